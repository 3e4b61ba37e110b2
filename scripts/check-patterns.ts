import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { check, type Diagnostics } from "recheck";
import { Evaluator, type Place, readPatternCall } from "./patterns/evaluate.ts";
import { readModules } from "./patterns/modules.ts";

/**
 * Fails if a regular expression of `src`, or of the folders that are named, can take more than linear time on some
 * text. A pattern put together at run time is checked too: its parts have to be constants or `RegExp.escape(…)`.
 */

/** A pattern that takes longer (milliseconds) counts as unknown. Automata of more states are slower than random texts. */
const LIMITS = { timeout: 20_000, maxNFASize: 2_000 };

/** What was found to be safe; `npm ci` deletes it. */
const CACHE = "node_modules/.cache/release-docs/safe-patterns.json";

interface Pattern {
  readonly place: Place;
  readonly source: string;
  readonly flags: string;
}

const folders = process.argv.slice(2);
const modules = readModules("src");
const evaluator = new Evaluator(modules);
const problems: string[] = [];
const patterns: Pattern[] = [];

for (const module of modules.values()) {
  const file = relative("", module.file);
  if (folders.length > 0 && !folders.some((folder) => file.startsWith(folder))) continue;
  for (const node of module.nodes) {
    const place = { node, module };
    try {
      patterns.push(...readPatterns(place));
    } catch (error) {
      problems.push(`${locate(place)}: a pattern of unknown parts. ${error instanceof Error ? error.message : error}`);
    }
  }
}

const safe = new Set<string>(existsSync(CACHE) ? JSON.parse(readFileSync(CACHE, "utf8")) : []);
for (const { place, source, flags } of patterns) {
  const key = `/${source}/${flags}`;
  if (safe.has(key)) continue;
  const result = await check(source, flags, LIMITS);
  if (result.status === "safe") safe.add(key);
  else problems.push(`${locate(place)}: ${key}\n  ${describe(result)}`);
}
mkdirSync(dirname(CACHE), { recursive: true });
writeFileSync(CACHE, JSON.stringify([...safe]));

process.stdout.write(`${patterns.length} regular expressions checked, ${problems.length} problems.\n`);
if (problems.length > 0) {
  process.stderr.write(`${problems.join("\n")}\n`);
  process.exitCode = 1;
}

function readPatterns(place: Place): Pattern[] {
  const { node, module } = place;
  if (node.type === "Literal" && node.regex) return [{ place, source: node.regex.pattern, flags: node.regex.flags }];
  const [pattern, flags] = readPatternCall(node) ?? [];
  if (pattern === undefined) return [];
  const sources = evaluator.texts({ node: pattern, module });
  const flagTexts = flags === undefined ? [""] : evaluator.texts({ node: flags, module });
  return sources.flatMap((source) => flagTexts.map((text) => ({ place, source, flags: text })));
}

function describe(result: Diagnostics): string {
  if (result.status === "vulnerable") return `${result.complexity.summary}: ${result.attack.pattern}`;
  return result.status === "unknown" ? `unknown: ${result.error.kind}` : "";
}

function locate({ node, module }: Place): string {
  return `${relative("", module.file)}:${node.loc?.start.line}`;
}
