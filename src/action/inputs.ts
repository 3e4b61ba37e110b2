import * as z from "zod/mini";
import { isLoopback } from "../is-loopback.ts";
import { ReleaseDocsError } from "../release-docs-error.ts";
import { type InputName, inputNames, inputTable } from "./input-table.ts";

const UNITS = { s: 1000, m: 60_000, h: 3_600_000 } as const;

const text = z.string();
const oneOf = <const Choice extends string>(...choices: Choice[]) => z.enum(choices, `takes ${choices.join(", ")}`);
const yesOrNo = z.pipe(
  z.string().check(z.regex(/^(true|false)$/i, "takes true or false")),
  z.transform((value) => value.toLowerCase() === "true"),
);
const list = (separator: RegExp) =>
  z.pipe(
    text,
    z.transform((value) =>
      value
        .split(separator)
        .map((item) => item.trim())
        .filter((item) => item !== ""),
    ),
  );
const linesOrCommas = list(/[\n,]/);
const duration = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,4}[smh]$/, "takes a number with s, m or h, such as 90s, 30m or 2h")),
  z.transform((value) => Number(value.slice(0, -1)) * UNITS[value.slice(-1) as keyof typeof UNITS]),
);

const baseUrl = z.pipe(
  z
    .string()
    .check(z.refine(isServiceUrl, "takes an https address without user, query or fragment (http only for loopback)")),
  z.transform((value) => value.replace(/\/+$/, "").replace(/\/api\/v1$/, "")),
);

function isServiceUrl(value: string): boolean {
  if (value === "") return true;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || url.username !== "" || url.search !== "" || url.hash !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
}

// A header can carry no more, and no quote of it may reach a log.
const apiKey = z.string().check(
  z.refine((value) => !/^bearer\s/i.test(value), "begins with the word Bearer; give the key alone"),
  z.refine((value) => !/\s/.test(value), "has a space or a line break in it; give the key alone, on one line"),
  z.refine(
    (value) => /^[!-~\s]*$/.test(value),
    "has a character in it that no key has; copy it from the service again",
  ),
);

const schemas = {
  command: oneOf("write"),
  "base-url": baseUrl,
  "api-key": apiKey,
  request: oneOf("auto", "job", "conversation"),
  "event-type": oneOf("auto", "release", "merge", "none"),
  title: text,
  body: text,
  publications: linesOrCommas,
  "source-connection": text,
  changes: text,
  comments: list(/\n/),
  labels: linesOrCommas,
  "relevant-links": linesOrCommas,
  stage: yesOrNo,
  wait: yesOrNo,
  timeout: duration,
  "fail-on": oneOf("error", "never"),
  comment: yesOrNo,
  "release-body": oneOf("append", "replace", "none"),
  "dry-run": yesOrNo,
  "github-token": text,
  "working-directory": text,
} satisfies Record<InputName, z.ZodMiniType>;

const Inputs = z.object(schemas).check(
  z.refine((inputs) => inputs["base-url"] === "" || inputs["api-key"] !== "", {
    path: ["api-key"],
    error: "is required with base-url; give it a secret that holds a key of that service",
  }),
  z.refine((inputs) => inputs["base-url"] !== "" || inputs["api-key"] === "", {
    path: ["base-url"],
    error: "is required with api-key; without an address the built-in service writes, and that needs no key",
  }),
  z.refine((inputs) => inputs.request !== "job" || !inputs.stage, {
    path: ["request"],
    error: "cannot be job together with stage: only a conversation leaves a staged draft",
  }),
  z.refine((inputs) => inputs["release-body"] === "none" || inputs.wait, {
    path: ["release-body"],
    error: "takes none together with wait: false; the notes are there only once the request is settled",
  }),
);

/** The step's inputs by their names in `action.yml`, typed: lists as arrays, `timeout` in milliseconds. */
export type Inputs = z.infer<typeof Inputs>;

/** Reads the inputs as a runner hands them over (`INPUT_BASE-URL=…`); a blank one takes its default. */
export function readInputs(environment: Readonly<Record<string, string | undefined>>): Inputs {
  return parseInputs(Object.fromEntries(inputNames.map((name) => [name, environment[`INPUT_${name.toUpperCase()}`]])));
}

/** Types the inputs. Throws `input/invalid`, naming the first wrong input, what it got and what it takes. */
export function parseInputs(given: Readonly<Partial<Record<InputName, string | undefined>>>): Inputs {
  const values = Object.fromEntries(inputNames.map((name) => [name, given[name]?.trim() || defaultOf(name)]));
  const parsed = Inputs.safeParse(values);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const name = String(issue?.path[0] ?? "");
  throw inputError(name, quotable(name, values[name] ?? ""), issue?.message ?? "");
}

/** A value as it may be repeated: no key, and of an address neither user nor query, where keys are put by mistake. */
function quotable(name: string, value: string): string {
  if (name.includes("key") || name.includes("token")) return "";
  return name === "base-url" ? value.replace(/\/\/.*@/s, "//***@").replace(/[?#].*$/s, "…") : value;
}

/** A wrong input: its name, what it got and what it takes, in one sentence. */
export function inputError(name: string, value: string, fault: string): ReleaseDocsError {
  const got = value === "" ? "" : ` is ${JSON.stringify(value)}, but it`;
  return new ReleaseDocsError({
    code: "input/invalid",
    message: `The input ${name}${got} ${fault}.`,
    hint: `Correct the input ${name} in the workflow; nothing was sent.`,
  });
}

function defaultOf(name: InputName): string {
  // A default that is an expression is filled in by the runner; elsewhere there is nothing to take it from.
  return inputTable[name].default.startsWith("$") ? "" : inputTable[name].default;
}
