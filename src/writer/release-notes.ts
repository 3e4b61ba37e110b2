import { escapeMarkdown, escapeTitle, quoteCode } from "../shared/markdown/escape.ts";
import { markCode, maskInlineCode } from "../shared/markdown/markdown.ts";
import { capitalize, joinParts } from "../shared/text.ts";
import { type Change, type Repository, type Span, selectPaths } from "./changes/change.ts";
import { type ChangeClass, READING_ORDER, type ReleaseRules, selectTitleClass } from "./changes/labels.ts";
import { touchesDocumentation } from "./changes/paths.ts";
import type { EntryStyle } from "./entries.ts";
import { countWords, joinNames, renderDependencyLine, renderGroupedEntries, renderPackage } from "./entries.ts";
import {
  buildFileUrl,
  linkMentionsTo,
  type Person,
  renderChangeLink,
  renderCompareLink,
  renderPerson,
} from "./links.ts";
import { describeFirst, type FirstRelease, type NoteEntry, type Notes } from "./notes.ts";

export type ReleaseNotesOptions = {
  credits?: Credits | undefined;
  /** A publication's own sections. */
  sections?: readonly SectionStyle[] | undefined;
  /** Of each entry. */
  style?: EntryStyle | undefined;
  /** Says what the project is instead of what changed. */
  first?: FirstRelease | undefined;
  /** What is said about the release before and after its sections. */
  remarks?: Remarks | undefined;
};

/** `text` is a plain line, in which only code is marked. */
export type Remark = { text: string; changes: readonly { pullRequest: number | undefined; sha: string }[] };
export type Remarks = { highlights: readonly Remark[]; upgrade: readonly Remark[] };

/** GitHub markdown without a title; empty for a span without commits. */
export function renderReleaseNotes(
  span: Span,
  notes: Notes,
  repository: Repository,
  { credits, sections: styles, style, first, remarks }: ReleaseNotesOptions = {},
): string {
  if (span.commits.length === 0) return "";
  const people = credits === undefined ? [] : renderCredits(credits, repository);
  if (first !== undefined) return joinParagraphs([...describeFirst(first, span, repository), ...people]);
  const options = { styles, rules: span.metadata?.rules, write: style?.write };
  const sections = arrangeSections(notes, options).map(({ title, entries, marks }) => ({
    heading: title,
    list: renderGroupedEntries(entries, repository, { ...style, marks }),
  }));
  const guide = renderUpgrade(remarks?.upgrade, renderVersionGuide(span, notes, repository), repository);
  const updates = renderDependencyLine(notes.dependencies);
  const compare = renderCompareLink(repository, span.previousTag, span.tag);
  const highlights = (remarks?.highlights ?? []).map((highlight) => renderRemark(highlight, repository));
  const opening = highlights.length > 0 ? undefined : renderOpening(notes, repository);
  const parts = [
    ...(opening === undefined ? highlights : [opening]),
    ...(sections.length === 0 ? ["No user-facing changes."] : []),
    ...sections.map(({ heading, list }) => (heading === "" ? list : `### ${heading}\n\n${list}`)),
    ...guide,
    updates === undefined ? undefined : `${updates}.`,
    renderFolded(notes, repository, options),
    ...people,
    compare === undefined ? undefined : `**Full changelog**: ${compare}`,
  ];
  return joinParagraphs(parts);
}

/** Where the project says how to upgrade, unless an entry that breaks something says so. */
function renderVersionGuide(
  { tag, end }: Span,
  { sections, versionGuide }: Notes,
  repository: Repository,
): string | undefined {
  const breaking = sections.find(({ name }) => name === "breaking")?.entries ?? [];
  if (versionGuide === undefined || breaking.length === 0) return undefined;
  const { path, title, anchor } = versionGuide;
  if (breaking.some(({ guides, own }) => guides.includes(path) || own?.markdown.includes(path))) return undefined;
  const url = buildFileUrl(repository, tag ?? end ?? "HEAD", path);
  const shown = escapeMarkdown(title);
  return url === undefined ? quoteCode(path) : `[${shown}](${url}${anchor === undefined ? "" : `#${anchor}`})`;
}

