import { maskInlineCode } from "../shared/markdown.ts";
import { type Change, selectPaths, selectWork } from "./change.ts";
import { type ChangeClass, type LabelVerdict, MOST_VISIBLE, mapNames } from "./labels.ts";

const DOCUMENTS =
  /^(?:\w+ )(?:[\w-]+ ){0,2}(?:docs|documentation|docstrings?|readme|doc fix(?:es)?)\b|\b(?:in|the|and|of) (?:docs|documentation|docstrings?|readme|doc fix(?:es)?)$/i;
const TYPOS =
  /^(?:fix(?:es|ed)? )?(?:a |some |more |minor |small )*typos?\b(?!.*\b(?:option|flag|message|error|output)\b)/i;

export type ClassifiedChange = { change: Change; title: ParsedTitle; class: ChangeClass; breaking: string };

const BY_TYPE = mapNames<ChangeClass>(" ", {
  added: "feat feature features add added",
  fixed: "fix fixes bugfix hotfix bug",
  changed: "perf performance change changed improve improvement enhance enhancement update revert",
  deprecated: "deprecate deprecated",
  removed: "remove removed",
  security: "security sec",
  documentation: "docs doc documentation",
  internal:
    "refactor refact style test tests testing ci build chore internal wip workflow lint release tooling infra cleanup " +
    "deps dep",
});

const BY_VERB = mapNames<ChangeClass>(" ", {
  added:
    "add adds added adding support supports introduce introduces implement implements implemented allow allows enable " +
    "create expose exposes new provide offer accept",
  fixed:
    "fix fixes fixed fixing bugfix hotfix correct corrects corrected repair resolve resolves resolved prevent prevents " +
    "avoid avoids stop don't dont",
  removed: "remove removes removed removing drop drops dropped delete deletes deleted",
  deprecated: "deprecate deprecates deprecated deprecating",
  internal: "refactor refactors refactored refactoring lint cleanup reformat test tests wip",
  documentation: "document documents documented",
});

/** A label can show what a conventional type would fold, never the other way round. */
export function classifyChange(change: Change): ClassifiedChange {
  const title = parseTitle(change.title);
  const work = selectWork(change);
  const verdict = change.hosted?.verdict;
  const carried = work.map((commit) => parseTitle(commit.subject));
  const footers = new Set([change.body, ...work.map((commit) => commit.body)].map(parseBreakingChange));
  const breaking = [...footers].filter((text) => text !== "").join("\n\n");
  const classified = { change, title, breaking };
  const isMarked = title.breaking || carried.some((own) => own.type !== undefined && own.breaking);
  if (isMarked || breaking !== "" || verdict?.breaking) return { ...classified, class: "breaking" };
  const kind = selectPathKind(selectPaths(change));
  const isTooling = kind === "manifest" && /\bCI\b|\bworkflows?\b|\blint(?:er|ing)?\b/.test(title.text);
  if (isTooling) return { ...classified, class: "internal" };
  return { ...classified, class: isFolded(kind) ? kind : classifyWords(title, carried, verdict) };
}

function classifyWords(title: ParsedTitle, carried: readonly ParsedTitle[], verdict?: LabelVerdict): ChangeClass {
  const typed = classifyTitle(title) ?? classifyCarried(carried);
  const labelled = verdict?.class;
  if (labelled === "security") return labelled;
  if (typed !== undefined && !isFolded(typed)) return typed;
  if (labelled !== undefined && !isFolded(labelled)) return labelled;
  const said = typed ?? labelled ?? classifyText(title.text);
  return said === "changed" ? (verdict?.hint ?? said) : said;
}

function isFolded(name: ChangeClass | PathKind | undefined): name is "internal" | "documentation" {
  return name === "internal" || name === "documentation";
}

function classifyTitle(title: ParsedTitle): ChangeClass | undefined {
  if (title.type === undefined) return undefined;
  const byType = BY_TYPE.get(title.type);
  return !isFolded(byType) && isSecurity(title.text) ? "security" : byType;
}

function classifyCarried(carried: readonly ParsedTitle[]): ChangeClass | undefined {
  const classes = carried.map(classifyTitle);
  const best = MOST_VISIBLE.find((candidate) => classes.includes(candidate));
  // A chore does not classify the commits without a type beside it.
  return isFolded(best) && classes.includes(undefined) ? undefined : best;
}

