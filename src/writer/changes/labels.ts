import type { PullRequestFacts } from "../../git/commits.ts";
import { toPlainWords } from "../../shared/text.ts";

export const SECTION_NAMES = ["breaking", "added", "changed", "deprecated", "removed", "fixed", "security"] as const;

export type SectionName = (typeof SECTION_NAMES)[number];

/** As release notes have them: what readers must act on comes first. */
export const READING_ORDER: readonly SectionName[] = [
  ...new Set<SectionName>(["breaking", "security", "removed", "deprecated", ...SECTION_NAMES]),
];

export type ChangeClass = SectionName | "documentation" | "internal";

/** Whether changes of a class are listed; the others are folded away. */
export function isShown(name: ChangeClass | undefined): name is SectionName {
  return name !== undefined && name !== "internal" && name !== "documentation";
}

/** The repository's `.github/release.yml`, as GitHub's own release notes use it. */
export type ReleaseRules = {
  exclude: Choice;
  /** The first match applies; the label `*` matches all. */
  categories: readonly { title: string; labels: readonly string[]; exclude: Choice }[];
};

export type Choice = { labels: readonly string[]; authors: readonly string[] };

function normaliseLogin(login: string): string {
  return login.toLowerCase().replace(/\[bot\]$/, "");
}

export type LabelVerdict = {
  skip: boolean;
  breaking: boolean;
  dependencies: boolean;
  class: ChangeClass | undefined;
  /** Title of the category that one of its labels has in `.github/release.yml`. */
  category: string | undefined;
  /** From labels that tools set for one of many files, such as `documentation` or `ci`. */
  hint: ChangeClass | undefined;
};

type Meaning = ChangeClass | "skip" | "dependencies";

const MEANINGS = mapNames<Meaning>("|", {
  skip:
    "skip changelog|no changelog|changelog skip|changelog none|changelog ignore|ignore changelog|ignore for release|" +
    "ignore for release notes|skip release notes|skip release note|no release notes|no release note|release note none|" +
    "release notes none|exclude from changelog|exclude from release notes|skip news|no news|skip notes",
  breaking:
    "breaking|breaking change|breaking changes|semver major|bc break|incompatible|backwards incompatible|" +
    "backward incompatible",
  security: "security|security fix|vulnerability|cve",
  added: "feature|features|feat|new feature|enhancement|enhancements|added|semver minor",
  fixed: "bug|bugs|bugfix|bug fix|fix|fixes|fixed|hotfix|regression",
  removed: "removal|removed",
  deprecated: "deprecation|deprecated",
  changed: "performance|perf|improvement|improvements|changed|optimization",
  dependencies: "dependencies|dependency|deps|dependency update|dependency updates",
  internal: "internal|chore|chores|maintenance|refactor|refactoring|housekeeping|cleanup|tech debt|technical debt",
});

const HINTS = mapNames<ChangeClass>("|", {
  documentation: "documentation|docs|doc",
  internal: "ci|build|infra|infrastructure|test|tests|testing|tooling|workflow|workflows|github actions",
});

// In the order of matching.
const TITLE_WORDS: readonly (readonly [RegExp, Meaning])[] = [
  [/\bbreaking|incompatib/i, "breaking"],
  [/\bsecurit|\bvulnerab/i, "security"],
  [/\bdeprecat/i, "deprecated"],
  [/\bremov/i, "removed"],
  [/\bdependenc|\bdeps\b/i, "dependencies"],
  [/\bbugs?\b|\bbug-?fix|\bfix/i, "fixed"],
  [/\bfeature|\benhance|\badded\b|\badditions?\b/i, "added"],
  [/\bimprove|\bperformance|\bchanged\b/i, "changed"],
  [/\bdoc(?:s|umentation)?\b/i, "documentation"],
  [/\binternal|\bmaintenance|\bchores?\b|\bci\b|\btest|\brefactor|\bhousekeeping|\btooling|\binfra/i, "internal"],
];

export const MOST_VISIBLE: readonly ChangeClass[] = [
  "security",
  "added",
  "fixed",
  "removed",
  "deprecated",
  "changed",
  "documentation",
  "internal",
];

/** What the title of a category or of a group says: `fixed` of `Bug fixes`. */
export function selectTitleClass(title: string): ChangeClass | undefined {
  const [, meaning] = TITLE_WORDS.find(([words]) => words.test(title)) ?? [];
  return MOST_VISIBLE.find((name) => name === meaning) ?? (meaning === "breaking" ? meaning : undefined);
}

export function selectLabelVerdict({ labels, author }: PullRequestFacts, rules?: ReleaseRules): LabelVerdict {
  const own = { labels: labels.map((label) => label.toLowerCase()), authors: [normaliseLogin(author?.login ?? "")] };
  const names = labels.map(normaliseLabel);
  const category = rules?.categories.find(({ labels: wanted, exclude }) => {
    return (wanted.includes("*") || meets(own, { labels: wanted, authors: [] })) && !meets(own, exclude);
  });
  const titled = TITLE_WORDS.find(([words]) => words.test(category?.title ?? ""))?.[1];
  const said = [...(titled === undefined ? [] : [titled]), ...names.flatMap((name) => MEANINGS.get(name) ?? [])];
  return {
    skip: said.includes("skip") || (rules !== undefined && meets(own, rules.exclude)),
    breaking: said.includes("breaking"),
    dependencies: said.includes("dependencies"),
    class: MOST_VISIBLE.find((name) => name === titled) ?? MOST_VISIBLE.find((name) => said.includes(name)),
    category: category?.labels.includes("*") ? undefined : category?.title,
    hint: names.flatMap((name) => HINTS.get(name) ?? [])[0],
  };
}

function meets(own: Choice, wanted: Choice): boolean {
  return (
    wanted.labels.some((label) => own.labels.includes(label.toLowerCase())) ||
    wanted.authors.some((author) => own.authors.includes(normaliseLogin(author)))
  );
}

/** `type: New Feature ✨` → `new feature`, `kind/bug` → `bug`, `semver-major` → `semver major`. */
function normaliseLabel(label: string): string {
  const words = toPlainWords(label);
  return words.replace(
    /^(?:type|kind|category|cat|c|pr|impact|changelog|change)s? (?=\S)(?!(?:skip|none|ignore)$)/,
    "",
  );
}

export function mapNames<T extends string>(
  separator: string,
  lists: Partial<Record<T, string>>,
): ReadonlyMap<string, T> {
  const pairs = Object.entries(lists) as [T, string][];
  return new Map(pairs.flatMap(([meaning, list]) => list.split(separator).map((name) => [name, meaning])));
}
