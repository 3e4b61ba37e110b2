import { describe, expect, test } from "vitest";
import type { BranchTrigger, Trigger } from "../../../../src/action/trigger.ts";
import { type GitHubHistory, serveGitHubHistory } from "../../../support/github-host.ts";
import { type GitHubAnswer, serveGitHub } from "../../../support/github-schema/serve.ts";
import { buildOnce, History } from "../../../support/history.ts";
import { type buildPlace, selectBy } from "../../../support/selection-place.ts";
import { BY_HAND, merged, pushed, released } from "../../../support/triggers.ts";

const GONE = "0123456789abcdef0123456789abcdef01234567";
/** A run without a checkout, on GitHub's commit for `sha`. */
function placeOn(github: GitHubHistory, sha?: string, more: object = {}): Parameters<typeof buildPlace> {
  const event = { apiUrl: github.url, sha: sha === undefined ? undefined : github.shas.get(sha), ...more };
  return ["/nowhere", { token: "token-of-a-test", remote: true, event }];
}

function buildHistory(history: History): void {
  history.commit("One");
  history.tag("v1.0.0");
  history.commit("Two");
  history.tag("v1.1.0-rc.1");
  history.commit("Three");
  history.tag("v1.1.0");
  history.tag("v1");
  history.git("checkout", "--quiet", "-b", "release-1.0", "v1.0.0");
  history.commit("Fix");
  history.tag("v1.0.1");
  history.git("checkout", "--quiet", "main");
  history.commit("Four");
  history.tag("v2.0.0");
  history.tag("tool@0.1.0");
}

const createHistory = () => new History("widget", buildOnce("releases", buildHistory));

describe("without a checkout GitHub's API provides", () => {
  test.each<[string, Trigger, unknown]>([
    ["the tag before a release", released("v2.0.0"), { tags: { start: "v1.1.0", end: "v2.0.0" } }],
    ["the final before a final", released("v1.1.0"), { tags: { start: "v1.0.0", end: "v1.1.0" } }],
    ["what is before a prerelease", released("v1.1.0-rc.1"), { tags: { start: "v1.0.0", end: "v1.1.0-rc.1" } }],
    ["what is before a backport", { kind: "push", tag: "v1.0.1" }, { tags: { start: "v1.0.0", end: "v1.0.1" } }],
    [
      "the release that a manual run is on",
      { kind: "manual", tag: "v2.0.0" },
      { tags: { start: "v1.1.0", end: "v2.0.0" } },
    ],
  ])("%s", async (_, trigger, selector) => {
    using history = createHistory();
    await using github = await serveGitHubHistory(history);
    const selection = await selectBy(trigger, ...placeOn(github));
    expect(selection.changes).toEqual([selector]);
    expect(selection.source).toContain("from GitHub's API");
    expect(await selectBy(trigger, history.directory)).toMatchObject({
      changes: selection.changes,
    });
  });

  test("the first release of a series, from the first commit", async () => {
    using history = createHistory();
    await using github = await serveGitHubHistory(history);
    const selection = await selectBy(released("tool@0.1.0"), ...placeOn(github));
    const [first, last] = ["v1.0.0", "v2.0.0"].map((tag) => github.shas.get(history.git("rev-parse", tag)));
    expect(selection.changes).toEqual([{ commits: { startSha: first, endSha: last, includeStartCommit: true } }]);
  });

  test("the commits since the latest release", async () => {
    using history = createHistory();
    const head = history.commit("Five");
    await using github = await serveGitHubHistory(history);
    const selection = await selectBy(BY_HAND, ...placeOn(github, head));
    expect(selection.changes).toEqual([{ tags: { start: "v2.0.0" } }]);
  });

  test("that a tag is not there, and which is near", async () => {
    using history = createHistory();
    await using github = await serveGitHubHistory(history);
    for (const name of ["v2.0.1", "--upload-pack=x", "$(id)"]) {
      const selection = selectBy(released(name), ...placeOn(github));
      await expect(selection).rejects.toMatchObject({
        code: "git/unknown-tag",
        message: expect.stringContaining(name),
      });
    }
  });
});

