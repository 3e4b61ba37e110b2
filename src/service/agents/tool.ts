import type * as z from "zod/mini";
import { type EncodedRequest, encodeRequest, type Fields, type Route } from "../../contract/routes.ts";
import { explainIssues } from "../../shared/issues.ts";

/** What an agent gets: a record, a text as it is, or why there is neither. */
export type Shown = { record: Fields } | { text: string } | { error: string };

type Prepared = { request: EncodedRequest; show: (answer: unknown) => Shown };

/** A call of the API as an agent sees it. */
export type Tool = {
  title: string;
  description: string;
  route: Route;
  /** Which some arguments need instead. */
  otherRoute?: Route | undefined;
  input: z.ZodMiniType;
  /** Of the record that it shows. */
  output: z.ZodMiniType;
  /** Whether there is nothing more to wait for; the call is repeated until then. */
  isSettled?: ((answer: unknown) => boolean) | undefined;
  /** Checks the arguments. */
  prepare: (given: unknown) => Prepared | { error: string };
};

type ToolFacts<Input, Answer> = Pick<Tool, "title" | "description" | "route"> & {
  input: z.ZodMiniType<Input>;
  answer: z.ZodMiniType<Answer>;
  /** The input of the route; the arguments themselves unless given. */
  build?: (args: Input) => Fields;
  /** The answer itself unless given. */
  show?: (answer: Answer, args: Input) => Shown;
  /** The answer's unless given. */
  output?: z.ZodMiniType;
  /** Whether these arguments need `otherRoute`. */
  isForOther?: (args: Input) => boolean;
} & Pick<Tool, "isSettled" | "otherRoute">;

export function createTool<Input extends Fields, Answer extends Fields>(facts: ToolFacts<Input, Answer>): Tool {
  const { title, description, route, otherRoute, input, answer, output = answer, isSettled, isForOther } = facts;
  const { build = (args) => args, show = (record) => ({ record }) } = facts;
  const read = (args: Input, given: unknown): Shown => {
    const parsed = answer.safeParse(given);
    if (parsed.success) return show(parsed.data, args);
    return { error: `The service sent an invalid answer: ${explainIssues(parsed.error.issues)}.` };
  };
  return {
    ...{ title, description, route, otherRoute, input, output, isSettled },
    prepare: (given) => {
      const parsed = input.safeParse(given);
      if (!parsed.success) return { error: `Invalid arguments: ${explainIssues(parsed.error.issues)}.` };
      const args = parsed.data;
      const called = isForOther?.(args) ? (otherRoute ?? route) : route;
      return { request: encodeRequest(called, build(args)), show: (answered) => read(args, answered) };
    },
  };
}
