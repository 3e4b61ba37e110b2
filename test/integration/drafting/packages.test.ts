import { expect, test } from "vitest";
import { DraftFixture } from "../../support/drafts.ts";

const BRANCH = "release-docs/release";

/** Two packages, each with a change since its tag, and what the draft makes of a changelog at the root. */
async function writePackages(tags: readonly string[], changelog?: string) {
  const place = new DraftFixture();
  const files = changelog === undefined ? {} : { "CHANGELOG.md": changelog };
  place.commit("feat: start", { "core/Cargo.toml": "[package]\n", "cli/Cargo.toml": "[package]\n", ...files });
  for (const tag of tags) place.tag(tag);
  place.commit("feat: log (#2)", { "core/log.rs": "1\n" });
  place.commit("feat: sort (#3)", { "cli/sort.rs": "1\n" });
  const { entries } = await place.write({ request: { release: "auto", changes: [] } });
  const textOf = new Map(place.changed(BRANCH).map((path) => [path, place.show(BRANCH, path)]));
  return { place, textOf, notices: entries.get("notice") };
}

test("packages without a changelog get one in their folder", async () => {
  const { place, textOf } = await writePackages(["core-1.0.0", "cli-1.0.0"]);
  using _ = place;
  expect([...textOf.keys()]).toEqual(["cli/CHANGELOG.md", "core/CHANGELOG.md"]);
  expect(textOf.get("core/CHANGELOG.md")).toMatch(/## \[1\.1\.0\] - \S+\n\n### Added\n\n- Log \S+\n/);
  expect(textOf.get("core/CHANGELOG.md")).not.toContain("Sort");
});

test("the changelog of another package is not continued", async () => {
  const log = "# Changelog\n\n## 4.0.0 - 2025-12-01\n\n- Start\n\n## 3.0.0 - 2025-11-01\n\n- Old\n";
  const { place, textOf } = await writePackages(["core-4.0.0", "cli-1.0.0"], log);
  using _ = place;
  expect([...textOf.keys()]).toEqual(["CHANGELOG.md", "cli/CHANGELOG.md"]);
  expect(textOf.get("CHANGELOG.md")).toMatch(/## 4\.1\.0 - \S+\n\n- Log \S+\n\n## 4\.0\.0/);
});

test("packages that share a changelog have headings with their names", async () => {
  const log = "# Changelog\n\n## 1.0.0 - 2025-12-01\n\n- Start\n";
  const { place, textOf } = await writePackages(["core-1.0.0", "cli-1.0.0"], log);
  using _ = place;
  const text = textOf.get("CHANGELOG.md") ?? "";
  expect(text).toMatch(
    /## (core|cli)@1\.1\.0 - \S+\n\n- \S+ \S+\n\n## (?!\1)(core|cli)@1\.1\.0 - \S+\n\n- \S+ \S+\n\n## 1\.0\.0/,
  );
  expect(text).toMatch(/## core@1\.1\.0 - \S+\n\n- Log/);
  expect(text).toMatch(/## cli@1\.1\.0 - \S+\n\n- Sort/);
  await place.write({ request: { release: "auto", changes: [] } });
  expect(place.show(BRANCH, "CHANGELOG.md")).toBe(text);
});

test("a changelog that names packages in its headings goes on so", async () => {
  const log = "# Changelog\n\n## @octo/core@1.0.0\n\n- Start\n\n## cli@0.3.0\n\n- Start\n";
  const { place, textOf } = await writePackages(["core-1.0.0", "cli-0.3.0"], log);
  using _ = place;
  expect([...textOf.keys()]).toEqual(["CHANGELOG.md"]);
  expect(textOf.get("CHANGELOG.md")).toMatch(/## @octo\/core@1\.1\.0\n\n- Log[\s\S]*## cli@0\.3\.1\n\n- Sort/);
});