describe("a merged pull request, by GitHub's API", () => {
  function createBranch() {
    const history = createHistory();
    history.git("checkout", "--quiet", "-b", "colour");
    const originals = [
      history.commit("Start colour", { "c.ts": "1\n" }),
      history.commit("Finish colour", { "c.ts": "2\n" }),
    ];
    history.git("checkout", "--quiet", "main");
    const before = history.commit("Meanwhile", { "other.ts": "1\n" });
    return { history, originals, before };
  }
  const open = (github: GitHubHistory) =>
    github.call("/pulls", { title: "Add colour", head: "on-disk/colour", base: "on-disk/main" });

  test.each<[string, (made: ReturnType<typeof createBranch>) => string, "range" | "one"]>([
    ["by merge commit", ({ history }) => history.merge("colour", "Merge pull request #7"), "range"],
    ["by rebase", ({ history, originals }) => history.copy(...originals), "range"],
    ["by squash under an edited subject", ({ history }) => history.commit("Colour at last"), "one"],
  ])("%s", async (_, merge, kind) => {
    const made = createBranch();
    using history = made.history;
    const sha = merge(made);
    await using github = await serveGitHubHistory(history);
    const { number } = await open(github);
    const [startSha, endSha] = [made.before, sha].map((own) => github.shas.get(own) ?? "");
    const selection = await selectBy(merged(endSha ?? "", { number }), ...placeOn(github));
    expect(selection.changes).toEqual([
      { commits: kind === "one" ? { shas: [endSha] } : { startSha, endSha, includeStartCommit: false } },
    ]);
  });
});

