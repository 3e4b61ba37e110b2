import { describe, expect, test } from "vitest";
import { buildNotes } from "../../../src/writer/notes.ts";
import { describeEntries } from "../../support/described-entries.ts";
import { type CommitSketch, makeCommits } from "../../support/make-commits.ts";

const list = (...sketches: readonly (string | CommitSketch)[]) =>
  describeEntries(buildNotes(makeCommits(...sketches))).filter((entry) => !entry.startsWith("internal"));

const NOON = "2026-01-05T12:00:00Z";
const JSON_FLAG = "Add `--json` for scripts";
const FIX = "Fix `--json` for empty lists";
const lists = (closes: string) => `feat(json): print lists as objects\n\n${closes}`;
const EMPTY = "fix(json): print empty lists\n\nCloses #9";
const SCOPED = { message: lists(""), paths: ["src/json.ts", "src/a.ts"] };
const WAY = { message: "Add a way to print lists", paths: ["src/json.ts", "src/a.ts"], at: NOON };
const ORDER = { message: "Fix the order of items", paths: ["src/json.ts", "test/json.test.ts"], at: NOON };

describe("commits of one feature", () => {
  test("that name what the first one added are one entry", () => {
    const sketches = [JSON_FLAG, FIX, { message: "Test it with empty lists", paths: ["test/a.test.ts"] }];
    expect(list(...sketches, "Support `--json` in the list command")).toEqual([`added: ${JSON_FLAG}`]);
  });

  test.each<[what: string, count: number, sketches: (string | CommitSketch)[]]>([
    ["in its scope and other files", 2, [SCOPED, { message: "fix(json): print empty lists", paths: ["src/b.ts"] }]],
    ["that close its issue", 1, [lists("Closes #9"), EMPTY]],
    ["that close another issue", 2, [lists("Closes #8"), EMPTY]],
    ["of its rebase and its files", 1, [WAY, ORDER]],
    ["behind what adds nothing", 2, [{ ...WAY, message: "Nicer lists of items" }, ORDER]],
    ["of its rebase that add", 2, [WAY, { ...ORDER, message: "Add a way to sort items" }]],
  ])("%s are %i", (_, count, sketches) => expect(list(...sketches)).toHaveLength(count));

  test("of other authors stay apart, and so does one that a person reworded", () => {
    const [newer, older] = makeCommits(JSON_FLAG, FIX);
    if (newer === undefined || older === undefined) throw new Error("no commits");
    const byOther = { ...newer, author: { name: "Bo", email: "bo@example.com" } };
    expect(describeEntries(buildNotes([byOther, older]))).toHaveLength(2);
    const reword = [{ reference: { sha: newer.sha }, text: "Print empty lists" }];
    const edited = buildNotes([newer, older], { edits: { leaveOut: [], reword, kinds: [] } });
    expect(describeEntries(edited)).toEqual([`added: ${JSON_FLAG}`, "fixed: Print empty lists"]);
  });
});
