import type { PublicationConfig } from "../../contract/resources/publications.ts";
import { readLog } from "../../git/commits.ts";
import type { OpenDraft, PullRequestRequest } from "../../hosts/code-host.ts";
import { escapeMarkdown, quoteCode } from "../../shared/markdown/escape.ts";
import { cutMarkdown, neutralizeDirectives } from "../../shared/markdown/markdown.ts";
import { cutList, quoteText } from "../../shared/text.ts";
import type { Repository } from "../../writer/changes/change.ts";
import { isType } from "../../writer/changes/titles.ts";
import { countWords } from "../../writer/entries.ts";
import { renderCommitLink, renderCompareLink } from "../../writer/links.ts";
import type { NoteEntry } from "../../writer/note-entry.ts";
import { cutOpening } from "../../writer/release-notes.ts";
import type { AssistantReport } from "../assistant/assistant.ts";
import { type AddEntry, addNotices, MAX_EXCERPT, MAX_TITLE, type ReadLink } from "../conversation.ts";
import type { DraftedFile } from "../documents/drafted-file.ts";
import { listBecause, type WrittenFile } from "../documents/files.ts";
import type { Workspace } from "../repositories/repositories.ts";
import { groupBySource, nameSpan, type WrittenSpan } from "../spans/span-notes.ts";

type FileLine = Pick<DraftedFile, "path" | "why">;

export type DraftContent = {
  subject: string;
  /** Which commits were selected, in a sentence; not escaped. */
  sentence: string;
  account: string;
  written: readonly WrittenSpan[];
  hasReleaseNotes: boolean;
  files: readonly FileLine[];
  /** The number of documents that name the new version now. */
  renewed: number;
  /** Those of the files that a model wrote. */
  composed: readonly WrittenFile[];
  /** Undefined without a model. */
  report: AssistantReport | undefined;
  links: string;
  /** Where people's edits and what the commits say now exclude each other. */
  conflicts: readonly string[];
  /** The repository of the pull request; undefined where it is none of those that are written about. */
  home: string | undefined;
};

/** GitHub takes 65,536 characters; the code host adds a few. */
const MAX_BODY = 64_000;
const MAX_FILES = 100;

/** Fills the placeholders of a title: `{title}` (the request's, else `Document {subject}`) and `{subject}`. */
export function buildTitle(
  template: string,
  { subject, asked }: { subject: string; asked: string | undefined },
): string {
  const title = template
    .replaceAll("{title}", () => asked ?? "Document {subject}")
    .replaceAll("{subject}", () => subject);
  return title.replace(/[\p{Cc}\s]+/gu, " ").trim();
}

export function buildPullRequest({ pullRequest }: PublicationConfig, title: string, body: string): PullRequestRequest {
  const { draft = false, labels = [], reviewers = [], assignees = [], milestone, autoMerge } = pullRequest ?? {};
  const asLogin = (name: string) => name.replace(/^@/, "");
  const people = { reviewers: reviewers.map(asLogin), assignees: assignees.map(asLogin) };
  return { title, body, draft, labels, ...people, milestone, autoMerge };
}

/** Nothing in it pings people, closes issues or links to another repository's issues. */
export function renderPullRequestBody(content: DraftContent): string {
  const { written, hasReleaseNotes, links, files } = content;
  const releaseNotes = hasReleaseNotes
    ? renderAll(written, (notes, source) => tame(cutOpening(notes), source, content))
    : "";
  const conflicts = content.conflicts.map((text) => `- ${escapeMarkdown(text)}`);
  const above = [
    renderCommits(content),
    `## Files\n\n${cutList(files.map(renderFileLine), MAX_FILES, "- and").join("\n")}`,
    ...renderModel(content),
    ...(content.conflicts.length === 0 ? [] : [`## Your edits and the commits\n\n${conflicts.join("\n")}`]),
    `## Please check\n\n${renderChecklist(content)}`,
    ...(links === "" ? [] : [`## Links\n\n${links}`]),
    "You can edit this branch: later runs keep your commits and add to them.",
  ].join("\n\n");
  const [source] = groupBySource(written).size > 1 ? [] : written.map((one) => one.source);
  if (releaseNotes === "") return tame(above, source, content);
  const opening = tame(`${above}\n\n## Release notes\n\n`, source, content);
  const rest = "… truncated at GitHub's limit. The output `release-notes` of the run has the full text.";
  return `${opening}${cutMarkdown(releaseNotes.trim(), MAX_BODY - opening.length, rest)}`;
}

