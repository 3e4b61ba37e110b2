import { expect, test } from "vitest";
import { buildReleases, compareVersions, parseTagName, selectSeries } from "../../../src/git/tags.ts";

test.each([
  ["1.2.3", "", "1.2.3"],
  ["vv3.5.0-rc.1", "", "3.5.0-rc.1"],
  ["pkg/v1.2.3", "pkg/", "1.2.3"],
  ["release-2024-01-05", "release-", "2024-01-05"],
  ["v5-rc.1.2", "", "5-rc.1.2"],
  ["python-3-client-1.2.0", "python-3-client-", "1.2.0"],
  ["api-v2-1.4.0", "api-v2-", "1.4.0"],
  ["rel_1_4_0", "rel_", "1_4_0"],
])("%s is of the series %j and the version %s", (name, series, version) => {
  expect(parseTagName(name)).toMatchObject({ series, version });
});

const WORDS = ["latest", "nightly", "v2.x", "8.0.X", "v3-latest", "v", "", "1.2.3.4.5", "v1.0.0 final", "abcdef1"];
test.each([...WORDS, "go1.21", "v1.2.0+{process.env.X}", "v1.2.0+a{{b}}"])("%j names no version", (name) =>
  expect(parseTagName(name)).toBeUndefined(),
);

test.each([
  ["2024-01-05.2", [2024n, 1n, 5n, 2n]],
  ["20240105", [2024n, 1n, 5n]],
  ["20241305", [20241305n]],
])("%s is read as a date where it can be one", (name, numbers) => {
  expect(parseTagName(name)?.numbers).toEqual(numbers);
});

test.each([
  "0.9 1.0.0-dev.1 1.0.0-nightly 1.0.0-test.1 1.0.0-alpha 1.0.0-alpha.1 1.0.0-beta2 1.0.0-beta19 1.0.0-m1 1.0.0-pre.1 1.0.0-rc01 1.0.0-rc.2 1.0.0 1.0.0.post1 1.0.0-patch2 1.0.1",
  "1.0.0-1 1.0.0-2 1.0.0-10 1.0.0-a",
  "1.0.0-rc 1.0.0-rc.1 1.0.0-rc.1.1 1.0.0-rc.2",
  "3.7-rc 3.7 3.7a 3.7b 3.7c 3.7d 3.8",
  "1.2 1.2.0.1 1.2.1 1.10 9007199254740993.0 9007199254740994.0",
])("%s are in order", (names) => {
  const sorted = names.split(" ");
  const versions = sorted.map((name) => ({ name, version: parseTagName(name) }));
  const shuffled = versions.toReversed().sort((a, b) => {
    if (a.version === undefined || b.version === undefined) throw new Error(`${a.name} or ${b.name} is no version`);
    return compareVersions(a.version, b.version);
  });
  expect(shuffled.map(({ name }) => name)).toEqual(sorted);
});

test.each([
  ["1.0", "1.0.0"],
  ["1.0.0a1", "1.0.0-alpha.01"],
  ["1.0.0-c1", "1.0.0-RC.1"],
])("%s and %s are one version", (a, b) => {
  const [left, right] = [parseTagName(a), parseTagName(b)];
  expect(left && right && compareVersions(left, right)).toBe(0);
});

test.each([
  ["v1.0.0 2024-01-01, core@2.0.0 2024-12-01", ""],
  ["v1.0.0 2024-01-01, core@2.0.0 2025-01-01", "core@"],
  ["v1.0.0 2024-01-01, v1.1.0-rc.1 2025-01-01, core@2.0.0 2025-01-02", "core@"],
  ["v1.0.0-rc.1 2024-12-01, core@2.0.0 2025-01-01", ""],
  ["core@2.0.0 2025-01-01, cli@1.0.0 2025-01-02", "cli@"],
])("tags without a package count unless packages have tags a year later: %s", (listed, series) => {
  const tags = listed.split(", ").map((one) => {
    const [name = "", date = ""] = one.split(" ");
    const createdAt = `${date}T00:00:00Z`;
    return { name, commit: name, committedAt: createdAt, createdAt };
  });
  expect(selectSeries(buildReleases(tags))).toBe(series);
});
