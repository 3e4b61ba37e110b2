import { maskInlineCode } from "../shared/markdown.ts";
import { parseBreakingChange } from "./breaking.ts";
import { type Change, selectPaths, selectWork } from "./change.ts";
import { type ChangeClass, type LabelVerdict, MOST_VISIBLE, mapNames } from "./labels.ts";
import { type PathKind, selectPathKind } from "./paths.ts";
import { CLASS_BY_TYPE, type ParsedTitle, parseTitle } from "./titles.ts";

const DOCUMENTS =
  /^(?:\w+ )(?:[\w-]+ ){0,2}(?:docs|documentation|docstrings?|readme|doc fix(?:es)?)\b|\b(?:in|the|and|of) (?:docs|documentation|docstrings?|readme|doc fix(?:es)?)$/i;
const TYPOS =
  /^(?:fix(?:es|ed)? )?(?:a |some |more |minor |small )*typos?\b(?!.*\b(?:option|flag|message|error|output)\b)/i;

export type ClassifiedChange = { change: Change; title: ParsedTitle; class: ChangeClass; breaking: string };

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
  const byType = CLASS_BY_TYPE.get(title.type);
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
