import { expect, test } from "vitest";
import { DraftFixture, type Order } from "../../support/drafts.ts";

const BRANCH = "release-docs/release";

function createPlace(): DraftFixture {
  const place = new DraftFixture();
  place.commit("feat: answer (#1)", { "CHANGELOG.md": "# Changelog\n\n## 1.2.0\n\n- Answer\n" });
  place.tag("v1.2.0");
  place.commit("feat: stream (#3)");
  return place;
}

/** By a publication whose releases are `auto`. */
const write = (place: DraftFixture, request: Order["request"] = {}) =>
  place.write({ request: { changes: [], ...request }, publication: { config: { release: { version: "auto" } } } });

test.each<[string, Order["request"]]>([
  ["that names nothing", {}],
  ["since the last release", { changes: [{ tags: { start: "v1.2.0" } }] }],
])("a request %s prepares the release that the publication asks for", async (_, request) => {
  using place = createPlace();
  const { branch, entries, title } = await write(place, request);
  expect([branch, title]).toEqual([BRANCH, "Release v1.3.0"]);
  expect(entries.get("release")).toEqual(['v1.3.0 comes after v1.2.0, because of 1 addition: "Stream" (#3).']);
});

test("a merge prepares all that is unreleased, not only itself", async () => {
  using place = createPlace();
  const startSha = place.git("rev-parse", "HEAD");
  place.commit("fix: keep the last line (#4)");
  const changes = [{ commits: { startSha, endSha: place.git("rev-parse", "HEAD") } }];
  const { branch, entries } = await write(place, { eventType: "merge", changes });
  expect(branch).toBe(BRANCH);
  expect(entries.get("release")?.[0]).toMatch(/^v1\.3\.0 comes after v1\.2\.0/);
  expect(place.show(BRANCH, "CHANGELOG.md")).toMatch(/1\.3\.0[\s\S]*Stream[\s\S]*Keep the last line[\s\S]*1\.2\.0/);
});

test("the request's own release counts more", async () => {
  using place = createPlace();
  expect((await write(place, { release: "major" })).title).toBe("Release v2.0.0");
});

test.each<[string, Order["request"], string]>([
  ["a part of what is unreleased", { changes: [{ commits: { count: 1 } }] }, "release-docs/unreleased"],
  ["a part that is named in words", { body: "Document the last 1 commits." }, "release-docs/unreleased"],
  ["what began before the last release", { changes: [{ tags: { start: "v1.1.0" } }] }, "release-docs/unreleased"],
  ["a release", { changes: [{ releases: { count: 1 } }] }, "release-docs/v1.2.0"],
])("a request for %s prepares none", async (_, request, branch) => {
  using place = new DraftFixture();
  place.commit("feat: ask (#0)");
  place.tag("v1.1.0");
  place.commit("feat: answer (#1)");
  place.tag("v1.2.0");
  place.commit("feat: stream (#3)");
  place.commit("fix: keep the last line (#4)");
  const { entries, ...draft } = await write(place, request);
  expect(draft.branch).toBe(branch);
  expect(entries.has("release")).toBe(false);
});

test("where all is released, the last release is documented", async () => {
  using place = createPlace();
  place.tag("v1.3.0");
  const { branch, entries } = await write(place);
  expect(branch).toBe("release-docs/v1.3.0");
  expect(entries.has("release")).toBe(false);
});
