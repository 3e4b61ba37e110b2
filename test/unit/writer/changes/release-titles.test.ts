import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isReleaseTitle } from "../../../../src/writer/changes/titles.ts";
import { listCases } from "../../../support/listed-cases.ts";
import { drawn } from "../../../support/search.ts";

const digits = fc.integer({ min: 0, max: 20_190_109 }).map(String);
const word = fc.stringMatching(/^[a-z0-9]{1,14}$/);
const mark = fc.constantFrom("v", "V", "");
const numbers = fc.array(digits, { minLength: 2, maxLength: 4 }).map((parts) => parts.join("."));
const tail = fc
  .array(fc.tuple(fc.constantFrom("-", ".", "+"), word), { maxLength: 4 })
  .map((parts) => parts.flat().join(""));
const packageName = fc.constantFrom("", "", "widget@", "@octo/widget@", "packages/core-", "api/", "foo-1.0-");
const version = fc.tuple(packageName, mark, numbers, tail).map((parts) => parts.join(""));
const versions = fc
  .array(version, { minLength: 1, maxLength: 4 })
  .chain((list) => fc.constantFrom(", ", " and ", " & ", ",", "and ").map((separator) => list.join(separator)));
const type = fc.constantFrom("", "", "chore: ", "chore(main): ", "build(deps):", "release: ");
const upper = (title: string) =>
  fc.constantFrom(
    title,
    title.toUpperCase(),
    title.replace(/^./, (first) => first.toUpperCase()),
  );

/** Titles that the patterns before the linear ones matched too, where they came to an end. */
const releaseTitle = fc
  .tuple(
    type,
    fc.oneof(
      fc.tuple(fc.constantFrom("", "release ", "Release: ", "publish ", "version ", "tag ", "prepare for "), versions),
      fc.tuple(fc.constantFrom("release ", "releases:", "release - "), versions, fc.constant(" release")),
      fc.tuple(
        fc.constantFrom("bump version to ", "set the version ", "update package version from 1.0 to "),
        versions,
      ),
      fc.tuple(fc.constantFrom("bump version of widget to ", "increment version number of a.b "), versions),
      fc.tuple(fc.constantFrom("start ", "begin version "), versions, fc.constantFrom("", " development")),
      fc.tuple(fc.constantFrom("prepare release ", "get ready for the next version for "), versions),
      fc.tuple(
        fc.constantFrom("release ", "releasing version "),
        version,
        fc.constantFrom("", " (again)", " for all!", ","),
      ),
    ),
  )
  .map((parts) => parts.flat().join(""))
  .chain(upper);

describe("isReleaseTitle", () => {
  const RELEASES = `
    Version Packages (#9) | Bump patch version | Version and CHANGES | chore(main): release 1.2.0 | Release preparation for 2.16.
    release v1.2.4-0.20190109021931-daa7c04131f5 (again) | Release widget@1.0.0, @octo/gadget@2.0.0-rc.1 and v3.0
    bump version of image:1.2.3 | chore(release-1.x): release | Cut 1.2.3 | Bumped up the version | changelog: 1.2.3
    Update CHANGELOG for v1.2.3 release | Set version to 1.2.3 | Start 1.3.0-dev | Back to development
    Prepare for next development iteration | Bump version and update changelog | Update version | Now back to 1.3
    Mark 1.2.3 as released | Release candidate 1 | 2026.01.05, Version 1.2.3 (Stable) | Now working on version 1.2.4
    chore: Release ferry version 1.2.3 | 1.2.3. | Add 1.2.3 entry | Add the 1.2.3 section to the changelog
    Updating branch alias to 1.3 | Bump dev branch-alias | Bump for development | prepare next iteration
    Back to the next dev version | Start development of 1.3.0 | chore: back to development | Start new development cycle
    Bump version for next development cycle | Reopen main for development | Back to snapshot | Resume development | New development version
    Bump for release | Bump minor version for development | Bump release for development`;

  test.each(listCases(RELEASES))("recognises %j as a release", (title) => expect(isReleaseTitle(title)).toBe(true));

  const OTHERS = `
    v1.0-rc--1 | Release the lock after a crash | Version the cache key | bump version of left pad
    Support v1.0 and v2.0 | chore(main): tidy | Cut 1.5 s from the start | Prepare 2 buffers | Start 1.3 parser
    Set version to read from env | Update version command | Changelog: fix links | Now 3.4 times faster
    Resume iteration | Set the snapshot | Back to development builds without a cache | Start the next iteration of keys | Bump for development of charts
    Tag 1.2.3 builds | Add 1.2 entry points | Add entry for 2 decks | Update branch aliases of harbours | Start the release`;

  test.each([...listCases(OTHERS), `v1.0${"a".repeat(36)}!`, `${"1.0and and-".repeat(100)}!`])(
    "does not recognise %j as a release",
    (title) => expect(isReleaseTitle(title)).toBe(false),
  );

  test("knows every way to name versions", () => {
    fc.assert(
      fc.property(releaseTitle, (title) => isReleaseTitle(title)),
      drawn(2_000, 200_000),
    );
  });

  test("sees no release in a version that is followed by more text", () => {
    const more = fc.constantFrom("!", " is broken", ": fix a crash", "?", " (#", "=");
    fc.assert(
      fc.property(
        fc.tuple(fc.constantFrom("", "start ", "bump version to "), versions, more),
        (parts) => !isReleaseTitle(parts.join("")),
      ),
      drawn(1_000, 100_000),
    );
  });
});
