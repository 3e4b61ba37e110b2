import { readFileSync } from "node:fs";
import { ReleaseDocsError } from "../shared/errors.ts";
import { decodeUri } from "../shared/text.ts";
import { type InputName, type Inputs, inputError, inputNames, parseInputs } from "./inputs.ts";

/** As GitHub's variables describe it; undefined outside Actions. */
type RunContext = {
  /** `release`, `push`, `pull_request`, …; `workflow_dispatch` also for a run by hand. */
  name: string;
  repository: string | undefined;
  ref: string | undefined;
  sha?: string | undefined;
  workflowRef?: string | undefined;
  serverUrl: string;
  apiUrl: string;
  run: { id: string; attempt: string } | undefined;
};

export type RunEvent = RunContext & { payload: unknown };

/** Links to the run's pages; undefined outside Actions. */
export type RunPages = {
  repository: string | undefined;
  run: string | undefined;
  /** The action's files in the version that runs: `https://github.com/octo/release-docs/blob/v1`. */
  action?: string | undefined;
};

type Variables = Readonly<Record<string, string | undefined>>;

export type Environment = ReturnType<typeof readEnvironment>;

export function readEnvironment(variables: Variables) {
  const { GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt } = variables;
  const inputs: Readonly<Partial<Record<InputName, string>>> = Object.fromEntries(
    inputNames.map((name) => [name, variables[`INPUT_${name.toUpperCase()}`]]),
  );
  const context: RunContext = {
    name: variables.GITHUB_EVENT_NAME || "workflow_dispatch",
    repository: variables.GITHUB_REPOSITORY || undefined,
    ref: variables.GITHUB_REF || undefined,
    sha: variables.GITHUB_SHA || undefined,
    workflowRef: variables.GITHUB_WORKFLOW_REF || undefined,
    serverUrl: variables.GITHUB_SERVER_URL || "https://github.com",
    apiUrl: variables.GITHUB_API_URL || "https://api.github.com",
    run: id ? { id, attempt: attempt || "1" } : undefined,
  };
  return {
    isActions: variables.GITHUB_ACTIONS === "true",
    hasSummary: Boolean(variables.GITHUB_STEP_SUMMARY),
    inputs,
    variables,
    context,
    eventFile: variables.GITHUB_EVENT_PATH || undefined,
    workspace: variables.GITHUB_WORKSPACE || undefined,
    /** The workflow's file without its ref, and the job: the same in every run. */
    workflow: (variables.GITHUB_WORKFLOW_REF ?? variables.GITHUB_WORKFLOW ?? "").replace(/@.*$/s, ""),
    job: variables.GITHUB_JOB ?? "",
    pages: buildPages(context, variables),
    proxies: Object.fromEntries(["no_proxy", "NO_PROXY", ...PROXIES].map((name) => [name, variables[name]])),
  };
}

function buildPages(context: RunContext, variables: Variables): RunPages {
  const { GITHUB_ACTION_REPOSITORY: action, GITHUB_ACTION_REF: ref } = variables;
  const { serverUrl, run } = context;
  const repository = webUrlOf(context);
  return {
    repository,
    run: repository && run && `${repository}/actions/runs/${run.id}/attempts/${run.attempt}`,
    action: action && ref && `${serverUrl}/${action}/blob/${ref}`,
  };
}

export function webUrlOf({ repository, serverUrl }: RunContext): string | undefined {
  return repository && `${serverUrl}/${repository}`;
}

export type Task = {
  inputs: Inputs;
  event: RunEvent;
  directory: string;
  proxies: NodeJS.ProcessEnv;
  /** A file of the repository can name those with secrets. */
  variables: Variables;
};

/** Throws `input/invalid` and `event/unreadable`. */
export function readTask(environment: Environment): Task {
  const { inputs: given, context, eventFile, workspace, proxies, variables } = environment;
  const inputs = parseInputs(given);
  checkModelToken(inputs, context);
  const event = { ...context, payload: eventFile === undefined ? {} : readPayload(eventFile) };
  return { inputs, event, directory: inputs["working-directory"] || workspace || process.cwd(), proxies, variables };
}

/** A token of another GitHub is none of GitHub Models' business. */
function checkModelToken(inputs: Inputs, { apiUrl }: RunContext): void {
  const isOwn = inputs.model === "" || inputs["model-url"] !== "" || inputs["model-key"] !== "";
  if (isOwn || apiUrl === "https://api.github.com") return;
  const fault = `has GitHub Models of github.com, which do not take the github-token of ${apiUrl}; set model-url or model-key`;
  throw inputError("model", "", fault);
}

function readPayload(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (cause) {
    const message = `Cannot read the event file ${path} as JSON.`;
    throw new ReleaseDocsError("event/unreadable", message, { cause });
  }
}

const PROXIES = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"];

type SecretInput = "base-url" | "api-key" | "github-token" | "model-url" | "model-key";

type SecretPlaces = { inputs: Readonly<Partial<Record<SecretInput, string>>>; proxies: NodeJS.ProcessEnv };

export function selectSecrets({ inputs, proxies }: SecretPlaces): string[] {
  const urls = [inputs["base-url"], inputs["model-url"], ...PROXIES.map((name) => proxies[name])];
  const keys = [inputs["api-key"], inputs["github-token"], inputs["model-key"]];
  const secrets = [...keys, ...urls.flatMap((url) => credentialsOf(url ?? ""))];
  return [...new Set(secrets.flatMap((secret) => secret || []))];
}

/** The password, and `user:password` as a proxy receives it; a user without a password is a token. */
function credentialsOf(url: string): string[] {
  const [, user = "", password] = /^(?:[a-z]+:\/\/)?([^/@:]*)(?::([^/]*))?@/i.exec(url.trim()) ?? [];
  if (password === undefined) return [user, decodeUri(user)];
  return [password, decodeUri(password), `${decodeUri(user)}:${decodeUri(password)}`];
}
