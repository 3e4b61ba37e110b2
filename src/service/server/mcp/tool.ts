import type * as z from "zod/mini";
import { type EncodedRequest, encodeRequest, type Fields } from "../../../contract/encode-request.ts";
import type { Route } from "../../../contract/routes.ts";
import { explainIssues, type Issue } from "../../../shared/text.ts";
import { MAX_ISSUES } from "../../api/statuses.ts";

/** What an agent gets: a record, a text as it is, or why there is neither. */
export type Shown = { record: Fields } | { text: string } | { error: string };

type Prepared = { request: EncodedRequest; show: (answer: unknown) => Shown };

/** A call of the API as an agent sees it. */
export type Tool = {
  title: string;
  description: string;
  route: Route;
  input: z.ZodMiniType;
  /** Checks the arguments. */
  prepare: (given: unknown) => Prepared | { error: string };
};

type ToolFacts<Input, Answer> = Pick<Tool, "title" | "description" | "route"> & {
  input: z.ZodMiniType<Input>;
  answer: z.ZodMiniType<Answer>;
  /** The input of the route; the arguments themselves unless given. */
  build?: (args: Input) => Fields;
  show: (answer: Answer, args: Input) => Shown;
};

export function createTool<Input extends Fields, Answer>(facts: ToolFacts<Input, Answer>): Tool {
  const { title, description, route, input, answer, build = (args) => args, show } = facts;
  const read = (args: Input, given: unknown): Shown => {
    const parsed = answer.safeParse(given);
    if (parsed.success) return show(parsed.data, args);
    return { error: `The service sent an invalid answer: ${explain(parsed.error.issues)}.` };
  };
  return {
    ...{ title, description, route, input },
    prepare: (given) => {
      const parsed = input.safeParse(given);
      if (!parsed.success) return { error: `Invalid arguments: ${explain(parsed.error.issues)}.` };
      const args = parsed.data;
      return { request: encodeRequest(route, build(args)), show: (answered) => read(args, answered) };
    },
  };
}

function explain(issues: readonly Issue[]): string {
  return explainIssues(issues.slice(0, MAX_ISSUES));
}
