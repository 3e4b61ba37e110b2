import { describe, expect, test } from "vitest";
import { selectChanges } from "../../../../src/action/select/from-source.ts";
import { parseChangesInput } from "../../../../src/action/select/selection.ts";
import { writeSpan } from "../../../../src/drafting/spans/span-notes.ts";
import { selectSpans } from "../../../../src/drafting/spans/spans.ts";
import { readHistory } from "../../../../src/git/repository.ts";
import { serveGitHubHistory } from "../../../support/github-host.ts";
import { buildOnce, History } from "../../../support/history.ts";
import { buildPlace } from "../../../support/selection-place.ts";
import { BY_HAND } from "../../../support/triggers.ts";

function buildHistory(history: History): void {
  history.commit("One");
  history.tag("v1.0.0");
  history.commit("Two");
  history.commit("Three");
  history.tag("v1.1.0");
  history.tag("nightly");
  history.git("branch", "8.1");
  history.git("checkout", "--quiet", "-b", "topic");
  history.commit("Four on a topic");
  history.git("checkout", "--quiet", "main");
  history.commit("Five");
  history.commit("Six");
}

const createHistory = () => new History("widget", buildOnce("revisions", buildHistory));

async function select(value: string, place: Parameters<typeof selectChanges>[2]) {
  const asked = await parseChangesInput(value, place.remote);
  return asked !== "auto" && "changes" in asked ? asked : selectChanges(asked, BY_HAND, place);
}

// What git itself lists for its own form of the same range.
const RANGES: [string, string][] = [
  ["v1.1.0", "v1.0.0..v1.1.0"],
  ["1.1.0", "v1.0.0..v1.1.0"],
  ["v1.0.0", "v1.0.0"],
  ["latest", "v1.0.0..v1.1.0"],
  ["unreleased", "v1.1.0..HEAD"],
  ["main", "v1.1.0..main"],
  ["topic", "v1.1.0..topic"],
  ["HEAD~1", "v1.1.0..HEAD~1"],
  ["HEAD~2", "v1.0.0..HEAD~2"],
  ["v1.0.0..main", "v1.0.0..main"],
  ["v1.0.0..topic", "v1.0.0..topic"],
  ["v1.0.0..8.1", "v1.0.0..8.1"],
  ["v1.0.0..nightly", "v1.0.0..nightly"],
  ["v1.0.0..v1.1.0", "v1.0.0..v1.1.0"],
  ["v1.0.0..", "v1.0.0..HEAD"],
  ["HEAD~3..HEAD", "HEAD~3..HEAD"],
  ["HEAD^..", "HEAD^..HEAD"],
  ["topic..main", "topic..main"],
  ["main..topic", "main..topic"],
  ["nightly..refs/heads/main", "nightly..refs/heads/main"],
];

describe("the input changes selects what git log lists", () => {
  test.each(RANGES)("%s", async (value, range) => {
    using history = createHistory();
    const { changes } = await select(value, buildPlace(history.directory));
    const { spans } = await selectSpans(await readHistory(history.directory), changes);
    const subjects = spans.flatMap(({ commits }) => commits.map(({ subject }) => subject));
    expect(subjects.join("\n")).toBe(history.git("log", "--format=%s", range));
  });

  test("a SHA as one end and a name as the other", async () => {
    using history = createHistory();
    const sha = history.git("rev-parse", "--short=7", "HEAD~1");
    const { changes } = await select(`v1.1.0..${sha}`, buildPlace(history.directory));
    const [startSha, endSha] = history.git("rev-parse", "v1.1.0^{commit}", sha).split("\n");
    expect(changes).toEqual([{ commits: { startSha, endSha, includeStartCommit: false } }]);
  });
});

test("two tags are sent as tags, so that the notes have their version", async () => {
  using history = createHistory();
  const place = buildPlace(history.directory);
  expect((await select("1.0.0..v1.1.0", place)).changes).toEqual([{ tags: { start: "v1.0.0", end: "v1.1.0" } }]);
  expect((await select("v1.0.0..main", place)).changes).toEqual([{ tags: { start: "v1.0.0" } }]);
  expect(await select("v1.0.0..topic", place)).toMatchObject({
    source: expect.stringContaining("v1.0.0..topic (from the checkout)"),
  });
});

test("a service elsewhere gets the commits of a branch, since its own head may be another", async () => {
  using history = createHistory();
  const place = buildPlace(history.directory, { remote: true });
  const [startSha, endSha] = history.git("rev-parse", "v1.0.0^{commit}", "main").split("\n");
  expect((await select("v1.0.0..main", place)).changes).toEqual([
    { commits: { startSha, endSha, includeStartCommit: false } },
  ]);
});

