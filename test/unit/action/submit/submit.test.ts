import { describe, expect, test } from "vitest";
import type { ExistingRecords } from "../../../../src/action/submit/request.ts";
import { checkNames, selectPublications } from "../../../../src/action/submit/submit.ts";
import type { DocRequest } from "../../../../src/contract/doc-request.ts";

const REQUEST: DocRequest = { title: "T", body: "B", sourceConnection: "octo/widget" };
const WIDGET = { id: "cnn-1", name: "octo/widget", paused: false, healthy: true };
const DOCS = { id: "cnn-2", name: "octo/docs", paused: false, healthy: true };
const NOTES = { id: "pub-1", name: "Notes", config: { sourceRepos: ["cnn-1"], docsRepo: "cnn-2" } };
const LOG = { id: "pub-2", name: "Log", config: { sourceRepos: ["cnn-2"], docsRepo: "cnn-2" } };

const seen = (fields: Partial<ExistingRecords> = {}): ExistingRecords => ({
  connections: [WIDGET, DOCS],
  publications: [NOTES, LOG],
  jobs: [],
  conversations: [],
  ...fields,
});
const check = (fields: Partial<DocRequest> = {}, known: Partial<ExistingRecords> = {}) =>
  checkNames({ ...REQUEST, ...fields }, "jobs", seen(known));

describe("there is no error or warning where", () => {
  test.each<[string, Partial<DocRequest>, Partial<ExistingRecords>]>([
    ["all is known by ID", { sourceConnection: "cnn-1", publications: ["pub-2"] }, {}],
    ["the key is shown nothing", { sourceConnection: "x", publications: ["y"] }, { connections: [], publications: [] }],
    ["only upper and lower case differ", { sourceConnection: "Octo/Widget", publications: ["notes"] }, {}],
  ])("%s", (_, fields, known) => expect(check(fields, known)).toEqual([]));
});

const NAMED = { publications: ["Notes"] };

describe("before anything is sent, it is an error", () => {
  test.each<[string, Partial<DocRequest>, Partial<ExistingRecords>, string, RegExp]>([
    ["an unknown publication", { publications: ["Note"] }, {}, "submit/unknown-publication", /nearest: Notes\./],
    [
      "an ambiguous publication",
      NAMED,
      { publications: [NOTES, { ...LOG, name: "Notes" }] },
      "submit/ambiguous-publication",
      /2 publications are named "Notes": pub-1, pub-2\./,
    ],
    [
      "a paused destination",
      NAMED,
      { connections: [WIDGET, { ...DOCS, paused: true }] },
      "submit/paused-connection",
      /octo\/docs is paused/,
    ],
  ])("%s", (_, fields, known, code, message) => {
    expect(() => check(fields, known)).toThrow(
      expect.objectContaining({
        code,
        message: expect.stringMatching(message),
        hint: expect.stringContaining("Nothing was sent"),
      }),
    );
  });
});

test("an unhealthy connection is only a warning: the service may have checked it long ago", () => {
  expect(check({}, { connections: [{ ...WIDGET, healthy: false }] })).toEqual([
    expect.stringContaining("octo/widget was unhealthy"),
  ]);
});

test.each([
  ["octo/wigdet", /no connection "octo\/wigdet"; nearest: octo\/widget\. .*service/],
  ["acme/x", /known: octo\/widget, octo\/docs\. .*correct source-connection/],
])("a source that the list does not contain is only a warning (%s): the list can be filtered", (name, sentence) => {
  expect(check({ sourceConnection: name })).toEqual([expect.stringMatching(sentence)]);
});

test("a conversation does not name its source, so an unknown one does not matter", () => {
  const request = { ...REQUEST, sourceConnection: "elsewhere", publications: ["Notes"] };
  expect(checkNames(request, "conversations", seen())).toEqual([]);
});

describe("the publications of a conversation", () => {
  test.each<[string, Partial<DocRequest>, Partial<ExistingRecords>, string[]]>([
    ["those that are named", { publications: ["Log", "pub-1"] }, {}, ["Log", "pub-1"]],
    ["those of the source connection", {}, {}, ["pub-1"]],
    ["the only one, where its source is not listed", {}, { connections: [DOCS], publications: [NOTES] }, ["pub-1"]],
    [
      "the only one, where only case differs",
      { sourceConnection: "Octo/Widget" },
      { publications: [NOTES] },
      ["pub-1"],
    ],
  ])("are %s", (_, fields, known, expected) => {
    expect(selectPublications({ ...REQUEST, ...fields }, seen(known))).toEqual(expected);
  });

  test.each<[string, Partial<ExistingRecords>]>([
    ["none is of the source", { publications: [LOG] }],
    ["the key may not list them", { publications: undefined }],
    ["the sources of several cannot be seen", { connections: undefined }],
  ])("must be named where %s", (_, known) => {
    expect(() => selectPublications(REQUEST, seen(known))).toThrow(
      expect.objectContaining({ code: "submit/no-publication" }),
    );
  });

  test.each<[string, Partial<ExistingRecords>]>([
    ["the only one is written from others", { connections: [DOCS], publications: [LOG] }],
  ])("cannot be determined for an unlisted source where %s", (_, known) => {
    expect(() => selectPublications(REQUEST, seen(known))).toThrow(
      expect.objectContaining({
        code: "submit/unknown-connection",
        message: expect.stringContaining('no connection "octo/widget"'),
        hint: expect.stringContaining("Nothing was sent"),
      }),
    );
  });
});
