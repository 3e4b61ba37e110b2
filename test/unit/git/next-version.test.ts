import { expect, test } from "vitest";
import { buildNextVersion, type Level } from "../../../src/git/next-version.ts";
import { buildReleases, isFinal, selectSeries } from "../../../src/git/tags.ts";

/** `listed` has names and, where they count, days; the newest is the last. */
function buildLine(listed: string, given?: string) {
  const tags = listed.split(", ").flatMap((one, index) => {
    const [name = "", date = `2020-03-0${index + 1}`] = one.split(" ");
    const createdAt = `${date}T00:00:00Z`;
    return name === "" ? [] : [{ name, commit: name, committedAt: createdAt, createdAt }];
  });
  const all = buildReleases(tags);
  const series = given ?? selectSeries(all);
  const releases = all.filter((one) => one.series === series);
  const [first] = releases;
  const prerelease = first !== undefined && !isFinal(first) ? first : undefined;
  return { series, releases, final: releases.find(isFinal), prerelease };
}

const AT = new Date("2026-11-28T12:00:00Z");

test.each<[string, string, string, string, string]>([
  ["v1.2.3", "v1.2.4", "v1.3.0", "v2.0.0", "v1.3.0-rc.1"],
  ["1.2.3", "1.2.4", "1.3.0", "2.0.0", "1.3.0-rc.1"],
  ["v0.4.2", "v0.4.3", "v0.4.3", "v0.5.0", "v0.4.3-rc.1"],
  ["", "v0.1.0", "v0.1.0", "v0.1.0", "v0.1.0-rc.1"],
  ["4.1, 4.2, 4.2.1", "4.2.2", "4.3", "5.0", "4.3-rc.1"],
  ["rel_1_4_0", "rel_1_4_1", "rel_1_5_0", "rel_2_0_0", "rel_1_5_0-rc.1"],
  ["1.2.3.4", "1.2.3.5", "1.3.0.0", "2.0.0.0", "1.3.0.0-rc.1"],
  ["v1.3.0, v1.4.0-rc.1, v1.4.0-rc.2", "v1.4.0", "v1.4.0", "v2.0.0", "v1.4.0-rc.3"],
  ["v1.3.0, v1.4.0b1, v1.4.0", "v1.4.1", "v1.5.0", "v2.0.0", "v1.5.0b1"],
  ["v1.3.0-beta.0, v1.3.0, v1.4.0-rc", "v1.4.0", "v1.4.0", "v2.0.0", "v1.4.0-rc.1"],
  ["v2.0.0-rc09", "v2.0.0", "v2.0.0", "v2.0.0", "v2.0.0-rc10"],
  ["2024.04 2024-04-02, 2024.10 2024-10-02", "2026.11", "2026.11", "2026.11", "2026.11-rc.1"],
  ["25.01 2025-01-02, 25.07 2025-07-02, 25.07.1 2025-07-20", "26.11", "26.11", "26.11", "26.11-rc.1"],
  ["24.9.0 2024-09-02, 24.10.0 2024-10-02", "26.11.0", "26.11.0", "26.11.0", "26.11.0-rc.1"],
  ["v26.11.0 2026-11-02, v26.11.1 2026-11-03", "v26.11.2", "v26.11.2", "v26.11.2", "v26.11.2-rc.1"],
  ["2026-01-05 2026-01-05, 2026-11-28 2026-11-28", "2026-11-28.1", "2026-11-28.1", "2026-11-28.1", "2026-11-28.1-rc.1"],
  ["2026.4.1 2020-01-01, 2026.4.2 2020-01-01", "2026.4.3", "2026.5.0", "2027.0.0", "2026.5.0-rc.1"],
])("after %j come the patch %s, the minor %s, the major %s and the prerelease %s", (listed, ...expected) => {
  const line = buildLine(listed);
  const build = (level: Level, isPrerelease = false) =>
    buildNextVersion(line, { level, isAsked: false, isPrerelease, at: AT }).tag;
  expect([build("patch"), build("minor"), build("major"), build("minor", true)]).toEqual(expected);
});

test("is one of its package", () => {
  const wanted = { level: "minor", isAsked: false, isPrerelease: false, at: AT } as const;
  expect(buildNextVersion(buildLine("core@1.2.0, cli@v3.0.0", "core@"), wanted)).toEqual({
    tag: "core@1.3.0",
    version: "1.3.0",
  });
  expect(buildNextVersion(buildLine("core@1.2.0, cli@v3.0.0", "cli@"), wanted).tag).toBe("cli@v3.1.0");
});

test.each([
  ["v0.4.2", "v0.4.3", "v0.5.0", "v1.0.0"],
  ["", "v0.1.0", "v0.1.0", "v1.0.0"],
])("after %j a person can ask for the patch %s, the minor %s and the major %s", (listed, ...expected) => {
  const wanted = { isAsked: true, isPrerelease: false, at: AT };
  const build = (level: Level) => buildNextVersion(buildLine(listed), { ...wanted, level }).tag;
  expect([build("patch"), build("minor"), build("major")]).toEqual(expected);
});

test("is not lower than the version that files name already", () => {
  const wanted = { level: "patch", isAsked: false, isPrerelease: false, at: AT } as const;
  expect(buildNextVersion(buildLine("v1.2.0"), { ...wanted, floor: "2.0.0-SNAPSHOT" }).tag).toBe("v2.0.0");
  expect(buildNextVersion(buildLine("v1.2.0"), { ...wanted, floor: "1.2.0" }).tag).toBe("v1.2.1");
});
