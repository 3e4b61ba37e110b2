import { toPlainWords } from "../../shared/text.ts";
import {
  type Change,
  groupByEach,
  isWholeChange,
  type Sifted,
  selectWork,
  selectWorkOrFirst,
  siftChanges,
} from "./change.ts";
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

/** `#7`, `PR #7`, `the changes of #7 and #9` */
const REVERTED_NUMBERS = /^(?:the )?(?:changes? (?:of|in|from|by) )?(?:(?:,? and |, |)(?:pull request |PR )?#\d+)+$/i;

function parseRevert(change: Change): Revert | undefined {
  const { type, text } = parseTitle(change.title);
  const named = /^(revert(?:s|ed)?|re-?apply|re-?land|unrevert|restore(?=[,:]? *["“]))\b[\s:,]*(.*)$/is.exec(text);
  if (type !== "revert" && named === null) return undefined;
  const [, verb = "revert", rest = text] = named ?? [];
  const own = change.commits.flatMap(({ subject, body }) => (REVERTS.test(subject) ? body : []));
  const bodies = [change.body, ...own].join("\n");
  const numbers = [
    ...bodies.matchAll(/^Reverts (?:[\w.-]+\/[\w.-]+)?#(\d+)/gm),
    ...(REVERTED_NUMBERS.test(rest) ? rest.matchAll(/#(\d+)/g) : []),
  ];
  return {
    shas: [...bodies.matchAll(/\bThis reverts (?:commits? )?([0-9a-f]{7,64})/g)].map((match) => match[1] ?? ""),
    numbers: numbers.map((match) => Number(match[1])),
    title: normaliseTitle(/^revert/i.test(verb) ? rest : `Revert "${rest}"`),
  };
}

const REVERTS = /^(?:\w+(?:\([^)]*\))?!?: *)?(?:revert|re-?apply|re-?land)/i;

type Candidate = { change: Change; index: number };

/** What a revert can name, oldest first: by the start of its SHA, its number and its titles. */
type Candidates = ReadonlyMap<string, Candidate[]>;

const SHA_START = 7;
const titleKey = (title: string): string => `title ${title}`;

function listCandidates(changes: readonly Change[]): Candidates {
  const listed = changes.map((change, index): Candidate => ({ change, index })).reverse();
  return groupByEach(listed, ({ change }) => {
    const shas = [change.commits[0], ...selectWork(change)].map(({ sha }) => sha.slice(0, SHA_START));
    const titles = [change.title, parseTitle(change.title).text].map(normaliseTitle);
    return new Set([...shas, `#${change.pullRequest}`, ...titles.map(titleKey)]);
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

/** Sets aside copies that name a listed source, or share the pull request and title of a listed change. */
export function removeBackports(sifted: Sifted): Sifted {
  // The newest one of a number.
  const byNumber = new Map(sifted.changes.toReversed().map((change) => [change.pullRequest, change]));
  const bySha = new Map(sifted.changes.flatMap((change) => change.commits.map(({ sha }) => [sha, change] as const)));
  const seen = new Set<string>();
  const copies = new Set<Change>();
  for (const change of sifted.changes) {
    const sources = selectSources(change);
    const numbers = [...selectSourceNumbers(change), change.pullRequest ?? []].flat();
    const isListed = (other: Change | undefined): other is Change =>
      other !== undefined && other !== change && !copies.has(other);
    const isCopy =
      sources.some((sha) => seen.has(sha) || isListed(bySha.get(sha))) ||
      numbers.some((number) => {
        const other = byNumber.get(number);
        return isListed(other) && isSameTitle(other, change);
      });
    if (isCopy) copies.add(change);
    for (const sha of sources) seen.add(sha);
  }
  return siftChanges(sifted, (change) => (copies.has(change) ? "backport" : undefined));
}

function selectSources(change: Change): readonly string[] {
  const sources = selectWorkOrFirst(change).map(({ body }) => listPicked(body)[0]);
  return sources.every((sha) => sha !== undefined) ? (sources as string[]) : [];
}

/** Full SHAs of the commits that a message names as its sources. */
export function listPicked(body: string): string[] {
  return (body.includes("cherry") && body.match(/(?<=\(cherry[- ]picked from commit )[0-9a-f]{40,64}(?=\))/g)) || [];
}

/** Numbers of the pull requests that a commit is, or copies. */
export function selectSourceNumbers(change: Pick<Change, "title" | "body">): readonly number[] {
  if (![change.title, change.body].some((text) => /#\d/.test(text))) return [];
  const inTitle = [
    ...[...change.title.matchAll(/\(#(\d+)\)/g)].map((match) => match[1]),
    ...change.title.split("#").flatMap((part, index, parts) => {
      const isBackport = /\bbackport(?:s|ed)?\b/i.test(parts[index - 1] ?? "");
      return (isBackport && /^\d+/.exec(part)?.[0]) || [];
    }),
  ];
  const inBody = change.body.matchAll(
    /^(?:manual |automated )?(?:backport|cherry-pick) of (?:[\w.-]+\/[\w.-]+)?#(\d+)/gim,
  );
  return [...inTitle, ...[...inBody].map((match) => match[1])].map(Number);
}

function isSameTitle(one: Change, other: Change): boolean {
  const names = [one, other].map((change) => plainTitle(change.title));
  return names[0] === names[1] || names.includes("");
}

const BACKPORT_WORDS =
  /^(?:automated |manual )?backport(?:s|ed)?(?: of)? #\d+(?: (?:from|to|into|onto|on) \S+)*(?: branch)?[ :-]*/i;

function plainTitle(title: string): string {
  const own = title.replace(/\(#\d+\)/g, "").replace(/^\[[^\]]*\]\s*/, "");
  return toPlainWords(own.replace(BACKPORT_WORDS, ""));
}