function renderUpgrade(
  remarks: readonly Remark[] = [],
  guide: string | undefined,
  repository: Repository,
): readonly string[] {
  const told = [...remarks.map((remark) => renderRemark(remark, repository)), ...(guide === undefined ? [] : [guide])];
  if (told.length < 2) return told.map((text) => `**How to upgrade**: ${text}`);
  return ["**How to upgrade**", told.map((text) => `- ${text}`).join("\n")];
}

function renderRemark({ text, changes }: Remark, repository: Repository): string {
  const links = changes.map(({ pullRequest, sha }) => renderChangeLink(repository, pullRequest, sha));
  return `${escapeTitle(text, linkMentionsTo(repository))}${links.length === 0 ? "" : ` (${links.join(", ")})`}`;
}

function joinParagraphs(parts: readonly (string | undefined)[]): string {
  return `${parts.filter((part) => part !== undefined).join("\n\n")}\n`;
}

function renderFolded(notes: Notes, repository: Repository, options: SectionOptions): string | undefined {
  const { packages } = notes.dependencies;
  const fold = (heading: string, entries: readonly NoteEntry[], one: string) => ({
    heading,
    list: renderGroupedEntries(entries, repository, options),
    count: countWords(entries.length, [one, `${one}s`]),
  });
  const folded = [
    fold("Other changes", notes.others, "other change"),
    fold("Documentation", isKindFolded("documentation", options) ? notes.documentation : [], "documentation change"),
    fold("Internal", isKindFolded("internal", options) ? notes.internal : [], "internal change"),
    {
      heading: "Dependencies",
      list: packages.map((update) => `- ${renderPackage(update)}`).join("\n"),
      count: countWords(packages.length, ["updated package", "updated packages"]),
    },
  ].filter(({ list }) => list !== "");
  if (folded.length === 0) return undefined;
  return [
    `<details>\n<summary>${joinNames(folded.map(({ count }) => count))}</summary>`,
    ...folded.map(({ heading, list }) => `**${heading}**\n\n${list}`),
    "</details>",
  ].join("\n\n");
}

export type Credits = { contributors: readonly Person[]; newcomers: readonly Person[] };

/** Without `@`, which would notify people. */
export function renderCredits({ contributors, newcomers }: Credits, repository: Repository): string[] {
  const known = contributors.map((person) => renderPerson(person, repository));
  const fresh = newcomers.map((person) => {
    const { pullRequest, sha } = person.first;
    return `${renderPerson(person, repository)} (${renderChangeLink(repository, pullRequest, sha)})`;
  });
  return [
    ...(known.length > 0 ? [`**Contributors**: ${joinNames(known)}`] : []),
    ...(fresh.length > 0 ? [`**New contributors**: ${joinNames(fresh)}`] : []),
  ];
}

/** A section of a publication's release notes. `title` may contain emoji. */
export type SectionStyle = { title: string; kinds: readonly ChangeClass[] };

/** `title` is Markdown, empty for a list without groups. `marks`: its breaking changes need one: the title does not say it. */
type Section = { title: string; entries: readonly NoteEntry[]; marks: boolean | "all" };

export type SectionOptions = Pick<EntryStyle, "write"> & {
  /** Kinds that they do not name follow under our headings, breaking changes before all. */
  styles?: readonly SectionStyle[] | undefined;
  /** Categories give headings unless there are `styles`. */
  rules?: ReleaseRules | undefined;
};

/** The sections that have entries, in order. */
export function arrangeSections(notes: Notes, { styles = [], rules }: SectionOptions): Section[] {
  const categories = rules?.categories ?? [];
  const sections = styles.length > 0 ? arrangeByStyles(notes, styles) : arrangeByCategories(notes, categories);
  return sections
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries, marks }) => ({ title: escapeMarkdown(title), entries, marks }));
}

