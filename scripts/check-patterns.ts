import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import recheck from "recheck/package.json" with { type: "json" };
import { checkPatterns, findPatterns, LIMITS } from "./patterns/check.ts";
import { readModules } from "./patterns/modules.ts";

/**
 * Fails if a regular expression of `src` can take more than linear time on some text. A pattern put together at run
 * time is checked too: its parts have to be constants or `RegExp.escape(…)`.
 */

/** What was found to be safe by this version with these limits; `npm ci` deletes it. */
const CACHE = "node_modules/.cache/release-docs/safe-patterns.json";
const checker = JSON.stringify([recheck.version, LIMITS]);

const cache = existsSync(CACHE) ? JSON.parse(readFileSync(CACHE, "utf8")) : {};
const safe = new Set<string>(cache.checker === checker ? cache.patterns : []);
const patterns = findPatterns(await readModules("src"));
const problems = await checkPatterns(patterns, safe);
mkdirSync(dirname(CACHE), { recursive: true });
writeFileSync(CACHE, JSON.stringify({ checker, patterns: [...safe] }));

process.stdout.write(`${patterns.length} regular expressions checked, ${problems.length} problems.\n`);
if (problems.length > 0) {
  process.stderr.write(`${problems.join("\n")}\n`);
  process.exitCode = 1;
}
