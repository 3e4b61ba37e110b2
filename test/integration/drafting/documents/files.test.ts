import { describe, expect, test } from "vitest";
import type { ChangeSelector } from "../../../../src/contract/change-selector.ts";
import type { PublicationConfig } from "../../../../src/contract/resources/publications.ts";
import { writeFiles } from "../../../../src/drafting/documents/files.ts";
import { selectSpans } from "../../../../src/drafting/spans/spans.ts";
import { buildNotes } from "../../../../src/writer/notes.ts";
import { renderReleaseNotes } from "../../../../src/writer/release-notes.ts";
import { openWidget } from "../../../support/drafts.ts";
import { History } from "../../../support/history.ts";

const LAST: ChangeSelector = { releases: { count: 1 } };
const LOG: PublicationConfig = { writeChangelogs: true };
const UNRELEASED: ChangeSelector = { tags: { start: "v1.1.0" } };

function createHistory(files: Record<string, string> = {}): History {
  const history = new History();
  history.commit("feat: answer (#1)", { "src/code.ts": "1\n", ...files });
  history.tag("v1.0.0");
  history.commit("feat: stream answers (#2)");
  history.tag("v1.1.0");
  history.commit("fix: keep the last line (#3)");
  return history;
}

/** The files that a publication would get for what the selector means, by path. */
async function write(history: History, selector: ChangeSelector, config: PublicationConfig = LOG) {
  const { source, openDraft } = await openWidget(history);
  const { spans } = await selectSpans(source.history, [selector]);
  const written = spans.map((span) => {
    const notes = buildNotes(span.commits);
    const { repository } = source;
    return { span, notes, releaseNotes: renderReleaseNotes(span, notes, repository), source: repository };
  });
  const { edits } = await writeFiles(await openDraft(), config, written);
  return { paths: edits.map(({ path }) => path), files: new Map(edits.map(({ path, content }) => [path, content])) };
}

describe("the changelog", () => {
  test.each<[string, Record<string, string>, string]>([
    ["where there is none", {}, "CHANGELOG.md"],
    ["called changes", { "CHANGES.md": "# Changes\n" }, "CHANGES.md"],
    ["beside a history", { "History.md": "# History\n", "changelog.md": "# Changelog\n" }, "changelog.md"],
    ["of a package, which is not the repository's", { "packages/core/CHANGELOG.md": "# Core\n" }, "CHANGELOG.md"],
  ])("%s is %s", async (_, before, path) => {
    using history = createHistory(before);
    const { paths, files } = await write(history, LAST);
    expect(paths).toEqual([path]);
    expect(files.get(path)).toMatch(/## \[?1\.1\.0\]? - 2026-01-01/);
    expect(files.get(path)).toContain("Stream answers");
  });

  test("gets several releases in one file, the newest first", async () => {
    using history = createHistory();
    const { paths, files } = await write(history, { releases: { count: 2 } });
    expect(paths).toEqual(["CHANGELOG.md"]);
    const headings = [...(files.get("CHANGELOG.md") ?? "").matchAll(/^## \[?(\w[\w.]*)/gm)].map((match) => match[1]);
    expect(headings).toEqual(["Unreleased", "1.1.0", "1.0.0"]);
  });

  test("moves entries below Unreleased to the newest of several releases", async () => {
    using history = createHistory({ "CHANGELOG.md": "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- By hand\n" });
    const content = (await write(history, { releases: { count: 2 } })).files.get("CHANGELOG.md") ?? "";
    expect(content.split(/^## /m).find((part) => part.startsWith("[1.1.0]"))).toContain("- By hand");
  });
});

describe("release notes", () => {
  const NOTES_ONLY: PublicationConfig = { writeReleaseNotes: true };
  const at = (path: string): PublicationConfig => ({ ...NOTES_ONLY, styleGuide: { releaseNotes: { path } } });

  test("get a file beside existing ones", async () => {
    using history = createHistory({ "docs/releases/v1.0.0.md": "First.\n" });
    const { paths, files } = await write(history, LAST, NOTES_ONLY);
    expect(paths).toEqual(["docs/releases/v1.1.0.md"]);
    expect(files.get("docs/releases/v1.1.0.md")).toContain("Stream answers");
  });

  test.each<[string, Record<string, string>, string]>([
    ["below docs", { "docs/guide.md": "Guide.\n" }, "docs/release-notes/1.1.0.md"],
    ["at the top without docs", { "documents.md": "Guide.\n" }, "release-notes/1.1.0.md"],
  ])("get a file of their own where there are none, %s", async (_, before, path) => {
    using history = createHistory(before);
    const { paths, files } = await write(history, LAST, NOTES_ONLY);
    expect(paths).toEqual([path]);
    expect(files.get(path)).toContain("Stream answers");
  });

  test("get a file for each package that a tag names", async () => {
    using history = createHistory();
    history.tag("@octo/core@2.0.0");
    const { paths } = await write(history, { tags: { start: "v1.1.0", end: "@octo/core@2.0.0" } }, NOTES_ONLY);
    expect(paths).toEqual(["release-notes/octo-core-2.0.0.md"]);
  });

  test("get no file where none is to be created", async () => {
    using history = createHistory();
    const config = { ...NOTES_ONLY, styleGuide: { releaseNotes: { createFile: false } } };
    expect((await write(history, LAST, config)).paths).toEqual([]);
  });

  test("use the publication's path, with a file for each version", async () => {
    using history = createHistory({ "docs/releases/v0.9.0.md": "Early.\n" });
    const { paths } = await write(history, { releases: { count: 2 } }, at("notes/{version}/{version}.md"));
    expect(paths.sort()).toEqual(["notes/1.0.0/1.0.0.md", "notes/1.1.0/1.1.0.md"]);
  });

  test("of several releases at one path do not overwrite each other", async () => {
    using history = createHistory();
    const { paths, files } = await write(history, { releases: { count: 2 } }, at("NOTES.md"));
    expect(paths).toEqual(["NOTES.md"]);
    expect(files.get("NOTES.md")).toContain("Stream answers");
  });

  test("of unreleased changes stay in the changelog", async () => {
    using history = createHistory();
    const { paths } = await write(history, UNRELEASED, { ...at("notes/{version}.md"), writeChangelogs: true });
    expect(paths).toEqual(["CHANGELOG.md"]);
  });

  test("of unreleased changes get a file where there is no changelog", async () => {
    using history = createHistory();
    expect((await write(history, UNRELEASED, at("notes/v{version}.md"))).paths).toEqual(["notes/unreleased.md"]);
    expect((await write(history, UNRELEASED, NOTES_ONLY)).paths).toEqual(["release-notes/unreleased.md"]);
  });
});
