import { expect, test } from "vitest";
import { createGitHubCommitReader } from "../../../src/hosts/github/commits.ts";
import { type GraphQlAnswer, type PullRequestSketch, serveGraphQl } from "../../support/github.ts";

const WITHOUT_METADATA = { author: null, pulls: [] };

const nameOf = (index: number) => index.toString(16).padStart(40, "0");
const listNames = (count: number) => Array.from({ length: count }, (_, index) => nameOf(index));

type Options = Parameters<typeof serveGraphQl>[1];

/** Reads from a server that answers so, by default without metadata. */
async function read(shas: readonly string[], answers: Record<string, GraphQlAnswer> = {}, options?: Options) {
  await using github = await serveGraphQl((sha) => (sha in answers ? answers[sha] : WITHOUT_METADATA), options);
  const faults: unknown[] = [];
  const reader = createGitHubCommitReader(github.place, "octo/widget", (fault) => faults.push(fault));
  const answer = await reader.readFacts(shas);
  await reader.readFacts([...answer.facts.keys()]);
  return { ...answer, faults, queried: github.queriedShas.map((some) => some.length) };
}

async function readOne(...pulls: PullRequestSketch[]) {
  const { facts } = await read([nameOf(1)], { [nameOf(1)]: { author: null, pulls } });
  return facts.get(nameOf(1));
}

test("reads a pull request's title, labels and author, and the account of the commit's author", async () => {
  const pull = { number: 12, title: " Add\n a flag ", labels: ["bug", "area: cli"], author: "ada" };
  const { facts, missing } = await read([nameOf(1)], { [nameOf(1)]: { author: "ada-l", pulls: [pull] } });
  expect(missing).toBeUndefined();
  const author = { login: "ada", isBot: false };
  expect(facts.get(nameOf(1))).toEqual({
    pullRequest: { ...pull, title: "Add a flag", renamed: false, author },
    isMerge: false,
    elsewhere: [],
    login: "ada-l",
  });
});

test("of several pull requests, selects the one that the commit merges, else the first merged one", async () => {
  const first = { number: 1, mergedAt: "2026-01-01T00:00:00Z" };
  const later = { number: 2, mergedAt: "2026-01-02T00:00:00Z", mergeCommit: nameOf(1) };
  const open = { number: 3, mergedAt: null };
  expect(await readOne(first, later, open)).toMatchObject({ pullRequest: { number: 2 }, isMerge: true });
  const other = { ...later, mergeCommit: nameOf(2) };
  expect(await readOne(open, other, first)).toMatchObject({ pullRequest: { number: 1 }, isMerge: false });
  expect(await readOne(open)).toMatchObject({ pullRequest: undefined });
});

test("ignores a pull request of another repository", async () => {
  const read = await readOne({ number: 7, repository: "upstream/widget" });
  expect(read).toMatchObject({ pullRequest: undefined, elsewhere: [7] });
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
  [0, []],
  [1, [1]],
  [100, [100]],
  [250, [100, 100, 50]],
])("%i commits take requests of %j, and none the second time", async (count, sizes) => {
  const { facts, missing, queried } = await read(listNames(count));
  expect([facts.size, missing, queried]).toEqual([count, undefined, sizes]);
});

test("reads only the newest commits of a very long history, and reports that", async () => {
  const { missing, queried } = await read(listNames(1234));
  expect(queried).toHaveLength(10);
  expect(missing).toMatch(/ 1000 of 1234 commits \(only the newest 1000 /);
});

test("an unknown commit does not affect the others", async () => {
  const { facts, missing, faults } = await read([nameOf(1), nameOf(2)], { [nameOf(2)]: null });
  expect([...facts.keys()]).toEqual([nameOf(1)]);
  expect(missing).toMatch(/ 1 of 2 commits; /);
  expect(faults).toEqual([]);
});

test("uses the data of an answer with errors", async () => {
  const errors = [{ type: "SOMETHING", message: "Something went wrong.\nmore" }];
  const { facts, missing, faults } = await read([nameOf(1), nameOf(2)], { [nameOf(2)]: null }, { errors });
  expect([...facts.keys()]).toEqual([nameOf(1)]);
  expect(missing).toMatch(/ 1 of 2 commits \(Something went wrong\); /);
  expect(faults).toHaveLength(1);
});

test("distinguishes a missing permission from commits without pull requests", async () => {
  const message = "Resource not accessible by integration";
  const answers = { [nameOf(1)]: { author: null, pulls: undefined } };
  const { facts, missing } = await read([nameOf(1)], answers, { errors: [{ message }] });
  expect(facts).toEqual(new Map());
  expect(missing).toMatch(new RegExp(` 0 of 1 commits \\(${message}\\); .*\`pull-requests: read\``));
});

test("reports an error beside complete answers", async () => {
  const { missing } = await read([nameOf(1)], {}, { errors: [{ message: "Labels are out." }] });
  expect(missing).toMatch(/commits \(Labels are out\)\.$/);
});

test("splits a query that is too heavy into halves", async () => {
  const { facts, missing, queried } = await read(
    listNames(100),
    {},
    { fail: ({ length }) => (length > 60 ? 502 : undefined) },
  );
  expect([facts.size, missing]).toEqual([100, undefined]);
  expect(queried).toEqual([100, 50, 50]);
});

test.each([403, 429, 502])("an error (%i) ends the queries and is reported, not thrown", async (status) => {
  const { facts, missing, faults, queried } = await read(listNames(300), {}, { fail: () => status });
  expect(facts.size).toBe(0);
  expect(queried.length).toBeLessThanOrEqual(2);
  expect(missing).toMatch(new RegExp(` 0 of 300 commits \\(${status} .*refused.*\\); `));
  expect(faults.length).toBeGreaterThan(0);
});

test("calls GitHub Enterprise at its own URL", async () => {
  await using github = await serveGraphQl(() => WITHOUT_METADATA);
  const place = { ...github.place, apiUrl: `${github.url}/api/v3` };
  await createGitHubCommitReader(place, "octo/widget", () => undefined).readFacts([nameOf(1)]);
  expect(github.paths).toEqual(["/api/graphql"]);
});
