import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { create, edit, finish, ScriptedModel } from "../../support/documents-model.ts";
import { DraftFixture, type Order, say } from "../../support/drafts.ts";

const BRANCH = "release-docs/unreleased";
const BEFORE = "# Changelog\n\n## [Unreleased]\n\n## [1.0.0] - 2026-01-01\n\n### Added\n\n- Answer\n";
const README = "# Widget\n\nUse octo/widget@v1.0.0.\n";

let history: DraftFixture;
beforeEach(() => {
  history = new DraftFixture();
  history.add(["feat: answer (#1)", { "CHANGELOG.md": BEFORE, "README.md": README }], "v1.0.0");
});
afterEach(() => history[Symbol.dispose]());

/** What a step asks for after the merge of a pull request that was squashed. */
const merge = (subject: string, order: Order = {}) => {
  const sha = history.commit(subject);
  const title = `Document ${subject}`;
  const request = { title, eventType: "merge" as const, changes: [{ commits: { shas: [sha] } }] };
  return history.write({ title, ...order, request });
};
const linesOf = (path = "CHANGELOG.md") => history.show(BRANCH, path).split("\n");
const entriesOf = () => linesOf().filter((line) => line.startsWith("- ") && line !== "- Answer");
const link = (number: number) => `([#${number}](https://github.com/octo/widget/pull/${number}))`;

