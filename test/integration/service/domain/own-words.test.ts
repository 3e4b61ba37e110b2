import { expect, test } from "vitest";
import type { ChangeSelector } from "../../../../src/contract/change-selector.ts";
import type { PublicationConfig } from "../../../../src/contract/publications.ts";
import { selectSpans } from "../../../../src/service/domain/commits/spans.ts";
import { writeFiles } from "../../../../src/service/domain/files.ts";
import { openCheckout } from "../../../../src/service/domain/repositories/checkout.ts";
import { openWorkspace } from "../../../../src/service/domain/repositories/repositories.ts";
import { writeSpan } from "../../../../src/service/domain/span-notes.ts";
import { gitLimits } from "../../../../src/shared/git-limits.ts";
import { History } from "../../../support/history.ts";

const ALL: PublicationConfig = { writeChangelogs: true, writeReleaseNotes: true };
const LAST: ChangeSelector = { releases: { count: 1 } };
const SECTION = "# Changes\n\n## 1.1.0\n\n- Answers arrive as a stream\n\n## 1.0.0\n\n- First\n";

function createHistory(files: Record<string, string>): History {
  const history = new History();
  history.commit("feat: answer (#1)");
  history.tag("v1.0.0");
  history.commit("feat: stream answers (#2)", { "src/code.ts": "2\n", ...files });
  history.tag("v1.1.0");
  return history;
}

async function write(history: History, config = ALL, selector = LAST) {
  const repositories = await openCheckout({ directory: history.directory, drafts: "branches" });
  const widget = { id: "cnn-1", name: "widget", repositoryUrl: "file:///widget", app: undefined };
  const workspace = await openWorkspace(repositories, [widget], widget);
  const [source] = workspace.sources;
  if (source === undefined) throw new Error("There is no source.");
  const { spans } = await selectSpans(source.history, [selector]);
  const written = await Promise.all(spans.map((span) => writeSpan(source, span, config)));
  const draft = await (await workspace.openCodeHost()).openDraft("release-docs/test");
  const { edits } = await writeFiles(draft, config, written);
  return {
    notes: written.map(({ releaseNotes }) => releaseNotes),
    own: written.map(({ ownFile }) => ownFile),
    remarks: written.flatMap(({ remarks = [] }) => remarks),
    files: new Map(edits.map(({ path, content }) => [path, content])),
  };
}

test("a release's own section is its notes, and no file is written", async () => {
  using history = createHistory({ "CHANGES.md": SECTION });
  expect(await write(history)).toEqual({
    notes: ["- Answers arrive as a stream\n"],
    own: ["CHANGES.md"],
    remarks: [],
    files: new Map(),
  });
});

test("the section is that of the tag, whatever came later", async () => {
  using history = createHistory({ "CHANGES.md": SECTION });
  history.commit("docs: reword", { "CHANGES.md": SECTION.replace("Answers arrive", "Changed") });
  expect((await write(history)).notes).toEqual(["- Answers arrive as a stream\n"]);
});

test("a section that says nothing is not the notes", async () => {
  using history = createHistory({ "CHANGES.md": SECTION.replace("- Answers arrive as a stream", "TBD") });
  const { notes, own, files } = await write(history);
  expect(own).toEqual([undefined]);
  expect(notes[0]).toContain("Stream answers");
  expect(files.get("CHANGES.md")).toContain("Stream answers");
});

test("only the releases without a section of their own get one", async () => {
  using history = createHistory({ "CHANGES.md": SECTION });
  history.commit("fix: keep the last line (#3)");
  history.tag("v1.2.0");
  const { own, files } = await write(history, ALL, { releases: { count: 2 } });
  expect(own).toEqual([undefined, "CHANGES.md"]);
  const changelog = files.get("CHANGES.md") ?? "";
  expect(changelog).toMatch(/Keep the last line/);
  expect(changelog.endsWith(SECTION.slice(SECTION.indexOf("## 1.1.0")))).toBe(true);
  expect([...files.keys()].filter((path) => path.includes("1.1.0"))).toEqual([]);
});

test("a path for release notes that was asked for gets the own words", async () => {
  using history = createHistory({ "CHANGES.md": SECTION });
  const config = { ...ALL, styleGuide: { releaseNotes: { path: "site/{version}.md" } } };
  expect(Object.fromEntries((await write(history, config)).files)).toEqual({
    "site/1.1.0.md": "- Answers arrive as a stream\n",
  });
});

test("only the publication's changelog counts where it has one", async () => {
  using history = createHistory({ "CHANGES.md": SECTION });
  const config = { ...ALL, styleGuide: { changelogs: { path: "docs/log.md" } } };
  const { own, files } = await write(history, config);
  expect(own).toEqual([undefined]);
  expect(files.has("docs/log.md")).toBe(true);
});

test("a file that is too large is named, and the commits are listed", async () => {
  using history = createHistory({ "CHANGES.md": SECTION + "x".repeat(gitLimits.fileBytes) });
  const { notes, remarks } = await write(history, { writeReleaseNotes: true });
  expect(notes[0]).toContain("Stream answers");
  expect(remarks).toEqual([expect.stringContaining("CHANGES.md")]);
});
