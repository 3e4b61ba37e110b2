import { parseBreakingChange } from "./breaking-change.ts";
import { type Change, selectPaths, selectWork } from "./change.ts";
import type { ChangeClass } from "./change-class.ts";
import type { LabelVerdict } from "./label-verdict.ts";
import { type ParsedTitle, parseTitle } from "./parse-title.ts";
import { selectPathKind } from "./path-kind.ts";

const DOCUMENTS =
  /^(?:\w+ )(?:[\w-]+ ){0,2}(?:docs|documentation|docstrings?|readme|doc fix(?:es)?)\b|\b(?:in|the|and|of) (?:docs|documentation|docstrings?|readme|doc fix(?:es)?)$/i;

/** A change and where it belongs; `breaking` is what its footers say, empty where they say nothing. */
export type ClassifiedChange = { change: Change; title: ParsedTitle; class: ChangeClass; breaking: string };

const BY_TYPE: Readonly<Record<string, ChangeClass>> = {
  ...classAll("added", "feat feature features add added"),
  ...classAll("fixed", "fix fixes bugfix hotfix bug"),
  ...classAll("changed", "perf performance change changed improve improvement enhance enhancement update revert"),
  ...classAll("deprecated", "deprecate deprecated"),
  ...classAll("removed", "remove removed"),
  ...classAll("security", "security sec"),
  ...classAll("documentation", "docs doc documentation"),
  ...classAll(
    "internal",
    "refactor refact style test tests testing ci build chore internal wip workflow lint release tooling infra cleanup deps dep",
  ),
};

const BY_VERB: Readonly<Record<string, ChangeClass>> = {
  ...classAll(
    "added",
    "add adds added adding support supports introduce introduces implement implements implemented allow allows enable create expose exposes new provide offer accept",
  ),
  ...classAll(
    "fixed",
    "fix fixes fixed fixing bugfix hotfix correct corrects corrected repair resolve resolves resolved prevent prevents avoid avoids stop don't dont",
  ),
  ...classAll("removed", "remove removes removed removing drop drops dropped delete deletes deleted"),
  ...classAll("deprecated", "deprecate deprecates deprecated deprecating"),
  ...classAll("internal", "refactor refactors refactored refactoring lint cleanup reformat test tests wip"),
  ...classAll("documentation", "document documents documented"),
};

const MOST_VISIBLE: readonly ChangeClass[] = [
  ...["security", "added", "fixed", "removed", "deprecated", "changed"].map((name) => name as ChangeClass),
  "documentation",
  "internal",
];

/**
 * Decides where a change belongs: breaking where a `!`, a footer or a label says so; else folded away where all of its
 * files are documentation or internal; else by its conventional type, by the types of the commits that its
 * pull request carries, by its labels, by its first verb; else `changed`. A label shows what a type would fold away,
 * and never the other way round.
 */
export function classifyChange(change: Change): ClassifiedChange {
  const title = parseTitle(change.title);
  const work = selectWork(change);
  const verdict = change.told?.verdict;
  const carried = work.map((commit) => parseTitle(commit.subject));
  const footers = [change.body, ...work.map((commit) => commit.body)].map(parseBreakingChange);
  const breaking = [...new Set(footers.filter((text) => text !== undefined))].join("\n\n");
  const classified = { change, title, breaking };
  if (
    verdict?.breaking ||
    title.breaking ||
    breaking !== "" ||
    carried.some((own) => own.type !== undefined && own.breaking)
  ) {
    return { ...classified, class: "breaking" };
  }
  const kind = selectPathKind(selectPaths(change));
  if (kind === "internal" || kind === "documentation") return { ...classified, class: kind };
  if (kind === "manifest" && /\bCI\b|\bworkflows?\b|\blint(?:er|ing)?\b/.test(title.text))
    return { ...classified, class: "internal" };
  return { ...classified, class: classifyWords(title, carried, verdict) };
}

function classifyWords(
  title: ParsedTitle,
  carried: readonly ParsedTitle[],
  verdict: LabelVerdict | undefined,
): ChangeClass {
  const typed = classifyTitle(title) ?? classifyCarried(carried);
  const labelled = verdict?.class;
  if (labelled === "security") return labelled;
  if (typed !== undefined && !isFolded(typed)) return typed;
  if (labelled !== undefined && !isFolded(labelled)) return labelled;
  const said = typed ?? labelled ?? classifyText(title.text);
  return said === "changed" ? (verdict?.hint ?? said) : said;
}

function isFolded(name: ChangeClass): boolean {
  return name === "internal" || name === "documentation";
}

function classifyTitle(title: ParsedTitle): ChangeClass | undefined {
  if (title.type === undefined) return undefined;
  const byType = BY_TYPE[title.type];
  const isWork = byType !== "internal" && byType !== "documentation";
  return isWork && isSecurity(title.text) ? "security" : byType;
}

function classifyCarried(carried: readonly ParsedTitle[]): ChangeClass | undefined {
  const classes = carried.map(classifyTitle);
  const best = MOST_VISIBLE.find((candidate) => classes.includes(candidate));
  // A chore beside work that has no type says nothing about that work.
  return (best === "internal" || best === "documentation") && classes.includes(undefined) ? undefined : best;
}

function classifyText(text: string): ChangeClass {
  const again = /^(?:re-?apply|re-?land)\b[\s:"'“]*(.+)$/i.exec(text)?.[1];
  if (again !== undefined) {
    const inner = parseTitle(again);
    return classifyTitle(inner) ?? classifyText(inner.text);
  }
  if (isSecurity(text)) return "security";
  if (
    /^(?:fix(?:es|ed)? )?(?:a |some |more |minor |small )*typos?\b(?!.*\b(?:option|flag|message|error|output)\b)/i.test(
      text,
    )
  )
    return "documentation";
  if (DOCUMENTS.test(text.replace(/`[^`]*`/g, "x"))) return "documentation";
  if (/^(?:code )?clean(?:s|ed|ing)?[ -]?up\b/i.test(text)) return "internal";
  const verb = /^[\w'’]+/.exec(text)?.[0].toLowerCase().replace("’", "'") ?? "";
  return (Object.hasOwn(BY_VERB, verb) ? BY_VERB[verb] : undefined) ?? "changed";
}

function isSecurity(text: string): boolean {
  return /\b(?:CVE-\d{4}-\d+|GHSA(?:-[\w]{4}){3}|vulnerabilit(?:y|ies))\b|^security\b/i.test(text);
}

function classAll(name: ChangeClass, words: string): Record<string, ChangeClass> {
  return Object.fromEntries(words.split(" ").map((word) => [word, name]));
}
