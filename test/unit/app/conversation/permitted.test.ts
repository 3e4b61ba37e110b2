import { describe, expect, test } from "vitest";
import { selectPermitted } from "../../../../src/app/conversation/permitted.ts";
import type { Conversation } from "../../../../src/contract/resources/conversations.ts";

const STAGED: Conversation = { id: "cnv-1", status: "staged", staged: true, branch: "b", publicationId: "pub-1" };
const everything = () => true;

/** The names of what is permitted, but for the function. */
const listPermitted = (conversation: Conversation, may: (permission: string) => boolean = everything) =>
  Object.entries(selectPermitted(conversation, may)).flatMap(([name, is]) => (is === true ? [name] : []));

describe("permitted", () => {
  test.each<[string, Partial<Conversation>, string[]]>([
    ["a running turn", { status: "running" }, ["cancel", "notify", "comment", "requestWork", "editNotes", "review"]],
    ["merged", { status: "merged", staged: false }, ["annotate", "notify", "comment"]],
    ["closed with a draft", { status: "closed", staged: false }, ["annotate", "notify", "comment"]],
    ["closed without a draft", { status: "closed", staged: true, branch: null }, ["notify", "comment", "requestWork"]],
  ])("%s", (_, change, expected) => {
    expect(listPermitted({ ...STAGED, ...change })).toEqual(expected);
  });

  test("only by permission", () => {
    const reader = (permission: string) => permission.endsWith(":get");
    expect(listPermitted(STAGED, reader)).toEqual([]);
    expect(listPermitted({ ...STAGED, status: "running" }, reader)).toEqual([]);
    const commenter = (permission: string) => ["comment:create", "conversation:get"].includes(permission);
    expect(listPermitted(STAGED, commenter)).toEqual(["comment", "review"]);
    const worker = (permission: string) => permission === "job:create" || commenter(permission);
    expect(listPermitted(STAGED, worker)).toEqual(["comment", "requestWork", "editNotes", "review"]);
  });
});