describe("a merged pull request whose branch is gone from the checkout", () => {
  // A last commit with the pull request's own title looks like a squash.
  function createRebased() {
    const history = createHistory();
    history.git("checkout", "--quiet", "-b", "colour");
    const originals = [
      history.commit("Start colour", { "c.ts": "1\n" }),
      history.commit("Add colour", { "c.ts": "2\n" }),
    ];
    history.git("checkout", "--quiet", "main");
    const before = history.commit("Meanwhile", { "other.ts": "1\n" });
    return { history, before, sha: history.copy(...originals) };
  }

  test("is compared with the commits that GitHub lists", async () => {
    const { history: made, before, sha } = createRebased();
    using history = made;
    await using github = await serveGitHubHistory(history);
    const { number } = await github.call("/pulls", {
      title: "Add colour",
      head: "on-disk/colour",
      base: "on-disk/main",
    });
    const place = { token: "token-of-a-test", event: { apiUrl: github.url } };
    const selection = await selectBy(merged(sha, { number, head: GONE }), history.directory, place);
    expect(selection.changes).toEqual([{ commits: { startSha: before, endSha: sha, includeStartCommit: false } }]);
    expect(selection.source).toMatch(/rebased \(from the checkout\)/);
  });

  test.each<[string, string, RegExp]>([
    ["without a token", "", /its branch is gone \(/],
    ["where GitHub does not answer", "wrong", /its branch is gone and GitHub's API refused pulls\/7\/commits/],
  ])("%s is matched by subject and dates, and says so", async (_, token, why) => {
    const { history: made, sha } = createRebased();
    using history = made;
    await using server = await serveGitHub(() => ({ status: 401, body: { message: "Bad credentials" } }));
    const place = { token, event: { apiUrl: server.url } };
    const selection = await selectBy(merged(sha, { head: GONE }), history.directory, place);
    expect(selection.changes).toEqual([{ commits: { shas: [sha] } }]);
    expect(selection.source).toMatch(/squashed, going by subject and dates/);
    expect(selection.source).toMatch(why);
  });
});

test("the tip before a force push, gone from the checkout, is compared by GitHub", async () => {
  using history = createHistory();
  history.git("checkout", "--quiet", "-b", "topic", "v1.1.0");
  const fork = history.commit("Kept");
  const before = history.commit("Old tip");
  await using server = await serveGitHub(({ url }) => {
    expect(url).toContain(`/compare/${GONE}...`);
    const commit = { sha: fork, parents: [], commit: { message: "Kept" } };
    return { body: { status: "diverged", ahead_by: 1, base_commit: commit, merge_base_commit: commit } };
  });
  const place = { token: "token-of-a-test", event: { apiUrl: server.url } };
  const trigger = pushed(before, { before: GONE, forced: true });
  const selection = await selectBy(trigger, history.directory, place);
  expect(selection.changes).toEqual([{ commits: { startSha: fork, endSha: before, includeStartCommit: false } }]);
  expect(selection.source).toMatch(/the rewritten part of topic/);
});

describe("a push to a branch, by GitHub's API", () => {
  const onDisk = (after: string, fields = {}) => pushed(after, { defaultBranch: "on-disk/main", ...fields });

  test("starts at the former tip, the fork from the default branch, or the merge base", async () => {
    using history = createHistory();
    history.git("checkout", "--quiet", "-b", "topic", "v1.1.0");
    const old = history.commit("Topic one");
    const tip = history.commit("Topic two");
    await using github = await serveGitHubHistory(history);
    const [before, after, fork, main] = [
      old,
      tip,
      history.git("rev-parse", "v1.1.0"),
      history.git("rev-parse", "main"),
    ].map((sha) => github.shas.get(sha) ?? "");
    const rangesOf = async (trigger: BranchTrigger) => (await selectBy(trigger, ...placeOn(github))).changes;
    const range = (startSha = "") => [{ commits: { startSha, endSha: after, includeStartCommit: false } }];
    expect(await rangesOf(onDisk(after ?? "", { before }))).toEqual(range(before));
    expect(await rangesOf(onDisk(after ?? ""))).toEqual(range(fork));
    expect(await rangesOf(onDisk(after ?? "", { before: main, forced: true }))).toEqual(range(fork));
    expect(await rangesOf(onDisk(after ?? "", { before: GONE, forced: true }))).toEqual(range(fork));
    expect(await selectBy(onDisk(before ?? "", { before: after }), ...placeOn(github))).toHaveProperty("skipped");
  });
});

describe("a schedule", () => {
  const trigger: Trigger = { kind: "schedule", cron: "0 9 * * 1" };
  const workflowRef = "octo/widget/.github/workflows/docs.yml@refs/heads/main";
  const runs = (...workflow_runs: unknown[]) => ({
    "/actions/workflows/docs.yml/runs": { body: { total_count: workflow_runs.length, workflow_runs } },
  });
  const current = { id: 4711, created_at: "2026-03-11T06:07:30Z" };
  const own = { "/actions/runs/4711": { body: current } };
  const UNEXPECTED = { body: { runs: 7 }, origin: "fault" as const };

  async function select(more: Record<string, GitHubAnswer>) {
    using history = createHistory();
    await using github = await serveGitHubHistory(history, more);
    const run = { id: "4711", attempt: "1" };
    const selection = await selectBy(trigger, ...placeOn(github, undefined, { workflowRef, run }));
    return { selection, urls: github.received.map(({ url }) => url) };
  }

  test("counts from this workflow's last successful run to this one", async () => {
    const last = { id: 4000, created_at: "2026-03-04T06:01:00Z" };
    const older = { id: 3000, created_at: "2026-02-25T06:01:00Z" };
    const { selection, urls } = await select({ ...runs(older, last, current), ...own });
    expect(selection.changes).toEqual([{ timeRange: { start: last.created_at, end: "2026-03-11T06:07:30Z" } }]);
    expect(selection.source).toContain("last successful run");
    expect(urls[0]).toMatch(/event=schedule.*status=success.*branch=main/);
  });

  test.each<[string, Record<string, GitHubAnswer>, RegExp]>([
    ["no run that succeeded", { ...runs(), ...own }, /no earlier scheduled run/],
    ["an unexpected response", { "/actions/workflows/docs.yml/runs": UNEXPECTED }, /unexpected response/],
  ])("with %s counts between the last two slots", async (_, more, why) => {
    const { selection } = await select(more);
    expect(selection.changes).toMatchObject([{ timeRange: {} }]);
    expect(selection.source).toMatch(/last two slots/);
    expect(selection.source).toMatch(why);
  });
});
