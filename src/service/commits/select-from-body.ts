import type { ChangeSelector } from "../../contract/change-selector.ts";
import type { History } from "../../git/read-history.ts";
import { readRevisions, resolveTag } from "../../git/revision.ts";
import { loadParseTime, type ParseTime } from "./body-time.ts";
import { splitWords } from "./body-words.ts";
import { buildNamed, findPhrases, type Phrase } from "./find-phrases.ts";

/**
 * What the words of a body select; no selector: the latest changes. `origin` is told after the count; `isClear` says
 * whether the words name one selection, and not none or several.
 */
export type BodySelection = { changes: readonly ChangeSelector[]; origin: string; isClear: boolean };

const MOST_TIMES = 50;
const MOST_QUOTED = 3;
const LONGEST_QUOTE = 100;
const MAY_SELECT =
  /\b(?:since|after|from|between|last|past|latest|previous|newest|recent|this|commits?|revision|sha)\b|[0-9a-f]{7}|\.\./i;

/**
 * Reads which commits a body asks for (interface, "Within `body` …", and rule 7: only where `changes` is silent).
 * Words that mean different commits are not guessed between: the latest changes are taken, and that is said.
 */
export async function selectFromBody(history: History, body: string, now: Date): Promise<BodySelection> {
  const found = MAY_SELECT.test(body)
    ? findPhrases(splitWords(body), { tags: history.tags, now, parseTime: limit(await loadParseTime(now)) })
    : [];
  const phrases = await keepCommits(history, found);
  const distinct = [...new Map(phrases.map((phrase) => [JSON.stringify(phrase.meant), phrase])).values()];
  const [only, second] = distinct;
  const quoted = distinct
    .slice(0, MOST_QUOTED)
    .map(({ quote }) => `"${quote}"`)
    .join(" and ");
  if (only === undefined) return { changes: [], origin: describeNothing(found), isClear: false };
  if (second !== undefined) {
    return { changes: [], origin: `\`body\` names more than one selection: ${quoted}`, isClear: false };
  }
  return { changes: await buildChanges(history, only.meant), origin: `read from ${quoted} in \`body\``, isClear: true };
}

/** Leaves out what looks like a commit, is called none, and is none of this history: a digest, a colour, an id. */
async function keepCommits({ directory }: History, phrases: readonly Phrase[]): Promise<Phrase[]> {
  const kept: Phrase[] = [];
  for (const phrase of phrases) {
    const { looksLike } = phrase;
    if (looksLike === undefined) {
      kept.push(phrase);
      continue;
    }
    const known = await readRevisions(directory, looksLike);
    const commits = looksLike.filter((_, index) => known[index] !== "unknown");
    if (commits.length > 0) kept.push(buildNamed(commits, true));
  }
  return kept;
}

function describeNothing(found: readonly Phrase[]): string {
  const nothing = "neither `changes` nor `body` names any commits";
  const quotes = found.slice(0, MOST_QUOTED).map(({ quote }) => quote.slice(0, LONGEST_QUOTE));
  return quotes.length === 0 ? nothing : `${nothing}: there is no commit ${quotes.join(" or ")}`;
}

async function buildChanges({ directory, tags }: History, meant: Phrase["meant"]): Promise<ChangeSelector[]> {
  if (meant === "latest") return [];
  if (!("start" in meant)) return [meant];
  const [startSha = "", endSha = ""] = await Promise.all(
    [meant.start, meant.end].map(async ({ kind, name }) =>
      kind === "tag" ? (await resolveTag(directory, tags, name)).commit : name,
    ),
  );
  return [{ commits: { startSha, endSha } }];
}

/** The same reader, which gives up after so many different texts that no person wrote them. */
function limit(parseTime: ParseTime): ParseTime {
  const known = new Map<string, ReturnType<ParseTime>>();
  return (text) => {
    if (!known.has(text) && known.size < MOST_TIMES) known.set(text, parseTime(text));
    return known.get(text);
  };
}
