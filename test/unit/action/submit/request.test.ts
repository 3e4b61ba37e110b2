import { describe, expect, test } from "vitest";
import { type InputName, parseInputs } from "../../../../src/action/inputs.ts";
import { buildDocRequest, listUnsent, selectCreates } from "../../../../src/action/submit/request.ts";
import type { Trigger } from "../../../../src/action/trigger.ts";
import type { ChangeSelector } from "../../../../src/contract/change-selector.ts";
import { DocRequest } from "../../../../src/contract/doc-request.ts";

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

test.each<[TriggerName, DocRequest["eventType"], string, string[]]>([
  ["release", "release", "Document Version 1.3.0", ["the release v1.3.0", "Faster.", "https://x.example/r"]],
  ["push", "release", "Document v1.3.0", ["the tag v1.3.0"]],
  ["merge", "merge", "Document #7: Add colour", ["pull request #7", "Closes #5.", "https://x.example/pull/7"]],
  ["manual on a tag", "release", "Release notes and changelog", ["release notes and the changelog"]],
])(
  "the request of %s has its event type, title and body, which give way to the inputs",
  (name, eventType, title, parts) => {
    const request = build(TRIGGERS[name]);
    expect(request).toMatchObject({ title, ...(eventType && { eventType }) });
    for (const part of parts) expect(request.body).toContain(part);
    const given = { title: "Mine", body: "My words", "event-type": "merge" };
    expect(build(TRIGGERS[name], given)).toMatchObject({ title: "Mine", body: "My words", eventType: "merge" });
    expect(build(TRIGGERS[name], { "event-type": "none" })).not.toHaveProperty("eventType");
  },
);

describe("the body", () => {
  test("quotes what others wrote, so that none of it is a command", () => {
    const { body } = build({ ...TRIGGERS.merge, text: "Closes #5.\r\n\nLeave out #12." }, { "event-type": "none" });
    const lines = body.split(/\r?\n/).filter((line) => line.includes("#5") || line.includes("#12"));
    expect(lines).toEqual(["> Closes #5.", "> Leave out #12."]);
  });
});

describe("what is too long is cut", () => {
  test.each<[string, number, number]>([["title", 200, 200]])("a %s of %i characters to %i", (field, given, kept) => {
    const text = "x".repeat(given);
    const cut = build(TRIGGERS.manual, { [field]: text })[field as "title" | "body"];
    expect(cut).toHaveLength(kept);
    expect(cut.endsWith("…")).toBe(given > kept);
  });
});

test("lists are sent where they are given", () => {
  const changes: ChangeSelector[] = [{ tags: { start: "v1.2.0", end: "v1.3.0" } }];
  const links = ["https://x.example"];
  const given = { publications: "docs, news", comments: "Be brief", labels: "a\nb", "relevant-links": links[0] ?? "" };
  const request = build(TRIGGERS.manual, given, changes);
  const lists = { publications: ["docs", "news"], comments: ["Be brief"], labels: ["a", "b"], relevantLinks: links };
  expect(request).toMatchObject({ sourceConnection: "octo/widget", changes, ...lists });
  expect(DocRequest.parse(request)).toEqual(request);
  expect(Object.keys(build(TRIGGERS.manual)).sort()).toEqual(["body", "sourceConnection", "title"]);
});

const SERVICE = { "base-url": "https://docs.example.com", "api-key": "key-1" };
const NAMED = { "source-connection": "octo/widget", publications: "Notes" };

test.each<[Partial<Record<InputName, string>>, RegExp | undefined]>([
  [{ request: "conversation", "event-type": "merge" }, /^Input `event-type` is not sent/],
  [
    { stage: "true", "event-type": "merge", ...NAMED },
    /^Inputs `event-type` and `source-connection` are not sent.* Remove them/,
  ],
  [{ "event-type": "release", ...NAMED }, undefined],
  [{ stage: "true", "event-type": "none", "source-connection": "octo/widget" }, undefined],
  [{ "auto-merge": "squash", reviewers: "ada" }, undefined],
  [
    { ...SERVICE, "auto-merge": "squash", reviewers: "ada" },
    /^Inputs `reviewers` and `auto-merge` are not sent: the publication of the service decides\. Remove them, or set its/,
  ],
  [{ stage: "true", title: "T", body: "B", comments: "C", labels: "l", publications: "Notes" }, undefined],
])("%j: an input that a request cannot carry is named", (given, sentence) => {
  const inputs = parseInputs(given);
  const unsent = listUnsent(inputs, selectCreates(inputs));
  expect(unsent).toEqual(sentence === undefined ? [] : [expect.stringMatching(sentence)]);
});
