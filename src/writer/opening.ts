import { escapeTitle } from "../shared/markdown/escape.ts";
import { markCode, maskInlineCode } from "../shared/markdown/markdown.ts";
import { capitalize, joinParts } from "../shared/text.ts";
import { type Change, type Repository, selectPaths } from "./changes/change.ts";
import { touchesDocumentation } from "./changes/paths.ts";
import { countWords, joinNames } from "./entries.ts";
import { linkMentionsTo } from "./links.ts";
import type { NoteEntry, Notes } from "./notes.ts";

// Trailers and lines of a squash are shorter.
const MIN_PARAGRAPH = 80;

const WEIGHTS: readonly (readonly [weight: number, applies: (entry: NoteEntry, change: Change) => boolean])[] = [
  // `Drop the option --fast`
  [4, ({ class: kind }) => kind === "breaking" || kind === "security"],
  // `Add the option --since`
  [2, ({ text }) => markCode(text).includes("`")],
  // With a part of the guide.
  [2, (_, change) => touchesDocumentation(selectPaths(change))],
  // With a body of several paragraphs.
  [1, (_, { body }) => body.split(/\n[ \t]*\n/).filter(({ length }) => length >= MIN_PARAGRAPH).length > 1],
];

/** How much users have to know of a change, by what it says and touches. */
export function weighEntry(entry: NoteEntry, change: Change): number {
  return WEIGHTS.reduce((sum, [weight, applies]) => sum + (applies(entry, change) ? weight : 0), 0);
}

const MIN_ENTRIES = 8;
const MIN_WITH_RISK = 4;
const MAX_NEWS = 3;

/** `2 breaking changes and 1 security change; new: the --since option and support for pipes.` Undefined for short notes. */
export function renderOpening({ sections, changes }: Notes, repository: Repository): string | undefined {
  const entriesOf = (kind: string) => sections.find(({ name }) => name === kind)?.entries ?? [];
  const risks = ["breaking", "security"]
    .map((kind) => ({ kind, size: entriesOf(kind).length }))
    .filter(({ size }) => size > 0);
  const risky = risks.reduce((sum, { size }) => sum + size, 0);
  const counts = risks.map(({ kind, size }) => countWords(size, [`${kind} change`, `${kind} changes`]));
  const count = sections.reduce((sum, { entries }) => sum + entries.length, 0);
  const isShort = count < (risky > 0 ? MIN_WITH_RISK : MIN_ENTRIES);
  if (isShort || count === risky) return undefined;
  const byLead = new Map(changes.map((change) => [change.commits[0].sha, change]));
  const named = entriesOf("added").flatMap((entry) => {
    const [name, change] = [nameNews(entry), byLead.get(entry.shas[0])];
    return name === undefined || change === undefined ? [] : [{ name, weight: weighEntry(entry, change) }];
  });
  const heaviest = named.sort((one, other) => other.weight - one.weight).slice(0, MAX_NEWS);
  const news = heaviest.length < 2 ? [] : heaviest.map(({ name }) => escapeTitle(name, linkMentionsTo(repository)));
  if (risky + news.length < 2) return undefined;
  return `${capitalize(joinParts([joinNames(counts), news.length === 0 ? "" : `new: ${joinNames(news)}`], "; "))}.`;
}

const NEWS =
  /^(?:(?:adds?|added|introduces?|implements?) (?:an? |the )?(?:new )?|(?<supports>supports? )(?!for ))(?=\S)/i;
const NAME = /`|[A-Z]/;
/** Another clause, a list, or what is no news by itself. */
const UNCLEAR =
  /[,;:()#@&]|\b(?:and|or|to|for|from|in|into|on|of|with|without|via|by|as|at|since|when|if|so|that|which|because|instead|again|missing|more|some|ability|examples?|scripts?|docs?|notes?|warnings?|tests?|alias(?:es)?)\b/i;
const MAX_LENGTH = 50;

/** What a title says is new, in its own words, where it is one short clause with a name. */
function nameNews({ text, own }: NoteEntry): string | undefined {
  const opening = own === undefined ? NEWS.exec(text) : null;
  if (opening === null) return undefined;
  const thing = markCode(text.slice(opening[0].length));
  if (!NAME.test(thing) || UNCLEAR.test(maskInlineCode(thing)) || thing.length > MAX_LENGTH) return undefined;
  return opening.groups?.supports === undefined ? thing : `support for ${thing}`;
}

/** Notes without their opening, for those who see the counts beside them. */
export function cutOpening(notes: string): string {
  return notes.replace(/^(?:\d+ (?:breaking|security) |New: )[^\n]*\n\n(?=### )/, "");
}
