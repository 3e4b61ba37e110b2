import { toPlainWords } from "../shared/text.ts";
import { type Change, type Sifted, selectWorkOrFirst, siftChanges } from "./change.ts";

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
  const sources = selectWorkOrFirst(change).map(
    ({ body }) => /\(cherry[- ]picked from commit ([0-9a-f]{40,64})\)/.exec(body)?.[1],
  );
  return sources.every((sha) => sha !== undefined) ? (sources as string[]) : [];
}

function selectSourceNumbers(change: Change): readonly number[] {
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
