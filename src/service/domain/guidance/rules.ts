import { acceptsPath, checkDraftPath } from "../../../hosts/draft-files.ts";
import type { OmittableKind } from "../../../writer/change.ts";

/** What sentences can set; what is absent they do not speak of. */
export type GuidanceSettings = {
  changelogPath?: string;
  /** With `{version}` where each version gets a file. */
  releaseNotesPath?: string;
  documentationPath?: string;
  /** `{subject}` stands for what is written about: the release, the pull request. */
  pullRequestTitle?: string;
  pullRequestPrefix?: string;
  commitTitle?: string;
  commitPrefix?: string;
  base?: string;
  draft?: boolean;
  labels?: readonly string[];
  reviewers?: readonly string[];
  assignees?: readonly string[];
  contributors?: boolean;
  newContributors?: boolean;
  leaveOut?: readonly OmittableKind[];
};

/** One form of a sentence that is understood. */
export type GuidanceRule = {
  /** A sentence that it takes, as people are told of it. */
  example: string;
  /** Takes the whole sentence or nothing: half a sentence is a guess. */
  form: RegExp;
  /** What its named groups mean; undefined where they make no sense. */
  read: (groups: Readonly<Record<string, string | undefined>>) => GuidanceSettings | undefined;
};

/** Makes a rule; `source` is a regular expression for the whole sentence, in any capitals. */
export function createRule(example: string, source: string, read: GuidanceRule["read"]): GuidanceRule {
  return { example, form: new RegExp(`^(?:${source})$`, "i"), read };
}

/** A text in quotes or as code. */
export const QUOTED = "(?:\"[^\"]+\"|`[^`]+`|'[^']+')";
/** A path in quotes, as code or bare. */
export const PATH = `(?:${QUOTED}|[\\w@.{}/+-]+)`;
/** Names joined by commas and `and`. */
export const LIST = `(?:${QUOTED}|@?[\\w.:/-]+)(?:(?:,? and |, ?)(?:${QUOTED}|@?[\\w.:/-]+))*`;

