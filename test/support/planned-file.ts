import { describeProblems, parseServiceFile, readSecrets } from "../../src/action/commands/apply/file.ts";
import { buildPlan } from "../../src/action/commands/apply/plan.ts";
import type { State } from "../../src/action/commands/apply/records.ts";
import { resolveTargets } from "../../src/action/commands/apply/targets.ts";

export const EMPTY: State = { connections: [], instructions: [], publications: [], styleGuides: [] };

type Options = {
  state?: Partial<State>;
  variables?: Record<string, string>;
  prune?: boolean;
  updateSecrets?: boolean;
};

/** The problems of a file, as the step says them: one line each, as `LINE:COLUMN: …`. */
export function findProblems(text: string, { state = {}, variables = {} }: Options = {}): string[] {
  const { content, parsed } = parseServiceFile("f", text);
  const { problems } = resolveTargets(content, { ...EMPTY, ...state });
  const all = [...content.problems, ...readSecrets(content, variables).problems, ...problems];
  if (all.length === 0) return [];
  return describeProblems("f", parsed, all)
    .message.split("\n")
    .map((line) => line.replace(/^f:/, ""));
}

/** The plan of a valid file. */
export function planFile(text: string, { state = {}, prune = false, updateSecrets = false }: Options = {}) {
  const { content } = parseServiceFile("f", text);
  const present = { ...EMPTY, ...state };
  const { targets, problems } = resolveTargets(content, present);
  if (content.problems.length + problems.length > 0) throw new Error(findProblems(text, { state }).join("\n"));
  return buildPlan(targets, present, { managed: content.managed, prune, updateSecrets }).map(({ shown }) => shown);
}
