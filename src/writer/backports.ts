import { type Change, type Sifted, selectWork, siftChanges } from "./change.ts";

/**
 * Sets aside the copies of a change that was picked onto more than one branch: one that names its source
 * (`cherry picked from commit`, `Backport #12`, a second `(#12)`) where the source or another copy of it is
 * listed, and one with the pull request and the title of a change that is listed.
 */
export function removeBackports(sifted: Sifted): Sifted {
  const byNumber = new Map<number, Change>();
  const bySha = new Map<string, Change>();
  for (const change of sifted.changes) {
    if (change.pullRequest !== undefined && !byNumber.has(change.pullRequest)) byNumber.set(change.pullRequest, change);
    for (const commit of change.commits) bySha.set(commit.sha, change);
  }
  const seen = new Set<string>();
  const copies = new Set<Change>();
  for (const change of sifted.changes) {
    const sources = selectSources(change);
    const numbers = selectSourceNumbers(change);
    const twin = change.pullRequest === undefined ? undefined : byNumber.get(change.pullRequest);
    const listed = [...sources.map((sha) => bySha.get(sha)), ...numbers.map((number) => byNumber.get(number)), twin];
    const isCopy = listed.some(
      (other, index) =>
        other !== undefined &&
        other !== change &&
        !copies.has(other) &&
        (index < sources.length || isSameTitle(other, change)),
    );
    if (isCopy || sources.some((sha) => seen.has(sha))) copies.add(change);
    for (const sha of sources) seen.add(sha);
  }
  return siftChanges(sifted, (change) => (copies.has(change) ? "backport" : undefined));
}

/** The commits that a change says it was picked from, where it was picked as a whole. */
function selectSources(change: Change): readonly string[] {
  const work = selectWork(change);
  const bodies = work.length === 0 ? [change.commits[0].body] : work.map((commit) => commit.body);
  const sources = bodies.map((body) => /\(cherry[- ]picked from commit ([0-9a-f]{40,64})\)/.exec(body)?.[1]);
  return sources.every((sha) => sha !== undefined) ? (sources as string[]) : [];
}

function selectSourceNumbers(change: Change): readonly number[] {
  const inTitle = [
    ...change.title.matchAll(/\(#(\d+)\)/g),
    ...change.title.matchAll(/\bbackport(?:s|ed)?\b[^#]*#(\d+)/gi),
  ];
  const inBody = change.body.matchAll(
    /^(?:manual |automated )?(?:backport|cherry-pick) of (?:[\w.-]+\/[\w.-]+)?#(\d+)/gim,
  );
  return [...inTitle, ...inBody].map((match) => Number(match[1]));
}

function isSameTitle(one: Change, other: Change): boolean {
  const names = [one, other].map((change) => plainTitle(change.title));
  return names[0] === names[1] || names.includes("");
}

function plainTitle(title: string): string {
  return title
    .replace(/\(#\d+\)/g, "")
    .replace(/^\[[^\]]*\]\s*/, "")
    .replace(
      /^(?:automated |manual )?backport(?:s|ed)?(?: of)? #\d+(?: (?:from|to|into|onto|on) \S+)*(?: branch)?[ :-]*/i,
      "",
    )
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();
}
