import { isDeepStrictEqual } from "node:util";
import { PUBLICATION_SLOTS, type PublicationSlot } from "../../contract/kinds.ts";
import type { PublicationConfig } from "../../contract/resources/publications.ts";
import { acceptsPath, checkDraftPath, checkPlainPath } from "../../hosts/draft-files.ts";
import { findPlainLines } from "../../shared/markdown/markdown.ts";
import { isRecord, listQuoted } from "../../shared/text.ts";
import { OMITTABLE_KINDS, type OmittableKind } from "../../writer/changes/change.ts";

export const QUOTED = "(?:\"[^\"]+\"|`[^`]+`|'[^']+')";
export const PATH = `(?:${QUOTED}|[\\w@.{}/+-]+)`;

export type Groups = Readonly<Record<string, string | undefined>>;

/** A parser of sentences: the meaning by the first form that matches one completely and has a meaning. */
export function compileForms<Meaning, Context extends unknown[]>(
  forms: readonly (readonly [pattern: string, read: (groups: Groups, ...context: Context) => Meaning | undefined])[],
) {
  const rules = forms.map(([pattern, read]) => ({ pattern: new RegExp(`^(${pattern})$`, "is"), read }));
  return (sentence: string, ...context: Context): Meaning | undefined => {
    for (const { pattern, read } of rules) {
      const match = pattern.exec(sentence);
      const meaning = match === null ? undefined : read(match.groups ?? {}, ...context);
      if (meaning !== undefined) return meaning;
    }
    return undefined;
  };
}

