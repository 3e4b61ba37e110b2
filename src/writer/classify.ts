import { joinParts } from "../shared/text.ts";
import { parseAdvice, parseBreakingChange } from "./breaking.ts";
import { type Change, selectBodies, selectPaths, selectWork } from "./change.ts";
import { type ChangeClass, type LabelVerdict, MOST_VISIBLE } from "./labels.ts";
import { type PathKind, selectPathKind, touchesChangelog, touchesDocumentation } from "./paths.ts";
import { CLASS_BY_TYPE, type ParsedTitle, parseTitle } from "./titles.ts";
import { namesTool } from "./tooling.ts";
import { classifyText, isScrapText, isSecurity, isToolingText, selectNotice } from "./wording.ts";

export type ClassifiedChange = {
  change: Change;
  title: ParsedTitle;
  class: ChangeClass;
  /** Markdown of its footers, and what they tell users to do. */
  breaking: string;
  advice: string;
};

/** A label can show what a conventional type would fold, never the other way round. */
export function classifyChange(change: Change): ClassifiedChange {
  const title = parseTitle(change.title);
  const verdict = change.hosted?.verdict;
  const carried = selectWork(change).map((commit) => parseTitle(commit.subject));
  const bodies = selectBodies(change);
  const [breaking = "", advice = ""] = [parseBreakingChange, parseAdvice].map((parse) =>
    joinParts([...new Set(bodies.map(parse))]),
  );
  const classified = { change, title, breaking, advice };
  const isMarked = title.breaking || carried.some((own) => own.type !== undefined && own.breaking);
  if (isMarked || breaking !== "" || verdict?.breaking) return { ...classified, class: "breaking" };
  const paths = selectPaths(change);
  const kind = selectPathKind(paths);
  const isManifestTooling =
    kind === "manifest" &&
    (/\bCI\b|\bworkflows?\b|\blint(?:er|ing)?\b/.test(title.text) ||
      (title.type === undefined &&
        (namesTool(title.text) || FOR_DEVELOPERS.test(title.text) || TOOLCHAIN.test(title.text))));
  if (isManifestTooling || (title.type === undefined && TOOLING_SCOPE.test(title.scope ?? "")))
    return { ...classified, class: "internal" };
  if (isFolded(kind)) return { ...classified, class: kind };
  const words = classifyWords(title, carried, touchesDocumentation(paths), verdict);
  const isUntyped = title.type === undefined && verdict?.class === undefined;
  const said = isUntyped ? weighWords(words, change, paths) : words;
  const isScrap = change.pullRequest === undefined && title.type === undefined && isScrapText(title.text);
  return { ...classified, class: isScrap && said !== "security" ? "internal" : said };
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
const REMOVES = /^(?:remov|drop|delet)(?:e|es|s|ed|ped|ing)?\b/i;
const REPLACES = /^(?:use|using|prefer|replace|switch|convert)(?:s|d|ed|ing)?\b/i;
const SIMPLIFIES =
  /\b(?:simplif(?:y|ies)|clean(?:s)? up|tid(?:y|ies)(?: up)?) (?:our|the|this) (?:code(?:base)?|implementation)\b|\bno (?:functional|behaviou?r(?:al)?) changes?\b/i;
const MAX_REASON = 2_000;
const FOR_DEVELOPERS =
  /\b(?:from|in|to|as|of|the) (?:the )?dev(?:elopment)?[ -](?:deps|dependenc(?:y|ies)|requirements)\b/i;
/** What it takes to build; what users need for it is read from the manifests. */
const TOOLCHAIN =
  /^(?:update|upgrade|bump)s? (?:the )?(?:go(?:lang)?|rust|node(?:\.?js)?|python|ruby|java|jdk|gradle|zig|swift)(?: (?:toolchain|compiler|version)){0,2}(?: to v?\d[\d.x]*)?$/i;
const TOOLING_SCOPE = /^(?:ci|tests?|lint|linter|bench|benchmarks?|e2e|devcontainer|examples?|typing)$/i;

function classifyTitle({ type, scope, text }: ParsedTitle): ChangeClass | undefined {
  if (type === undefined) return undefined;
  const byType = CLASS_BY_TYPE.get(type);
  const notice = HIDING_TYPES.has(type) && !TOOLING_SCOPE.test(scope ?? "") ? selectNotice(text) : undefined;
  if (notice !== undefined || isFolded(byType)) return notice ?? byType;
  // `feat: remove …` adds nothing.
  if (byType === "added" && /^(?:remove|drop|delete)s?\b/i.test(text))
    return classifyText(text) === "removed" ? "removed" : "changed";
  if (isSecurity(text)) return "security";
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
