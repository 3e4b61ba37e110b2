import { expect, test } from "vitest";
import { buildChanges, buildChosen } from "../../../../src/app/request/search.ts";
import type { ChangeSelector } from "../../../../src/contract/change-selector.ts";

test.each<[string, ChangeSelector[]]>([
  ["nothing", []],
  ["tags", [{ tags: { start: "v1.0.0", end: "v1.1.0" } }]],
  ["all since a tag", [{ tags: { start: "v1.0.0" } }]],
  ["picked commits", [{ commits: { shas: ["abc1234"] } }, { commits: { startSha: "abc1234", endSha: "def5678" } }]],
])("the form chooses %s again as it was", (_, changes) => {
  expect(buildChanges(buildChosen(changes) ?? {})).toEqual(changes);
});

test.each<[string, ChangeSelector[]]>([
  ["releases", [{ releases: { count: 2 } }]],
  ["commits since one", [{ commits: { startSha: "abc1234" } }]],
  ["several ranges of tags", [{ tags: { start: "v1.0.0" } }, { tags: { start: "v2.0.0" } }]],
])("the form has no field for %s", (_, changes) => {
  expect(buildChosen(changes)).toBeUndefined();
});
