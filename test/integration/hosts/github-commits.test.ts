import { expect, test } from "vitest";
import { createGitHubCommitReader } from "../../../src/hosts/github/commits.ts";
import { type GraphQlAnswer, type PullRequestSketch, serveGraphQl } from "../../support/github.ts";

const WITHOUT_METADATA = { author: null, pulls: [] };

const refuseFault = (fault: unknown) => expect.unreachable(String(fault));

function name(index: number): string {
  return index.toString(16).padStart(40, "0");
}

async function read(answers: Record<string, GraphQlAnswer>, shas = Object.keys(answers)) {
  await using github = await serveGraphQl((sha) => answers[sha]);
  const faults: unknown[] = [];
  const reader = createGitHubCommitReader(github.place, "octo/widget", (fault) => faults.push(fault));
  return { ...(await reader.readFacts(shas)), faults };
}

async function readOne(...pulls: PullRequestSketch[]) {
  const { facts } = await read({ [name(1)]: { author: null, pulls } });
  return facts.get(name(1));
}

test("reads a pull request's title, labels and author, and the account of the commit's author", async () => {
  const pull = { number: 12, title: " Add\n a flag ", labels: ["bug", "area: cli"], author: "ada" };
  const { facts, missing } = await read({ [name(1)]: { author: "ada-l", pulls: [pull] } });
  expect(missing).toBeUndefined();
  expect(facts.get(name(1))).toEqual({
    pullRequest: {
      number: 12,
      title: "Add a flag",
      renamed: false,
      labels: ["bug", "area: cli"],
      author: { login: "ada", isBot: false },
    },
    isMerge: false,
    elsewhere: [],
    login: "ada-l",
  });
});

test("of several pull requests, selects the one that the commit merges, else the first merged one", async () => {
  const first = { number: 1, mergedAt: "2026-01-01T00:00:00Z" };
  const later = { number: 2, mergedAt: "2026-01-02T00:00:00Z", mergeCommit: name(1) };
  const open = { number: 3, mergedAt: null };
  expect(await readOne(first, later, open)).toMatchObject({ pullRequest: { number: 2 }, isMerge: true });
  expect(await readOne(open, { ...later, mergeCommit: name(2) }, first)).toMatchObject({
    pullRequest: { number: 1 },
    isMerge: false,
  });
  expect(await readOne(open)).toMatchObject({ pullRequest: undefined });
});

test("ignores a pull request of another repository", async () => {
  expect(await readOne({ number: 7, repository: "upstream/widget" })).toMatchObject({
    pullRequest: undefined,
    elsewhere: [7],
  });
});

test.each<[string, Partial<PullRequestSketch>, unknown]>([
  ["a deleted account", { author: null }, { author: undefined }],
  ["a bot", { author: "dependabot", authorType: "Bot" }, { author: { login: "dependabot", isBot: true } }],
  ["an imported account", { author: "ada", authorType: "Mannequin" }, { author: undefined }],
  ["a login that is none", { author: "a](https://evil.example" }, { author: undefined }],
  ["a rename after the merge", { renamedAt: "2026-01-03T00:00:00Z" }, { renamed: true }],
  ["a rename before the merge", { renamedAt: "2025-12-31T00:00:00Z" }, { renamed: false }],
  ["as many labels as there can be", { labels: Array(100).fill("bug") }, { labels: Array(100).fill("bug") }],
])("%s", async (_, sketch, expected) => {
  const pull = { number: 1, mergedAt: "2026-01-02T00:00:00Z", ...sketch };
  expect((await readOne(pull))?.pullRequest).toMatchObject(expected as object);
});

test.each([
  [0, 0],
  [1, 1],
  [100, 1],
  [250, 3],
])("%i commits take %i requests, and none the second time", async (count, requests) => {
  await using github = await serveGraphQl(() => WITHOUT_METADATA);
  const reader = createGitHubCommitReader(github.place, "octo/widget", refuseFault);
  const shas = Array.from({ length: count }, (_, index) => name(index));
  const read = await reader.readFacts(shas);
  expect([read.facts.size, read.missing]).toEqual([count, undefined]);
  await reader.readFacts(shas);
  expect(github.queriedShas.map((some) => some.length)).toEqual(
    [100, 100, 50].slice(0, requests).map((size) => Math.min(size, count)),
  );
});

