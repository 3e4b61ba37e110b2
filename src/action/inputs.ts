import * as z from "zod/mini";
import { ReleaseDocsError } from "../shared/errors.ts";
import { isLoopback } from "../shared/proxy.ts";

/** Name, default and description of every input: `action.yml`, the README's table and `--help` are made from it. */
export const inputTable = {
  command: { default: "write", description: "What to do." },
  "base-url": { default: "", description: "Address of a Release-Documentation service; empty: the built-in service." },
  "api-key": { default: "", description: "Bearer key of that service; required with base-url." },
  request: {
    default: "auto",
    description: "`job`, `conversation`, or `auto`: a conversation where stage is asked for, else a job.",
  },
  "event-type": {
    default: "auto",
    description: "`release`, `merge`, `none`; `auto` takes it from the trigger. Only a job carries it.",
  },
  title: { default: "", description: "Title of the request; from the trigger unless given." },
  body: { default: "", description: "What is to be written; from the trigger unless given." },
  publications: { default: "", description: "IDs or names of publications, one a line or comma-separated." },
  "source-connection": { default: "", description: "ID or name; `owner/repo` of the run unless given." },
  changes: {
    default: "auto",
    description:
      "Which commits: `auto` (from the trigger), `none`, a shorthand (`v1.2.0..v1.3.0`, `v1.2.0..`, " +
      "`abc1234..def5678`, `last 5 commits`, `last 2 releases`, `2026-01-01..2026-02-01`), " +
      "or a YAML list of the service's own selectors.",
  },
  comments: { default: "", description: "Additional requests, one a line." },
  labels: { default: "", description: "Labels of the request, one a line or comma-separated." },
  "relevant-links": {
    default: "",
    description:
      "Links to extra content, one a line or comma-separated. The built-in service reads pages of GitHub with `github-token`, " +
      "private issues with the permission `issues: read`; never fill it from untrusted text.",
  },
  stage: { default: "false", description: "Leave a staged draft instead of a pull request." },
  wait: { default: "true", description: "`false`: submit and go." },
  timeout: { default: "30m", description: "Longest wait, such as `90s`, `30m` or `2h`." },
  "fail-on": {
    default: "error",
    description: "`error`: an errored request, or one not settled in time, fails the step; `never`: it warns instead.",
  },
  comment: {
    default: "false",
    description:
      "Leave the result on the event's pull request, in one comment updated in place; needs the permission " +
      "`pull-requests: write`.",
  },
  "release-body": {
    default: "none",
    description:
      "What becomes of the text of the release itself: `append` keeps the release notes below what people wrote, " +
      "`replace` makes them its whole text, `none` leaves it alone. Needs the permission `contents: write`.",
  },
  "dry-run": { default: "false", description: "Print the doc request and stop." },
  "github-token": {
    default: `\${{ github.token }}`,
    description: "Token for GitHub's API; to open pull requests it needs `contents: write` and `pull-requests: write`.",
  },
  "working-directory": { default: "", description: "The checkout to read; the workspace unless given." },
} as const satisfies Record<string, { default: string; description: string }>;

export type InputName = keyof typeof inputTable;
export const inputNames = Object.keys(inputTable) as InputName[];

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

const INPUTS = ["INPUT_API-KEY", "INPUT_GITHUB-TOKEN"];
const ADDRESSES = ["INPUT_BASE-URL", "https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"];

/** Everything in the environment that must never be said: the key, the token, what addresses hold of either. */
export function readSecrets(environment: NodeJS.ProcessEnv): string[] {
  const addresses = ADDRESSES.flatMap((name) => credentialsOf(environment[name] ?? ""));
  const secrets = new Set([...INPUTS.map((name) => environment[name] ?? ""), ...addresses]);
  secrets.delete("");
  return [...secrets];
}

/** Password, and both as a proxy is told them; a user without a password is a token. */
function credentialsOf(address: string): string[] {
  const [, user = "", password] = /^(?:[a-z]+:\/\/)?([^/@:]*)(?::([^/]*))?@/i.exec(address.trim()) ?? [];
  if (password === undefined) return [user, decode(user)];
  return [password, decode(password), `${decode(user)}:${decode(password)}`];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const OLDEST_NODE = 24;

/** Throws `runtime/node` where Node, given as `process.versions.node`, is older than what GitHub runs the action on. */
export function checkRuntime(version: string): void {
  if (Number.parseInt(version, 10) >= OLDEST_NODE) return;
  throw new ReleaseDocsError({
    code: "runtime/node",
    message: `release-docs needs Node ${OLDEST_NODE}; this is Node ${version}.`,
    hint: `Run it as npx --yes node@${OLDEST_NODE} dist/index.js; on a runner, update the runner.`,
  });
}
