import { compareVersionNames } from "../../git/tags.ts";
import { joinComparisons, type ManifestComparison, type RequirementChange } from "../signals/manifests/compare.ts";
import { type Change, selectPaths } from "./change.ts";
import type { ClassifiedChange } from "./classify.ts";
import { isLock, isManifest, selectPathKind } from "./paths.ts";
import { parseTitle } from "./titles.ts";

export type Dependencies = ReturnType<typeof foldDependencies>;

// More names hide the ones that matter.
const MAX_NAMED = 6;
const MAX_NOTABLE = 12;
const MOST_USED = 5;

/** Folds nothing of changes without `updates`. `comparisons` of manifests add what no message or entry names. */
export function foldDependencies(
  classified: readonly (ClassifiedChange & { updates: readonly PackageUpdate[] | undefined })[],
  comparisons: readonly ManifestComparison[] = [],
) {
  const folded = classified.flatMap(({ change, updates }) => (updates === undefined ? [] : [{ change, updates }]));
  const byName = new Map<string, PackageUpdate>();
  const known = new Set(comparisons.flatMap(({ needed, runtime }) => [...needed, ...runtime.map(({ name }) => name)]));
  for (const update of folded.flatMap(({ updates }) => updates)) {
    const name = selectKnownName(update.name, known);
    byName.set(name, joinUpdates(byName.get(name), { ...update, name }));
  }
  const texts = classified.flatMap(({ title, class: kind }) => (kind === "internal" ? [] : title.text.toLowerCase()));
  const isTold = (name: string) => texts.some((text) => text.includes(name.toLowerCase()));
  const required = addRequired(byName, comparisons, isTold);
  const packages = [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const areFew = required.size <= MAX_NAMED;
  const isNotable = ({ name, security, major, runtime }: PackageUpdate): boolean =>
    security || (major && runtime) || (areFew && required.has(name));
  const notable = packages.filter(isNotable);
  // Of many, the most used; the others are in the folded list.
  const rank = ({ name, security }: PackageUpdate) => (security ? 0 : required.has(name) ? 1 : 2);
  const most = Math.max(MOST_USED, notable.filter(({ security }) => security).length);
  return {
    /** Distinct packages, and updates without a package name, of what users get. */
    count:
      packages.filter(({ runtime, security }) => runtime || security).length +
      folded.filter(({ change, updates }) => updates.length === 0 && !isForDevelopers(change)).length,
    packages,
    /** Security updates, and of what users get: new majors, or all that changed where they are few. */
    notable: notable.length > MAX_NOTABLE ? notable.sort((a, b) => rank(a) - rank(b)).slice(0, most) : notable,
    changes: folded.length,
    shas: folded.flatMap(({ change }) => change.commits.map(({ sha }) => sha)),
  };
}

/** As a manifest names it: `example.com/octo/parser` for `parser` and `example.com/octo/parser/v2`. */
function selectKnownName(name: string, known: ReadonlySet<string>): string {
  const plain = name.replace(/\/v\d+$/, "");
  if (known.has(name) || known.has(plain)) return known.has(name) ? name : plain;
  const [only, ...others] = [...known].filter((one) => one.endsWith(`/${plain}`));
  return only === undefined || others.length > 0 || plain.includes("/") ? name : only;
}

/** Names of runtime dependencies that differ between the ends. */
function addRequired(
  byName: Map<string, PackageUpdate>,
  comparisons: readonly ManifestComparison[],
  isTold: (name: string) => boolean,
): ReadonlySet<string> {
  const { runtime, needed } = joinComparisons(comparisons);
  for (const [name, update] of comparisons.length === 0 ? [] : byName) {
    if (!needed.has(name)) byName.set(name, { ...update, runtime: false });
  }
  const required = new Set<string>();
  // Elsewhere a requirement is a range, whose lowest version few have.
  const exact = new Set(comparisons.flatMap(({ path, needed }) => (path.endsWith("go.mod") ? [...needed] : [])));
  for (const change of runtime.values()) {
    const { name, to } = change;
    const update = byName.get(name);
    // What is no longer needed asks nothing of users.
    if (update === undefined && (isTold(name) || to === undefined)) continue;
    required.add(name);
    byName.set(name, joinRequirement(update, change, exact.has(name)));
  }
  return required;
}

/** What the manifests say of a package, with what messages say of it. */
function joinRequirement(
  update: PackageUpdate | undefined,
  { name, from, to }: RequirementChange,
  isExact: boolean,
): PackageUpdate {
  const isNew = from === undefined;
  return {
    name,
    from: isNew ? undefined : ((isExact ? from : undefined) ?? update?.from ?? from),
    to: selectHigher(update?.to, to),
    runtime: true,
    major: update?.major === true || (!isNew && isMajor(from, to)),
    security: update?.security === true,
    isNew,
  };
}

function selectHigher(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return compareVersionNames(other, one) > 0 ? other : one;
}

function joinUpdates(newer: PackageUpdate | undefined, older: PackageUpdate): PackageUpdate {
  if (newer === undefined) return older;
  const from = older.from ?? newer.from;
  const to = newer.to ?? older.to;
  return {
    name: newer.name,
    from,
    to,
    runtime: newer.runtime || older.runtime,
    major: newer.major || older.major || isMajor(from, to),
    security: newer.security || older.security,
    isNew: false,
  };
}

export type PackageUpdate = {
  name: string;
  from: string | undefined;
  to: string | undefined;
  /** False for development dependencies and for what only CI runs. */
  runtime: boolean;
  major: boolean;
  security: boolean;
  /** Whether users have to install it from now on. */
  isNew: boolean;
};

/** How the titles begin that have neither a scope nor a label. */
const UPDATES = /^\[?(?:bump|update|upgrade|security|lock file|versioning|dep|pre-commit)/i;
const BUMP =
  /^(?:bump|update|upgrade)s?(?: dependency)? (?:\[)?`?(?<name>@?[\w./-]+)`?(?:\]\([^)]*\))?(?: requirement)?(?: from [`v]?(?<from>[^\s`]+?)`?)? to [`v]?[~^>=<]{0,2}(?<to>\d[^\s`]*?)`?(?: in \S.*| across \S.*| \[security\]| \(.*\)|[,;].*)?\.?$/is;
// Behind `deps:`, as `name@^1.2.0` or `bump name`.
const BARE = /^(?:(?:bump|update|upgrade)s? )?`?(?<name>@?[\w./-]+)(?:@[~^]?v?(?<to>\d[^\s`]*))?`?$/i;
const UNNAMED =
  /^(?:bump|upgrade)s? (?!.*\b(?:minimum|min|requires?d?|node|node\.?js|python|ruby|go|php|java|rust|engines?|peer)\b)/i;
const WHOLESALE =
  /^(?:\[?security\]?:? )?(?:(?:bump|update|upgrade)s? (?:the |all |some )*(?:\S+ )?(?:non-major |minor |patch )*(?:dep|deps|dependenc(?:y|ies)|group|packages|lock ?files?|github.actions|actions)\b|lock file maintenance|versioning(?:,| and|,? deps,)+ deps?\b|dep(?:endency)? (?:updates?|bumps?)\b|pre-commit autoupdate|deps\b|dependency updates?\b)/i;
const GROUPED =
  /^(?:Updates|Bumps) (?:\[)?`?(?<name>@?[\w./-]+)`?(?:\]\([^)]*\))? (?:requirement )?from [`v]?(?<from>[^\s`]+)`? to [`v]?[~^>=<]{0,2}(?<to>\d\S*?)`?\.?$/;

type Groups = Readonly<Record<string, string | undefined>>;
type Signs = {
  text: string;
  bump?: Groups | undefined;
  paths: readonly string[];
  isScoped: boolean;
  isLabelled: boolean;
};

/** What makes an update of dependencies of a change. */
const WAYS: readonly ((signs: Signs) => boolean)[] = [
  // `deps: rope@^1.2.0`
  ({ isScoped }) => isScoped,
  // `Move to the new runtime` with the label `dependencies`
  ({ isLabelled, paths }) => isLabelled && areManifests(paths),
  // `Bump rope from 1.0.0 to 2.0.0`
  ({ bump, paths }) => bump !== undefined && paths.every((path) => isManifest(path) || isTool(path)),
  // `Bump the harbour`
  isUnnamed,
  // `Lock file maintenance`
  ({ text }) => WHOLESALE.test(text),
];

function areManifests(paths: readonly string[]): boolean {
  return paths.length > 0 && paths.every(isManifest);
}

function isUnnamed({ text, bump, paths }: Signs): boolean {
  return UNNAMED.test(text) && bump === undefined && areManifests(paths);
}

/** Empty for an update without names, undefined for another change. Reads messages of Dependabot and Renovate. */
export function parseDependencyUpdate(change: Change): readonly PackageUpdate[] | undefined {
  const { type, scope, breaking, text } = parseTitle(change.title);
  const { author, verdict } = change.hosted ?? {};
  // A bot's label `semver-major` is about the package that it updates.
  if (breaking || (verdict?.breaking === true && author?.isBot !== true)) return undefined;
  const isScoped = type === "deps" || type === "dep" || /^(?:deps?|dependencies|deps-dev|dev-deps)$/i.test(scope ?? "");
  const isLabelled = verdict?.dependencies === true;
  if (!isScoped && !isLabelled && !UPDATES.test(text)) return undefined;
  const bump = BUMP.exec(text)?.groups;
  const signs = { text, bump, paths: selectPaths(change), isScoped, isLabelled };
  if (!WAYS.some((isWay) => isWay(signs))) return undefined;
  const bodies = change.commits.map((commit) => commit.body).join("\n");
  const build = createUpdateBuilder(change, bodies, scope?.includes("dev") === true);
  const grouped = bodies.split("\n").flatMap((line) => {
    const groups = GROUPED.exec(line)?.groups;
    return groups === undefined ? [] : [build(groups)];
  });
  const named = bump ?? (isScoped && !isUnnamed(signs) ? BARE.exec(text)?.groups : undefined);
  return named !== undefined && grouped.length < 2 ? [build(named)] : grouped;
}

/** Builds updates of what a form found in the messages of a change. */
function createUpdateBuilder(change: Change, bodies: string, isForDevelopment: boolean) {
  const security = /\bsecurity\b|\bCVE-|\bGHSA-|vulnerab|Dependabot alert/i.test(change.title);
  const isDevelopment = isForDevelopment || isForDevelopers(change);
  return ({ name = "", ...versions }: Groups): PackageUpdate => {
    const [from, to] = [versions.from, versions.to].map((version) => version?.replace(/[.,]$/, ""));
    const details = selectDetails(bodies, name);
    const runtime = !isDevelopment && !details.includes("direct:development") && !details.includes("indirect");
    const major = isMajor(from, to) || details.includes("semver-major");
    return { name, from, to, runtime, major, security, isNew: false };
  };
}

function isTool(path: string): boolean {
  return selectPathKind([path]) === "internal";
}

/** Whether it only changes what CI, linters and tests need. */
function isForDevelopers(change: Change): boolean {
  const paths = selectPaths(change);
  if (/\bpre-commit\b/i.test(change.title)) return true;
  return paths.length > 0 && paths.every((path) => isTool(path) && !isLock(path));
}

function selectDetails(bodies: string, name: string): string {
  const start = bodies.indexOf(`- dependency-name: ${name.startsWith("@") ? `"${name}"` : name}\n`);
  if (start === -1) return "";
  const end = bodies.indexOf("- dependency-name:", start + 1);
  return bodies.slice(start, end === -1 ? start + 400 : end);
}

function isMajor(from: string | undefined, to: string | undefined): boolean {
  const form = /^[v^~>=<]*(\d+)(?=\.|$)/;
  const [before, after] = [from, to].map((version) => form.exec(version ?? "")?.[1]);
  if (after === undefined) return false;
  // Renovate writes a single number only for a new major.
  return before === undefined ? from === undefined && /^\d+$/.test(to ?? "") : compareVersionNames(after, before) > 0;
}
