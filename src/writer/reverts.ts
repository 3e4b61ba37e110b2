import { groupByEach } from "../shared/group-by-each.ts";
import { type Change, isWholeChange, type Sifted, selectWork, siftChanges } from "./change.ts";
import { parseTitle } from "./titles.ts";

type Revert = { shas: readonly string[]; numbers: readonly number[]; title: string };

/** Newest first, so that a reverted revert brings the change back. A revert of a released change stays. */
export function cancelReverts(sifted: Sifted): Sifted {
  const cancelled = new Set<Change>();
  let candidates: Candidates | undefined;
  for (const [index, change] of sifted.changes.entries()) {
    const revert = cancelled.has(change) ? undefined : parseRevert(change);
    if (revert === undefined) continue;
    candidates ??= listCandidates(sifted.changes);
    const isOpen = (other: Candidate) => other.index > index && !cancelled.has(other.change);
    const targets = selectTargets(revert, candidates, isOpen);
    if (targets.length > 0 && !revertsReleased(revert, targets)) cancelled.add(change);
    for (const target of targets) cancelled.add(target);
  }
  return siftChanges(sifted, (change) => (cancelled.has(change) ? "reverted" : undefined));
}

function parseRevert(change: Change): Revert | undefined {
  const { type, text } = parseTitle(change.title);
  const named = /^(revert(?:s|ed)?|re-?apply|re-?land|unrevert|restore(?=[,:]? *["“]))\b[\s:,]*(.*)$/is.exec(text);
  if (type !== "revert" && named === null) return undefined;
  const [, verb = "revert", rest = text] = named ?? [];
  const bodies = [change.body, ...change.commits.filter(isRevertCommit).map((commit) => commit.body)].join("\n");
  const numbers = [
    ...bodies.matchAll(/^Reverts (?:[\w.-]+\/[\w.-]+)?#(\d+)/gm),
    ...rest.matchAll(/^(?:pull request |PR )?#(\d+)$/gi),
  ];
  return {
    shas: [...bodies.matchAll(/\bThis reverts (?:commits? )?([0-9a-f]{7,64})/g)].map((match) => match[1] ?? ""),
    numbers: numbers.map((match) => Number(match[1])),
    title: normaliseTitle(/^revert/i.test(verb) ? rest : `Revert "${rest}"`),
  };
}

function isRevertCommit(commit: { subject: string }): boolean {
  return /^(?:\w+(?:\([^)]*\))?!?: *)?(?:revert|re-?apply|re-?land)/i.test(commit.subject);
}

type Candidate = { change: Change; index: number };

/** What a revert can name, oldest first: by the start of its SHA, its number and its titles. */
type Candidates = ReadonlyMap<string, Candidate[]>;

const SHA_START = 7;
const titleKey = (title: string): string => `title ${title}`;

function listCandidates(changes: readonly Change[]): Candidates {
  const listed = changes.map((change, index): Candidate => ({ change, index })).reverse();
  return groupByEach(listed, ({ change }) => {
    const shas = [change.commits[0], ...selectWork(change)].map(({ sha }) => sha.slice(0, SHA_START));
    return new Set([...shas, `#${change.pullRequest}`, ...selectTitles(change).map(titleKey)]);
  });
}

function selectTargets(revert: Revert, candidates: Candidates, isOpen: (one: Candidate) => boolean): Change[] {
  const find = (key: string): Candidate[] => {
    const found = candidates.get(key) ?? [];
    // What is newer or cancelled stays so: without it many reverts take linear time.
    for (let last = found.at(-1); last !== undefined && !isOpen(last); last = found.at(-1)) found.pop();
    return found;
  };
  const findAll = (key: string) => find(key).flatMap((one) => (isOpen(one) ? one.change : []));
  const bySha = revert.shas.flatMap((sha) =>
    findAll(sha.slice(0, SHA_START)).filter((change) => isWholeChange(change, sha)),
  );
  if (bySha.length > 0) return bySha;
  const byNumber = revert.numbers.flatMap((number) => findAll(`#${number}`));
  if (byNumber.length > 0) return byNumber;
  const byTitle = revert.title === "" ? undefined : find(titleKey(revert.title)).at(-1);
  return byTitle === undefined ? [] : [byTitle.change];
}

/** Whether a revert of several names one that is not in the range: what it takes back was released. */
function revertsReleased({ shas, title }: Revert, targets: readonly Change[]): boolean {
  if (shas.length < 2 || title.startsWith("revert ")) return false;
  return shas.some((sha) => !targets.some((target) => isWholeChange(target, sha)));
}

function selectTitles(change: Change): string[] {
  return [normaliseTitle(change.title), normaliseTitle(parseTitle(change.title).text)];
}

/** `Revert "Revert "x" (#1)" (#2)` matches `Revert "x" (#1)`. */
function normaliseTitle(title: string): string {
  return title
    .replace(/\s+/g, " ")
    .replace(/ ?\(#\d+\)/g, "")
    .replace(/["'“”`]/g, "")
    .replace(/^reverts?[:,]* /i, "revert ")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
