import { type Change, type NotShown, type Sifted, setAside, standsFor } from "./change.ts";
import { parseTitle } from "./parse-title.ts";

type Revert = { shas: readonly string[]; numbers: readonly number[]; title: string };

/**
 * Takes out a revert together with what it reverts, newest first, so that taking a revert back brings the change
 * back. A revert names its target by SHA, by pull request or by title; one whose target is not among
 * the changes (it was released before) stays, and so does one that takes back only a part of a pull request.
 */
export function cancelReverts(sifted: Sifted): Sifted {
  const cancelled = new Set<Change>();
  const titles = new Map<Change, readonly string[]>();
  const titlesOf = (change: Change): readonly string[] => {
    const known = titles.get(change) ?? selectTitles(change);
    titles.set(change, known);
    return known;
  };
  const notShown: NotShown[] = [...sifted.notShown];
  sifted.changes.forEach((change, index) => {
    if (cancelled.has(change)) return;
    const revert = parseRevert(change);
    if (revert === undefined) return;
    const older = sifted.changes.slice(index + 1).filter((candidate) => !cancelled.has(candidate));
    const targets = selectTargets(revert, older, titlesOf);
    if (targets.length === 0) return;
    for (const gone of [change, ...targets]) {
      cancelled.add(gone);
      notShown.push(setAside(gone, "reverted"));
    }
  });
  return { changes: sifted.changes.filter((change) => !cancelled.has(change)), notShown };
}

/** Reads what a change reverts; undefined where its title does not say that it is a revert. */
function parseRevert(change: Change): Revert | undefined {
  const { type, text } = parseTitle(change.title);
  const named = /^(revert(?:s|ed)?|re-?apply|re-?land|unrevert|restore(?=[,:]? *["“]))\b[\s:,]*(.*)$/i.exec(text);
  if (type !== "revert" && named === null) return undefined;
  const again = named !== null && !/^revert/i.test(named[1] ?? "");
  const rest = type === "revert" && named === null ? text : (named?.[2] ?? "");
  const bodies = [change.body, ...change.commits.filter(isRevertCommit).map((commit) => commit.body)].join("\n");
  const numbers = [
    ...bodies.matchAll(/^Reverts (?:[\w.-]+\/[\w.-]+)?#(\d+)/gm),
    ...(/^(?:pull request |PR )?#(\d+)$/i.exec(rest) ? [/#(\d+)/.exec(rest) as RegExpExecArray] : []),
  ];
  return {
    shas: [...bodies.matchAll(/\bThis reverts (?:commits? )?([0-9a-f]{7,64})/g)].map((match) => match[1] ?? ""),
    numbers: numbers.map((match) => Number(match[1])),
    title: again ? normalise(`Revert "${rest}"`) : normalise(rest),
  };
}

function isRevertCommit(commit: { subject: string }): boolean {
  return /^(?:\w+(?:\([^)]*\))?!?: *)?(?:revert|re-?apply|re-?land)/i.test(commit.subject);
}

function selectTargets(
  revert: Revert,
  older: readonly Change[],
  titlesOf: (change: Change) => readonly string[],
): readonly Change[] {
  const bySha = older.filter((change) => revert.shas.some((sha) => standsFor(change, sha)));
  if (bySha.length > 0) return bySha;
  const byNumber = older.filter((change) => revert.numbers.includes(change.pullRequest ?? -1));
  if (byNumber.length > 0) return byNumber;
  const byTitle = older.find((change) => revert.title !== "" && titlesOf(change).includes(revert.title));
  return byTitle === undefined ? [] : [byTitle];
}

/** What a revert may call a change: all of its title, or only the sentence without its conventional type. */
function selectTitles(change: Change): string[] {
  return [normalise(change.title), normalise(parseTitle(change.title).text)];
}

/** A title without numbers, quotes and capitals, so that `Revert "Revert "x" (#1)" (#2)` meets `Revert "x" (#1)`. */
function normalise(title: string): string {
  return title
    .replace(/\s*\(#\d+\)/g, "")
    .replace(/["'“”`]/g, "")
    .replace(/^reverts?[:,]* /i, "revert ")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
