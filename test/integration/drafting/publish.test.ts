import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type PublishedRelease, type PublishWish, publishMerged } from "../../../src/drafting/release/publish.ts";
import { createGitHubCodeHost } from "../../../src/hosts/github/host.ts";
import { FakeGitHub } from "../../support/github.ts";

const NAME = "octo/widget";
const AT = `/repos/${NAME}`;
const BRANCH = "release-docs/release";
const LOG = "# Changelog\n\n## [1.3.0] - 2026-01-01\n\n- Answer\n";
const NEXT = `# Changelog\n\n## [1.4.0] - 2026-02-01\n\n### Added\n\n- Stream (#3)\n\n${LOG}`;
const PUBLISHED: PublishWish = { tag: true, release: "published" };

let github: FakeGitHub;

beforeEach(async () => {
  github = await FakeGitHub.open({ [NAME]: { "CHANGELOG.md": LOG } });
});

afterEach(() => github[Symbol.asyncDispose]());

const openHost = () => createGitHubCodeHost({ apiUrl: github.url, token: "token-of-a-test", second: 0 }, NAME);

type Prepared = { releases?: string[]; files?: Record<string, string>; body?: string; branch?: string; base?: string };

/** Drafts a release. Returns the pull request's number. */
async function draft(prepared: Prepared = {}): Promise<number> {
  const { files = { "CHANGELOG.md": NEXT }, releases = ["v1.4.0"], branch = BRANCH, base } = prepared;
  const { body = "## Release notes\n\nStreams.\n" } = prepared;
  const opened = await (await openHost()).openDraft(branch, { base });
  const edits = Object.entries(files).map(([path, content]) => ({ path, content }));
  await opened.write({ title: `Release ${releases.join(", ")}`, body: "", edits, releases });
  const people = { labels: [], reviewers: [], assignees: [] };
  const request = { title: `Release ${releases.join(", ")}`, body, draft: false, ...people };
  return (await opened.pullRequests?.publish(request))?.number ?? 0;
}

/** Merges it too. Returns also where. */
async function merge(prepared: Prepared = {}, method: "merge" | "squash" = "merge") {
  const number = await draft(prepared);
  return { number, commit: await github.merge(NAME, number, method) };
}

/** The base of `BRANCH-1-x` is `1.x`. */
const named = (name: string) => ({ name, base: name === BRANCH ? undefined : name.slice(BRANCH.length + 1) });

/** What a run publishes and says; `tags` are those of its checkout. */
async function publish(wish: PublishWish = PUBLISHED, tags: readonly string[] = ["v1.3.0"], branches = [BRANCH]) {
  const made: PublishedRelease[] = [];
  const said: string[] = [];
  const { releases } = await openHost();
  if (releases === undefined) return expect.unreachable();
  const at = "2026-01-01T00:00:00Z";
  const known = await publishMerged({
    ...{
      releases,
      branches: branches.map(named),
      wish,
      repository: { name: NAME, webUrl: `https://github.com/${NAME}` },
    },
    tags: tags.map((name) => ({ name, commit: "a".repeat(40), committedAt: at, createdAt: at })),
    onMade: async (one, did) => {
      made.push(one);
      said.push(did);
    },
    onRemark: async (remark) => {
      said.push(remark);
    },
  });
  return { made, said, known: known.map(({ name, commit }) => [name, commit]) };
}

type Release = { id: number; tag_name: string; body: string; draft: boolean; prerelease: boolean };
const listReleases = () => github.call<Release[]>("GET", `${AT}/releases?per_page=100`);
const sent = (method: string, end: string) =>
  github.received
    .filter((one) => one.method === method && one.url?.endsWith(end))
    .map(({ body }): Record<string, unknown> => JSON.parse(body));
async function tagAt(name: string): Promise<string> {
  const ref = await github.call<{ object: { sha: string; type: string } }>("GET", `${AT}/git/ref/tags/${name}`);
  if (ref.object.type !== "tag") return ref.object.sha;
  return (await github.call<{ object: { sha: string } }>("GET", `${AT}/git/tags/${ref.object.sha}`)).object.sha;
}

