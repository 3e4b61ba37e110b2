import type { Commit } from "../git/commits.ts";
import { capitalize, toPlainWords } from "../shared/text.ts";
import {
  type Change,
  isNamedBy,
  isWholeChange,
  type Metadata,
  type NoteEdits,
  type NotShown,
  type Sifted,
  selectWork,
  setAside,
  siftChanges,
} from "./change.ts";
import { buildChanges } from "./changes.ts";
import { type ClassifiedChange, classifyChange } from "./classify.ts";
import { type Dependencies, foldDependencies, parseDependencyUpdate } from "./dependencies.ts";
import { type ChangeClass, SECTION_NAMES, type SectionName } from "./labels.ts";
import { selectChoreReason } from "./pull-request.ts";
import { parseTitle } from "./titles.ts";

export type NoteEntry = {
  text: string;
  scope: string | undefined;
  pullRequest: number | undefined;
  /** Full SHAs: the merge, squash or only commit first. */
  shas: readonly [string, ...string[]];
  /** Markdown of its `BREAKING CHANGE` footers. */
  breaking: string;
  formerTexts: readonly string[];
};

export type Notes = {
  sections: readonly { name: SectionName; entries: readonly NoteEntry[] }[];
  dependencies: Dependencies;
  internal: readonly NoteEntry[];
  documentation: readonly NoteEntry[];
  /** Commits without an entry, one item a reason, most commits first. */
  notShown: readonly NotShown[];
  changes: readonly Change[];
  leftOut: readonly Change[];
  kindLeftOut: readonly Change[];
};

const NO_EDITS: NoteEdits = { leaveOut: [], reword: [], kinds: [] };

/** What is known besides the commits. */
export type NoteOptions = { metadata?: Metadata | undefined; edits?: NoteEdits | undefined };

/** Newest first in topological order. Each commit counts once: in an entry, a dependency update or `notShown`. */
export function buildNotes(commits: readonly Commit[], { metadata, edits = NO_EDITS }: NoteOptions = {}): Notes {
  const listed = siftChanges(buildChanges(commits, metadata), selectChoreReason);
  const sifted = removeBackports(cancelReverts(listed));
  const isLeftOut = (change: Change) => edits.leaveOut.some((reference) => isNamedBy(change, reference));
  const { changes, notShown } = siftChanges(sifted, (change) => (isLeftOut(change) ? "leftOut" : undefined));
  const all = changes.map((change) => ({ ...classifyChange(change), updates: parseDependencyUpdate(change) }));
  const isOmitted = ({ class: kind, updates }: (typeof all)[number]) =>
    edits.kinds.some((name) => name === (updates === undefined ? kind : "dependencies"));
  const classified = all.filter((item) => !isOmitted(item));
  const kindLeftOut = all.filter(isOmitted).map(({ change }) => change);
  const select = (name: ChangeClass): readonly NoteEntry[] =>
    classified
      .filter((item) => item.class === name && item.updates === undefined)
      .map((item) => buildEntry(item, edits));
  return {
    sections: SECTION_NAMES.map((name) => ({ name, entries: select(name) })),
    dependencies: foldDependencies(classified),
    internal: select("internal"),
    documentation: select("documentation"),
    notShown: joinReasons([...notShown, ...kindLeftOut.map((change) => setAside(change, "kindLeftOut"))]),
    changes: classified.map(({ change }) => change),
    leftOut: sifted.changes.filter(isLeftOut),
    kindLeftOut,
  };
}

function buildEntry({ change, title, breaking }: ClassifiedChange, { reword }: NoteEdits): NoteEntry {
  const [lead, ...carried] = change.commits;
  const rewordings = reword.filter(({ reference }) => isNamedBy(change, reference));
  const texts = [startSentence(title.text), ...rewordings.map(({ text }) => text)];
  return {
    text: texts.at(-1) ?? "",
    formerTexts: texts.slice(0, -1),
    scope: title.scope,
    pullRequest: change.pullRequest,
    shas: [lead.sha, ...carried.map((commit) => commit.sha)],
    breaking,
  };
}

const TOOLS = /^(?:npm|npx|pnpm|yarn|git|node|deno|bun|curl|vite|sass|esbuild|rollup|webpack)$/;

/** Unless the first word is code, a name (`npm`, `isFile`) or not a plain word. */
function startSentence(text: string): string {
  const word = /^[a-z]+(?:['’-][a-z]+)*(?=[\s,]|$)/.exec(text)?.[0];
  if (word === undefined || TOOLS.test(word)) return text;
  return capitalize(text);
}

function joinReasons(notShown: readonly NotShown[]): NotShown[] {
  const byReason = Map.groupBy(notShown, ({ reason }) => reason);
  const joined = [...byReason].map(([reason, items]) => ({ reason, shas: items.flatMap(({ shas }) => shas) }));
  return joined.sort((a, b) => b.shas.length - a.shas.length);
}

type Revert = { shas: readonly string[]; numbers: readonly number[]; title: string };

/** Newest first, so that a reverted revert brings the change back. A revert of a released change stays. */
function cancelReverts(sifted: Sifted): Sifted {
  const cancelled = new Set<Change>();
  let candidates: Candidates | undefined;
  for (const [index, change] of sifted.changes.entries()) {
    const revert = cancelled.has(change) ? undefined : parseRevert(change);
    if (revert === undefined) continue;
    candidates ??= listCandidates(sifted.changes);
    const isOpen = (other: Candidate) => other.index > index && !cancelled.has(other.change);
    const targets = selectTargets(revert, candidates, isOpen);
    if (targets.length > 0) cancelled.add(change);
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
  const candidates = new Map<string, Candidate[]>();
  for (const [index, change] of [...changes.entries()].reverse()) {
    const shas = [change.commits[0], ...selectWork(change)].map(({ sha }) => sha.slice(0, SHA_START));
    for (const key of new Set([...shas, `#${change.pullRequest}`, ...selectTitles(change).map(titleKey)])) {
      const known = candidates.get(key);
      if (known === undefined) candidates.set(key, [{ change, index }]);
      else known.push({ change, index });
    }
  }
  return candidates;
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

/** Sets aside copies that name a listed source, or share the pull request and title of a listed change. */
function removeBackports(sifted: Sifted): Sifted {
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
  const work = selectWork(change);
  const bodies = work.length === 0 ? [change.commits[0].body] : work.map((commit) => commit.body);
  const sources = bodies.map((body) => /\(cherry[- ]picked from commit ([0-9a-f]{40,64})\)/.exec(body)?.[1]);
  return sources.every((sha) => sha !== undefined) ? (sources as string[]) : [];
}

function selectSourceNumbers(change: Change): readonly number[] {
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