describe("merges share one draft", () => {
  test("with an entry for each, whoever asks again", async () => {
    const first = await merge("feat: stream answers (#2)");
    expect([first.branch, first.title]).toEqual([BRANCH, "Document unreleased changes"]);
    const second = await merge("fix: keep the last line (#3)");
    expect([second.branch, second.title]).toEqual([BRANCH, "Document unreleased changes"]);
    const entries = [`- Stream answers ${link(2)}`, `- Keep the last line ${link(3)}`];
    expect(entriesOf()).toEqual(entries);
    // The notes of the run are those of its own merge, the pull request's those of the draft.
    expect(second.entries.get("releaseNotes")?.join()).not.toContain("Stream answers");
    expect(second.body).toContain("Stream answers");
    expect(second.body).toContain("Keep the last line");
    const sha = history.git("rev-parse", "HEAD~1");
    await history.write({ request: { eventType: "merge", changes: [{ commits: { shas: [sha] } }] } });
    expect(entriesOf()).toEqual(entries);
  });

  test("that keeps what people deleted and reworded, and what other requests left out", async () => {
    await merge("feat: stream answers (#2)");
    await merge("fix: keep the last line (#3)");
    await merge("fix: close the file (#4)", { comments: [say("Leave out #4.")] });
    history.edit(BRANCH, "CHANGELOG.md", (text) =>
      text.replace(/- Stream.*\n/, "").replace("the last line", "all lines"),
    );
    await merge("feat: draw charts (#5)");
    expect(entriesOf()).toEqual([`- Draw charts ${link(5)}`, `- Keep all lines ${link(3)}`]);
    await merge("fix: open the file (#6)", { comments: [say("Bring back #4.")] });
    expect(entriesOf()).toEqual([
      `- Draw charts ${link(5)}`,
      ...[`- Open the file ${link(6)}`, `- Close the file ${link(4)}`, `- Keep all lines ${link(3)}`],
    ]);
  });

  test("without what is reverted or released meanwhile", async () => {
    await merge("feat: stream answers (#2)");
    await merge("fix: keep the last line (#3)");
    const sha = history.git("rev-parse", "HEAD~1");
    await merge(`Revert "feat: stream answers (#2)" (#4)\n\nThis reverts commit ${sha}.`);
    expect(entriesOf()).toEqual([`- Keep the last line ${link(3)}`]);
    history.tag("v1.1.0");
    await merge("feat: draw charts (#5)");
    expect(entriesOf()).toEqual([`- Draw charts ${link(5)}`]);
  });

  test("with the documentation that a model wrote for each, unless the base changed it since", async () => {
    const publication = { config: { writeChangelogs: true, writeDocumentation: true } };
    const because = { because: ["#2"] };
    await using model = await ScriptedModel.start(
      { about: "keep the last line", steps: [finish] },
      { about: "stream answers", steps: [create({ ...because, path: "docs/streams.md" }), edit(because), finish] },
    );
    history.commit("docs: explain passwords", { "docs/auth.md": "Send your password.\n" });
    await merge("feat: stream answers (#2)", { publication, model: model.access() });
    expect(history.show(BRANCH, "docs/auth.md")).toBe("Send a token.\n");
    await merge("fix: keep the last line (#3)", { publication, model: model.access() });
    expect(history.changed(BRANCH)).toEqual(["CHANGELOG.md", "docs/auth.md", "docs/streams.md"]);
    history.commit("docs: explain accounts", { "docs/auth.md": "Send your name and your password.\n" });
    await merge("fix: keep the last line, again (#4)", { publication, model: model.access() });
    expect(history.changed(BRANCH)).toEqual(["CHANGELOG.md", "docs/streams.md"]);
  });

  test.each(["into one that is there", "into a new one"])("where two write at the same time, %s", async (when) => {
    const numbers = when === "into a new one" ? [2, 3] : [1, 2, 3];
    const order = { request: { eventType: "merge" as const } };
    if (numbers.length === 3) await merge("feat: draw charts (#4)");
    const [one, other] = [history.commit("feat: stream answers (#2)"), history.commit("fix: keep the last line (#3)")];
    const write = (sha: string, onWrite?: Order["onWrite"]) =>
      history.write({
        ...(onWrite && { onWrite }),
        request: { ...order.request, changes: [{ commits: { shas: [sha] } }] },
      });
    await write(one, async (count) => {
      if (count === 1) await write(other);
    });
    const drawn = numbers.length === 3 ? [`- Draw charts ${link(4)}`] : [];
    const all = [`- Stream answers ${link(2)}`, ...drawn, `- Keep the last line ${link(3)}`].sort();
    expect(entriesOf().sort()).toEqual(all);
    await merge("docs: nothing for the changelog (#5)");
    expect(entriesOf().sort()).toEqual(all);
  });

  test("where a run was cut off after it had pushed the branch, and where no ref is taken", async () => {
    const first = await merge("feat: stream answers (#2)");
    const ref = `refs/release-docs/${first.branch}`;
    const before = history.git("rev-parse", ref);
    await merge("fix: keep the last line (#3)");
    history.git("update-ref", ref, before);
    await merge("feat: draw charts (#4)");
    const entries = [
      `- Draw charts ${link(4)}`,
      `- Stream answers ${link(2)}`,
      `- Keep the last line ${link(3)}`,
    ].sort();
    expect(entriesOf().sort()).toEqual(entries);
    history.git("update-ref", "-d", ref);
    await merge("fix: close the file (#5)");
    expect(entriesOf().sort()).toEqual([...entries, `- Close the file ${link(5)}`].sort());
  });

  test("that a request about fewer commits does not narrow", async () => {
    await merge("feat: stream answers (#2)");
    await merge("fix: keep the last line (#3)");
    history.commit("feat: draw charts (#4)");
    const { branch } = await history.write({ request: { changes: [{ commits: { count: 1 } }] } });
    expect(branch).toBe(BRANCH);
    expect(entriesOf().sort()).toEqual(
      [`- Draw charts ${link(4)}`, `- Keep the last line ${link(3)}`, `- Stream answers ${link(2)}`].sort(),
    );
  });

  test("with what was asked in other conversations about files and lines of it", async () => {
    const publication = { config: { styleGuide: { releaseNotes: { path: "docs/next.md" } } } };
    await merge("feat: stream answers (#2)", { publication });
    const former = { branch: BRANCH, files: ["CHANGELOG.md"] };
    const ask = (comments: Order["comments"]) =>
      history.write({
        ...{ publication, comments, former },
        request: { eventType: "merge", changes: [{ commits: { shas: [history.git("rev-parse", "HEAD")] } }] },
      });
    const startLine = 1 + linesOf("README.md").indexOf("Use octo/widget@v1.0.0.");
    await ask([
      say("```suggestion\nEnjoy it.\n```", {
        anchor: { filePath: "README.md", startLine, lines: "Use octo/widget@v1.0.0." },
      }),
    ]);
    expect(history.show(BRANCH, "README.md")).toContain("Enjoy it.");
    await merge("fix: keep the last line (#3)", { publication });
    expect(history.show(BRANCH, "README.md")).toContain("Enjoy it.");
    await ask([say("/exclude CHANGELOG.md")]);
    await merge("feat: draw charts (#4)", { publication });
    expect(history.changed(BRANCH)).toEqual(["README.md"]);
    await merge("fix: close the file (#5)", { publication, comments: [say("/restore CHANGELOG.md")] });
    expect(entriesOf()).toHaveLength(4);
  });

  test("where a comment leaves out its only entry", async () => {
    await merge("feat: stream answers (#2)");
    const changes = [{ commits: { shas: [history.git("rev-parse", "HEAD")] } }];
    const former = { branch: BRANCH, files: ["CHANGELOG.md"] };
    await history.write({ comments: [say("/skip #2")], former, request: { eventType: "merge", changes } });
    await merge("fix: keep the last line (#3)");
    expect(entriesOf()).toEqual([`- Keep the last line ${link(3)}`]);
  });

  test("and begins anew after it is merged", async () => {
    await merge("feat: stream answers (#2)");
    history.merge(BRANCH, "Merge pull request #3 from octo/release-docs/unreleased");
    await merge("fix: keep the last line (#4)");
    expect(history.git("diff", "--numstat", `main...${BRANCH}`)).toMatch(/^4\t0\tCHANGELOG\.md$/);
    expect(entriesOf()).toEqual([`- Stream answers ${link(2)}`, `- Keep the last line ${link(4)}`]);
  });

  test("unless the publication wants one draft per change", async () => {
    const publication = { config: { pullRequest: { perChange: true } } };
    const first = await merge("feat: stream answers (#2)", { publication });
    const second = await merge("fix: keep the last line (#3)", { publication });
    expect([first.branch, second.branch]).toEqual(["release-docs/pr-2", "release-docs/pr-3"]);
    expect(second.title).toBe("Document fix: keep the last line (#3)");
    expect(history.show("release-docs/pr-3", "CHANGELOG.md")).not.toContain("Stream answers");
  });
});