function classifyText(text: string): ChangeClass {
  const again = /^(?:re-?apply|re-?land)\b[\s:"'“]*(.+)$/is.exec(text)?.[1];
  if (again !== undefined) {
    const inner = parseTitle(again);
    return classifyTitle(inner) ?? classifyText(inner.text);
  }
  if (isSecurity(text)) return "security";
  if (TYPOS.test(text) || DOCUMENTS.test(maskInlineCode(text))) return "documentation";
  if (/^(?:code )?clean(?:s|ed|ing)?[ -]?up\b/i.test(text)) return "internal";
  const verb = /^[\w'’]+/.exec(text)?.[0].toLowerCase().replace("’", "'") ?? "";
  return BY_VERB.get(verb) ?? "changed";
}

function isSecurity(text: string): boolean {
  return /\b(?:CVE-\d{4}-\d+|GHSA(?:-[\w]{4}){3}|vulnerabilit(?:y|ies))\b|^security\b/i.test(text);
}

type ParsedTitle = {
  type: string | undefined;
  /** Conventional scope, or an area in place of a type. */
  scope: string | undefined;
  breaking: boolean;
  text: string;
};

const TOKEN = /\[[\w -]+\]|\*{3}NO_CI\*{3}/gi;
const SKIPS = /\b(?:skip|no|ignore)[ -][\w -]|^\[[\w-]+ skip\]$|NO_CI\*/i;
const DRAFT = /^(?:\[?(?:wip|draft|rfc)\]?:? +(?=\S+ ))/i;
const EMOJI = /^(?:(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F|:[a-z_]+:)\s*)+/u;
const PREFIX = /^(?<type>[\w./@-]+(?:, ?[\w./@-]+)*)(?:\((?<scope>[^)]*)\))?(?<breaking>!)?: +(?<text>\S.*)$/;
const BRACKETS = /^\[([\w ./@:-]{1,30})\]:? +(\S.*)$/;

/** Without `[skip ci]` and the like, and the space before them. */
function removeTokens(title: string): string {
  let kept = "";
  let end = 0;
  for (const { 0: token, index } of title.matchAll(TOKEN)) {
    if (!SKIPS.test(token)) continue;
    kept += title.slice(end, index).trimEnd();
    end = index + token.length;
  }
  return kept + title.slice(end);
}

/** An unknown `area: text` and a leading `[area]` are scopes. `[skip ci]`, emoji, `WIP:` and full stops are removed. */
export function parseTitle(title: string): ParsedTitle {
  const plain = removeTokens(title).trim().replace(EMOJI, "").replace(DRAFT, "");
  const text = (plain || title.trim()).replace(/(?<![.…])\.$/, "");
  const prefix = PREFIX.exec(text)?.groups;
  if (prefix === undefined) {
    const [, area, rest = ""] = BRACKETS.exec(text) ?? [];
    if (area === undefined) return { type: undefined, scope: undefined, breaking: false, text };
    const inner = parseTitle(rest);
    const type = area.toLowerCase();
    return BY_TYPE.has(type) ? { ...inner, type } : { ...inner, scope: inner.scope ?? area };
  }
  const { type: word = "", scope } = prefix;
  const type = word.toLowerCase();
  const rest = { breaking: prefix.breaking !== undefined, text: prefix.text ?? "" };
  if (BY_TYPE.has(type)) return { ...rest, type, scope: scope?.trim() || undefined };
  return { ...rest, type: undefined, scope: scope === undefined ? word : `${word}(${scope})` };
}

const OPENING = /^(?:[*-] +|#+ *)?BREAKING[ -]CHANGES?(?: *\([^)]*\))?(?: *!)?(?: *: *(.*)|)$/s;
const FOOTER =
  /^(?:[A-Za-z][\w-]*-(?:by|on|to|from|with|id|url|pr|issue)|(?:closes|fixes|fix|resolves|refs?|see|part of|cc|issue|pr|link|review|signed-off-by|change-id|release-as|source-link))(?:: | #|:? https?:)/i;
const NOTHING = /^(?:none|no|nope|n\/?a|-|nil|not applicable|nothing)?[.!]?$/i;

/** Up to the next footer, heading or squashed commit. Empty without a text, or if it is `none`. */
function parseBreakingChange(body: string): string {
  const notes: string[][] = [];
  const isSquash = /^\* /.test(body);
  let note: string[] | undefined;
  let lineBefore = "";
  for (const line of body.split("\n")) {
    const opening = OPENING.exec(line.trim());
    if (opening !== null && (opening[1] !== undefined || /^#/.test(line) || line === line.trimEnd())) {
      note = [opening[1] ?? ""];
      notes.push(note);
    } else if (note !== undefined) {
      const isNext = /^\* (?:\w+(?:\([^)]*\))?!?: )/.test(line) || (isSquash && lineBefore === "" && /^\* /.test(line));
      if (FOOTER.test(line) || isNext || /^(?:#{1,6} |-{3,}\s*$|={3,}\s*$)/.test(line)) note = undefined;
      else note.push(line.trimEnd());
    }
    lineBefore = line.trim();
  }
  const texts = notes.map((lines) => lines.join("\n").replace(/^\n+/, "").trimEnd());
  const said = texts.filter((text) => !NOTHING.test(text.trim()));
  return said.map(unindent).join("\n\n");
}

function unindent(text: string): string {
  const [first = "", ...rest] = text.split("\n");
  const indents = rest.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  const shared = Math.min(...indents);
  return Number.isFinite(shared) ? [first, ...rest.map((line) => line.slice(shared))].join("\n") : text;
}

/** `product` reaches users; `manifest` names dependencies and versions. */
type PathKind = "product" | "manifest" | "documentation" | "internal";

const INTERNAL: readonly RegExp[] = [
  /^\.(?:github|circleci|gitlab|husky|vscode|idea|devcontainer|changeset|buildkite|azure-pipelines|chloggen)\//,
  /^(?:\.travis|\.gitlab-ci|appveyor|\.appveyor|azure-pipelines|\.codecov|codecov|\.pre-commit-config|bitbucket-pipelines)\.ya?ml$/,
  /^(?:Jenkinsfile|CODEOWNERS|tox\.ini|noxfile\.py|codecov\.ya?ml|netlify\.toml|renovate\.json5?|\.?release-please[\w-]*\.json|\.readthedocs\.ya?ml)$/,
  /(?:^|\/)\.(?:eslint|prettier|stylelint|oxlint|oxfmt|editorconfig|gitignore|gitattributes|gitmodules|nvmrc|node-version|npmrc|flake8|pylint|coverage|golangci|rubocop|renovate|kodiak|mergify|cspell|markdownlint|git-blame-ignore-revs|mailmap|tool-versions)[^/]*$/,
  /(?:^|\/)(?:eslint|prettier|stylelint|biome|vitest|jest|cypress|playwright|commitlint|knip|lint-staged|cspell|mypy|pytest|ruff)(?:\.[\w-]+)*\.(?:js|cjs|mjs|ts|mts|cts|jsonc?|ya?ml|toml|ini)$/,
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|Cargo\.lock|poetry\.lock|uv\.lock|Pipfile\.lock|go\.sum|Gemfile\.lock|composer\.lock|flake\.lock|\.terraform\.lock\.hcl)$/,
  /(?:^|\/)(?:tests?|__tests__|__snapshots__|__mocks__|__fixtures__|spec|e2e|fixtures|testdata|playground|bench(?:marks?)?)\//,
  /(?:^|\/)(?:test_[^/]*\.py|conftest\.py|[^/]*_test\.(?:py|go|rb|exs|dart)|[^/]*_spec\.rb|[^/]*\.(?:test|spec|bench)(?:-d)?\.[cm]?[jt]sx?|[^/]*\.snap)$/,
];

const DOCUMENTATION: readonly RegExp[] = [
  /^(?:docs?|documentation|website|site|examples?)\//i,
  /^(?:[^/]+\/)*(?:README|CONTRIBUTING|CODE_OF_CONDUCT|SECURITY|LICEN[CS]E|AUTHORS|MAINTAINERS|NOTICE|SUPPORT|GOVERNANCE|CHANGE(?:LOG|S)|HISTORY|NEWS|RELEASES?|AGENTS|CLAUDE)(?:[-_.][^/]*)?$/i,
  /^(?!.*(?:^|\/)(?:src|lib|templates?|prompts|assets|content)\/).*\.(?:md|mdx|rst|adoc|markdown)$/i,
  /^(?=(?:.*\/)?docs?\/).*\.(?:md|mdx|rst|adoc|png|svg|jpe?g|gif)$/i,
];

// They change with every kind of work.
const CHANGELOG =
  /(?:^|\/)(?:CHANGES?(?:LOG)?|HISTORY|NEWS|RELEASES?)(?:[-_][\w-]+)?(?:\.(?:md|rst|txt|adoc))?$|^(?:\.changeset|changes|changelog\.d|newsfragments|news)\/[^/]+$/i;

/** File systems allow no more. */
const MAX_PATH_LENGTH = 4096;

/** One product file makes all of them `product`; a changelog beside others is ignored. */
function selectPathKind(paths: readonly string[]): PathKind | undefined {
  if (paths.length === 0) return undefined;
  let documented = false;
  let declared = false;
  for (const path of paths) {
    if (path.length > MAX_PATH_LENGTH) return "product";
    if (INTERNAL.some((form) => form.test(path)) || CHANGELOG.test(path)) continue;
    if (DOCUMENTATION.some((form) => form.test(path))) documented = true;
    else if (isManifest(path)) declared = true;
    else return "product";
  }
  if (declared) return "manifest";
  return documented || paths.every((path) => CHANGELOG.test(path)) ? "documentation" : "internal";
}

/** Whether a file names dependencies or versions, or is generated from them. */
export function isManifest(path: string): boolean {
  return MANIFEST_FOLDERS.test(path) || MANIFESTS.test(path.slice(path.lastIndexOf("/") + 1));
}

const MANIFESTS =
  /^(?:package(?:-lock)?\.json|pnpm-(?:lock|workspace)\.yaml|yarn\.lock|bun\.lockb?|requirements[\w.-]*\.(?:txt|in)|pyproject\.toml|(?:uv|poetry|Pipfile|Gemfile|Cargo|composer|flake)\.lock|Pipfile|setup\.(?:py|cfg)|go\.(?:mod|sum)|Cargo\.toml|Gemfile|[\w.-]+\.gemspec|composer\.json|pom\.xml|build\.gradle(?:\.kts)?|libs\.versions\.toml|[\w.-]+\.csproj|Dockerfile|docker-compose\.ya?ml|\.pre-commit-config\.yaml)$/;
const MANIFEST_FOLDERS = /^\.github\/|(?:^|\/)(?:dist|vendor)\/|^requirements\//;