test("reads only the newest commits of a very long history, and reports that", async () => {
  await using github = await serveGraphQl(() => WITHOUT_METADATA);
  const reader = createGitHubCommitReader(github.place, "octo/widget", refuseFault);
  const read = await reader.readFacts(Array.from({ length: 1234 }, (_, index) => name(index)));
  expect(github.queriedShas).toHaveLength(10);
  expect(read.missing).toMatch(/ 1000 of 1234 commits \(only the newest 1000 /);
});

test("an unknown commit does not affect the others", async () => {
  const { facts, missing, faults } = await read({ [name(1)]: WITHOUT_METADATA, [name(2)]: null });
  expect([...facts.keys()]).toEqual([name(1)]);
  expect(missing).toMatch(/ 1 of 2 commits; /);
  expect(faults).toEqual([]);
});

test("uses the data of an answer with errors", async () => {
  await using github = await serveGraphQl((sha) => (sha === name(2) ? null : WITHOUT_METADATA), {
    errors: [{ type: "SOMETHING", message: "Something went wrong.\nmore" }],
  });
  const faults: unknown[] = [];
  const reader = createGitHubCommitReader(github.place, "octo/widget", (fault) => faults.push(fault));
  const { facts, missing } = await reader.readFacts([name(1), name(2)]);
  expect([...facts.keys()]).toEqual([name(1)]);
  expect(missing).toMatch(/ 1 of 2 commits \(Something went wrong\); /);
  expect(faults).toHaveLength(1);
});

test("distinguishes a missing permission from commits without pull requests", async () => {
  const message = "Resource not accessible by integration";
  await using github = await serveGraphQl(() => ({ author: null, pulls: undefined }), { errors: [{ message }] });
  const reader = createGitHubCommitReader(github.place, "octo/widget", () => undefined);
  expect(await reader.readFacts([name(1)])).toEqual({
    facts: new Map(),
    missing: expect.stringMatching(new RegExp(` 0 of 1 commits \\(${message}\\); .*\`pull-requests: read\``)),
  });
});

test("reports an error beside complete answers", async () => {
  await using github = await serveGraphQl(() => WITHOUT_METADATA, { errors: [{ message: "Labels are out." }] });
  const { missing } = await createGitHubCommitReader(github.place, "octo/widget", () => undefined).readFacts([name(1)]);
  expect(missing).toMatch(/commits \(Labels are out\)\.$/);
});

test("splits a query that is too heavy into halves", async () => {
  await using github = await serveGraphQl(() => WITHOUT_METADATA, {
    fail: (shas) => (shas.length > 60 ? 502 : undefined),
  });
  const reader = createGitHubCommitReader(github.place, "octo/widget", () => undefined);
  const { facts, missing } = await reader.readFacts(Array.from({ length: 100 }, (_, index) => name(index)));
  expect([facts.size, missing]).toEqual([100, undefined]);
  expect(github.queriedShas.map((some) => some.length)).toEqual([100, 50, 50]);
});

test.each([403, 429, 502])("an error (%i) ends the queries and is reported, not thrown", async (status) => {
  await using github = await serveGraphQl(() => WITHOUT_METADATA, { fail: () => status });
  const faults: unknown[] = [];
  const reader = createGitHubCommitReader(github.place, "octo/widget", (fault) => faults.push(fault));
  const { facts, missing } = await reader.readFacts(Array.from({ length: 300 }, (_, index) => name(index)));
  expect(facts.size).toBe(0);
  expect(github.queriedShas.length).toBeLessThanOrEqual(2);
  expect(missing).toMatch(new RegExp(` 0 of 300 commits \\(${status} .*refused.*\\); `));
  expect(faults.length).toBeGreaterThan(0);
});

test("calls GitHub Enterprise at its own URL", async () => {
  await using github = await serveGraphQl(() => WITHOUT_METADATA);
  const place = { ...github.place, apiUrl: `${github.url}/api/v3` };
  await createGitHubCommitReader(place, "octo/widget", refuseFault).readFacts([name(1)]);
  expect(github.paths).toEqual(["/api/graphql"]);
});