/** How a code host merges a draft, and what that leaves of its commits. */
const MERGES: readonly [string, () => unknown][] = [
  ["a merge commit", () => history.merge(BRANCH, "Merge pull request #9 from octo/release-docs/unreleased")],
  ["a merge commit that a person named", () => history.merge(BRANCH, "Tell users what is new (#9)")],
  ["a rebase", () => history.copy(...history.git("rev-list", "--reverse", `main..${BRANCH}`).split("\n"))],
  ["a squash", () => squash(`Document changes (#9)\n\n${history.git("log", "--format=* %B", `main..${BRANCH}`)}`)],
  ["a squash with the title only", () => squash("Document changes (#9)")],
];
function squash(message: string): void {
  history.git("merge", "--quiet", "--squash", BRANCH);
  history.commit(message, {});
}

describe("a draft that was merged", () => {
  const UNRELEASED: Order = { request: { changes: [{ tags: { start: "v1.0.0" } }] } };
  /** Merges a draft of what is there, with a person's edit of it. */
  const mergeDraft = async (mergeIt: () => unknown, edit = (text: string) => text.replace("Stream", "Send")) => {
    expect((await history.write(UNRELEASED)).branch).toBe(BRANCH);
    history.edit(BRANCH, "CHANGELOG.md", edit);
    mergeIt();
    history.git("branch", "--delete", "--force", BRANCH);
  };
  const release = async () => {
    history.tag("v1.1.0");
    const { branch, entries } = await history.write();
    const [section = ""] = (branch === undefined ? "" : history.show(branch, "CHANGELOG.md")).split("## [1.0.0]");
    const [notes = "", folded = ""] = entries.get("releaseNotes")?.join().split("<details>") ?? [];
    const count = (text: string) =>
      ["answers", "charts", "last line", "file", "left-pad", "right-pad"].map((word) => text.split(word).length - 1);
    return { notes: count(notes), section: count(section), folded };
  };

  test.each(MERGES)("by %s announces no release: later changes are listed too, each once", async (_, mergeIt) => {
    history.add("feat: stream answers (#2)", "feat: draw charts (#3)", [
      "chore(deps): bump left-pad from 1.0.0 to 2.0.0 (#4)",
      { "package.json": "{}\n" },
    ]);
    await mergeDraft(mergeIt);
    history.add("fix: keep the last line (#5)", "fix: close the file (#6)", [
      "chore(deps): bump right-pad from 1.0.0 to 2.0.0 (#7)",
      { "package.json": "{ }\n" },
    ]);
    await history.write(UNRELEASED);
    expect(entriesOf()).toEqual([
      ...[`- Draw charts ${link(3)}`, `- Send answers ${link(2)}`],
      expect.stringMatching(/^- 2 dependency updates: `left-pad` .*, `right-pad` /),
      ...[`- Close the file ${link(6)}`, `- Keep the last line ${link(5)}`],
    ]);
    const { notes, section, folded } = await release();
    expect({ notes, section }).toEqual({ notes: [1, 1, 1, 1, 1, 1], section: [1, 1, 1, 1, 1, 1] });
    expect(folded).not.toContain("other change");
  });

  test("leaves older changes that it lacks to the release", async () => {
    history.commit("feat: draw charts (#2)");
    await merge("fix: keep the last line (#3)");
    await merge("fix: close the file (#4)");
    MERGES[0]?.[1]();
    expect(await release()).toMatchObject({ notes: [0, 1, 1, 1, 0, 0], section: [0, 1, 1, 1, 0, 0] });
  });

  test("is known by commits where changes have no number", async () => {
    history.add("feat: stream answers", "feat: draw charts");
    await mergeDraft(
      () => squash("Document changes"),
      (text) => text.replace("Draw", "Paint"),
    );
    history.commit("fix: keep the last line");
    expect(await release()).toMatchObject({ notes: [1, 1, 1, 0, 0, 0], section: [1, 1, 1, 0, 0, 0] });
  });

  const remove = (text: string) => text.replace(/- Stream.*\n/, "");
  test.each([
    ...MERGES.slice(0, 3).map(([name, mergeIt]) => [`before ${name}`, mergeIt, remove] as const),
    [
      "after a squash",
      () => {
        MERGES[3]?.[1]();
        history.commit("Edit the changelog", { "CHANGELOG.md": remove(history.show("main", "CHANGELOG.md")) });
      },
      (text: string) => text.replace("Draw", "Paint"),
    ] as const,
  ])("keeps what was removed from it %s", async (_, mergeIt, edit) => {
    history.add("feat: stream answers (#2)", "feat: draw charts (#3)");
    await mergeDraft(mergeIt, edit);
    history.commit("fix: keep the last line (#4)");
    expect(await release()).toMatchObject({ notes: [0, 1, 1, 0, 0, 0], section: [0, 1, 1, 0, 0, 0] });
  });
});
