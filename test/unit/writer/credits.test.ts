import { describe, expect, test } from "vitest";
import type { Commit, CommitFacts } from "../../../src/git/commits.ts";
import { buildNotes } from "../../../src/writer/notes.ts";
import { selectPeople } from "../../../src/writer/people.ts";
import { renderCredits } from "../../../src/writer/release-notes.ts";
import { makeCommits } from "../../support/make-commits.ts";

type Sketch = {
  message: string;
  by?: string;
  login?: string;
  pull?: { number: number; author?: string; bot?: boolean };
};

/** Commits, oldest first, each by `Name <e-mail>`, with a code host's metadata. */
function make(...sketches: Sketch[]): { commits: Commit[]; facts: Map<string, CommitFacts> } {
  const commits = makeCommits(...sketches.map(({ message }) => message)).reverse();
  const facts = new Map<string, CommitFacts>();
  sketches.forEach(({ by, login, pull }, index) => {
    const commit = commits[index] as Commit;
    const [, name = "", email = ""] = /^(.*) <(.*)>$/.exec(by ?? "") ?? [];
    if (by !== undefined) commits[index] = { ...commit, author: { name, email } };
    const author = pull?.author === undefined ? undefined : { login: pull.author, isBot: pull.bot === true };
    const pullRequest = pull && { number: pull.number, title: "", renamed: false, labels: [], author };
    if (login !== undefined || pull !== undefined) {
      facts.set(commit.sha, { pullRequest, isMerge: true, elsewhere: [], login });
    }
  });
  return { commits: commits.reverse(), facts };
}

function name(...sketches: Sketch[]): string[] {
  const { commits, facts } = make(...sketches);
  return selectPeople(buildNotes(commits, { metadata: { facts } }).changes, facts).map(
    (person) => person.login ?? person.name,
  );
}

describe("who took part", () => {
  test.each<[string, Sketch[], string[]]>([
    ["a name where nothing else is known", [{ message: "Add a" }], ["Ada Writer"]],
    ["the login in a GitHub address", [{ message: "Add a", by: "Bo <7+bo-b@users.noreply.github.com>" }], ["bo-b"]],
    ["the account of an address", [{ message: "Add a", by: "Bo <bo@example.com>", login: "bo" }], ["bo"]],
    [
      "the author of a pull request",
      [{ message: "Add a (#1)", by: "Bo <bo@example.com>", pull: { number: 1, author: "bo" } }],
      ["bo"],
    ],
    [
      "git's name where the account is gone",
      [{ message: "Add a (#1)", by: "Bo <bo@example.com>", pull: { number: 1 } }],
      ["Bo"],
    ],
    [
      "once, by whatever is known",
      [
        { message: "Add a", by: "Bo <bo@example.com>" },
        { message: "Add b (#1)", by: "Bo <bo@example.com>", pull: { number: 1, author: "bo" } },
        { message: "Add c", by: "Bo <9+Bo@users.noreply.github.com>" },
        { message: "Add d", by: "bo <bo@home.example>" },
      ],
      ["Bo"],
    ],
    [
      "once, by every name that was seen before",
      [
        { message: "Add a", by: "Builder <bo@home.example>" },
        { message: "Add b", by: "Builder <bo@work.example>" },
        { message: "Add c", by: "Bo <bo@work.example>" },
        { message: "Add d", by: "Bo <bo@home.example>" },
      ],
      ["Bo"],
    ],
    [
      "two of one name apart, where both have an account",
      [
        { message: "Add a", by: "Bo <bo@home.example>", login: "bo" },
        { message: "Add b", by: "Bo <bo@work.example>", login: "bo-2" },
        { message: "Add c", by: "Bo <bo@home.example>", login: "bo" },
      ],
      ["bo", "bo-2"],
    ],
    [
      "co-authors, and all by name",
      [{ message: "Add a\n\nCo-authored-by: Cy <cy@example.com>\nCo-Authored-By: bo <1+bo@users.noreply.github.com>" }],
      ["Ada Writer", "bo", "Cy"],
    ],
    [
      "no bots",
      [
        { message: "Add a (#1)", by: "renovate[bot] <29+renovate[bot]@users.noreply.github.com>" },
        {
          message: "Add b (#2)",
          by: "dependabot[bot] <49+dependabot[bot]@users.noreply.github.com>",
          pull: { number: 2, author: "dependabot", bot: true },
        },
        { message: "Add c", by: "Robo <k8s-robot@example.com>", login: "k8s-ci-robot" },
        { message: "Add d\n\nCo-authored-by: Machine <noreply@machine.example>", by: "Bo <bo@example.com>" },
        { message: "Add e", by: "Abbot <abbot@example.com>", login: "abbot" },
      ],
      ["abbot", "Bo"],
    ],
    [
      "who worked on a bot's pull request",
      [{ message: "Add b (#2)", by: "Bo <bo@example.com>", pull: { number: 2, author: "dependabot", bot: true } }],
      ["Bo"],
    ],
    ["no one for commits that are not shown", [{ message: "v1.2.3" }], []],
  ])("%s", (_, sketches, names) => expect(name(...sketches)).toEqual(names));

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

  test("the first change of each is their oldest", () => {
    const { commits, facts } = make({ message: "Add a (#1)" }, { message: "Add b (#2)" });
    expect(selectPeople(buildNotes(commits, { metadata: { facts } }).changes, facts)[0]?.first.pullRequest).toBe(1);
  });
});

test("credits link or name people without notifying them", () => {
  const { commits, facts } = make(
    { message: "Add a", by: "@bo | <b> <bo@example.com>" },
    { message: "Add b (#2)", by: "Cy <cy@example.com>", pull: { number: 2, author: "cy_corp" } },
  );
  const people = selectPeople(buildNotes(commits, { metadata: { facts } }).changes, facts);
  const credits = { contributors: people, newcomers: people.slice(1) };
  const lines = renderCredits(credits, { name: "a/b", webUrl: "https://github.com/a/b" });
  expect(lines).toEqual([
    "**Contributors**: `@bo` \\| &lt;b&gt; and [cy_corp](https://github.com/cy_corp)",
    "**New contributors**: [cy_corp](https://github.com/cy_corp) ([#2](https://github.com/a/b/pull/2))",
  ]);
  expect(renderCredits(credits, { name: "b", webUrl: undefined })[1]).toBe("**New contributors**: cy_corp (#2)");
  expect(renderCredits({ contributors: [], newcomers: [] }, { name: "b", webUrl: undefined })).toEqual([]);
});
