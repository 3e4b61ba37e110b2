import { escapeTitle } from "../shared/markdown/escape.ts";
import { markCode, maskInlineCode } from "../shared/markdown/markdown.ts";
import { capitalize, joinParts } from "../shared/text.ts";
import { type Change, type Repository, selectPaths } from "./changes/change.ts";
import { touchesDocumentation } from "./changes/paths.ts";
import { countWords, joinNames } from "./entries.ts";
import { linkMentionsTo } from "./links.ts";
import type { NoteEntry, Notes } from "./notes.ts";

// Trailers and lines of a squash are shorter.
const isParagraph = (text: string) => text.length >= 80;

const WEIGHTS: readonly (readonly [weight: number, applies: (entry: NoteEntry, change?: Change) => boolean])[] = [
  // `Drop the option --fast`
  [4, ({ class: kind }) => kind === "breaking" || kind === "security"],
  // `Add the option --since`
  [2, ({ text }) => markCode(text).includes("`")],
  // With a part of the guide.
  [2, (_, change) => change !== undefined && touchesDocumentation(selectPaths(change))],
  // With a body of several paragraphs.
  [1, (_, change) => (change?.body.split("\n\n").filter(isParagraph).length ?? 0) > 1],
];

/** Says how much users have to know of a change, by what it says and touches. */
export function createWeigher({ changes }: Pick<Notes, "changes">): (entry: NoteEntry) => number {
  const byLead = new Map(changes.map((change) => [change.commits[0].sha, change]));
  return (entry) => {
    const change = byLead.get(entry.shas[0]);
    return WEIGHTS.reduce((sum, [weight, applies]) => sum + (applies(entry, change) ? weight : 0), 0);
  };
}

/** `2 breaking changes and 1 security change; new: --since option and support for pipes.` Undefined for short notes. */
export function renderOpening(notes: Notes, repository: Repository): string | undefined {
  const entriesOf = (kind: string) => notes.sections.find(({ name }) => name === kind)?.entries ?? [];
  const risks = (["breaking", "security"] as const).filter((kind) => entriesOf(kind).length > 0);
  const risky = risks.flatMap(entriesOf).length;
  const count = notes.sections.flatMap(({ entries }) => entries).length;
  if (count === risky || count < (risky > 0 ? 4 : 8)) return undefined;
  const weigh = createWeigher(notes);
  const named = entriesOf("added").filter((entry) => nameNews(entry) !== undefined);
  const heaviest = named.sort((one, other) => weigh(other) - weigh(one)).slice(0, 3);
  const news = heaviest.length < 2 ? [] : heaviest.map(nameNews);
  if (risky + news.length < 2) return undefined;
  const counts = risks.map((kind) => countWords(entriesOf(kind).length, [`${kind} change`, `${kind} changes`]));
  const names = news.map((name = "") => escapeTitle(name, linkMentionsTo(repository)));
  return `${capitalize(joinParts([joinNames(counts), names.length > 0 ? `new: ${joinNames(names)}` : ""], "; "))}.`;
}

const NEWS =
  /^(?:(?:adds?|added|introduces?|implements?) (?:an? |the )?(?:new )?|(?<supports>supports? )(?!for ))(?=\S)/i;
const NAME = /`|[A-Z]/;
/** Another clause, a list, or what is no news by itself. */
const UNCLEAR =
  /[,;:()#@&]|\b(?:and|or|to|for|from|in|into|on|of|with|without|via|by|as|at|since|when|if|so|that|which|because|instead|again|missing|more|some|ability|examples?|scripts?|docs?|notes?|warnings?|tests?|alias(?:es)?)\b/i;

/** What a title says is new, in its own words, where it is one short clause with a name. */
function nameNews({ text, own }: NoteEntry): string | undefined {
  const opening = own === undefined ? NEWS.exec(text) : null;
  const thing = markCode(text.slice(opening?.[0].length ?? 0));
  if (opening === null || !NAME.test(thing) || UNCLEAR.test(maskInlineCode(thing)) || thing.length > 50)
    return undefined;
  return opening.groups?.supports === undefined ? thing : `support for ${thing}`;
}

/** Notes without their opening, for those who see the counts beside them. */
export function cutOpening(notes: string): string {
  return notes.replace(/^(?:\d+ (?:breaking|security) |New: )[^\n]*\n\n(?=### )/, "");
}