export function unquote(text: string): string {
  return text.replace(/^(["`'])(.*)\1$/, "$2").trim();
}

/** Undefined for a bare word, and for what is no plain path; whether a draft may write there is not checked. */
export function parsePath(text = ""): string | undefined {
  const path = unquote(text).replace(/^\.\//, "");
  const isBare = text.trim() === unquote(text);
  if (isBare && !path.includes("/") && !/\w\.[a-z]\w{0,9}$/i.test(path)) return undefined;
  return acceptsPath(checkPlainPath, path.replace(/\/$/, "")) ? path : undefined;
}

const MAX_SENTENCE = 1000;
const POLITENESS =
  /^(?:please|kindly|also|and|then|always|we|let's|you (?:should|must|can)|(?:make|be) sure (?:to|you)|remember to|could you|can you),?\s+/i;

/** Gives `read` each line or sentence, trimmed. Skips headings, quotes and fenced code. */
export function readSentences<Meaning>(text: string, read: (sentence: string) => Meaning | undefined) {
  const understood: { meaning: Meaning; sentence: string }[] = [];
  const others: string[] = [];
  const parse = (sentence: string): boolean => {
    const meaning = sentence.length > MAX_SENTENCE ? undefined : read(trimSentence(sentence));
    if (meaning !== undefined) understood.push({ meaning, sentence });
    return meaning !== undefined;
  };
  for (const line of selectLines(text)) {
    if (!parse(line)) others.push(...splitLine(line).filter((sentence) => !parse(sentence)));
  }
  return { understood, others };
}

/** An indented line after a list item belongs to that item. */
function selectLines(text: string): string[] {
  const lines: string[] = [];
  let isInItem = false;
  const all = text.replace(/\r\n?/g, "\n").split("\n");
  const isPlain = findPlainLines(all);
  for (const line of all.filter((_, index) => isPlain[index])) {
    const isItem = /^\s*(?:[-*+]|\d+[.)])\s/.test(line);
    if (isInItem && !isItem && /^\s+\S/.test(line)) {
      lines.push(`${lines.pop() ?? ""} ${line.trim()}`);
      continue;
    }
    isInItem = isItem;
    if (/^\s*(?:#{1,6}\s|>)/.test(line)) continue;
    lines.push(line.replace(/^\s*(?:[-*+]|\d+[.)])\s+(?:\[[ x]\]\s+)?/i, "").trim());
  }
  return lines.filter((line) => line !== "");
}

/** Splits at ends of sentences outside quotes; after a full stop a capital, a quote or a number sign has to follow. */
function splitLine(line: string): string[] {
  const masked = line.replace(/`[^`]*`|"[^"]*"|“[^“”]*”/g, (quoted) => "x".repeat(quoted.length));
  const ends = [...masked.matchAll(/(?<=[!?;])\s+|(?<=\.)\s+(?=[A-Zx#])/g)].map((match) => match.index);
  return [0, ...ends]
    .map((start, index) => line.slice(start, ends[index]).trim())
    .filter((sentence) => sentence !== "");
}

function trimSentence(sentence: string): string {
  let text = sentence
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, " ")
    .replace(/(?<![.!;])[.!;]+$/, "")
    .trim();
  while (POLITENESS.test(text)) text = text.replace(POLITENESS, "");
  return text;
}

export type GuidanceSettings = Pick<PublicationConfig, "styleGuide" | "pullRequest"> & {
  pullRequestPrefix?: string;
  commitTitle?: string;
  commitPrefix?: string;
  leaveOut?: readonly OmittableKind[];
};
type Reader = (groups: Groups) => GuidanceSettings | undefined;

const NAME = `(${QUOTED}|@?[\\w.:/-]+)`;
const NAMES = `(?<names>${NAME}((,? and |, ?)${NAME})*)`;
const FILE = "(the |our |all )?(?<file>change ?logs?|release notes|documentation|docs)( files?| folder)?";
const AT_PATH = `(in|into|to|at|under)( the (file|folder))? (?<path>${PATH})( for (each|every|a) (release|version))?`;
const PULLS = "(the |all |every |our )?(pull requests?|PRs?)";
const ABOUT = `(?<about>((the |all |every |our )?commits?|${PULLS})(,? and (commits?|${PULLS}))?)`;
const TITLES = `${ABOUT}( titles?| messages?| subjects?)?`;
const IS = "( (is|are|reads?|as|like|should (be|read|look like)|must (be|read)))?:?";
const PREFIX = `(?<text>${QUOTED}|\\S+)`;
const CONVENTIONAL = "(the )?conventional[- ]commits?( (messages?|titles?|style|format|convention|specification))?";
const OPEN = "(open|create|make|use|raise)";
const NOT = "(do not|don't|never)";
const DRAFTS = `(?<not>${NOT} )?${OPEN} (${PULLS} as (a )?drafts?|draft ${PULLS})`;
const CONTRIBUTORS = `((?<not>${NOT} )?(name|list|thank|mention|credit|include|show|welcome)|(?<omit>leave out|omit)) (the |all |any )?(?<fresh>new |first-time )?contributors`;
const LEAVE_OUT = `(leave out|omit|skip|exclude|hide|drop|${NOT} (list|mention|include|show|name))`;
const KIND = "((dependency|internal|docs?|documentation) (updates?|bumps?|changes?|work)|dependencies|chores)";

const readDraft: Reader = ({ not }) => ({ pullRequest: { draft: not === undefined } });
const readConventional: Reader = ({ about = "commits" }) => readTitle({ about, text: "docs: document {subject}" });

const FORMS: readonly (readonly [example: string, pattern: string, read: Reader])[] = [
  ["Keep the changelog in docs/CHANGES.md", `(keep|put|write|place|store|save) ${FILE} ${AT_PATH}`, readPath],
  [
    "Release notes go to docs/releases/{version}.md",
    `${FILE} (should |must )?(go(es)?|belongs?|lives?|is|are|be)( kept| written| stored)? ${AT_PATH}`,
    readPath,
  ],
  ["Changelog: docs/CHANGES.md", `${FILE}( path)?: ?(?<path>${PATH})`, readPath],
  ["Use docs/CHANGES.md for the changelog", `use (?<path>${PATH}) (for|as) ${FILE}`, readPath],
  ['Title pull requests "docs: {subject}"', `(title|name|call) ${TITLES}${IS} (?<text>${QUOTED})`, readTitle],
  ["Commit message: docs for {subject}", `${ABOUT} (titles?|messages?|subjects?): (?<text>.+)`, readTitle],
  ['Commit messages should be "docs: {subject}"', `${TITLES}${IS} (?<text>${QUOTED})`, readTitle],
  ["Prefix commit messages with `docs:`", `(prefix|start|begin) ${TITLES} with ${PREFIX}`, readPrefix],
  ["Commit messages start with `docs:`", `${TITLES} (should |must )?(starts?|begins?) with ${PREFIX}`, readPrefix],
  ["Use the prefix `docs:` for commits", `use (the )?prefix ${PREFIX} (for|in|on) ${TITLES}`, readPrefix],
  ["Use conventional commits", `(use|follow|write) ${CONVENTIONAL}( (for|in) ${TITLES})?`, readConventional],
  ["Commit messages follow conventional commits", `${TITLES} (should )?(follow|use) ${CONVENTIONAL}`, readConventional],
  ["Open pull requests as drafts", DRAFTS, readDraft],
  ["Do not open pull requests as drafts", DRAFTS, readDraft],
  ["Label pull requests docs, release", `(label|tag) ${PULLS}( with| as)?:? ${NAMES}`, readLabels],
  ["Add the label docs to pull requests", `(add|set|use) (the )?labels? ${NAMES} (to|on|for) ${PULLS}`, readLabels],
  ["Labels: docs, release", `(pull request |PR )?labels?: ${NAMES}`, readLabels],
  [
    "Open pull requests against the develop branch",
    `(${OPEN}|send|target) ${PULLS} (against|into|onto) (the )?(branch )?(?<base>${NAME})( branch)?`,
    readBase,
  ],
  ["The base branch is develop", `(the )?base branch( of ${PULLS})?( is|:) (?<base>${NAME})`, readBase],
  ["Request reviews from octo/docs", `(request|ask for) (a )?reviews? from ${NAMES}`, readPeople("reviewers")],
  ["Assign pull requests to ada", `assign ${PULLS} to ${NAMES}`, readPeople("assignees")],
  ["Leave out dependency updates", `${LEAVE_OUT} (all )?(?<kinds>${KIND}((,? and |, ?)${KIND}){0,5})`, readKinds],
  ["Name contributors", CONTRIBUTORS, readContributors],
  ["Do not name contributors", CONTRIBUTORS, readContributors],
  ["Name new contributors", CONTRIBUTORS, readContributors],
  ["Do not name new contributors", CONTRIBUTORS, readContributors],
];

export const GUIDANCE_EXAMPLES: readonly string[] = FORMS.map(([example]) => example);

export const parseGuidance = compileForms(FORMS.map(([, pattern, read]) => [pattern, read] as const));

function readPath({ file = "", path: written = "" }: Groups): GuidanceSettings | undefined {
  const path = parsePath(written);
  if (path === undefined) return undefined;
  const isFile = /\.\w+$/.test(path.replaceAll("{version}", ""));
  const isRelease = /^release/i.test(file);
  const document = isRelease && !isFile ? `${path.replace(/\/$/, "")}/{version}.md` : path;
  if (/[{}]/.test(isRelease ? document.replaceAll("{version}", "") : document)) return undefined;
  if (isRelease) return ifDocument(document, { releaseNotes: { path: document } });
  if (/^doc/i.test(file)) {
    return ifDocument(isFile ? path : `${path.replace(/\/$/, "")}/index.md`, { documentation: { path } });
  }
  const changelog = path.endsWith("/") ? `${path}CHANGELOG.md` : path;
  return ifDocument(changelog, { changelogs: { path: changelog } });
}

function ifDocument(path: string, styleGuide: GuidanceSettings["styleGuide"]): GuidanceSettings | undefined {
  return acceptsPath(checkDraftPath, path) ? { styleGuide } : undefined;
}

function readTitle({ about, text = "" }: Groups): GuidanceSettings | undefined {
  const title = unquote(text).replace(/\{(?:version|tag|release)\}/g, "{subject}");
  const isTitle = !/[{}]/.test(title.replaceAll("{subject}", "")) && /[\p{L}\p{N}]/u.test(title) && title.length <= 150;
  return isTitle ? selectAbout(about, { pullRequest: { title } }, { commitTitle: title }) : undefined;
}

function readPrefix({ about, text = "" }: Groups): GuidanceSettings | undefined {
  const prefix = unquote(text);
  const isPrefix = /^[^{}]{0,149}[^\w\s{}]$/.test(prefix);
  return isPrefix ? selectAbout(about, { pullRequestPrefix: prefix }, { commitPrefix: prefix }) : undefined;
}

function selectAbout(about = "", pullRequest: GuidanceSettings, commit: GuidanceSettings): GuidanceSettings {
  return { ...(/pull|PR/i.test(about) ? pullRequest : {}), ...(/commit/i.test(about) ? commit : {}) };
}

function parseNames(names = ""): string[] {
  const all = names.match(new RegExp(`${QUOTED}|[^\\s,]+`, "g")) ?? [];
  return [...new Set(all.filter((name) => name.toLowerCase() !== "and").map(unquote))];
}

function readLabels({ names = "" }: Groups): GuidanceSettings | undefined {
  // An adverb is no label: "label pull requests carefully".
  const isLabels = !/^\w+ly$/i.test(names) && parseNames(names).every((label) => label.length <= 50);
  return isLabels ? { pullRequest: { labels: parseNames(names) } } : undefined;
}

function readBase({ base: written = "" }: Groups): GuidanceSettings | undefined {
  const base = unquote(written);
  return /^(?!(?:the|a|an|it|each|every)$)\w[\w./-]*$/i.test(base) ? { pullRequest: { base } } : undefined;
}

function readPeople(role: "reviewers" | "assignees"): Reader {
  return ({ names }) => {
    const logins = parseNames(names).map((name) => name.replace(/^@/, ""));
    const areLogins = logins.every((login) => /^(?!(?:the|a|an|us|me|it)$)[\w-]{1,39}(?:\/[\w.-]+)?$/i.test(login));
    return areLogins ? { pullRequest: { [role]: logins } } : undefined;
  };
}

function readKinds({ kinds = "" }: Groups): GuidanceSettings {
  const named = { dependencies: /dependenc/i, internal: /internal|chores/i, documentation: /\bdoc/i };
  return { leaveOut: OMITTABLE_KINDS.filter((kind) => named[kind].test(kinds)) };
}

function readContributors({ not, omit, fresh }: Groups): GuidanceSettings {
  const isNamed = not === undefined && omit === undefined;
  return {
    styleGuide: { releaseNotes: fresh === undefined ? { contributors: isNamed } : { newContributors: isNamed } },
  };
}

/** `styleGuide` is for a model. */
export type Instructions = { readonly [Slot in PublicationSlot | "styleGuide"]?: readonly string[] | undefined };

/**
 * Precedence: configuration, comments, linked instructions, the publication's texts; later sentences over earlier.
 * `titles` are templates with `{title}` for the request's title and `{subject}` for what is documented.
 */
export function followGuidance(
  config: PublicationConfig,
  instructions: Instructions = {},
  comments: readonly string[] = [],
) {
  const own = [config.planningInstructions, config.prCommitInstructions].filter((text) => text !== undefined);
  const linked = PUBLICATION_SLOTS.flatMap((slot) => instructions[slot] ?? []);
  const read = [...own, ...linked, ...comments].map((text) => readSentences(text, parseGuidance));
  const understood = read.flatMap((one) => one.understood);
  const settings = joinSettings(understood.map(({ meaning }) => meaning));
  const { leaveOut = [], pullRequestPrefix, commitPrefix, commitTitle, ...fields } = settings;
  const title = config.pullRequest?.title ?? addPrefix(fields.pullRequest?.title, pullRequestPrefix);
  const overruled = understood.filter(({ meaning }) => isOverruled(meaning, config)).map(({ sentence }) => sentence);
  const commit = config.pullRequest?.commitMessage ?? addPrefix(commitTitle ?? title, commitPrefix);
  return {
    config: fillSettings(config, fields),
    titles: { pullRequest: title, commit },
    leaveOut,
    remarks: listQuoted("The configuration overrides these instructions", overruled),
    notUnderstood: listQuoted(
      "These instructions are not understood and not followed",
      read.flatMap(({ others }) => others),
    ),
  };
}

/** Later settings win; kinds of changes to leave out add up. */
export function joinSettings(all: readonly GuidanceSettings[]): GuidanceSettings {
  const leaveOut = [...new Set(all.flatMap((settings) => settings.leaveOut ?? []))];
  const joined = all.reduce((earlier, later) => fillSettings(later, earlier), {});
  return { ...joined, ...(leaveOut.length === 0 ? {} : { leaveOut }) };
}

function addPrefix(title = "{title}", prefix = ""): string {
  return prefix === "" || title.startsWith(prefix) ? title : `${prefix} ${title}`;
}

function isOverruled(settings: GuidanceSettings, config: PublicationConfig) {
  const { styleGuide, pullRequest, pullRequestPrefix, commitTitle, commitPrefix } = settings;
  if (pullRequestPrefix !== undefined && config.pullRequest?.title !== undefined) return true;
  if ((commitTitle ?? commitPrefix) !== undefined && config.pullRequest?.commitMessage !== undefined) return true;
  const fields: PublicationConfig = { styleGuide, pullRequest };
  return !isDeepStrictEqual(fillSettings(config, fields), fillSettings(fields, config));
}

/** `settings`, and of the defaults what they do not set. */
export function fillSettings<Settings extends object>(settings: Settings, defaults: Settings): Settings {
  const isSet = ([, value]: [string, unknown]) => value !== undefined;
  const filled = Object.fromEntries<unknown>(Object.entries(defaults).filter(isSet));
  for (const [name, value] of Object.entries(settings).filter(isSet)) {
    const preset = filled[name];
    filled[name] = isRecord(value) && isRecord(preset) ? fillSettings(value, preset) : value;
  }
  return filled as Settings;
}
