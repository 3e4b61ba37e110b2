import * as z from "zod/mini";
import {
  DEFAULT_MODEL_BUDGET,
  MODEL_NAME,
  MODEL_NAME_RULE,
  RELEASE_WISH,
  RELEASE_WISH_RULE,
} from "../contract/limits.ts";
import { ReleaseDocsError } from "../shared/errors.ts";
import {
  isModelUrl,
  isServiceUrl,
  MODEL_URL_RULE,
  SERVICE_URL_RULE,
  trimServiceUrl,
} from "../shared/outbound/server-urls.ts";
import { selectNearestNames } from "../shared/text.ts";
import { duration, input, linesOrCommas, list, oneOf, pullRequestInputs, text, yesOrNo } from "./input-schemas.ts";

const baseUrl = z.pipe(
  z.string().check(z.refine((value) => value === "" || isServiceUrl(value), SERVICE_URL_RULE)),
  z.transform(trimServiceUrl),
);

// No message may quote the key.
const apiKey = z.string().check(
  z.refine((value) => !/^bearer\s/i.test(value), 'starts with "Bearer"; give the key only'),
  z.refine((value) => !/\s/.test(value), "contains a space or line break; give the key only, on one line"),
  z.refine((value) => /^[!-~\s]*$/.test(value), "contains an invalid character; copy the key again"),
);

const modelUrl = z.pipe(
  z.string().check(z.refine((value) => value === "" || isModelUrl(value), MODEL_URL_RULE)),
  z.transform((value) => value.replace(/(?<!\/)\/+$/, "")),
);
const modelBudget = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{3,8}$/, "must be a number of tokens from 1000 to 999999999")),
  z.transform(Number),
);

const recordId = (prefix: string) =>
  text.check(z.regex(/^(?:[^\s.]\S{0,254})?$/, `must be an ID, such as ${prefix}-0123456789abcdef`));

