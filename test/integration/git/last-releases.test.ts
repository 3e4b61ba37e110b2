import { expect, test } from "vitest";
import { findReleases } from "../../../src/git/ranges.ts";
import { readTags } from "../../../src/git/tags.ts";
import { History } from "../../support/history.ts";

const TAGS = ["v1.0.0", "core@0.1.0", "v1.1.0-rc.1", "v1.1.0", "core@0.2.0", "v2.0.0-beta.1", "v1"];

test.each([
  [2, {}, ["v1.1.0 < v1.0.0", "v1.0.0 < none"]],
  [1, {}, ["v1.1.0 < v1.0.0"]],
  [9, { series: "core@" }, ["core@0.2.0 < core@0.1.0", "core@0.1.0 < none"]],
  [2, { prereleases: true }, ["v2.0.0-beta.1 < v1.1.0", "v1.1.0 < v1.0.0"]],
  [0, {}, []],
  [2, { series: "cli@" }, []],
])("the last %i releases with %j are %j", async (count, options, expected) => {
  using history = new History();
  for (const name of TAGS) {
    history.commit(name);
    history.tag(name);
  }
  const pairs = await findReleases(history.directory, await readTags(history.directory), count, options);
  expect(pairs.map(({ tag, previous }) => `${tag.name} < ${previous.tag?.name ?? "none"}`)).toEqual(expected);
});
