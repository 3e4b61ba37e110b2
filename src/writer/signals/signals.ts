import { type Change, selectPaths } from "../change.ts";
import { type ClassifiedChange, classifyChange } from "../classify.ts";
import type { ChangeClass } from "../labels.ts";
import { selectPathKind } from "../paths.ts";
import { type Advisories, cutAdvisory, isAdvisoryMerge, selectAdvisories } from "./advisories.ts";
import { selectGuides } from "./guides.ts";
import { cutTags, type IssueReference, selectClosed, type TaggedTitle } from "./references.ts";
import { isShipped } from "./shipping.ts";

/** What a change says besides its title. */
export type SignalledChange = ClassifiedChange & {
  closes: readonly IssueReference[];
  /** `CVE-2026-1234`, `GHSA-2345-6789-cfgh`. */
  advisories: readonly string[];
  /** Paths of migration guides that it changes. */
  guides: readonly string[];
};

/** Classifies a change by its title without tags, then by what else it says. */
export function classifyBySignals(change: Change): SignalledChange {
  const tagged = cutTags(change.title);
  const advisories = selectAdvisories(change);
  const classified = classifyChange({ ...change, title: cutAdvisory(tagged.title) });
  return {
    ...classified,
    change,
    class: selectClass(classified, tagged, advisories),
    closes: selectClosed(change, tagged),
    advisories: advisories.numbers,
    guides: selectGuides(change),
  };
}

const CHORES: readonly (string | undefined)[] = [undefined, "chore", "build", "refactor", "deps"];

function selectClass(
  { change, title, class: said }: ClassifiedChange,
  { isFix }: TaggedTitle,
  { numbers, isFix: fixesOne }: Advisories,
): ChangeClass {
  const kind = selectPathKind(selectPaths(change));
  const isFolded = said === "internal" || said === "documentation";
  const isInternal = kind === "internal" || kind === "documentation" || said === "documentation";
  if (said === "breaking") return said;
  const isNamed = numbers.length > 0 && (said !== "added" || fixesOne);
  const isSecurity = !isInternal && (isNamed || isAdvisoryMerge(change.commits[0].subject));
  if (isSecurity && (!isFolded || CHORES.includes(title.type))) return "security";
  if ((said === "internal" || said === "changed") && isShipped(change, title.text)) return "added";
  if (isFolded || said === "security" || title.type !== undefined) return said;
  return isFix === "in front" || (isFix === "behind" && said === "changed") ? "fixed" : said;
}