/** `action.yml`, the README's table and `--help` are generated from it. */
export const inputTable = {
  command: input(
    "write",
    "What to do: `write` documents; `status` reads a conversation or job; `publish` opens the pull request of a staged " +
      "draft; `comment` requests work on a conversation with the text in `body`; `retry` repeats what failed; `cancel` ends " +
      "running work; `apply` makes the connections, publications and instructions of the service like those in `file`. All " +
      "but `write` need `base-url`, and take only the inputs that apply to them.",
    oneOf("write", "status", "publish", "comment", "retry", "cancel", "apply"),
  ),
  conversation: input("", "ID of the conversation, for every `command` but `write` and `apply`.", recordId("cnv")),
  job: input(
    "",
    "ID of a job, for all its conversations: with `status`, `publish`, `retry` and `cancel`.",
    recordId("job"),
  ),
  file: input(".github/release-docs-service.yml", "With `command: apply`: path of its file in the checkout.", text),
  prune: input("false", "With `command: apply`: delete what is not in the file, in the sections that it has.", yesOrNo),
  "update-secrets": input(
    "false",
    "With `command: apply`: send all secrets, which the service does not show. By default with new connections, with other " +
      "changes of a connection, and if it is unhealthy.",
    yesOrNo,
  ),
  "base-url": input("", "URL of a Release-Documentation service. Empty: use the built-in service.", baseUrl),
  "api-key": input("", "API key of that service. Required with `base-url`.", apiKey),
  request: input(
    "auto",
    "Create a `job` or a `conversation`. `auto`: a conversation with `stage`, otherwise a job.",
    oneOf("auto", "job", "conversation"),
  ),
  "event-type": input(
    "auto",
    "`release`, `merge` or `none`; `auto` derives it from the trigger. Sent with jobs only.",
    oneOf("auto", "release", "merge", "none"),
  ),
  title: input("", "Title of the request. Default: derived from the trigger.", text),
  body: input(
    "",
    "What to write, or commands such as `Leave out #42.`, which are read with `event-type: none` only. Default: derived from the trigger.",
    text,
  ),
  publications: input("", "IDs or names of publications, one per line or separated by commas.", linesOrCommas),
  "source-connection": input("", "ID or name of the source connection. Default: the run's `owner/repo`.", text),
  changes: input(
    "auto",
    "Commits to document: `auto` (from the trigger; by hand the release at `HEAD`, else what is unreleased), `none`, " +
      "`latest` (the last release), `unreleased`, `v1.2.0` (a release; any other revision: everything since the release " +
      "before it), a range of tags, branches or other revisions (`v1.2.0..v1.3.0`, `v1.2.0..`, `v1.2.0..main`, " +
      "`HEAD~3..HEAD`), `last 5 commits`, `last 2 releases`, `2026-01-01..2026-02-01`, or a YAML list of change selectors.",
    text,
  ),
  release: input(
    "",
    "The release to prepare before its tag: its version (`v1.4.0`), `auto` (what its changes ask for), `major`, `minor`, " +
      "`patch` or `prerelease`. Selects everything since the last release unless `changes` names commits. Default: none.",
    text.check(z.refine((value) => value === "" || RELEASE_WISH.test(value), RELEASE_WISH_RULE)),
  ),
  tag: input(
    "false",
    "With `release`: tag a release once its pull request is merged. Needs the permission `contents: write`.",
    yesOrNo,
  ),
  "create-release": input(
    "none",
    "With `release`: create GitHub's release too, with the notes as they were merged. `published` also tags; a `draft` makes " +
      "its tag when somebody publishes it, unless `tag` is true.",
    oneOf("none", "draft", "published"),
  ),
  prepare: input(
    "",
    "With `release`: a command that changes what the release needs besides, such as `npm run build`. It runs in the " +
      "checkout, without a shell, and what it changes becomes part of the commit. Default: none.",
    text.check(z.refine((value) => !/[\r\n]/.test(value), "must be one line; write a script for more")),
  ),
  comments: input("", "Additional requests, one per line.", list(/\n/)),
  labels: input("", "Labels of the request, one per line or separated by commas.", linesOrCommas),
  "relevant-links": input(
    "",
    "Links to related pages, one per line or separated by commas. The built-in service reads GitHub pages with " +
      "`github-token`; private issues need the permission `issues: read`. Never fill this input from untrusted text.",
    linesOrCommas,
  ),
  stage: input("false", "Create a staged draft instead of a pull request.", yesOrNo),
  ...pullRequestInputs,
  wait: input("true", "`false`: return without waiting.", yesOrNo),
  timeout: input("30m", "Maximum wait, such as `90s`, `30m` or `2h`.", duration),
  "fail-on": input(
    "error",
    "`error`: fail the step if the request fails or times out. `never`: only warn.",
    oneOf("error", "never"),
  ),
  comment: input(
    "false",
    "Post the result as a comment on the event's pull request and update it in later runs. Needs the permission " +
      "`pull-requests: write`.",
    yesOrNo,
  ),
  "release-body": input(
    "none",
    "How to update the release's text: `append` adds the notes below it, `replace` overwrites it, `none` leaves it " +
      "alone. Needs the permission `contents: write`.",
    oneOf("append", "replace", "none"),
  ),
  "dry-run": input("false", "Print the request or plan, and stop.", yesOrNo),
  "github-token": input(
    `\${{ github.token }}`,
    "Token for GitHub's API. Pull requests need `contents: write` and `pull-requests: write`.",
    text,
  ),
  "working-directory": input("", "Path of the checkout. Default: the workspace.", text),
  model: input(
    "",
    "Language model that writes release notes and documentation, such as `openai/gpt-5-mini`. Default: none. Without " +
      "`model-url` it is one of GitHub Models, asked with `github-token`, which needs the permission `models: read`.",
    z.string().check(z.refine((value) => value === "" || MODEL_NAME.test(value), MODEL_NAME_RULE)),
  ),
  "model-url": input(
    "",
    "URL of another server with OpenAI's chat completions, such as `https://api.openai.com/v1` or " +
      "`http://127.0.0.1:11434/v1`; `/chat/completions` is appended.",
    modelUrl,
  ),
  "model-key": input("", "API key of the model's server, from a secret. A local server may need none.", apiKey),
  "model-budget": input(String(DEFAULT_MODEL_BUDGET), "Maximum tokens per draft, read and written.", modelBudget),
  "model-stream": input("false", "Whether the model's server sends its responses piece by piece.", yesOrNo),
};

export type InputName = keyof typeof inputTable;
export const inputNames = Object.keys(inputTable) as InputName[];

const Table = z.object(inputTable);
type Parsed = z.infer<typeof Table>;

/** Inputs that keep their defaults unless they are used. */
const onlyIf = (isUsed: (inputs: Parsed) => boolean, names: readonly InputName[], error: string) =>
  names.map((name) => {
    const isMet = (inputs: Parsed) => isUsed(inputs) || String(inputs[name]) === inputTable[name].default;
    return z.refine<Parsed>(isMet, { path: [name], error });
  });