function nameSection(name: ChangeClass): string {
  return name === "breaking" ? "Breaking changes" : capitalize(name);
}

function arrangeByStyles(notes: Notes, styles: readonly SectionStyle[]): Section[] {
  const byKind = new Map<ChangeClass, readonly NoteEntry[]>([
    ...notes.sections.map(({ name, entries }) => [name, entries] as const),
    ["documentation", notes.documentation],
    ["internal", notes.internal],
  ]);
  // A kind belongs to the first section that names it.
  const take = (kind: ChangeClass): readonly NoteEntry[] => {
    const entries = byKind.get(kind) ?? [];
    byKind.delete(kind);
    return entries;
  };
  const own = styles.map(({ title, kinds }) => {
    const breaking = kinds.includes("breaking") ? take("breaking") : [];
    const others = kinds.filter((kind) => kind !== "breaking");
    const entries = [...breaking, ...others.flatMap(take)];
    return { title, entries, marks: others.length > 0 };
  });
  const rest = READING_ORDER.map((name) => ({ name, title: nameSection(name), entries: take(name), marks: false }));
  return [...rest.filter(({ name }) => name === "breaking"), ...own, ...rest.filter(({ name }) => name !== "breaking")];
}

function arrangeByCategories({ sections }: Notes, categories: ReleaseRules["categories"]): Section[] {
  const all = READING_ORDER.flatMap((kind) => sections.find(({ name }) => name === kind)?.entries ?? []);
  const placeOf = ({ place = Number.MAX_SAFE_INTEGER }: NoteEntry) => place;
  // People's own list without groups stays one, and the others follow.
  if (categories.length === 0 && all.some(({ place }) => place !== undefined))
    return [{ title: "", entries: all.sort((one, other) => placeOf(one) - placeOf(other)), marks: "all" }];
  const titles = new Map<ChangeClass, string>();
  for (const { title, labels } of categories) {
    const kind = labels.includes("*") ? "changed" : selectTitleClass(title);
    if (kind !== undefined && !titles.has(kind)) titles.set(kind, title);
  }
  const titleOf = ({ class: kind, category }: NoteEntry): string => {
    const means = category === undefined ? undefined : selectTitleClass(category);
    const isOwn = means === undefined ? kind !== "breaking" && kind !== "security" : means === kind;
    return (isOwn ? category : undefined) ?? titles.get(kind) ?? nameSection(kind);
  };
  const entries = Map.groupBy(all, titleOf);
  const breaking = titles.get("breaking") ?? nameSection("breaking");
  const order = new Set([breaking, ...categories.map(({ title }) => title), ...READING_ORDER.map(nameSection)]);
  return [...order].map((title) => ({ title, entries: entries.get(title) ?? [], marks: title !== breaking }));
}

/** What the styles show among the sections is not folded. */
export function isKindFolded(kind: "documentation" | "internal", { styles = [] }: SectionOptions): boolean {
  return !styles.some(({ kinds }) => kinds.includes(kind));
}

// Trailers and lines of a squash are shorter.
const isParagraph = (text: string) => text.length >= 80;

const WEIGHTS: readonly (readonly [weight: number, applies: (entry: NoteEntry, change?: Change) => boolean])[] = [
  // `Add the option --since`
  [2, ({ text }) => markCode(text).includes("`")],
  // With a part of the guide.
  [2, (_, change) => change !== undefined && touchesDocumentation(selectPaths(change))],
  // With a body of several paragraphs.
  [1, (_, change) => (change?.body.split("\n\n").filter(isParagraph).length ?? 0) > 1],
];

/** Says how much users have to know of an addition, by what it says and touches. */
function createWeigher({ changes }: Pick<Notes, "changes">): (entry: NoteEntry) => number {
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
  return notes.replace(/^(?:\d+ (?:breaking|security) |New: )[^\n]*\n\n(?=### |- )/, "");
}
