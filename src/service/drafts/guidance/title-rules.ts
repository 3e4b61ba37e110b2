import { createRule, type GuidanceRule, type GuidanceSettings, QUOTED, unquote } from "./guidance-rule.ts";

const ABOUT =
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
    `(?:title|name|call) ${ABOUT}${THING}(?: (?:as|like|with))?:? (?<text>${QUOTED})`,
    readTitle,
  ),
  createRule("Commit message: docs for {subject}", `${ABOUT} (?:titles?|messages?|subjects?): (?<text>.+)`, readTitle),
  createRule('Commit messages should be "docs: {subject}"', `${ABOUT}${THING}${IS} (?<text>${QUOTED})`, readTitle),
  createRule(
    "Prefix commit messages with `docs:`",
    `(?:prefix|start|begin) ${ABOUT}${THING} with (?<text>${QUOTED}|\\S+)`,
    readPrefix,
  ),
  createRule(
    "Commit messages start with `docs:`",
    `${ABOUT}${THING} (?:should |must )?(?:starts?|begins?) with (?<text>${QUOTED}|\\S+)`,
    readPrefix,
  ),
  createRule(
    "Use the prefix `docs:` for commits",
    `use (?:the )?prefix (?<text>${QUOTED}|\\S+) (?:for|in|on) ${ABOUT}${THING}`,
    readPrefix,
  ),
  createRule(
    "Use conventional commits",
    `(?:use|follow|write) ${CONVENTIONAL}(?: (?:for|in) ${ABOUT}${THING})?`,
    readConventional,
  ),
  createRule(
    "Commit messages follow conventional commits",
    `${ABOUT}${THING} (?:should |must )?(?:follow|use|are) ${CONVENTIONAL}`,
    readConventional,
  ),
];

type Groups = Readonly<Record<string, string | undefined>>;

function readTitle({ about, text }: Groups): GuidanceSettings | undefined {
  const title = unquote(text ?? "").replace(/\{(?:version|tag|release)\}/g, "{subject}");
  const isPlain = !/[{}]/.test(title.replaceAll("{subject}", "")) && /[\p{L}\p{N}]/u.test(title);
  if (!isPlain || title.length > LONGEST) return undefined;
  return build(about, { pullRequestTitle: title }, { commitTitle: title });
}

function readPrefix({ about, text }: Groups): GuidanceSettings | undefined {
  const prefix = unquote(text ?? "");
  if (prefix === "" || prefix.length > LONGEST || /[{}]/.test(prefix) || !/[^\w\s]$/.test(prefix)) return undefined;
  return build(about, { pullRequestPrefix: prefix }, { commitPrefix: prefix });
}

function readConventional({ about }: Groups): GuidanceSettings {
  return build(about ?? "commits", { pullRequestTitle: CONVENTIONAL_TITLE }, { commitTitle: CONVENTIONAL_TITLE });
}

/** The settings of what a sentence is about: pull requests, commits or both. */
function build(about = "", pullRequest: GuidanceSettings, commit: GuidanceSettings): GuidanceSettings {
  return { ...(/pull|PR/i.test(about) ? pullRequest : {}), ...(/commit/i.test(about) ? commit : {}) };
}
