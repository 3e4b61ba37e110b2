import { compareVersionNames } from "../../../git/tags.ts";
import { type Change, selectPaths } from "../../changes/change.ts";
import { selectPathKind } from "../../changes/paths.ts";
import { parseGemspec, parseGoMod, parseGradle, parseMix, parseSetupCfg, parseSetupPy } from "./code.ts";
import {
  type Manifest,
  parseCargo,
  parseComposer,
  parseCsproj,
  parsePackageJson,
  parsePom,
  parsePyproject,
} from "./data.ts";

const PARSERS: ReadonlyMap<string, (text: string, isRoot: boolean) => Manifest | undefined> = new Map([
  ["package.json", parsePackageJson],
  ["composer.json", parseComposer],
  ["Cargo.toml", parseCargo],
  ["pyproject.toml", parsePyproject],
  ["setup.cfg", parseSetupCfg],
  ["setup.py", parseSetupPy],
  ["go.mod", parseGoMod],
  ["mix.exs", parseMix],
  ["pom.xml", parsePom],
  ["build.gradle", parseGradle],
  ["build.gradle.kts", parseGradle],
  [".gemspec", parseGemspec],
  [".csproj", parseCsproj],
]);

function selectParser(path: string) {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return PARSERS.get(name) ?? PARSERS.get(name.slice(Math.max(name.lastIndexOf("."), 0)));
}

// Beside what tests, examples and documents need.
const NOT_SHIPPED =
  /(?:^|\/)(?:examples?|samples?|demos?|docs?|website|site|www|sandbox|fuzz|xtask|tools?|scripts|ci|dev|internal|templates?|tests?|benches|third[-_]party)\/|[-_.]tests?(?:\/|\.csproj$)/i;

/** Whether a manifest says what users of a package need. */
export function isShippedManifest(path: string): boolean {
  if (selectParser(path) === undefined || NOT_SHIPPED.test(path)) return false;
  const kind = selectPathKind([path]);
  return kind === "manifest" || kind === "product";
}

/** Undefined where it cannot be read, or is of a package that is not published. */
function parseManifest(path: string, text: string): Manifest | undefined {
  return selectParser(path)?.(text, !path.includes("/"));
}

/** Whether a manifest has the name of a series of tags: `@octo/core@`, `core-v`; `core-` of `org.octo:core`. */
export function isPackage(path: string, text: string, series: string): boolean {
  const name = parseManifest(path, text)?.name?.toLowerCase().replace(/^.*:/s, "");
  return name !== undefined && series.startsWith(name) && /^[@/_.-]?v?$/.test(series.slice(name.length));
}

/** `from` is undefined for what was added, `to` for what was removed. */
export type RequirementChange = { name: string; from: string | undefined; to: string | undefined };

export type ManifestComparison = {
  path: string;
  name: string | undefined;
  /** Languages and platforms of which a higher version is needed. */
  raised: readonly { name: string; from: string; to: string }[];
  /** Runtime dependencies that were added or removed, or of which other versions are needed. */
  runtime: readonly RequirementChange[];
  /** All runtime dependencies at the end. */
  needed: ReadonlySet<string>;
};

/** Undefined where one of the texts is no manifest of a published package. */
export function compareManifests(path: string, before: string, after: string): ManifestComparison | undefined {
  const [old, young] = [parseManifest(path, before), parseManifest(path, after)];
  if (old === undefined || young === undefined) return undefined;
  const raised = [...young.platforms].flatMap(([name, requirement]) => {
    const [from, to] = [selectLowest(old.platforms.get(name) ?? ""), selectLowest(requirement)];
    return from !== undefined && to !== undefined && isHigher(to, from) ? [{ name, from, to }] : [];
  });
  const names = new Set([...old.runtime.keys(), ...young.runtime.keys()]);
  const runtime = [...names].flatMap((name): RequirementChange[] => {
    const [was, is] = [old.runtime.get(name), young.runtime.get(name)];
    const [from, to] = [was, is].map((requirement) => selectLowest(requirement ?? ""));
    if (was === undefined || is === undefined) return [{ name, from: was && (from ?? was), to: is && (to ?? is) }];
    const isOther = from !== undefined && to !== undefined && (isHigher(to, from) || isHigher(from, to));
    return isOther ? [{ name, from, to }] : [];
  });
  return { path, name: young.name, raised, runtime, needed: new Set(young.runtime.keys()) };
}

/** Languages and platforms of which a published package needs a version: `Node.js 24`. */
export function listPlatforms(path: string, text: string): string[] {
  const platforms = parseManifest(path, text)?.platforms ?? new Map<string, string>();
  const lowest = [...platforms].map(([name, requirement]) => [name, selectLowest(requirement)] as const);
  return lowest.flatMap(([name, version]) => (version === undefined ? [] : renderPlatform(name, version)));
}