const isOtherCommand = ({ command }: Parsed) => command !== "write";
const mayPrepare = ({ release, "base-url": url, stage, request }: Parsed) =>
  release !== "" && url === "" && !stage && request !== "conversation";
const MODEL_OPTIONS: readonly InputName[] = ["model-url", "model-key", "model-budget", "model-stream"];

const Inputs = Table.check(
  z.refine((inputs) => inputs["base-url"] === "" || inputs["api-key"] !== "", {
    path: ["api-key"],
    error: "is required with `base-url`; set it to a key of that service, from a secret",
  }),
  z.refine((inputs) => inputs["base-url"] !== "" || inputs["api-key"] === "", {
    path: ["base-url"],
    error: "is required with `api-key`; the built-in service needs no key",
  }),
  z.refine((inputs) => inputs["base-url"] !== "" || inputs.command !== "apply", {
    path: ["command"],
    error: "needs `base-url`; the built-in service has nothing to configure, and reads .github/release-docs.yml",
  }),
  z.refine((inputs) => inputs["base-url"] !== "" || inputs.command === "write", {
    path: ["command"],
    error: "needs `base-url`; the built-in service keeps no conversations between runs",
  }),
  ...onlyIf(isOtherCommand, ["conversation", "job"], "needs a `command` other than write, such as status"),
  ...onlyIf(isOtherCommand, ["file", "prune", "update-secrets"], "needs `command: apply`"),
  ...onlyIf(({ release }) => release !== "", ["tag", "create-release"], "needs the input `release`, such as auto"),
  z.refine((inputs) => inputs.request !== "job" || !inputs.stage, {
    path: ["request"],
    error: "cannot be job with `stage`; only conversations create staged drafts",
  }),
  z.refine((inputs) => inputs["release-body"] === "none" || inputs.wait, {
    path: ["release-body"],
    error: "must be none with `wait: false`; the notes exist only after the request completes",
  }),
  z.refine((inputs) => inputs["base-url"] === "" || inputs.model === "", {
    path: ["model"],
    error: "cannot be set with `base-url`; that service has a model of its own",
  }),
  ...onlyIf(mayPrepare, ["prepare"], "needs `release`, without `base-url`, `stage` and `request: conversation`"),
  ...onlyIf(({ model }) => model !== "", MODEL_OPTIONS, "needs the input `model`; set it to the name of a model"),
  z.refine(
    (inputs) => inputs.model === "" || `${inputs["model-url"]}${inputs["model-key"]}${inputs["github-token"]}` !== "",
    { path: ["model"], error: "needs `github-token`, `model-key` or `model-url`" },
  ),
);

/** `timeout` is in milliseconds. */
export type Inputs = z.infer<typeof Inputs>;

/** A blank input gets its default. Throws `input/invalid` for the first wrong one. */
export function parseInputs(given: Readonly<Partial<Record<InputName, string | undefined>>>): Inputs {
  const values = Object.fromEntries(inputNames.map((name) => [name, given[name]?.trim() || defaultOf(name)]));
  const parsed = Inputs.safeParse(values);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const name = String(issue?.path[0] ?? "");
  const value = redactValue(name, values[name] ?? "");
  const [near] = issue?.code === "invalid_value" ? selectNearestNames(value, issue.values.map(String)) : [];
  throw inputError(name, value, `${issue?.message ?? ""}${near === undefined ? "" : `. Did you mean ${near}?`}`);
}

/** Removes what may be secret: keys, and of a URL the user and query, where keys are put by mistake. */
function redactValue(name: string, value: string): string {
  if (name.includes("key") || name.includes("token")) return "";
  if (!name.endsWith("-url")) return value;
  const [begin, end] = [value.indexOf("//"), value.lastIndexOf("@")];
  const address = begin === -1 || end < begin ? value : `${value.slice(0, begin)}//***${value.slice(end)}`;
  return address.replace(/[?#].*$/s, "…");
}

export function inputError(name: string, value: string, fault: string): ReleaseDocsError {
  const got = value === "" ? "" : ` is ${JSON.stringify(value)}, but it`;
  return new ReleaseDocsError("input/invalid", `The input ${name}${got} ${fault}${fault.endsWith("?") ? "" : "."}`);
}

function defaultOf(name: InputName): string {
  // The runner evaluates a default that is an expression; a command has none.
  return inputTable[name].default.startsWith("$") ? "" : inputTable[name].default;
}

export function publishesReleases({ tag, "create-release": release }: Pick<Inputs, "tag" | "create-release">): boolean {
  return tag || release !== "none";
}
