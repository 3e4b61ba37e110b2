import { joinParts } from "../../shared/text.ts";
import { type Inference, inferBreaking, REMOVES, selectStated } from "./breaking.ts";
import { type Change, selectBodies, selectPaths, selectWork } from "./change.ts";
import { type ChangeClass, type LabelVerdict, MOST_VISIBLE } from "./labels.ts";
import { type PathKind, selectPathKind, touchesChangelog, touchesDocumentation } from "./paths.ts";
import { CLASS_BY_TYPE, type ParsedTitle, parseTitle } from "./titles.ts";
import { namesTool } from "./tooling.ts";
import { classifyText, isScrapText, isSecurity, isToolingText, isUndone, selectNotice } from "./wording.ts";

export type ClassifiedChange = {
  change: Change;
  title: ParsedTitle;
  class: ChangeClass;
  /** Markdown of its footers, and what they tell users to do. */
  breaking: string;
  advice: string;
  inferred?: Inference | undefined;
};

/** A label can show what a conventional type would fold, never the other way round. */
export function classifyChange(change: Change): ClassifiedChange {
  const title = parseTitle(change.title);
  const verdict = change.hosted?.verdict;
  const carried = selectWork(change).map((commit) => parseTitle(commit.subject));
  const bodies = selectBodies(change);
  const breaking = joinDistinct(bodies.map(parseBreakingChange));
  const advice = joinDistinct(bodies.map(parseAdvice));
  const isMarked = title.breaking || carried.some((own) => own.type !== undefined && own.breaking);
  const stated = breaking === "" && !isFolded(selectPathKind(selectPaths(change))) ? selectStated(bodies) : undefined;
  const classified = { change, title, breaking: breaking || (stated?.text ?? ""), advice };
  if (isMarked || breaking !== "" || verdict?.breaking) return { ...classified, class: "breaking" };
  if (stated !== undefined) return { ...classified, class: "breaking", inferred: stated };
  const said = classifyUnmarked(change, title, carried);
  const inferred = inferBreaking(said, title.text, bodies);
  if (inferred === undefined) return { ...classified, class: said };
  return { ...classified, class: "breaking", breaking: inferred.text, inferred };
}

const joinDistinct = (texts: readonly string[]) => joinParts(texts.length < 2 ? texts : [...new Set(texts)]);

function classifyUnmarked(change: Change, title: ParsedTitle, carried: readonly ParsedTitle[]): ChangeClass {
  const verdict = change.hosted?.verdict;
  const paths = selectPaths(change);
  const kind = selectPathKind(paths);
  if (isForDevelopers(title, kind) || isUndone(title.text)) return "internal";
  if (isFolded(kind)) return kind;
  const words = classifyWords(title, carried, touchesDocumentation(paths), verdict);
  const isUntyped = title.type === undefined && verdict?.class === undefined;
  const said = isUntyped ? weighWords(words, change, paths) : words;
  const isScrap = change.pullRequest === undefined && title.type === undefined && isScrapText(title.text);
  return isScrap && said !== "security" ? "internal" : said;
}

/** Whether a title says that only developers notice it, in general or of changed manifests. */
function isForDevelopers({ type, scope, text }: ParsedTitle, kind: PathKind | undefined): boolean {
  if (type === undefined && TOOLING_SCOPE.test(scope ?? "")) return true;
  if (kind !== "manifest") return false;
  if (/\bCI\b|\bworkflows?\b|\blint(?:er|ing)?\b/.test(text)) return true;
  return type === undefined && (namesTool(text) || FOR_DEVELOPERS.test(text) || TOOLCHAIN.test(text));
}

/** A removal that people wrote about is for users; what only simplifies the code is not. */
function weighWords(said: ChangeClass, { title, body }: Change, paths: readonly string[]): ChangeClass {
  const isRemoval = said === "internal" && REMOVES.test(title);
  if (isRemoval && selectPathKind(paths) === "product" && touchesChangelog(paths)) return "changed";
  const isOwnWork = said === "changed" && REPLACES.test(title) && SIMPLIFIES.test(body.slice(0, MAX_REASON));
  return isOwnWork ? "internal" : said;
}

function classifyWords(
  title: ParsedTitle,
  carried: readonly ParsedTitle[],
  isDocumented: boolean,
  verdict?: LabelVerdict,
): ChangeClass {
  const typed = classifyTitle(title) ?? classifyCarried(carried);
  const labelled = verdict?.class;
  if (labelled === "security") return labelled;
  if (typed !== undefined && !isFolded(typed)) return typed;
  if (labelled !== undefined && !isFolded(labelled)) return labelled;
  const said = typed ?? labelled ?? classifyReapplied(title.text, isDocumented);
  return said === "changed" ? (verdict?.hint ?? said) : said;
}

function isFolded(name: ChangeClass | PathKind | undefined): name is "internal" | "documentation" {
  return name === "internal" || name === "documentation";
}

// Types of tests and documentation hide nothing that users had.
const HIDING_TYPES = new Set(["build", "chore", "minor", "refactor", "feat", "feature"]);
const REPLACES = /^(?:use|using|prefer|replace|switch|convert)(?:s|d|ed|ing)?\b/i;
const SIMPLIFIES =
  /\b(?:simplif(?:y|ies)|clean(?:s)? up|tid(?:y|ies)(?: up)?) (?:our|the|this) (?:code(?:base)?|implementation)\b|\bno (?:functional|behaviou?r(?:al)?) changes?\b/i;