/** Runtime dependencies on other projects, each once. */
export function joinComparisons(comparisons: readonly ManifestComparison[]): {
  runtime: ReadonlyMap<string, RequirementChange>;
  needed: ReadonlySet<string>;
} {
  const own = new Set(comparisons.map(({ name }) => name));
  const changes = comparisons.flatMap(({ runtime }) => runtime.filter(({ name }) => !own.has(name)));
  return {
    runtime: new Map(changes.toReversed().map((change) => [change.name, change])),
    needed: new Set(comparisons.flatMap(({ needed }) => [...needed])),
  };
}

const COMPARATOR = /(?<bound>[<>=~^!]{0,3})\s?v?(?<version>\d{1,9}(?:\.\d{1,9}){0,3})/g;

/** The lowest version that a requirement accepts: `18` of `^18 || >=20`; undefined where it names no lower bound. */
export function selectLowest(requirement: string): string | undefined {
  const bounds = requirement.split("|").flatMap((alternative) => {
    const [first] = [...alternative.matchAll(COMPARATOR)].filter(({ groups }) => !/^[<!]/.test(groups?.bound ?? ""));
    return first?.groups?.version ?? [];
  });
  const [lowest] = bounds.sort(compareVersionNames);
  return lowest;
}

/** `18.0.0` and `18` are the same. */
function isHigher(one: string, other: string): boolean {
  return compareVersionNames(one, other) > 0;
}

const BY_MAJOR = new Set(["Node.js", "Java", ".NET", "Android API level"]);

/** As people write a version: `Node.js 18` for 18.0.0, `PHP 8.0`, `Rust 1.87` for 1.87.0. */
export function renderPlatform(name: string, version: string): string {
  const parts = version.split(".");
  const shortest = BY_MAJOR.has(name) ? 1 : 2;
  while (parts.length > shortest && parts.at(-1) === "0") parts.pop();
  return `${name} ${parts.join(".")}`;
}

/** Changes of a manifest, newest first, as `SHA:path`; empty where there is only one. */
export function listRaisingTexts(changes: readonly Change[], comparisons: readonly ManifestComparison[]): string[] {
  return comparisons.flatMap(({ path, raised }) => {
    const touching = raised.length === 0 ? [] : selectTouching(changes, path);
    return touching.length < 2 ? [] : touching.map((change) => nameText(change, path));
  });
}

/** By the SHA of the change that raised it: `Requires Rust 1.87 (was 1.79)`. `texts` are the manifests after it. */
export function selectRequirements(
  changes: readonly Change[],
  comparisons: readonly ManifestComparison[],
  texts: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]> {
  const bySha = new Map<string, string[]>();
  const said = new Set<string>();
  for (const { path, raised } of comparisons) {
    for (const platform of raised) {
      const change = findRaising(selectTouching(changes, path), path, platform, texts);
      const { name, from, to } = platform;
      const needed = renderPlatform(name, to);
      if (change === undefined || said.has(needed)) continue;
      said.add(needed);
      const requirement = `Requires ${needed} (was ${renderPlatform(name, from).slice(name.length + 1)})`;
      const { sha } = change.commits[0];
      bySha.set(sha, [...(bySha.get(sha) ?? []), requirement]);
    }
  }
  return bySha;
}

function selectTouching(changes: readonly Change[], path: string): Change[] {
  return changes.filter((change) => selectPaths(change).includes(path));
}

function nameText(change: Change, path: string): string {
  return `${change.commits[0].sha}:${path}`;
}

/** The oldest one since which the version is needed without a break. */
function findRaising(
  touching: readonly Change[],
  path: string,
  { name, to }: ManifestComparison["raised"][number],
  texts: ReadonlyMap<string, string>,
): Change | undefined {
  if (touching.length < 2) return touching[0];
  const needsLess = touching.findIndex((change) => {
    const manifest = parseManifest(path, texts.get(nameText(change, path)) ?? "");
    const version = selectLowest(manifest?.platforms.get(name) ?? "");
    return version === undefined || isHigher(to, version);
  });
  return needsLess === -1 ? touching.at(-1) : touching[Math.max(needsLess - 1, 0)];
}

/** Whether a title asks for a version of a platform (`Require Go 1.19`) that the release asks more than. */
export function isRaisedAgain(title: string, comparisons: readonly ManifestComparison[]): boolean {
  if (!/\brequir|\bminimum\b|\bmsrv\b/i.test(title) || /\b(?:drop|remov|support)/i.test(title)) return false;
  const words = title.toLowerCase().split(/[\s>=]+/);
  return comparisons
    .flatMap(({ raised }) => raised)
    .some(({ name, to }) => {
      const named = words.findIndex((word) => word === name.toLowerCase() || `${word}.js` === name.toLowerCase());
      const version = named === -1 ? undefined : words.slice(named + 1).find((word) => /^v?\d+(?:\.\d+)*$/.test(word));
      return version !== undefined && isHigher(to, version.replace("v", ""));
    });
}
