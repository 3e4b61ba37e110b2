import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { DocRequest } from "../../../src/contract/doc-request.ts";
import { CommentRequest } from "../../../src/contract/resources/comments.ts";
import { ConversationRequest } from "../../../src/contract/resources/conversations.ts";
import { PublicationConfig } from "../../../src/contract/resources/publications.ts";
import { explainIssues } from "../../../src/shared/issues.ts";

const JOB = { title: "v1", body: "Write.", sourceConnection: "widget" };
const COMMENT = { id: "cnv-1", body: "Shorter." };
const many = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);
const x = (length: number) => "x".repeat(length);
const commits = (count: number) => ({ changes: [{ commits: { shas: many(count, "abcdef1") } }] });

type Row = [field: string, schema: z.ZodMiniType, given: object, build: (size: number) => object, max: number];

const LIMITS: Row[] = [
  ["title", DocRequest, JOB, (size) => ({ title: x(size) }), 1_000],
  ["body", DocRequest, JOB, (size) => ({ body: x(size) }), 100_000],
  ["sourceConnection", DocRequest, JOB, (size) => ({ sourceConnection: x(size) }), 255],
  ["comments", DocRequest, JOB, (size) => ({ comments: many(size, "a") }), 200],
  ["comments.0", DocRequest, JOB, (size) => ({ comments: [x(size)] }), 100_000],
  ["labels", DocRequest, JOB, (size) => ({ labels: many(size, "a") }), 200],
  ["labels.0", DocRequest, JOB, (size) => ({ labels: [x(size)] }), 1_000],
  ["publications", DocRequest, JOB, (size) => ({ publications: many(size, "a") }), 200],
  ["publications.0", DocRequest, JOB, (size) => ({ publications: [x(size)] }), 255],
  ["relevantLinks", DocRequest, JOB, (size) => ({ relevantLinks: many(size, "a") }), 200],
  ["relevantLinks.0", DocRequest, JOB, (size) => ({ relevantLinks: [x(size)] }), 4_096],
  ["changes", DocRequest, JOB, (size) => ({ changes: many(size, { releases: { count: 1 } }) }), 200],
  ["changes.0", DocRequest, JOB, (size) => ({ changes: [{ tags: { start: x(size) } }] }), 1_000],
  ["changes.0", DocRequest, JOB, commits, 5_000],
  ["body", ConversationRequest, { body: "a" }, (size) => ({ body: x(size) }), 100_000],
  ["publication", ConversationRequest, { body: "a" }, (size) => ({ publication: x(size) }), 255],
  ["body", CommentRequest, COMMENT, (size) => ({ body: x(size) }), 100_000],
  ["anchor.filePath", CommentRequest, COMMENT, (size) => ({ anchor: { filePath: x(size) } }), 4_096],
  ["sourceRepos", PublicationConfig, {}, (size) => ({ sourceRepos: many(size, "a") }), 200],
  ["paths", PublicationConfig, {}, (size) => ({ paths: many(size, "a") }), 200],
  ["paths.0", PublicationConfig, {}, (size) => ({ paths: [x(size)] }), 4_096],
  ["planningInstructions", PublicationConfig, {}, (size) => ({ planningInstructions: x(size) }), 100_000],
  ["inputTriggers.a", PublicationConfig, {}, (size) => ({ inputTriggers: { a: many(size, "a") } }), 200],
];

describe("the maximum of", () => {
  test.each(LIMITS)("%s", (field, schema, given, build, max) => {
    expect(schema.safeParse({ ...given, ...build(max) })).toMatchObject({ success: true });
    const { error } = schema.safeParse({ ...given, ...build(max + 1) });
    expect(explainIssues(error?.issues ?? [])).toContain(field);
  });
});

test("the items of a list beyond the maximum are not looked at", () => {
  const { error } = DocRequest.safeParse({ ...JOB, changes: many(100_000, {}), labels: many(100_000, 1) });
  expect(error?.issues).toHaveLength(2);
});
