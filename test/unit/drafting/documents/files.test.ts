import { expect, test } from "vitest";
import { selectReleaseNotesPlace } from "../../../../src/drafting/documents/files.ts";

test.each<[string, string[], string | undefined]>([
  ["a prerelease's name", ["release/1.0.0-rc.1.md"], "release/{version}.md"],
  ["a folder of release notes", ["docs/release-notes/1.0.0.md"], "docs/release-notes/{version}.md"],
])("%s gives the path", (_, files, place) => {
  expect(selectReleaseNotesPlace(files)).toBe(place);
});

test.each<[string, string[]]>([
  ["an ordinary repository", ["README.md", "CHANGELOG.md", "src/index.ts"]],
  ["a folder whose name only ends like one", ["src/prereleases/1.0.0.md"]],
])("%s gives no path", (_, files) => {
  expect(selectReleaseNotesPlace(files, { createFile: false })).toBeUndefined();
  expect(selectReleaseNotesPlace(files)).toMatch(/^(?:docs\/)?release-notes\//);
});
