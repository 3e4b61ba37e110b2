import { expect, test } from "vitest";
import { MAX_TITLE_LENGTH } from "../../../src/writer/change.ts";
import { buildNotes } from "../../../src/writer/notes.ts";
import { makeCommits } from "../../support/make-commits.ts";

const LONG = `Support ${"v1.0-rc.1 and ".repeat(10_000)}`;

function readTexts(...given: Parameters<typeof buildNotes>): string[] {
  const notes = buildNotes(...given);
  return [...notes.sections.flatMap(({ entries }) => entries), ...notes.internal].map(({ text }) => text);
}

test.each([
  ["the subject", LONG],
  ["the number of a squash", `${LONG} (#7)`],
  ["a merge's body", `Merge pull request #7 from ada/long\n\n${LONG}`],
  ["a merge's subject", `Merged PR 7: ${LONG}`],
])("cuts a long title and keeps its commit, with the title in %s", (_, message) => {
  const commits = makeCommits(message);
  const [text = "", ...others] = readTexts(commits);
  expect(others).toEqual([]);
  expect(text).toMatch(/^Support v1\.0-rc\.1 and .*…$/);
  expect(text.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
});

test("cuts a long title that the code host knows", () => {
  const commits = makeCommits("wip");
  const pullRequest = { number: 7, title: LONG, renamed: false, labels: [], author: undefined };
  const facts = new Map(
    commits.map(({ sha }) => [sha, { pullRequest, isMerge: true, elsewhere: [], login: undefined }]),
  );
  const [text = ""] = readTexts(commits, { facts });
  expect(text).toMatch(/^Support v1\.0-rc\.1 and .*…$/);
  expect(text.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
});

test("leaves a title of the maximum length as it is", () => {
  const title = `Support ${"x".repeat(MAX_TITLE_LENGTH - 8)}`;
  expect(readTexts(makeCommits(title))).toEqual([title]);
});