export function renderAll(
  written: readonly WrittenSpan[],
  change = (notes: string, _: Repository): string => notes,
): string {
  const [only, second] = written;
  if (second === undefined) return only === undefined ? "" : change(only.releaseNotes, only.source);
  const areSeveral = groupBySource(written).size > 1;
  return written
    .filter(({ releaseNotes }) => releaseNotes !== "")
    .map((one) => `## ${escapeMarkdown(nameSpan(one, areSeveral))}\n\n${change(one.releaseNotes, one.source).trim()}\n`)
    .join("\n");
}

/** Takes the lines of `removed` files out of a body, and adds those of `added`. */
export function updateFileLines(body: string, removed: readonly string[], added: readonly FileLine[]): string {
  const prefixes = removed.map((path) => `- ${quoteCode(path)}: `);
  const lines = body.split("\n").filter((line) => !prefixes.some((prefix) => line.startsWith(prefix)));
  const present = new Set(lines);
  const missing = added.map(renderFileLine).filter((line) => !present.has(line));
  return lines.join("\n").replace(/^## Files\n\n/m, (heading) => heading + missing.map((line) => `${line}\n`).join(""));
}

function renderCommits({ subject, sentence, account, written }: DraftContent): string {
  const [only, second] = written;
  const link = only === undefined || second !== undefined ? undefined : renderRange(only);
  const parts = [
    `Documentation for ${escapeMarkdown(subject)}, written by release-docs from the git history.`,
    escapeMarkdown(sentence),
    link === undefined ? "" : `Commits: ${link}.`,
    escapeMarkdown(account),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

function renderRange({ span, source }: WrittenSpan): string | undefined {
  const [newest, oldest] = [span.commits[0], span.commits.at(-1)];
  if (newest === undefined || oldest === undefined || source.webUrl === undefined) return undefined;
  if (newest === oldest) return renderCommitLink(source, newest.sha);
  const [before] = oldest.parents;
  return (
    renderCompareLink(source, span.previousTag, span.tag) ??
    renderCompareLink(source, before?.slice(0, 12), newest.sha.slice(0, 12))
  );
}

function renderFileLine({ path, why }: FileLine): string {
  return `- ${quoteCode(path)}: ${escapeMarkdown(why)}`;
}

const MAX_DROPPED = 20;
const MAX_LINE = 500;

/** What a model wrote and why, and what was not taken of it. */
function renderModel({ report, composed }: DraftContent): string[] {
  if (report === undefined) return [];
  const { model, wroteNotes, dropped, failure, question } = report;
  const line = (text: string) => `- ${escapeMarkdown(quoteText(text, MAX_LINE))}`;
  const name = quoteCode(quoteText(model, 100));
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`${title}\n\n${lines.join("\n")}`];
  const written = [
    ...(wroteNotes ? ["- the release notes: each entry names its changes"] : []),
    ...composed.map((edit) => `${renderFileLine(edit)}. Because of ${escapeMarkdown(listBecause(edit))}`),
  ];
  const missing = [
    ...(failure === undefined ? [] : [`The model failed: ${failure.explanation}`]),
    ...(question === undefined ? [] : [`The model asks: ${question}`]),
    ...cutList(dropped, MAX_DROPPED, "and"),
  ].map(line);
  const parts = [
    ...list(`${name} wrote these parts. A program checked names, versions and links, and no meaning.`, written),
    ...list("Not written:", missing),
  ];
  return parts.length === 0 ? [] : [`## Written by a model\n\n${parts.join("\n\n")}`];
}

function renderChecklist({ written, renewed, composed }: DraftContent): string {
  const sections = written.flatMap(({ notes }) => notes.sections);
  const list = (name: string) => sections.flatMap((section) => (section.name === name ? section.entries : []));
  const breaking = list("breaking");
  const folded = written.reduce((sum, { notes }) => sum + notes.internal.length, 0);
  const ask = (number: number, words: readonly [one: string, many: string], question: string) =>
    number === 0 ? [] : [`${countWords(number, words)}${question}`];
  return [
    ...(written.length > 0 ? ["Is every entry written for users, not contributors?"] : []),
    ...ask(composed.length, ["document was", "documents were"], " written by a model: is what they say true?"),
    ...(breaking.length === 0 && written.length > 0 ? ["No breaking changes were found. Is that correct?"] : []),
    ...ask(breaking.length, ["breaking change", "breaking changes"], ": do the notes say how to upgrade?"),
    ...cutList(breaking.flatMap(askAgain), MAX_DROPPED, "and"),
    ...ask(list("security").length, ["security fix", "security fixes"], ": can they be disclosed now?"),
    ...ask(folded, ["internal change", "internal changes"], " folded away: does any of them affect users?"),
    ...ask(renewed, ["document names", "documents name"], " the new version: do the examples work with it?"),
  ]
    .map((line) => `- [ ] ${line}`)
    .join("\n");
}

/** Why an entry is below breaking changes though no mark says so. */
function askAgain({ text, inferred }: NoteEntry): string[] {
  if (inferred === undefined) return [];
  const why = `It was marked because ${inferred.why} (${inferred.isSure ? "sure" : "likely"}).`;
  return [escapeMarkdown(`${quoteText(text, MAX_TITLE)}: is it breaking? ${why}`)];
}

/** Keeps products from closing issues on merge, and from linking numbers of `source` in another repository. */
function tame(text: string, source: Repository | undefined, { home }: Pick<DraftContent, "home">): string {
  const harmless = neutralizeDirectives(text);
  if (source === undefined || source.name === home) return harmless;
  return harmless.replace(/(?<![\w/[&`#])#(?=\d+\b)/g, `${source.name}#`);
}

/** Returns the address and what became of it. `isOurs`: an open pull request can come from an earlier attempt that was killed. */
export async function publishDraft(
  { publish }: NonNullable<OpenDraft["pullRequests"]>,
  config: PublicationConfig,
  { title, body, isOurs, isMoved }: { title: string; body: string; isOurs: boolean; isMoved?: boolean },
  addEntry: AddEntry,
) {
  const { remarks, ...published } = await publish({ ...buildPullRequest(config, title, body), isOurs, isMoved });
  addNotices(addEntry, remarks);
  return published;
}

const MAX_LINKS_SHOWN = 50;

export function renderLinks(links: readonly ReadLink[]): string {
  const lines = links.flatMap(({ url, title, excerpt = "" }) => {
    const address = buildAddress(url);
    if (address === undefined) return [];
    const name = escapeMarkdown(quoteText(title, MAX_TITLE)).replace(/https?:\/\//gi, "");
    const words = escapeMarkdown(quoteText(excerpt, MAX_EXCERPT));
    return [`- [${name || new URL(address).host}](${address})${words === "" ? "" : `: ${words}`}`];
  });
  return cutList(lines, MAX_LINKS_SHOWN, "- and").join("\n");
}

/** Without user and password. */
function buildAddress(text: string): string | undefined {
  const url = URL.parse(text);
  if (url === null) return undefined;
  if (url.protocol !== "https:" && url.protocol !== "http:") return undefined;
  url.username = "";
  url.password = "";
  return url.href.replace(/[()`\\<>\s]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Conventional titles: `fix: keep the last line`, or with scopes `fix(api): keep the last line`. */
export type TitleForm = { hasScopes: boolean };

const LOOKED_AT = 50;
const FEWEST = 10;
const MOST = 0.8;
const SOME = 0.2;
const HEADER = /^(?<type>\w+)(?<scope>\([^()]+\))?!?: \S/;

/** The form of the newest commits on the base; undefined where they have none, or drafts go to an unknown repository. */
export async function readTitleForm({ sources, isPreview }: Workspace): Promise<TitleForm | undefined> {
  const home = sources.find(({ isElsewhere }) => !isElsewhere);
  if (home === undefined || isPreview) return undefined;
  const { directory, head } = home.history;
  const found = await readLog(directory, ["%s"], ["--no-merges", `--max-count=${LOOKED_AT}`, head]);
  return findTitleForm(found.flat());
}

export function findTitleForm(titles: readonly string[]): TitleForm | undefined {
  const headers = titles.map((title) => HEADER.exec(title)?.groups).filter((header) => isType(header?.type));
  if (titles.length < FEWEST || headers.length < titles.length * MOST) return undefined;
  // Robots have scopes of their own: `build(deps): bump left-pad`.
  const scoped = headers.filter((header) => header?.scope?.startsWith("(deps") === false);
  return { hasScopes: scoped.length >= headers.length * SOME };
}

/** Of a run by hand. */
const VAGUE = "Release notes and changelog";
const DEFAULT = /^Document (?:#\d|the changes on |\{subject\}$)/;

/** The title of a draft, in the form unless a person chose it. `asked` is the request's; `spoken` what it is about. */
export function formTitle(
  form: TitleForm | undefined,
  { asked, spoken, isPlanned }: { asked: string | undefined; spoken: string; isPlanned: boolean },
): string | undefined {
  if (form === undefined) return asked;
  if (isPlanned) return form.hasScopes ? "chore(release): {subject}" : "chore: release {subject}";
  const title = asked === undefined || asked === VAGUE ? "Document {subject}" : asked;
  const isDefault = title.startsWith(`Document ${spoken}`) || DEFAULT.test(title);
  return isDefault ? `docs: ${title.charAt(0).toLowerCase()}${title.slice(1)}` : asked;
}
