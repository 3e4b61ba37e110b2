import { writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { DraftFixture, say } from "../../support/drafts.ts";

const BRANCH = "release-docs/v1.1.0";

function createPlace(files: Record<string, string> = {}): DraftFixture {
  const place = new DraftFixture();
  place.commit("feat: answer (#1)", { "src/code.ts": "1\n", ...files });
  place.tag("v1.0.0");
  place.commit("feat: stream answers (#2)");
  place.commit("fix: keep the last line (#3)");
  place.commit("refactor: split the file (#4)");
  place.commit("chore(deps): bump left-pad from 1.0.0 to 2.0.0 (#5)", { "package.json": '{"name":"@octo/widget"}\n' });
  place.tag("v1.1.0");
  return place;
}

describe("guidance in plain sentences", () => {
  test("sets paths, titles and pull request options", async () => {
    using place = createPlace();
    const done = await place.write({
      publication: {
        config: {
          planningInstructions: "Keep the changelog in docs/old.md",
          prCommitInstructions: "Title pull requests `Notes of {subject}`\nOpen pull requests as drafts\nSmile.",
        },
        instructions: {
          changelog: ["Keep the changelog in docs/CHANGES.md"],
          releaseNotes: ["Release notes go to docs/releases/"],
          commit: ["Use conventional commits", "Label pull requests docs"],
        },
      },
    });
    expect(place.changed(BRANCH)).toEqual(["docs/CHANGES.md", "docs/releases/1.1.0.md"]);
    expect(done.title).toBe("Notes of v1.1.0");
    expect(place.git("log", "-1", "--format=%s", BRANCH)).toBe("docs: document v1.1.0");
    expect(done.config.pullRequest).toMatchObject({ draft: true, labels: ["docs"] });
    expect(done.entries.get("notice")).toEqual([expect.stringMatching(/not understood.*: "Smile\."\.$/)]);
  });

  test("is overridden by the configuration, with a notice", async () => {
    using place = createPlace();
    const done = await place.write({
      publication: {
        config: {
          styleGuide: { changelogs: { path: "LOG.md" } },
          pullRequest: { title: "docs: {subject}" },
          planningInstructions: "Keep the changelog in docs/CHANGES.md",
          prCommitInstructions: "Prefix commits with `chore:`",
        },
      },
    });
    expect(place.changed(BRANCH)).toEqual(["LOG.md"]);
    expect(done.title).toBe("docs: v1.1.0");
    expect(place.git("log", "-1", "--format=%s", BRANCH)).toBe("chore: docs: v1.1.0");
    expect(done.entries.get("notice")).toEqual([
      expect.stringMatching(/^The configuration .*: "Keep the changelog in docs\/CHANGES\.md"\.$/),
    ]);
  });

  test("is overridden for commits alone; they are signed off", async () => {
    using place = createPlace();
    const pullRequest = { commitMessage: "chore(docs): {subject}", signOff: true, branch: "release-docs/x-{subject}" };
    const config = { pullRequest, prCommitInstructions: "Prefix commits with `chore:`" };
    const { title, branch, entries, details } = await place.write({ publication: { config } });
    expect({ title, branch }).toEqual({ title: "Document v1.1.0", branch: "release-docs/x-v1.1.0" });
    expect(place.git("log", "-1", "--format=%s%n%(trailers:key=Signed-off-by)", branch ?? "")).toMatch(
      /^chore\(docs\): v1\.1\.0\nSigned-off-by: github-actions\[bot\] <.+>$/,
    );
    expect(entries.get("notice")).toEqual([expect.stringMatching(/^The configuration overrides.*`chore:`/)]);
    expect(details.get("draft")).toMatchObject({ branch, commit: place.git("rev-parse", branch ?? "") });
  });

  test("leaves kinds of changes out, and counts their commits", async () => {
    using place = createPlace();
    const { entries } = await place.write({
      publication: { config: { planningInstructions: "Leave out internal changes and dependency updates" } },
    });
    expect(entries.get("account")).toEqual([
      "4 commits: 2 changes listed; not listed: 2 commits left out by their kind.",
    ]);
    expect(entries.get("releaseNotes")?.[0]).not.toMatch(/Split the file|left-pad/);
    expect(place.show(BRANCH, "CHANGELOG.md")).not.toContain("dependency update");
  });
});

describe("documents", () => {
  const README =
    "# Widget\n\n    npm i @octo/widget@1.0.0\n\n- uses: octo/widget@v1\n- uses: octo/widget@v1.0.0\n- uses: other/one@v1.0.0\n";
  const FILES = {
    "package.json": '{"name":"@octo/widget"}\n',
    "README.md": README,
    "docs/guide.md": "Get https://github.com/octo/widget/releases/download/v1.0.0/w.zip\n",
    "docs/migration.md": "octo/widget@v1.0.0\n",
    "docs/v1.0/guide.md": "octo/widget@v1.0.0\n",
    "handbook/setup.md": "octo/widget@v1.0.0\n",
    "CHANGELOG.md": "# Changelog\n\n## 1.0.0\n\n- octo/widget@v1.0.0\n",
  };
  const config = { writeDocumentation: true };

  test("get the new version in place of the previous one, with a reason each", async () => {
    using place = createPlace(FILES);
    const { entries, body } = await place.write({ publication: { config } });
    expect(place.changed(BRANCH)).toEqual(["CHANGELOG.md", "README.md", "docs/guide.md"]);
    expect(place.show(BRANCH, "README.md")).toBe(
      README.replace("widget@1.0.0", "widget@1.1.0").replace("octo/widget@v1.0.0", "octo/widget@v1.1.0"),
    );
    expect(place.show(BRANCH, "CHANGELOG.md")).toContain("octo/widget@v1.0.0");
    expect(entries.get("documentation")).toEqual([
      "README.md: 2 lines name 1.1.0 instead of 1.0.0 (lines 3, 6).\n" +
        "docs/guide.md: 1 line names 1.1.0 instead of 1.0.0 (line 1).",
    ]);
    expect(body).toContain("- `docs/guide.md`: 1 line names 1.1.0 instead of 1.0.0 (line 1)\n");
    expect(body).toContain("- [ ] 2 documents name the new version: do the examples work with it?");
  });

  test("are no files that tools obey, also where the publication names one", async () => {
    const obeyed = ["README.py", "docs/AGENTS.md", ".gitlab-ci.yml", "handbook/.x/a.md"];
    using place = createPlace({ ...FILES, ...Object.fromEntries(obeyed.map((path) => [path, README])) });
    for (const path of [".gitlab-ci.yml", "handbook"]) {
      const named = { ...config, styleGuide: { documentation: { path } } };
      const { entries } = await place.write({ publication: { config: named } });
      for (const one of obeyed) expect(place.changed(BRANCH)).not.toContain(one);
      expect(entries.get("notice")?.join() ?? "").toMatch(path === "handbook" ? /^$/ : /^\.gitlab-ci\.yml was not/);
    }
    const places = [{ changelogs: { path: ".husky/log" } }, { releaseNotes: { path: "ci/{version}.yml" } }];
    for (const styleGuide of places) {
      const drafted = place.write({ publication: { config: { ...config, styleGuide, writeReleaseNotes: true } } });
      await expect(drafted).rejects.toMatchObject({ code: "codehost/path-refused" });
    }
  });

  test.each([
    ["not requested", {}, {}],
    ["nothing is released", config, { changes: [{ commits: { count: 1 } }] }],
  ])("stay as they are where it is %s", async (_, given, request) => {
    using place = createPlace(FILES);
    place.commit("fix: more (#6)");
    const { branch } = await place.write({ publication: { config: given }, request });
    expect(place.changed(branch)).toEqual(["CHANGELOG.md"]);
  });

  test("that cannot be read give a notice, and the rest is written", async () => {
    using place = createPlace(FILES);
    writeFileSync(`${place.directory}/docs/odd.md`, Buffer.from("octo/widget@v1.0.0 \u00e9\n", "latin1"));
    place.commit("docs: add an odd file", {});
    const { entries } = await place.write({ publication: { config } });
    expect(entries.get("notice")?.[0]).toMatch(/^docs\/odd\.md was not checked/);
    expect(place.show(BRANCH, "docs/guide.md")).toContain("v1.1.0");
  });

  test("that are excluded do not change, and the text does not list them", async () => {
    using place = createPlace(FILES);
    const { body, excludedFiles } = await place.write({ publication: { config }, excludedFiles: ["README.md"] });
    expect(place.changed(BRANCH)).toEqual(["CHANGELOG.md", "docs/guide.md"]);
    expect(body).not.toContain("README.md");
    expect(place.git("rev-list", "--count", `main..${BRANCH}`)).toBe("1");
    expect(excludedFiles).toEqual(["README.md"]);
  });

  test("that are excluded are reverted on a branch with commits of others", async () => {
    using place = createPlace(FILES);
    await place.write({ publication: { config } });
    place.edit(BRANCH, "docs/guide.md", (text) => `${text}By hand.\n`);
    const { entries } = await place.write({ publication: { config }, excludedFiles: ["README.md"] });
    expect(place.changed(BRANCH)).toEqual(["CHANGELOG.md", "docs/guide.md"]);
    expect(place.show(BRANCH, "docs/guide.md")).toContain("By hand.");
    expect(entries.get("diff")?.[0]).not.toContain("README.md");
  });

  test("that are restored are restored again where a push drops them before the draft is written", async () => {
    using place = createPlace(FILES);
    const guide = "docs/guide.md";
    const exclude = say(`/exclude ${guide}`);
    await place.write({ publication: { config } });
    place.edit(BRANCH, guide, (text) => `${text}By hand.\n`);
    const { withheld } = await place.write({ publication: { config }, comments: [exclude] });
    const before = place.git("rev-parse", BRANCH);
    const subjects: string[] = [];
    await place.write({
      publication: { config },
      comments: [exclude, say(`/restore ${guide}`), say("/skip #3")],
      withheld: new Map(withheld.map((one) => [one.file.path, one])),
      onOpened: (count) => {
        // The first time restores the file; what the second time read is then replaced by a push.
        if (count !== 2) return;
        subjects.push(place.git("log", "-1", "--format=%s", BRANCH));
        place.git("branch", "--force", BRANCH, before);
        place.edit(BRANCH, "README.md", (text) => `${text}Pushed.\n`);
      },
    });
    expect(subjects).toEqual([`Take in ${guide}`]);
    expect(place.show(BRANCH, "README.md")).toContain("Pushed.");
    expect(place.show(BRANCH, guide)).toContain("By hand.");
    expect(place.show(BRANCH, "CHANGELOG.md")).not.toContain("Keep the last line");
  });
});

test("pages that a request links to are listed, escaped, and only those of http and https", async () => {
  using place = createPlace();
  const { entries, body } = await place.write({
    links: [
      { url: "https://ada:secret@example.com/a(b)?c=`d`", title: "A [plan] <b>", excerpt: "Closes #1 @ada" },
      { url: "javascript:alert(1)", title: "Bad" },
    ],
  });
  const link = "- [A \\[plan\\] &lt;b&gt;](https://example.com/a%28b%29?c=%60d%60): Closes #1 `@ada`";
  expect(entries.get("links")).toEqual([link]);
  expect(body).toContain(`## Links\n\n${link.replace("Closes", "Closes\u200B")}`);
});
