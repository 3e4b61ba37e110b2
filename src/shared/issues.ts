import * as z from "zod/mini";
import { listSome, quoteText } from "./text.ts";

export type Issue = {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
};

/** A refused field: its path in the request, such as `config.sourceRepos.0`, and a sentence that names it. */
export type FieldIssue = { path: string; message: string };

const TYPES: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

const FORMATS: Readonly<Record<string, string>> = {
  datetime: "a time such as 2026-01-05T10:00:00Z",
  email: "an email address",
};

const UNITS: Readonly<Record<string, string>> = { string: " characters", array: " items" };

type RawIssue = z.core.$ZodRawIssue;

// Each module that explains issues imports this one. Without it, zod/mini reports only "Invalid input".
// The Content-Security-Policy of the app forbids code from texts, and a browser reports each attempt.
z.config({ localeError: explainValue, jitless: "document" in globalThis });

/** What is wrong with a value, mostly as a predicate to the name of its field: `must be text, not a number`. */
function explainValue(issue: RawIssue): string {
  if (issue.input === undefined && issue.code !== "custom") return "is required";
  switch (issue.code) {
    case "invalid_type":
      return explainType(issue.expected, issue.input, issue.inst);
    case "invalid_value": {
      const values = issue.values.map((value) => JSON.stringify(String(value)));
      return `must be ${values.length === 1 ? "" : "one of "}${values.join(", ")}`;
    }
    case "too_big":
      return explainSize(issue.origin, issue.inclusive === false ? "less than" : "at most", issue.maximum);
    case "too_small":
      if (issue.minimum === 1 && UNITS[issue.origin] !== undefined) return "must not be empty";
      return explainSize(issue.origin, issue.inclusive === false ? "more than" : "at least", issue.minimum);
    case "invalid_format":
      return `must be ${FORMATS[issue.format] ?? "written in another form"}`;
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}`;
    case "unrecognized_keys": {
      const keys = issue.keys.map((key) => JSON.stringify(quoteText(key, 100)));
      return `unknown field${keys.length === 1 ? "" : "s"} ${listSome(keys)}`;
    }
    default:
      return "is not valid";
  }
}

function explainSize(origin: string, bound: string, size: number | bigint): string {
  const unit = UNITS[origin];
  return unit === undefined ? `must be ${bound} ${size}` : `must have ${bound} ${size}${unit}`;
}

function explainType(expected: string, input: unknown, inst: RawIssue["inst"]): string {
  const { element, format } = (inst?._zod.def ?? {}) as { element?: z.core.$ZodType; format?: string };
  const type = TYPES[format === "safeint" ? "int" : expected] ?? TYPES.object;
  const wanted = `must be ${type}${element?._zod.def.type === "string" ? " of texts" : ""}`;
  const kind = input === null ? "null" : Array.isArray(input) ? "array" : typeof input;
  // Numbers can have a fraction or be infinite.
  if (kind === "number" && (expected === "int" || expected === "number")) return wanted;
  return `${wanted}, not ${kind === "boolean" ? "a boolean" : (TYPES[kind] ?? kind)}`;
}

const PREDICATE = /^(?:is|must|has) /;

// Of those that an error lists.
const MAX_ISSUES = 20;

/** `message` names the field, `text` has its path. */
function explainIssue({ path = [], message }: Issue): FieldIssue & { text: string } {
  const parts = path.map((part) => String(typeof part === "object" ? part.key : part));
  const field = parts.join(".");
  const named = parts.findLastIndex((part) => !/^\d+$/.test(part));
  const name = parts.slice(Math.max(0, named)).join(".");
  const own = message.startsWith(`${name} `) ? message.slice(name.length + 1) : message;
  if (own !== message || (field !== "" && PREDICATE.test(message))) {
    return { path: field, message: `${name} ${own}`, text: `${field} ${own}` };
  }
  return { path: field, message, text: field === "" ? message : `${field}: ${message}` };
}

/** Renders validation errors on one line: `docRequest.title is required; changes.0: …`. */
export function explainIssues(issues: readonly Issue[]): string {
  const explained = issues.slice(0, MAX_ISSUES).map(explainIssue);
  return explained.map(({ text }) => text).join("; ");
}

export function listIssues(issues: readonly Issue[]): FieldIssue[] {
  const explained = issues.slice(0, MAX_ISSUES).map(explainIssue);
  return explained.map(({ path, message }) => ({ path, message }));
}
