import { expect, test } from "vitest";
import * as z from "zod/mini";
import { explainIssues, listIssues } from "../../../src/shared/issues.ts";

const at = (name: string, schema: z.ZodMiniType, value: unknown) => {
  const { error } = z.object({ of: z.strictObject({ [name]: schema }) }).safeParse({ of: { [name]: value } });
  return { text: explainIssues(error?.issues ?? []), issues: listIssues(error?.issues ?? []) };
};

test.each<[z.ZodMiniType, unknown, string]>([
  [z.string(), undefined, "x is required"],
  [z.string(), 5, "x must be text, not a number"],
  [z.string(), null, "x must be text, not null"],
  [z.number(), "5", "x must be a number, not text"],
  [z.number(), Number.POSITIVE_INFINITY, "x must be a number"],
  [z.int(), 1.5, "x must be a whole number"],
  [z.array(z.string()), "a", "x must be a list of texts, not text"],
  [z.array(z.string()), ["a", true], "x.1 must be text, not a boolean"],
  [z.object({}), [], "x must be an object, not a list"],
  [z.literal("a"), "c", 'x must be "a"'],
  [z.string().check(z.minLength(1)), "", "x must not be empty"],
  [z.string().check(z.minLength(2)), "", "x must have at least 2 characters"],
  [z.string().check(z.maxLength(2)), "abc", "x must have at most 2 characters"],
  [z.number().check(z.gt(2)), 2, "x must be more than 2"],
  [z.number().check(z.lt(2)), 2, "x must be less than 2"],
  [z.number().check(z.multipleOf(3)), 2, "x must be a multiple of 3"],
  [z.string().check(z.regex(/a/)), "b", "x must be written in another form"],
  [z.string().check(z.refine(() => false)), "b", "x is not valid"],
  [z.string("x is one of a, b"), 1, "x is one of a, b"],
])("%#: %j is refused in plain words", (schema, value, message) => {
  const path = message.replace(/ .*$/, "");
  expect(at("x", schema, value)).toEqual({ text: `of.${message}`, issues: [{ path: `of.${path}`, message }] });
});

test("a sentence of its own follows the path", () => {
  const issue = { path: ["a", { key: "b" }], message: "a time is later" };
  expect(explainIssues([issue, { message: "nothing is given" }])).toBe("a.b: a time is later; nothing is given");
  expect(listIssues([issue])).toEqual([{ path: "a.b", message: "a time is later" }]);
});

test("unknown fields are quoted and cut, and a long list ends", () => {
  const { error } = z.strictObject({}).safeParse({ ["y".repeat(300)]: 1, "a\nb": 2 });
  expect(explainIssues(error?.issues ?? [])).toBe(`unknown fields "${"y".repeat(99)}…", "a b"`);
  expect(listIssues(Array.from({ length: 30 }, () => ({ message: "x" })))).toHaveLength(20);
});
