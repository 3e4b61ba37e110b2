import { expect, test } from "vitest";
import { addRemedies } from "../../../../src/service/conversations/remedies.ts";
import { errorCodes } from "../../../../src/shared/errors.ts";

type Given = Parameters<typeof addRemedies>;

const CHANGES = [{ tags: { start: "v1.0.0", end: "v2.1" } }];
const AT = "2026-03-01T14:05:00.000Z";
const turn = { triggering_comment_id: null } as Given[1];
const conversation = {
  ...{ branch: null, connection_id: "con-1", publication_id: "pub-1" },
  request_json: JSON.stringify({ title: "t", body: "b", sourceConnection: "con-1", changes: CHANGES }),
} as Given[2];

const remediesOf = (details: object, of = conversation) => {
  const [entry] = addRemedies([{ kind: "error", status: "error", message: "m", details }], turn, of);
  return Object(entry?.details).remedies;
};

test("errors that a turn ends with have a remedy, except those that an edited request, an operator or another attempt ends", () => {
  const kinds = /^(git|codehost|github|outbound|product|model|limit|task|release)\//;
  const codes = Object.keys(errorCodes).filter((code) => kinds.test(code));
  expect(new Set(codes.filter((code) => remediesOf({ code }).length === 0))).toEqual(
    new Set([
      ...["github/rate-limited", "github/unreachable", "outbound/too-large", "outbound/compressed"],
      ...["product/not-merged", "product/rate-limited", "product/failed"],
      ...["git/not-installed", "git/no-such-directory", "git/not-a-repository", "git/unsafe-directory", "git/shallow"],
      ...["git/unknown-tag", "git/unknown-revision", "git/ambiguous-revision"],
      ...["git/no-releases", "release/version-refused", "release/tag-elsewhere", "release/prepare-failed"],
      ...["git/too-old", "git/partial", "limit/git-time", "limit/git-memory", "limit/git-output", "limit/paths"],
      ...["limit/repositories", "limit/preview", "codehost/branch-in-use", "codehost/branch-not-moved"],
      ...["codehost/draft-moved", "codehost/connection-deleted", "codehost/publication-deleted"],
      ...["task/timeout", "task/memory"],
    ]),
  );
});

test.each<[string, object, object[]]>([
  [
    "similar tags",
    { code: "git/unknown-tag", given: "v2.1", similar: ["v2.1.0", "v2.0.1", "v2.0.0"] },
    [
      { label: "Use v2.1.0", kind: "retry", changes: [{ tags: { start: "v1.0.0", end: "v2.1.0" } }] },
      { label: "Use v2.0.1", kind: "retry", changes: [{ tags: { start: "v1.0.0", end: "v2.0.1" } }] },
    ],
  ],
  [
    "no similar tag",
    { code: "git/unknown-tag", given: "v2.1", similar: [] },
    [{ label: "Since the last release", kind: "retry", changes: [] }],
  ],
  [
    "a tag that is not pushed yet, without one that ends at or before the start",
    { code: "git/unknown-tag", given: "v2.1", similar: ["v2.0.0", "v1.0.0", "1.0.0", "v0.9.0"] },
    [
      { label: "Retry", kind: "retry" },
      { label: "Use v2.0.0", kind: "retry", changes: [{ tags: { start: "v1.0.0", end: "v2.0.0" } }] },
    ],
  ],
  ["a tag of the text", { code: "git/unknown-tag", given: "v7", similar: ["v1.0.0"] }, []],
  [
    "tags in the wrong order",
    { code: "git/start-not-in-end" },
    [{ label: "From v2.1 to v1.0.0", kind: "retry", changes: [{ tags: { start: "v2.1", end: "v1.0.0" } }] }],
  ],
  ["a limit", { code: "github/rate-limited", retryAt: AT }, [{ label: "Retry later", kind: "retry", at: AT }]],
  ["a refused token", { code: "github/bad-token" }, [{ label: "Check connection", kind: "connection", id: "con-1" }]],
])("the remedies of %s", (_, details, remedies) => {
  expect(remediesOf(details)).toEqual(remedies);
});

test("a draft keeps its changes: they are edited as a new request", () => {
  const details = { code: "git/unknown-tag", given: "v2.1", similar: ["v2.1.0"] };
  expect(remediesOf(details, { ...conversation, branch: "b" })).toEqual([]);
});
