import { availableParallelism } from "node:os";
import { relative } from "node:path";
import { check, type Diagnostics, type Parameters } from "recheck";
import { Evaluator, type Place, readPatternCall } from "./evaluate.ts";
import type { Module } from "./modules.ts";

export interface Pattern {
  readonly place: Place;
  readonly source: string;
  readonly flags: string;
}

/** All regular expressions of modules. Throws one error for all whose parts are unknown. */
export function findPatterns(modules: ReadonlyMap<string, Module>): Pattern[] {
  const evaluator = new Evaluator(modules);
  const problems: string[] = [];
  const patterns = [...modules.values()].flatMap((module) =>
    module.nodes.flatMap((node) => {
      try {
        return readPatterns({ node, module }, evaluator);
      } catch (error) {
        problems.push(`${locate({ node, module })}: a pattern of unknown parts. ${error}`);
        return [];
      }
    }),
  );
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return patterns;
}

function readPatterns({ node, module }: Place, evaluator: Evaluator): Pattern[] {
  const place = { node, module };
  if (node.type === "Literal" && node.regex) return [{ place, source: node.regex.pattern, flags: node.regex.flags }];
  const [pattern, flags] = readPatternCall(node) ?? [];
  if (pattern === undefined) return [];
  const sources = evaluator.texts({ node: pattern, module });
  const flagTexts = flags === undefined ? [""] : evaluator.texts({ node: flags, module });
  return sources.flatMap((source) => flagTexts.map((text) => ({ place, source, flags: text })));
}

export function locate({ node, module }: Place): string {
  return `${relative("", module.file)}:${node.loc?.start.line}`;
}

/**
 * A pattern that takes longer (20 s) counts as unknown. Automata of more states are slower than random texts, of which
 * a second generation finds nothing more. Without time limits within a check the result is the same on a busy machine.
 */
export const LIMITS: Parameters = {
  timeout: 20_000,
  maxNFASize: 2_000,
  maxIteration: 1,
  attackTimeout: null,
  incubationTimeout: null,
};

/** Says of each pattern that is not linear where it is and why. Those found safe are added to `safe`. */
export async function checkPatterns(patterns: readonly Pattern[], safe: Set<string>): Promise<string[]> {
  const places = Map.groupBy(patterns, ({ source, flags }) => `/${source}/${flags}`);
  const queue = [...places].filter(([key]) => !safe.has(key));
  const problems: string[] = [];
  const checkNext = async (): Promise<void> => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const [key, [pattern]] = next;
      if (pattern === undefined) continue;
      const result = await check(pattern.source, pattern.flags, LIMITS);
      if (result.status === "safe") safe.add(key);
      else problems.push(`${locate(pattern.place)}: ${key}\n  ${describe(result)}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, checkNext));
  return problems.sort();
}

function describe(result: Diagnostics): string {
  if (result.status === "vulnerable") return `${result.complexity.summary}: ${result.attack.pattern}`;
  return result.status === "unknown" ? `unknown: ${result.error.kind}` : "";
}
