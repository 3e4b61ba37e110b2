import { expect, test } from "vitest";
import { type Commit, type CommitFacts, readCommits } from "../../../src/git/commits.ts";
import { type NoteEdits, OMITTABLE_KINDS } from "../../../src/writer/changes/change.ts";
import { buildNotes, countCommits } from "../../../src/writer/notes.ts";
import { History } from "../../support/history.ts";

const SUBJECTS = [
  "feat: add a flag (#1)",
  "Fix the flag",
  'Revert "Fix the flag"',
  "v1.0.0",
  "fixup! Fix the flag",
  "docs: say more",
  "chore(deps): bump left-pad from 1.0.0 to 2.0.0 (#5)",
  "wip [skip changelog]",
  "Backport #1 from `main` to `stable` (#7)",
  "release v1.2.4-0.20190109021931-daa7c04131f5 (again)",
  `v1.0${"a".repeat(36)}!`,
  `Support ${"v1.0-rc.1 and ".repeat(1000)}`,
];
const MERGES = [
  "Merge branch 'side' into main",
  "Merge pull request #8 from ada/side\n\nSupport more",
  "Merge pull request #9 from ada/dev\n\ndev -> main",
  "Add a room (#10)",
  `Merge pull request #11 from ada/long\n\n${"Support more ".repeat(1000)}`,
];

/** Numbers that look random and are the same in every run. */
function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

function makeHistory(seed: number): History {
  const history = new History();
  const roll = createDice(seed);
  const branches = ["main"];
  history.commit("Start", { "src/start.ts": "1" });
  for (let step = 0; step < 16; step += 1) {
    const branch = branches[roll(branches.length)] ?? "main";
    history.git("switch", "--quiet", branch);
    const other = branches[roll(branches.length)] ?? "main";
    const isAncestor = history.git("merge-base", "HEAD", other) === history.git("rev-parse", other);
    const throwOf = roll(5);
    if (throwOf === 0) {
      branches.push(`side-${step}`);
      history.git("switch", "--quiet", "--create", `side-${step}`);
    } else if (throwOf === 1 && !isAncestor) history.merge(other, MERGES[roll(MERGES.length)] ?? "");
    else history.commit(SUBJECTS[roll(SUBJECTS.length)] ?? "", { [`src/${step}.ts`]: `${step}` });
  }
  return history;
}

/** Pull requests for two commits of three, few enough that some have several commits. */
function makeFacts(seed: number, commits: readonly Commit[]): Map<string, CommitFacts> {
  const roll = createDice(seed);
  const facts = new Map<string, CommitFacts>();
  for (const { sha } of commits) {
    const number = roll(5) + 1;
    const title = ["Pipes", "dev -> main", "feat: say more", ""][roll(4)] ?? "";
    const labels = ["bug", "skip-changelog", "dependencies", "internal"].slice(roll(5));
    const pullRequest = { number, title, renamed: roll(2) === 0, labels, author: undefined };
    if (roll(3) > 0) facts.set(sha, { pullRequest, isMerge: roll(2) === 0, elsewhere: [roll(12)], login: undefined });
  }
  return facts;
}

/** No edits, and edits of some commits, pull requests and kinds. */
function makeEdits(seed: number, commits: readonly Commit[]): (NoteEdits | undefined)[] {
  const roll = createDice(seed);
  const named = commits.filter(() => roll(3) === 0).map(({ sha }) => ({ sha: sha.slice(0, 7) }));
  const reword = [{ reference: { pullRequest: 8 }, text: "Better" }];
  const kinds = OMITTABLE_KINDS.filter(() => roll(2) === 0);
  return [undefined, { leaveOut: [...named, { pullRequest: 1 }], reword, kinds }];
}

test.each([1, 2, 3, 5])("accounts for each commit exactly once (history %i)", async (seed) => {
  using history = makeHistory(seed);
  const commits = await readCommits(history.directory, listBranches(history));
  for (const metadata of [undefined, { facts: makeFacts(seed, commits) }, { facts: makeFacts(seed + 10, commits) }]) {
    for (const edits of makeEdits(seed, commits)) {
      const notes = buildNotes(commits, { metadata, edits });
      const accounted = [
        ...notes.sections.flatMap(({ entries }) => entries.flatMap(({ shas }) => shas)),
        ...[...notes.internal, ...notes.documentation].flatMap(({ shas }) => shas),
        ...notes.dependencies.shas,
        ...notes.notShown.flatMap(({ shas }) => shas),
      ];
      expect(accounted.toSorted()).toEqual(commits.map(({ sha }) => sha).toSorted());
      expect(countCommits(notes).commits).toBe(commits.length);
    }
  }
});

function listBranches(history: History): string[] {
  return history.git("for-each-ref", "--format=%(refname)", "refs/heads").split("\n");
}
