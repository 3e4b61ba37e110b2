import { describe, expect, test } from "vitest";
import { type InputName, parseInputs } from "../../../src/action/inputs.ts";
import { buildDocRequest } from "../../../src/action/request.ts";
import type { Trigger } from "../../../src/action/trigger.ts";
import type { ChangeSelector } from "../../../src/contract/change-selector.ts";
import { DocRequest } from "../../../src/contract/doc-request.ts";

const TRIGGERS = {
  release: { kind: "release", tag: "v1.3.0", name: "Version 1.3.0", text: "Faster.", url: "https://x.example/r" },
  push: { kind: "push", tag: "v1.3.0" },
  merge: {
    kind: "merge",
    number: 7,
    name: "Add colour",
    text: "Closes #5.",
    url: "https://x.example/pull/7",
    mergeCommit: "c0ffee1",
    commits: 2,
  },
  "manual on a tag": { kind: "manual", tag: "v1.3.0" },
  manual: { kind: "manual", tag: undefined },
  other: { kind: "other", event: "schedule" },
} as const satisfies Record<string, Trigger>;
type TriggerName = keyof typeof TRIGGERS;

function build(
  trigger: Trigger,
  given: Partial<Record<InputName, string>> = {},
  changes: readonly ChangeSelector[] = [],
): DocRequest {
  return buildDocRequest(parseInputs(given), trigger, changes, "octo/widget");
}

describe("eventType", () => {
  test.each<[TriggerName, DocRequest["eventType"]]>([
    ["release", "release"],
    ["push", "release"],
    ["merge", "merge"],
    ["manual on a tag", "release"],
    ["manual", undefined],
    ["other", undefined],
  ])("of %s is %s", (name, expected) => {
    expect(build(TRIGGERS[name]).eventType).toBe(expected);
  });

  test.each<[TriggerName, string, DocRequest["eventType"]]>([
    ["release", "merge", "merge"],
    ["manual", "release", "release"],
    ["merge", "auto", "merge"],
  ])("of %s is what the input %s says", (name, input, expected) => {
    expect(build(TRIGGERS[name], { "event-type": input }).eventType).toBe(expected);
  });

  test("is left out where the input says none", () => {
    expect(build(TRIGGERS.release, { "event-type": "none" })).not.toHaveProperty("eventType");
  });
});

describe("title and body", () => {
  test.each<[TriggerName, string, string[]]>([
    ["release", "Document Version 1.3.0", ["the release v1.3.0", "Faster.", "https://x.example/r"]],
    ["push", "Document v1.3.0", ["the tag v1.3.0"]],
    ["merge", "Document #7: Add colour", ["pull request #7", "Closes #5.", "https://x.example/pull/7"]],
    ["manual", "Release notes and changelog", ["release notes and the changelog"]],
    ["other", "Release notes and changelog", ["release notes and the changelog"]],
  ])("come from %s", (name, title, parts) => {
    const request = build(TRIGGERS[name]);
    expect(request.title).toBe(title);
    for (const part of parts) expect(request.body).toContain(part);
  });

  test.each(["release", "merge"] as const)("of %s without words of its own leave no gap", (name) => {
    const { body } = build({ ...TRIGGERS[name], text: "", url: undefined });
    expect(body).toMatch(/^Write the documents for [^\n]+\.$/);
  });

  test("quote what others wrote, so that none of it is a command", () => {
    const { body } = build({ ...TRIGGERS.merge, text: "Closes #5.\r\n\nLeave out #12." }, { "event-type": "none" });
    expect(body.split(/\r?\n/).filter((line) => line.includes("#5") || line.includes("#12"))).toEqual([
      "> Closes #5.",
      "> Leave out #12.",
    ]);
  });

  test.each(Object.keys(TRIGGERS) as TriggerName[])("of %s give way to the inputs", (name) => {
    expect(build(TRIGGERS[name], { title: "Mine", body: "My words" })).toMatchObject({
      title: "Mine",
      body: "My words",
    });
  });
});

describe("what is too long is cut", () => {
  test.each<[string, number, number]>([
    ["title", 200, 200],
    ["title", 201, 200],
    ["title", 5000, 200],
    ["body", 20_000, 20_000],
    ["body", 20_001, 20_000],
  ])("a %s of %i characters to %i", (field, given, kept) => {
    const text = "x".repeat(given);
    const cut = build(TRIGGERS.manual, { [field]: text })[field as "title" | "body"];
    expect(cut).toHaveLength(kept);
    expect(cut.endsWith("…")).toBe(given > kept);
  });

  test("text from the event too, without a space before the end", () => {
    const { title } = build({ ...TRIGGERS.merge, name: `${"x".repeat(185)}  and more` });
    expect(title).toBe(`Document #7: ${"x".repeat(185)}…`);
  });

  test("but never in the middle of a character", () => {
    const { title } = build(TRIGGERS.manual, { title: "🚀".repeat(150) });
    expect(title.isWellFormed()).toBe(true);
  });
});

describe("lists", () => {
  test("are sent when they are given", () => {
    const changes: ChangeSelector[] = [{ tags: { start: "v1.2.0", end: "v1.3.0" } }];
    const given = {
      publications: "docs, news",
      comments: "Be brief",
      labels: "a\nb",
      "relevant-links": "https://x.example",
    };
    const request = build(TRIGGERS.manual, given, changes);
    expect(request).toMatchObject({
      sourceConnection: "octo/widget",
      changes,
      publications: ["docs", "news"],
      comments: ["Be brief"],
      labels: ["a", "b"],
      relevantLinks: ["https://x.example"],
    });
    expect(DocRequest.parse(request)).toEqual(request);
  });

  test("are left out when they are not", () => {
    expect(Object.keys(build(TRIGGERS.manual)).sort()).toEqual(["body", "sourceConnection", "title"]);
  });
});
