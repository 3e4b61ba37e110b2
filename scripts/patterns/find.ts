import { relative } from "node:path";
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