test("a service elsewhere gets names as tags if nothing can resolve them", async () => {
  const { changes } = await select("stable..nightly", buildPlace("/nowhere", { remote: true }));
  expect(changes).toEqual([{ tags: { start: "stable", end: "nightly" } }]);
  for (const value of ["v1.0.0", "unreleased"]) {
    await expect(select(value, buildPlace("/nowhere", { remote: true }))).rejects.toMatchObject({
      code: "event/no-history",
    });
  }
});

test("an unknown version is left to the service, so that fail-on applies", async () => {
  using history = createHistory();
  const { changes } = await select("v1.0.0..v1.1.1", buildPlace(history.directory));
  expect(changes).toEqual([{ tags: { start: "v1.0.0", end: "v1.1.1" } }]);
});

describe("a range that starts at a package's tag is about that package", () => {
  function createPackages(): History {
    const history = new History();
    history.commit("Start", { "packages/core/package.json": "{}", "packages/web/package.json": "{}" });
    history.tag("core-v1.2.0");
    history.tag("web-v2.0.0");
    history.commit("feat: turn", { "packages/core/a.ts": "1" });
    history.commit("feat: paint", { "packages/web/a.ts": "1" });
    history.tag("web-v2.1.0");
    history.commit("feat: stop", { "packages/core/b.ts": "1" });
    return history;
  }

  test.each([
    ["core-v1.2.0..HEAD~1", "feat: turn"],
    ["core-v1.2.0..main", "feat: stop, feat: turn"],
    ["web-v2.0.0..main", "feat: paint"],
  ])("%s", async (value, subjects) => {
    using history = createPackages();
    const { changes } = await select(value, buildPlace(history.directory));
    const read = await readHistory(history.directory);
    const [span] = (await selectSpans(read, changes)).spans;
    if (span === undefined) throw new Error("no span");
    expect(span.tag).toBeUndefined();
    const { notes } = await writeSpan({ history: read, repository: { name: "octo/widget", webUrl: undefined } }, span);
    expect(notes.changes.map(({ title }) => title).join(", ")).toBe(subjects);
  });

  test("also at a tag of another package that is the head", async () => {
    using history = createPackages();
    history.git("reset", "--hard", "--quiet", "HEAD~1");
    const { changes } = await select("core-v1.2.0..HEAD", buildPlace(history.directory));
    const { spans, sentence } = await selectSpans(await readHistory(history.directory), changes);
    expect(spans.map(({ tag, previousTag }) => [tag, previousTag])).toEqual([[undefined, "core-v1.2.0"]]);
    expect(sentence).toContain("2 commits: core-v1.2.0..HEAD");
  });
});

test("ranges without commits are skipped", async () => {
  using history = createHistory();
  expect(await select("main..HEAD", buildPlace(history.directory))).toMatchObject({
    skipped: "main..HEAD has no commits",
  });
  history.git("checkout", "--quiet", "v1.1.0");
  expect(await select("unreleased", buildPlace(history.directory))).toMatchObject({
    skipped: expect.stringContaining("v1.1.0"),
  });
});

test.each([
  ["topi", /"topi"/, /"topic"/],
  ["v1.0.0..tpoic", /"tpoic"/, /./],
  ["unrelesed", /"unrelesed"/, /"unreleased"/],
  ["refs/--output=/tmp/x", /"refs\/--output=\/tmp\/x"/, /./],
])("%s is unknown, with what is near", async (value, message, hint) => {
  using history = createHistory();
  await expect(select(value, buildPlace(history.directory))).rejects.toMatchObject({
    code: "git/unknown-revision",
    message: expect.stringMatching(message),
    hint: expect.stringMatching(hint),
  });
});

test.each([
  ["v1.1.0", "v1.0.0..v1.1.0"],
  ["v1.0.0..on-disk/topic", "v1.0.0..topic"],
  ["HEAD", "v1.1.0..main"],
])("without a checkout GitHub's API resolves %s", async (value, range) => {
  using history = createHistory();
  await using github = await serveGitHubHistory(history);
  const head = github.shas.get(history.git("rev-parse", "main"));
  const place = buildPlace("/nowhere", {
    token: "token-of-a-test",
    remote: true,
    event: { apiUrl: github.url, sha: head },
  });
  const { changes } = await select(value, place);
  const [start = "", end = ""] = range.split("..");
  const ends = [start, end].map((name) => github.shas.get(history.git("rev-parse", `${name}^{commit}`)));
  const selector = value === "v1.1.0" ? { tags: { start, end } } : undefined;
  expect(changes).toEqual([selector ?? { commits: { startSha: ends[0], endSha: ends[1], includeStartCommit: false } }]);
});
