import { describe, expect, test } from "vitest";
import { type Evidence, keyOf, matchRecord } from "../../../../src/action/submit/find-created.ts";

const MARKS = ["run:octo/widget/4711", "request:0123456789ab"];
const EVIDENCE: Evidence = {
  marks: MARKS,
  publication: { id: "pub-1", name: "Notes" },
  texts: { title: "Version 1.1.0", body: "Write the documents for the release v1.1.0." },
  fields: { changes: [{ releases: { count: 1 } }], eventType: undefined },
};

describe("a record is the request's own where it shows", () => {
  test.each<[string, object]>([
    ["its marks", { labels: ["docs", ...MARKS] }],
    ["its title, with other blanks", { title: " Version  1.1.0\n" }],
    ["its body, cut", { body: "Write the documents for…" }],
    ["title, body and publication", { ...EVIDENCE.texts, publicationName: "Notes", publicationId: "pub-1" }],
    ["an entry that repeats it", { entries: [{ id: "ent-1", message: EVIDENCE.texts.body }] }],
    ["a field that the request leaves open", { title: "Version 1.1.0", eventType: "release" }],
  ])("%s", (_, record) => expect(matchRecord({ id: "x", ...record }, EVIDENCE)).toBe("own"));
});

describe("a record is foreign where it shows", () => {
  test.each<[string, object]>([
    ["other labels", { labels: ["docs"], title: "Version 1.1.0" }],
    ["another title", { title: "Version 1.1" }],
    ["its marks on another publication", { labels: MARKS, publicationName: "Log" }],
    ["another publication by ID", { labels: MARKS, publicationId: "pub-2" }],
  ])("%s", (_, record) => expect(matchRecord({ id: "x", ...record }, EVIDENCE)).toBe("foreign"));
});

describe("it stays open where a record shows", () => {
  test.each<[string, object]>([
    ["nothing of the request", { state: "requested", title: null, labels: null }],
    ["other changes under its title", { title: "Version 1.1.0", changes: [{ releases: { count: 2 } }] }],
    ["entries about something else", { entries: [{ id: "ent-1", message: "2 commits" }] }],
  ])("%s", (_, record) => expect(matchRecord({ id: "x", ...record }, EVIDENCE)).toBe("unclear"));
});

test("outside Actions, without marks, labels say nothing", () => {
  const evidence = { ...EVIDENCE, marks: [] };
  expect(matchRecord({ id: "x", labels: ["docs"] }, evidence)).toBe("unclear");
  expect(matchRecord({ id: "x", labels: ["docs"], title: "Version 1.1.0" }, evidence)).toBe("own");
});

const REQUEST = { changes: [{ range: "v1.0.0..v1.1.0" }] };
const EVENT = { repository: "octo/widget" };

test("an attempt of a run sends a request under one key, and the next attempt under another", () => {
  const run = { id: "4711", attempt: "1" };
  expect(keyOf(REQUEST, { ...EVENT, run })).toBe(keyOf(REQUEST, { ...EVENT, run }));
  expect(keyOf(REQUEST, { ...EVENT, run: { ...run, attempt: "2" } })).not.toBe(keyOf(REQUEST, { ...EVENT, run }));
});

test("without a run, each request has a key of its own", () => {
  const event = { ...EVENT, run: undefined };
  expect(keyOf(REQUEST, event)).not.toBe(keyOf(REQUEST, event));
});
