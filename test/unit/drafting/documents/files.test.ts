import { expect, test } from "vitest";
import { selectReleaseNotesPlace } from "../../../../src/drafting/documents/files.ts";

test.each<[string, string[], string | undefined]>([
  ["a folder of releases", ["docs/releases/v1.0.0.md", "docs/releases/v1.1.0.md"], "docs/releases/v{version}.md"],
  ["names without v", ["releases/1.0.0.md"], "releases/{version}.md"],
  ["a prerelease's name", ["release/1.0.0-rc.1.md"], "release/{version}.md"],
  ["a folder of release notes", ["docs/release-notes/1.0.0.md"], "docs/release-notes/{version}.md"],
  ["other spellings of the folder", ["Release_Notes/V1.0.0.md"], "Release_Notes/V{version}.md"],
  ["the last of two ways", ["releases/0.9.0.md", "releases/v1.0.0.md"], "releases/v{version}.md"],
])("%s gives the path", (_, files, place) => {
  expect(selectReleaseNotesPlace(files)).toBe(place);
});

test.each<[string, string[]]>([
  ["no file", []],
  ["an ordinary repository", ["README.md", "CHANGELOG.md", "src/index.ts"]],
  ["versions in another folder", ["docs/v1.0.0.md", "migrations/2.0.0.md"]],
  ["versions at the top", ["1.0.0.md"]],
  ["notes of another kind of file", ["releases/v1.0.0.txt", "releases/1.0.0.html"]],
  ["a folder of releases without versions", ["releases/README.md", "releases/how-to.md"]],
  ["a folder whose name only ends like one", ["src/prereleases/1.0.0.md"]],
])("%s gives no path", (_, files) => {
  expect(selectReleaseNotesPlace(files, { createFile: false })).toBeUndefined();
  expect(selectReleaseNotesPlace(files)).toMatch(/^(?:docs\/)?release-notes\//);
});
