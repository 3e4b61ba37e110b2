import type { PublicationConfig } from "../../contract/publications.ts";
import { acceptsPath, checkDraftPath } from "../../hosts/draft-files.ts";
import { OMITTABLE_KINDS, type OmittableKind } from "../../writer/change.ts";
import { compileForms, type Groups, PATH, parsePath, QUOTED, unquote } from "../spans/sentences.ts";

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