const MAX_REASON = 2_000;
const FOR_DEVELOPERS =
  /\b(?:from|in|to|as|of|the) (?:the )?dev(?:elopment)?[ -](?:deps|dependenc(?:y|ies)|requirements)\b|\bdevDependencies\b|\bclassifiers?\b|^(?:delete|remove|get rid of|drop)\w* (?:the )?(?:setup\.(?:py|cfg)|requirements\S*\.txt|pipfile)$/i;
/** What it takes to build; what users need for it is read from the manifests. */
const TOOLCHAIN =
  /^(?:update|upgrade|bump)s? (?:the )?(?:go(?:lang)?|rust|node(?:\.?js)?|python|ruby|java|jdk|gradle|zig|swift)(?: (?:toolchain|compiler|version)){0,2}(?: to v?\d[\d.x]*)?$/i;
const TOOLING_SCOPE =
  /^(?:ci|gha|github|tests?|lint|linter|bench|benchmarks?|e2e|devcontainer|examples?|typing|fuzz\w*|pre-commit(?:\.ci)?|tests?[\w-]*\.(?:py|sh|js|ts|rb|pl|json))$/i;

function classifyTitle({ type, scope, text }: ParsedTitle): ChangeClass | undefined {
  if (type === undefined) return undefined;
  const byType = CLASS_BY_TYPE.get(type);
  const notice = HIDING_TYPES.has(type) && !TOOLING_SCOPE.test(scope ?? "") ? selectNotice(text) : undefined;
  if (notice !== undefined || isFolded(byType)) return notice ?? byType;
  // `feat: remove …` adds nothing.
  if (byType === "added" && /^(?:remove|drop|delete)s?\b/i.test(text))
    return classifyText(text) === "removed" ? "removed" : "changed";
  if (isSecurity(text, byType === "fixed")) return "security";
  return TOOLING_SCOPE.test(scope ?? "") || isToolingText(text) ? "internal" : byType;
}

function classifyCarried(carried: readonly ParsedTitle[]): ChangeClass | undefined {
  const classes = carried.map(classifyTitle);
  const best = MOST_VISIBLE.find((candidate) => classes.includes(candidate));
  // A chore does not classify the commits without a type beside it.
  return isFolded(best) && classes.includes(undefined) ? undefined : best;
}

function classifyReapplied(text: string, isDocumented: boolean): ChangeClass {
  const again = /^(?:re-?apply|re-?land)\b[\s:"'“]*(.+)$/is.exec(text)?.[1];
  if (again === undefined) return classifyText(text, isDocumented);
  const inner = parseTitle(again);
  return classifyTitle(inner) ?? classifyText(inner.text, isDocumented);
}

const OPENING = /^(?:[*-] +|#+ *)?BREAKING[ -]CHANGES?(?: *\([^)]*\))?(?: *!)?(?: *: *(.*)|)$/s;
const FOOTER =
  /^(?:[A-Za-z][\w-]*-(?:by|on|to|from|with|id|url|pr|issue)|(?:closes|fixes|fix|resolves|refs?|see|part of|cc|issue|pr|link|review|signed-off-by|change-id|release-as|source-link))(?:: | #|:? https?:)/i;
const NOTHING = /^(?:none|no|nope|n\/?a|-|nil|not applicable|nothing)?[.!]?$/i;

const ADVICE =
  /^(?:[*-] +|#+ *)?(?:\*\*)?(?:what to do|migration(?: guide| path| notes| instructions)?|how to (?:migrate|upgrade)|to (?:migrate|upgrade)|upgrad(?:e|ing)(?: guide| path| notes| instructions)?|action required)(?:\*\*)?(?: *:(?:\*\*)? *(.*)|)$/is;

/** Up to the next footer, heading or squashed commit. Empty without a text, or if it is `none`. */
function parseBreakingChange(body: string): string {
  return body.includes("BREAKING") ? parseSections(body, OPENING) : "";
}

/** What users have to do, after `Migration:` or a heading like it. */
function parseAdvice(body: string): string {
  return /what to do|migrat|upgrad|action required/i.test(body) ? parseSections(body, ADVICE) : "";
}

/** The text behind the opening; undefined for another line. Without a colon only a heading opens advice. */
function parseOpening(line: string, form: RegExp): string | undefined {
  const opening = form.exec(line.trim());
  if (opening === null) return undefined;
  const isBare = opening[1] === undefined;
  const isOpening = !isBare || /^#/.test(line) || (form === OPENING && line === line.trimEnd());
  return isOpening ? (opening[1] ?? "") : undefined;
}

function parseSections(body: string, form: RegExp): string {
  const notes: string[][] = [];
  const isSquash = /^\* /.test(body);
  let note: string[] | undefined;
  let lineBefore = "";
  for (const line of body.split("\n")) {
    const opening = parseOpening(line, form);
    if (opening !== undefined) {
      note = [opening];
      notes.push(note);
    } else if (note !== undefined) {
      const isNext = /^\* (?:\w+(?:\([^)]*\))?!?: )/.test(line) || (isSquash && lineBefore === "" && /^\* /.test(line));
      const isOther = [OPENING, ADVICE].some((form) => parseOpening(line, form) !== undefined);
      if (FOOTER.test(line) || isNext || isOther || /^(?:#{1,6} |-{3,}\s*$|={3,}\s*$)/.test(line)) note = undefined;
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
