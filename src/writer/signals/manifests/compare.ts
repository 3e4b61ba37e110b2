import { selectPathKind } from "../../paths.ts";
import { parseGemspec, parseGoMod, parseGradle, parseMix, parseSetupCfg, parseSetupPy } from "./code.ts";
import { parseComposer, parsePackageJson } from "./json.ts";
import type { Manifest } from "./manifest.ts";
import { isHigher, selectLowest } from "./requirements.ts";
import { parseCargo, parsePyproject } from "./toml.ts";
import { parseCsproj, parsePom } from "./xml.ts";

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

/** Whether a manifest has the name of a series of tags: `@octo/core@`, `core-v`. */
export function isPackage(path: string, text: string, series: string): boolean {
  const name = parseManifest(path, text)?.name?.toLowerCase();
  return name !== undefined && series.startsWith(name) && /^[@/_.-]?v?$/.test(series.slice(name.length));
}

/** `from` is undefined for what was added, `to` for what was removed. */
type RequirementChange = { name: string; from: string | undefined; to: string | undefined };

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

/** The version of a platform that a text asks for. */
export function selectPlatform(path: string, text: string, name: string): string | undefined {
  return selectLowest(parseManifest(path, text)?.platforms.get(name) ?? "");
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
