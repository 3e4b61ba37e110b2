import { describe, expect, test } from "vitest";
import type { Commit, CommitFacts } from "../../../src/git/commits.ts";
import { selectPeople } from "../../../src/writer/links.ts";
import { buildNotes } from "../../../src/writer/notes.ts";
import { renderCredits } from "../../../src/writer/release-notes.ts";
import { makeCommits } from "../../support/make-commits.ts";

/** A message, whose it is (`Name <e-mail>`), and what a code host knows. */
type Sketch = [
  message: string,
  by?: string,
  known?: { login?: string; opener?: string; bot?: boolean; number?: number },
];

/** Commits, oldest first, with a code host's metadata. */
function make(...sketches: Sketch[]): { commits: Commit[]; facts: Map<string, CommitFacts> } {
  const facts = new Map<string, CommitFacts>();
  const commits = makeCommits(...sketches.map(([message]) => message)).reverse();
  const written = commits.map((commit, index) => {
    const [, by = "", known] = sketches[index] ?? [];
    const { login, opener, bot = false, number } = known ?? {};
    const author = opener === undefined ? undefined : { login: opener, isBot: bot };
    const pullRequest = number === undefined ? undefined : { number, title: "", renamed: false, labels: [], author };
    if (known !== undefined) facts.set(commit.sha, { pullRequest, isMerge: true, elsewhere: [], login });
    const [, name, email] = /^(.*) <(.*)>$/.exec(by) ?? [];
    return name === undefined || email === undefined ? commit : { ...commit, author: { name, email } };
  });
  return { commits: written.reverse(), facts };
}

function list(...sketches: Sketch[]) {
  const { commits, facts } = make(...sketches);
  return selectPeople(buildNotes(commits, { metadata: { facts } }).changes, facts);
}

const BO = "Bo <bo@example.com>";
const [HOME, WORK] = ["Bo <bo@home.example>", "Bo <bo@work.example>"];
const CO_AUTHORS = "Co-authored-by: Cy <cy@example.com>\nCo-Authored-By: bo <1+bo@users.noreply.github.com>";

describe("who took part", () => {
  test.each<[string, Sketch[], string[]]>([
    ["a name where nothing else is known", [["Add a"]], ["Ada Writer"]],
    [
      "once, by whatever is known",
      [
        ["Add a", BO],
        ["Add b (#1)", BO, { number: 1, opener: "bo" }],
        ["Add c", "Bo <9+Bo@users.noreply.github.com>"],
        ["Add d", "bo <bo@home.example>"],
      ],
      ["Bo"],
    ],
    [
      "once, by every name that was seen before",
      [
        ["Add a", "Builder <bo@home.example>"],
        ["Add b", "Builder <bo@work.example>"],
        ["Add c", WORK],
        ["Add d", HOME],
      ],
      ["Bo"],
    ],
    [
      "two of one name apart, where both have an account",
      [
        ["Add a", HOME, { login: "bo" }],
        ["Add b", WORK, { login: "bo-2" }],
        ["Add c", HOME, { login: "bo" }],
      ],
      ["bo", "bo-2"],
    ],
    ["co-authors, and all by name", [[`Add a\n\n${CO_AUTHORS}`]], ["Ada Writer", "bo", "Cy"]],
    [
      "no bots",
      [
        ["Add a (#1)", "renovate[bot] <29+renovate[bot]@users.noreply.github.com>"],
        ["Add b", "dependabot[bot] <49@users.noreply.github.com>", { number: 2, opener: "dependabot", bot: true }],
        ["Add c", "Robo <k8s-robot@example.com>", { login: "k8s-ci-robot" }],
        ["Add d\n\nCo-authored-by: Machine <noreply@machine.example>", BO],
        ["Add e", "Abbot <abbot@example.com>", { login: "abbot" }],
      ],
      ["abbot", "Bo"],
    ],
    ["who worked on a bot's pull request", [["Add b", BO, { number: 2, opener: "dependabot", bot: true }]], ["Bo"]],
    ["no one for commits that are not shown", [["v1.2.3"]], []],
  ])("%s", (_, sketches, names) => {
    expect(list(...sketches).map((person) => person.login ?? person.name)).toEqual(names);
  });

  test("who merges a pull request did not write it", () => {
    const [merge, side, start] = makeCommits(
      { id: "base", message: "Start" },
      { id: "a", message: "Add a", parents: ["base"] },
      { id: "m", message: "Merge pull request #1 from bo/a\n\nAdd a", parents: ["base", "a"] },
    ) as [Commit, Commit, Commit];
    const commits = [merge, { ...side, author: { name: "Bo", email: "bo@example.com" } }, start];
    const people = selectPeople(buildNotes(commits.slice(0, 2)).changes, undefined);
    expect(people).toEqual([
      { name: "Bo", login: undefined, emails: ["bo@example.com"], first: { pullRequest: 1, sha: merge.sha } },
    ]);
  });
});

test("credits link or name people without notifying them", () => {
  const people = list(
    ["Add a", "@bo | <b> <bo@example.com>"],
    ["Add b (#2)", "Cy <cy@example.com>", { number: 2, opener: "cy_corp" }],
  );
  const credits = { contributors: people, newcomers: people.slice(1) };
  const lines = renderCredits(credits, { name: "a/b", webUrl: "https://github.com/a/b" });
  expect(lines).toEqual([
    "**Contributors**: `@bo` \\| &lt;b&gt; and [cy_corp](https://github.com/cy_corp)",
    "**New contributors**: [cy_corp](https://github.com/cy_corp) ([#2](https://github.com/a/b/pull/2))",
  ]);
  expect(renderCredits(credits, { name: "b", webUrl: undefined })[1]).toBe("**New contributors**: cy_corp (#2)");
  expect(renderCredits({ contributors: [], newcomers: [] }, { name: "b", webUrl: undefined })).toEqual([]);
});
