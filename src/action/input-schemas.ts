import * as z from "zod/mini";
import { DURATION, parseDuration } from "../shared/text.ts";

// Each schema parses once or a few times here: compiling it first costs more than it saves.
z.config({ jitless: true });

export const text = z.string();
export const oneOf = <const Choice extends string>(...choices: Choice[]) =>
  z.enum(choices, `must be one of ${choices.join(", ")}`);
export const yesOrNo = z.pipe(
  z.string().check(z.regex(/^(true|false)$/i, "must be true or false")),
  z.transform((value) => value.toLowerCase() === "true"),
);
export const list = (separator: RegExp) =>
  z.pipe(
    text,
    z.transform((value) =>
      value
        .split(separator)
        .map((item) => item.trim())
        .filter((item) => item !== ""),
    ),
  );
export const linesOrCommas = list(/[\n,]/);
export const duration = z.pipe(
  z.string().check(z.regex(DURATION, "must be a number with s, m or h, such as 90s, 30m or 2h")),
  z.transform(parseDuration),
);

export const input = <Schema extends z.ZodMiniType>(preset: string, description: string, schema: Schema) =>
  Object.assign(schema.clone(), { default: preset, description });

/** Undefined if it is not given. */
export const setting = <Schema extends z.ZodMiniType<unknown, string>>(description: string, schema: Schema) => {
  const given = z.pipe(
    text,
    z.transform((value) => value || undefined),
  );
  return input("", description, z.pipe(given, z.optional(schema)));
};