/** A text without its quotes. */
export function unquote(text: string): string {
  return text.replace(/^(["`'])(.*)\1$/, "$2").trim();
}

/** A path that a draft may write, without its quotes; undefined for a bare word and for what drafts refuse. */
export function parsePath(text = ""): string | undefined {
  const path = unquote(text).replace(/^\.\//, "");
  const isBare = text.trim() === unquote(text);
  if (isBare && !path.includes("/") && !/\w\.[a-z]\w{0,9}$/i.test(path)) return undefined;
  return acceptsPath(checkDraftPath, path.replace(/\/$/, "")) ? path : undefined;
}

/** The names of a list, each once. */
export function parseNames(text = ""): string[] {
  const names = text.match(new RegExp(`${QUOTED}|[^\\s,]+`, "g")) ?? [];
  return [...new Set(names.filter((name) => name.toLowerCase() !== "and").map(unquote))];
}

const ABOUT = "(?:the |our |all )?(?<about>change ?logs?|release notes|documentation|docs)(?: files?| folder)?";
const INTO = "(?:in|into|to|at|under)(?: the (?:file|folder))?";
const EACH = "(?: for (?:each|every|a) (?:release|version)|, (?:a|one) file (?:a|per|for each) (?:release|version))?";

/** Where documents go. */
export const PLACE_RULES: readonly GuidanceRule[] = [
  createRule(
    "Keep the changelog in docs/CHANGES.md",
    `(?:keep|put|write|place|store|save|maintain) ${ABOUT} ${INTO} (?<path>${PATH})${EACH}`,
    readPlace,
  ),
  createRule(
    "Release notes go to docs/releases/{version}.md",
    `${ABOUT} (?:go(?:es)?|belongs?|lives?|(?:is|are)(?: (?:kept|written|stored))?|(?:should|must) (?:go|be(?: (?:kept|written))?)) ${INTO} (?<path>${PATH})${EACH}`,
    readPlace,
  ),
  createRule("Changelog: docs/CHANGES.md", `${ABOUT}(?: path)?: ?(?<path>${PATH})`, readPlace),
  createRule("Use docs/CHANGES.md for the changelog", `use (?<path>${PATH}) (?:for|as) ${ABOUT}`, readPlace),
];

function readPlace({ about = "", path: written }: Record<string, string | undefined>): GuidanceSettings | undefined {
  const path = parsePath(written);
  if (path === undefined) return undefined;
  const isFolder = path.endsWith("/");
  if (/^release/i.test(about)) {
    const isFile = !isFolder && /\.\w+$/.test(path.replaceAll("{version}", ""));
    const place = isFile ? path : `${path.replace(/\/$/, "")}/{version}.md`;
    return hasPlaceholders(place.replaceAll("{version}", "")) ? undefined : { releaseNotesPath: place };
  }
  if (hasPlaceholders(path)) return undefined;
  if (/^change/i.test(about)) return { changelogPath: isFolder ? `${path}CHANGELOG.md` : path };
  return { documentationPath: path };
}

function hasPlaceholders(path: string): boolean {
  return /[{}]/.test(path);
}

const ABOUT_TITLES =
  "(?:the |all |every |our |your )?(?<about>(?:pull requests?|PRs?|commits?)(?:,? and (?:pull requests?|PRs?|commits?))?)";
const THING = "(?: titles?| messages?| subjects?)?";
const IS = "(?: (?:is|are|should (?:be|read|look like)|must (?:be|read)|reads?|as|like))?:?";
const CONVENTIONAL =
  "(?:the )?conventional[- ]commits?(?: (?:messages?|titles?|style|format|convention|specification))?";
const CONVENTIONAL_TITLE = "docs: document {subject}";
const LONGEST = 150;

/** How pull requests and commits are titled. */
export const TITLE_RULES: readonly GuidanceRule[] = [
  createRule(
    'Title pull requests "docs: {subject}"',
    `(?:title|name|call) ${ABOUT_TITLES}${THING}(?: (?:as|like|with))?:? (?<text>${QUOTED})`,
    readTitle,
  ),
  createRule(
    "Commit message: docs for {subject}",
    `${ABOUT_TITLES} (?:titles?|messages?|subjects?): (?<text>.+)`,
    readTitle,
  ),
  createRule(
    'Commit messages should be "docs: {subject}"',
    `${ABOUT_TITLES}${THING}${IS} (?<text>${QUOTED})`,
    readTitle,
  ),
  createRule(
    "Prefix commit messages with `docs:`",
    `(?:prefix|start|begin) ${ABOUT_TITLES}${THING} with (?<text>${QUOTED}|\\S+)`,
    readPrefix,
  ),
  createRule(
    "Commit messages start with `docs:`",
    `${ABOUT_TITLES}${THING} (?:should |must )?(?:starts?|begins?) with (?<text>${QUOTED}|\\S+)`,
    readPrefix,
  ),
  createRule(
    "Use the prefix `docs:` for commits",
    `use (?:the )?prefix (?<text>${QUOTED}|\\S+) (?:for|in|on) ${ABOUT_TITLES}${THING}`,
    readPrefix,
  ),
  createRule(
    "Use conventional commits",
    `(?:use|follow|write) ${CONVENTIONAL}(?: (?:for|in) ${ABOUT_TITLES}${THING})?`,
    readConventional,
  ),
  createRule(
    "Commit messages follow conventional commits",
    `${ABOUT_TITLES}${THING} (?:should |must )?(?:follow|use|are) ${CONVENTIONAL}`,
    readConventional,
  ),
];

type TitleGroups = Readonly<Record<string, string | undefined>>;

function readTitle({ about, text }: TitleGroups): GuidanceSettings | undefined {
  const title = unquote(text ?? "").replace(/\{(?:version|tag|release)\}/g, "{subject}");
  const isPlain = !/[{}]/.test(title.replaceAll("{subject}", "")) && /[\p{L}\p{N}]/u.test(title);
  if (!isPlain || title.length > LONGEST) return undefined;
  return build(about, { pullRequestTitle: title }, { commitTitle: title });
}

function readPrefix({ about, text }: TitleGroups): GuidanceSettings | undefined {
  const prefix = unquote(text ?? "");
  if (prefix === "" || prefix.length > LONGEST || /[{}]/.test(prefix) || !/[^\w\s]$/.test(prefix)) return undefined;
  return build(about, { pullRequestPrefix: prefix }, { commitPrefix: prefix });
}

function readConventional({ about }: TitleGroups): GuidanceSettings {
  return build(about ?? "commits", { pullRequestTitle: CONVENTIONAL_TITLE }, { commitTitle: CONVENTIONAL_TITLE });
}

/** The settings of what a sentence is about: pull requests, commits or both. */
function build(about = "", pullRequest: GuidanceSettings, commit: GuidanceSettings): GuidanceSettings {
  return { ...(/pull|PR/i.test(about) ? pullRequest : {}), ...(/commit/i.test(about) ? commit : {}) };
}

const PULLS = "(?:the |all |every |our )?(?:pull requests?|PRs?)";
const BRANCH = `(?:${QUOTED}|[\\w./-]+)`;
const OPEN = "(?:open|create|make|raise)";

/** How pull requests are opened. */
export const PULL_REQUEST_RULES: readonly GuidanceRule[] = [
  createRule(
    "Open pull requests as drafts",
    `${OPEN} ${PULLS} as (?:a )?drafts?|(?:open|create|make|use|raise) (?:only )?draft (?:pull requests?|PRs?)|${PULLS} (?:are|should be|must be) (?:opened as )?drafts?`,
    () => ({ draft: true }),
  ),
  createRule(
    "Do not open pull requests as drafts",
    `(?:do not|don't|never) (?:${OPEN} ${PULLS} as (?:a )?drafts?|(?:open|create|make|use|raise) draft (?:pull requests?|PRs?))`,
    () => ({ draft: false }),
  ),
  createRule(
    "Label pull requests docs, release",
    `(?:label|tag) ${PULLS}(?: with| as)?:? (?<names>${LIST})`,
    readLabels,
  ),
  createRule(
    "Add the label docs to pull requests",
    `(?:add|set|apply|use|put) (?:the )?labels? (?<names>${LIST}) (?:to|on|for) ${PULLS}`,
    readLabels,
  ),
  createRule("Labels: docs, release", `(?:pull request |PR )?labels?: (?<names>${LIST})`, readLabels),
  createRule(
    "Open pull requests against the develop branch",
    `(?:${OPEN}|send|target) ${PULLS} (?:against|into|onto|to the branch) (?:the )?(?:branch )?(?<branch>${BRANCH})(?: branch)?`,
    readBase,
  ),
  createRule(
    "The base branch is develop",
    `(?:the )?base branch(?: of ${PULLS})?(?: is|:) (?<branch>${BRANCH})|use (?<other>${BRANCH}) as (?:the )?base(?: branch)?`,
    readBase,
  ),
  createRule(
    "Request reviews from octo/docs",
    `(?:request|ask for) (?:a )?reviews? from (?<names>${LIST})|ask (?<others>${LIST}) (?:to|for a) review`,
    ({ names, others }) => readPeople(names ?? others, (reviewers) => ({ reviewers })),
  ),
  createRule("Assign pull requests to ada", `assign ${PULLS} to (?<names>${LIST})`, ({ names }) =>
    readPeople(names, (assignees) => ({ assignees })),
  ),
];

type Groups = Readonly<Record<string, string | undefined>>;

function readLabels({ names }: Groups) {
  const labels = parseNames(names);
  // An adverb tells how: "label pull requests carefully".
  const isHow = labels.length === 1 && /^\w+ly$/i.test(names ?? "");
  return isHow || labels.some((label) => label.length > 50) ? undefined : { labels };
}

function readBase({ branch, other }: Groups) {
  const base = unquote(branch ?? other ?? "");
  return /^(?:the|a|an|it|each|every)$/i.test(base) || !/^[\w][\w./-]*$/.test(base) ? undefined : { base };
}

function readPeople<Settings>(names: string | undefined, build: (logins: string[]) => Settings): Settings | undefined {
  const logins = parseNames(names).map((name) => name.replace(/^@/, ""));
  const isLogin = (name: string) => /^[\w-]{1,39}(?:\/[\w.-]+)?$/.test(name) && !/^(?:the|a|an|us|me|it)$/i.test(name);
  return logins.every(isLogin) ? build(logins) : undefined;
}

const KIND =
  "(?:(?:dependency|dependencies) (?:updates?|bumps?|changes?|upgrades?)|dependencies|internal (?:changes?|work)|chores|doc(?:s|umentation) (?:changes?|work|updates?))";
const KINDS = `${KIND}(?:(?:,? and |, ?)${KIND})*`;
const LEAVE = "(?:leave out|omit|skip|exclude|hide|drop|(?:do not|don't|never) (?:list|mention|include|show|name))";
const NAME = "(?:name|list|thank|mention|credit|include|show|welcome)";
const NOT = "(?:do not|don't|never)";

/** What is told and what is not. */
export const CONTENT_RULES: readonly GuidanceRule[] = [
  createRule(
    "Leave out dependency updates",
    `${LEAVE} (?:all )?(?<kinds>${KINDS})(?: (?:from|in) (?:the )?(?:notes|documents))?`,
    ({ kinds = "" }) => ({ leaveOut: parseKinds(kinds) }),
  ),
  createRule("Name contributors", `${NAME} (?:the |all )?contributors`, () => ({ contributors: true })),
  createRule("Do not name contributors", `(?:${NOT} ${NAME}|leave out|omit) (?:the |any )?contributors`, () => ({
    contributors: false,
  })),
  createRule("Name new contributors", `${NAME} (?:the |all )?(?:new|first-time) contributors`, () => ({
    newContributors: true,
  })),
  createRule(
    "Do not name new contributors",
    `(?:${NOT} ${NAME}|leave out|omit) (?:the |any )?(?:new|first-time) contributors`,
    () => ({ newContributors: false }),
  ),
];

function parseKinds(text: string): OmittableKind[] {
  const kinds: OmittableKind[] = [];
  if (/dependenc/i.test(text)) kinds.push("dependencies");
  if (/internal|chores/i.test(text)) kinds.push("internal");
  if (/\bdoc/i.test(text)) kinds.push("documentation");
  return kinds;
}