describe("a merged release", () => {
  test.each(["merge", "squash"] as const)("by %s is tagged there and released, once", async (method) => {
    const { number, commit } = await merge({}, method);
    const { made, said, known } = await publish();
    expect(said).toEqual([
      `Made the tag v1.4.0 at ${commit.slice(0, 7)}, the merge of pull request #${number}.`,
      expect.stringMatching(/^Created the release v1\.4\.0: http/),
    ]);
    expect(known).toEqual([["v1.4.0", commit]]);
    expect(made.at(-1)).toMatchObject({ tag: "v1.4.0", version: "1.4.0", previousTag: "v1.3.0" });
    expect(await tagAt("v1.4.0")).toBe(commit);
    expect(sent("POST", "/git/tags")).toEqual([
      { tag: "v1.4.0", message: "Release v1.4.0", object: commit, type: "commit" },
    ]);
    const [release, ...others] = await listReleases();
    expect(others).toEqual([]);
    expect(release).toMatchObject({ tag_name: "v1.4.0", draft: false, prerelease: false });
    expect(release?.body).toMatch(/^### Added\n\n- Stream [\s\S]*compare\/v1\.3\.0\.\.\.v1\.4\.0/);
    expect(sent("POST", "/releases")).toMatchObject([{ name: "v1.4.0", make_latest: "true" }]);
    github.received.length = 0;
    expect(await publish()).toEqual({ made: [], said: [], known: [["v1.4.0", commit]] });
    expect(github.received.filter((one) => one.method !== "GET")).toEqual([]);
  });

  test.each(["merge", "squash"] as const)(
    "by %s names what came after its draft, unless a person worked on that",
    async (method) => {
      const number = await draft();
      await github.commit(NAME, "main", { "src/fold.ts": "1\n" }, "feat: fold (#4)\n\nMore.");
      await github.merge(NAME, number, method);
      expect((await publish()).said[0]).toMatch(
        /pull request #1\. Its notes were drafted before these commits: "feat: fold \(#4\)"\.$/,
      );
      const next = await draft({ releases: ["v1.5.0"], files: { "docs/a.md": "A\n" } });
      await github.commit(NAME, "main", { "src/fold.ts": "2\n" }, "fix: fold less (#5)");
      await github.commit(NAME, BRANCH, { "docs/b.md": "B\n" });
      await github.merge(NAME, next, method);
      expect((await publish(PUBLISHED, ["v1.3.0", "v1.4.0"])).said[0]).toMatch(/pull request #2\.$/);
    },
  );

  test("is not tagged where the tag is elsewhere, and nothing is moved", async () => {
    const { number, commit } = await merge();
    const other = await github.tip(NAME, BRANCH);
    await github.call("POST", `${AT}/git/refs`, { ref: "refs/tags/v1.4.0", sha: other });
    const message = `Pull request #${number} releases v1.4.0 at ${commit.slice(0, 7)}, but the tag is at ${other?.slice(0, 7)}.`;
    await expect(publish()).rejects.toMatchObject({ code: "release/tag-elsewhere", message });
    expect(await tagAt("v1.4.0")).toBe(other);
    expect(await listReleases()).toEqual([]);
  });

  test("into another branch than its base releases nothing, and neither does one that its base lost", async () => {
    const before = await github.tip(NAME, "main");
    await github.call("POST", `${AT}/git/refs`, { ref: "refs/heads/sandbox", sha: before });
    await merge({ base: "sandbox" });
    expect(await publish()).toEqual({ made: [], said: [], known: [] });
    const { number } = await merge();
    await github.call("PATCH", `${AT}/git/refs/heads/main`, { sha: before, force: true });
    expect((await publish()).said).toEqual([
      `v1.4.0 of pull request #${number} is not released: main does not have its merge any more.`,
    ]);
  });

  test("whose run ended after the tag gets its release by the next one", async () => {
    await merge();
    await publish({ tag: true, release: "none" });
    expect(await listReleases()).toEqual([]);
    expect((await publish(PUBLISHED, ["v1.3.0", "v1.4.0"])).said).toEqual([
      expect.stringMatching(/^Created the release/),
    ]);
    expect(await listReleases()).toMatchObject([
      { tag_name: "v1.4.0", body: expect.stringContaining("v1.3.0...v1.4.0") },
    ]);
  });

  test.each<PublishWish["release"]>(["published", "draft"])(
    "of two runs at once has one tag and one %s",
    async (release) => {
      const { commit } = await merge();
      const results = await Promise.all([publish({ tag: true, release }), publish({ tag: true, release })]);
      expect(await tagAt("v1.4.0")).toBe(commit);
      expect(await listReleases()).toMatchObject([{ tag_name: "v1.4.0", draft: release === "draft" }]);
      const said = results.flatMap((result) => result.said).filter((line) => line.includes("the release v1.4.0"));
      expect(said.filter((line) => line.startsWith("Created"))).toHaveLength(1);
      expect(results.flatMap((result) => result.said).filter((line) => line.startsWith("Made the tag"))).toHaveLength(
        1,
      );
    },
  );

  test("that another run tags meanwhile keeps that tag, or is refused where it is elsewhere", async () => {
    const { commit } = await merge();
    const raced = (sha: string | undefined) => {
      github.script = async ({ method, url }) => {
        if (method !== "POST" || !url?.endsWith("/git/refs")) return undefined;
        github.script = () => undefined;
        await github.call("POST", url, { ref: "refs/tags/v1.4.0", sha });
        return { status: 422, body: { message: "Reference already exists" } };
      };
    };
    raced(await github.tip(NAME, BRANCH));
    await expect(publish()).rejects.toMatchObject({ code: "release/tag-elsewhere" });
    await github.call("DELETE", `${AT}/git/refs/tags/v1.4.0`);
    raced(commit);
    expect(await publish({ tag: true, release: "none" })).toEqual({ made: [], said: [], known: [["v1.4.0", commit]] });
  });

  test("drafted by two runs at once keeps the older draft", async () => {
    await merge();
    const older = await github.call<Release>("POST", `${AT}/releases`, { tag_name: "v1.3.9", draft: true });
    let isMade = false;
    github.script = async ({ method, url }) => {
      isMade ||= method === "POST" && url?.endsWith("/releases") === true;
      if (method !== "GET" || !url?.includes("/releases?")) return undefined;
      // Emulate refuses a second draft of a tag.
      const tag = isMade ? "v1.4.0" : "v1.3.9";
      return { body: (await listReleases()).map((one) => (one.id === older.id ? { ...one, tag_name: tag } : one)) };
    };
    const { said } = await publish({ tag: false, release: "draft" });
    expect(said).toEqual([
      expect.stringMatching(/^Another run created a draft of the release v1\.4\.0, which stays: /),
    ]);
    expect((await listReleases()).map(({ id }) => id)).toEqual([older.id]);
  });

  test("is a draft without a tag until people or a later run publish it", async () => {
    const { commit } = await merge();
    const wish: PublishWish = { tag: false, release: "draft" };
    const { said, known } = await publish(wish);
    expect(said).toEqual([expect.stringMatching(/^Created a draft of the release v1\.4\.0: /)]);
    expect(known).toEqual([["v1.4.0", commit]]);
    expect(sent("POST", "/releases")).toMatchObject([{ draft: true, target_commitish: commit }]);
    expect((await publish(wish)).said).toEqual([]);
    await expect(tagAt("v1.4.0")).rejects.toThrow("404");
    expect((await publish()).said).toEqual([
      expect.stringMatching(/^Made the tag/),
      expect.stringMatching(/^Published the draft of the release v1\.4\.0: /),
    ]);
    expect(await listReleases()).toMatchObject([{ tag_name: "v1.4.0", draft: false }]);
  });

  test("before its version is a prerelease, and never the latest", async () => {
    await merge({ releases: ["v1.4.0-rc.1"], files: { "CHANGELOG.md": `# Changelog\n\n## 1.4.0-rc.1\n\n- Stream\n` } });
    const { made } = await publish(PUBLISHED, ["v1.3.0", "v1.4.0-beta.1"]);
    expect(made.at(-1)?.previousTag).toBe("v1.4.0-beta.1");
    expect(sent("POST", "/releases")).toMatchObject([{ prerelease: true, make_latest: "false" }]);
  });

  test("on a branch for backports is released, and not the latest", async () => {
    await github.call("POST", `${AT}/releases`, { tag_name: "v2.0.0", target_commitish: "main" });
    await github.call("POST", `${AT}/git/refs`, { ref: "refs/heads/v1", sha: await github.tip(NAME, "main") });
    const branch = "release-docs/release-v1";
    await merge({ branch, base: "v1" });
    const { made } = await publish(PUBLISHED, ["v1.3.0", "v2.0.0"], [BRANCH, branch]);
    expect(made.at(-1)).toMatchObject({ tag: "v1.4.0", previousTag: "v1.3.0" });
    expect(sent("POST", "/releases")).toMatchObject([{ tag_name: "v1.4.0", make_latest: "false" }]);
  });

  test("of three packages has a tag, a release and notes for each", async () => {
    const names = ["core", "cli", "docs"];
    const log = (name: string) => `# Changelog\n\n## 1.1.0\n\n- What ${name} does\n\n## 1.0.0\n\n- Start\n`;
    const files = Object.fromEntries(names.slice(0, 2).map((name) => [`packages/${name}/CHANGELOG.md`, log(name)]));
    const body =
      "## Release notes\n\n## \\@octo/core@1.1.0\n\nOther.\n\n## \\@octo/docs@1.1.0\n\n### Added\n\n- Pages\n";
    const { commit } = await merge({
      releases: names.map((name) => `@octo/${name}@1.1.0`),
      files,
      body,
    });
    const { known } = await publish(
      PUBLISHED,
      names.map((name) => `@octo/${name}@1.0.0`),
    );
    expect(known).toEqual(names.map((name) => [`@octo/${name}@1.1.0`, commit]));
    const bodies = sent("POST", "/releases").map(({ tag_name: tag, body: text, make_latest: latest }) => [
      tag,
      text,
      latest,
    ]);
    expect(bodies).toEqual([
      ["@octo/core@1.1.0", expect.stringMatching(/^- What core does\n/), "legacy"],
      ["@octo/cli@1.1.0", expect.stringMatching(/^- What cli does\n/), "legacy"],
      ["@octo/docs@1.1.0", "### Added\n\n- Pages", "legacy"],
    ]);
  });

  test("has the notes of its file about the version, else of its text without our mark", async () => {
    await merge({ files: { "release-notes/1.4.0.md": "# v1.4.0\n\nStreams for everybody.\n" } });
    await publish();
    const text = "## Files\r\n\r\n- a\r\n\r\n## Release notes\r\n\r\nStreams.\r\n";
    const files = { "docs/streams.md": "How to\n" };
    await merge({ releases: ["v1.5.0"], files, body: text });
    await publish(PUBLISHED, ["v1.3.0", "v1.4.0"]);
    expect(sent("POST", "/releases").map(({ body }) => body)).toEqual([
      expect.stringMatching(/^Streams for everybody\.\n/),
      "Streams.",
    ]);
  });

  test("without any notes says so", async () => {
    await merge({ files: { "docs/streams.md": "How to\n" }, body: "Nothing.\n" });
    expect((await publish()).said).toContainEqual(expect.stringMatching(/^The release v1\.4\.0 has no notes: /));
  });
});

describe("what is not released", () => {
  test("is a version that a person replaced in the changelog", async () => {
    await merge({
      files: {
        "CHANGELOG.md": `# Changelog\n\n## [2.0.0]\n\n- Stream\n\n${LOG}\n[1.4.0]: https://widget.example/v1.4.0\n`,
      },
    });
    const { said, made } = await publish();
    expect(made).toEqual([]);
    expect(said).toEqual([
      "v1.4.0 of pull request #1 is not released: its changelog does not name that version any more.",
    ]);
  });

  test("is an earlier merge without a tag, where a later version has one", async () => {
    await merge();
    await merge({ releases: ["v1.5.0"], files: { "CHANGELOG.md": `# Changelog\n\n## 1.5.0\n\n- Fold\n\n${LOG}` } });
    const { said, made } = await publish(PUBLISHED, ["v1.3.0", "v1.4.5"]);
    expect(said[0]).toBe("v1.4.0 of pull request #1 is not released: v1.4.5 is there already.");
    expect(made.map(({ tag }) => tag)).toEqual(["v1.5.0", "v1.5.0"]);
  });

  test("is a merge whose commits name no release", async () => {
    await merge({ releases: [] });
    expect((await publish()).said).toEqual(["No commit of the merged pull request #1 names its release."]);
  });
});

test.each([
  [403, "Resource not accessible by integration"],
  [422, "Repository rule violations found"],
])("a refusal of GitHub (%i, %s) says what to do", async (status, message) => {
  await merge();
  github.script = ({ method, url }) =>
    method === "POST" && url?.endsWith("/git/refs") ? { status, body: { message } } : undefined;
  await expect(publish()).rejects.toMatchObject({
    code: "release/refused",
    message: expect.stringMatching(/make the tag v1\.4\.0/),
    hint: expect.stringMatching(/contents: write[\s\S]*rule[\s\S]*workflows: write/),
  });
});

test("merges that no run released are released together, the oldest first", async () => {
  await merge();
  await merge({ releases: ["v1.5.0"], files: { "CHANGELOG.md": `# Changelog\n\n## 1.5.0\n\n- Fold\n\n${LOG}` } });
  const { known, made } = await publish();
  expect(known.map(([name]) => name)).toEqual(["v1.4.0", "v1.5.0"]);
  expect(made.at(-1)).toMatchObject({ tag: "v1.5.0", previousTag: "v1.4.0" });
});
