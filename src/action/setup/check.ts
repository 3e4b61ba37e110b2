import * as z from "zod/mini";
import { type GitRepository, readHistory, readRepository } from "../../git/repository.ts";
import { GitCommandError, REQUIRED_GIT, readGitVersion, runGit } from "../../git/run.ts";
import { parseTagName, readTags } from "../../git/tags.ts";
import { readRemoteTags } from "../../git/transport.ts";
import { type Octokit, openOctokit, splitRepository } from "../../hosts/github/client.ts";
import { describeGitHubError, parseServerFault, statusOf } from "../../hosts/github/errors.ts";
import { type ErrorCode, errorPageOf, ReleaseDocsError } from "../../shared/errors.ts";
import { isRateLimited } from "../../shared/outbound/server-faults.ts";
import { listSome, quoteText } from "../../shared/text.ts";
import { loadBuiltIn } from "../connect.ts";
import { type Environment, readEnvironment } from "../environment.ts";
import { createCheckoutSource } from "../select/from-source.ts";
import { selectReleaseRange } from "../select/selection.ts";
import { addSetupOptions, readOptions, type SetupOptions, type Subcommand, selectToken } from "../terminal/options.ts";
import { createTerminalReporter } from "../terminal/reporter.ts";
import { selectGitHubName } from "./project.ts";
import { readWorkflowFiles } from "./workflow.ts";

/** Prints what works and what does not, and changes nothing. 1 if there is a problem. */
export const runCheck: Subcommand = async (command, args, streams) => {
  addSetupOptions(command).option("--json", "Print the result as JSON.");
  const options = readOptions<SetupOptions & { json?: boolean }>(command, args);
  const token = selectToken(options, streams);
  using reporter = createTerminalReporter(streams);
  if (token !== "") reporter.hide(token);
  const environment = readEnvironment(streams.env);
  const findings = await runChecks(options.workingDirectory ?? process.cwd(), environment, token);
  const isOk = findings.every(({ state }) => state !== "problem");
  const result = { ok: isOk, checks: findings };
  reporter.print(options.json ? `${JSON.stringify(result, undefined, 2)}\n` : renderFindings(findings));
  return isOk ? 0 : 1;
};

const MARKS = { ok: "ok", problem: "PROBLEM", unknown: "?" } as const;

function renderFindings(findings: readonly Finding[]): string {
  const lines = findings.map(({ check, state, message, hint, code }) => {
    const first = `${MARKS[state].padEnd(8)} ${check.padEnd(14)} ${message}`;
    const rest = [hint, code && `See ${errorPageOf(code)}`].filter((line) => line !== undefined && line !== "");
    return [first, ...rest.map((line) => `${" ".repeat(24)}${line}`)].join("\n");
  });
  return `${lines.join("\n")}\n`;
}

/** `unknown`: it could not be checked, which is no problem by itself. */
type Finding = {
  check: "configuration" | "git" | "history" | "workflow" | "token" | "next run";
  state: "ok" | "problem" | "unknown";
  message: string;
  /** What to do. */
  hint?: string;
  code?: ErrorCode;
  /** For `--json`. */
  details?: Readonly<Record<string, unknown>>;
};

const ok = (check: Finding["check"], message: string, details?: Finding["details"]): Finding => {
  return { check, state: "ok", message, ...(details && { details }) };
};
const problem = (check: Finding["check"], message: string, hint: string): Finding => {
  return { check, state: "problem", message, hint };
};
const unclear = (check: Finding["check"], message: string, hint?: string): Finding => {
  return { check, state: "unknown", message, ...(hint && { hint }) };
};

/** What an error says to people; any other is thrown. */
function asProblem(check: Finding["check"], error: unknown): Finding {
  if (!(error instanceof ReleaseDocsError)) throw error;
  return { ...problem(check, error.message, error.hint), code: error.code };
}

/** In the order in which they are shown. `directory` may be a subfolder. Writes nothing, also not in the clone. */
async function runChecks(directory: string, environment: Environment, token: string): Promise<Finding[]> {
  const git = await checkGit(directory).catch((error: unknown) => asProblem("git", error));
  if (git.state === "problem") return [git];
  const repository = await readRepository(directory).catch((error: unknown) => asProblem("history", error));
  if ("check" in repository) return [git, repository];
  const [configuration, history, workflows, access] = await Promise.all([
    checkConfiguration(repository),
    checkHistory(repository),
    checkWorkflows(repository),
    checkToken(repository, environment, token),
  ]);
  const next = await checkNextRun(repository, configuration.publications);
  return [configuration.finding, git, history, workflows, ...access, next];
}

async function checkGit(directory: string): Promise<Finding> {
  const { text, isAtLeast } = await readGitVersion(directory);
  if (isAtLeast(REQUIRED_GIT)) return ok("git", text);
  return problem("git", `${text} is older than ${REQUIRED_GIT.join(".")}.`, "Install a newer git.");
}

type Publication = { name: string; paths: readonly string[] };

async function checkConfiguration({ directory }: GitRepository) {
  const { checkoutRules } = await loadBuiltIn();
  const { CONFIGURATION_PATH, DEFAULT_CONFIGURATION, readConfiguration } = checkoutRules;
  try {
    const configuration = await readConfiguration(directory);
    const publications = configuration.publications.map(({ name, config }) => ({ name, paths: config?.paths ?? [] }));
    const named = listSome(publications.map(({ name }) => name));
    const message =
      configuration === DEFAULT_CONFIGURATION ? `none, so the defaults apply` : `${CONFIGURATION_PATH}: ${named}`;
    return { finding: ok("configuration", message, { publications }), publications };
  } catch (error) {
    return { finding: asProblem("configuration", error), publications: [] };
  }
}

async function checkHistory(repository: GitRepository): Promise<Finding> {
  const check = "history";
  if (repository.head === undefined) return problem(check, "There is no commit yet.", "Make the first commit.");
  if (repository.shallow) {
    const hint = "Run `git fetch --unshallow --tags`; in a workflow, set `fetch-depth: 0` for actions/checkout.";
    return problem(check, "This is a shallow clone: commits and tags are missing.", hint);
  }
  const names = new Set((await readTags(repository.directory)).map(({ name }) => name));
  const versions = `${names.size} ${names.size === 1 ? "tag" : "tags"}`;
  try {
    const remote = await readRemoteTags(repository.directory);
    const missing = (remote ?? []).filter((name) => !names.has(name) && parseTagName(name) !== undefined);
    if (missing.length === 0) return ok(check, `complete, ${versions}`);
    const message = `${missing.length} of the remote's version tags are missing: ${listSome(missing)}.`;
    return { ...problem(check, message, "Run `git fetch --tags`."), details: { missingTags: missing } };
  } catch (error) {
    if (!(error instanceof GitCommandError)) throw error;
    const said = quoteText(error.stderr);
    return unclear(check, `complete, ${versions}; the remote did not say whether it has more: ${said}`);
  }
}

async function checkWorkflows({ directory }: GitRepository): Promise<Finding> {
  const own = (await readWorkflowFiles(directory)).filter(({ runsAction }) => runsAction);
  const lacking = own.find(({ lacksModels }) => lacksModels);
  if (lacking !== undefined) {
    const message = `${lacking.path} sets model without the permission \`models: read\`.`;
    return problem("workflow", message, "Add it to the permissions of the job.");
  }
  const shown = own.map(({ path, events }) => `${path} runs on ${events.join(", ") || "no event"}`);
  if (own.length > 0) return ok("workflow", shown.join("; "), { workflows: own });
  return unclear("workflow", "none runs the action", "`release-docs init` makes one.");
}

const NO_TOKEN = "none given, so its permissions were not checked";

async function checkToken(repository: GitRepository, environment: Environment, token: string): Promise<Finding[]> {
  const check = "token";
  if (token === "") return [unclear(check, NO_TOKEN, "Pass --github-token or GITHUB_TOKEN.")];
  const { apiUrl } = environment.context;
  const name = selectGitHubName(repository, environment);
  if (name === undefined)
    return [unclear(check, `The remote is not a repository of ${apiUrl}; the token was not sent.`)];
  try {
    const { permissions, letsWorkflowsOpen } = await readTokenAccess(apiUrl, token, name);
    const missing = permissions.filter(({ isGranted }) => !isGranted);
    const granted = permissions.flatMap(({ isGranted, permission }) => (isGranted ? [permission] : []));
    const hint = "Give the job this permission, or use a token that has it.";
    const refused = missing.map(({ permission, answer }) =>
      problem(check, `It lacks ${permission} in ${name}: ${answer}.`, hint),
    );
    const details = { repository: name, permissions };
    return [
      ...(granted.length > 0 ? [ok(check, `It has ${granted.join(" and ")} in ${name}`, details)] : []),
      ...refused,
      ...(letsWorkflowsOpen === false ? [CLOSED] : []),
    ];
  } catch (error) {
    const message = `GitHub did not show its permissions in ${name}: ${describeGitHubError(error)}.`;
    return [problem(check, message, "Check the token, and that it may see the repository.")];
  }
}

const CLOSED = problem(
  "token",
  "The repository does not let workflows open pull requests.",
  'Enable "Allow GitHub Actions to create and approve pull requests" (Settings, Actions, General).',
);

/** As a run of the command without `changes` selects; a shallow clone would have to be fetched. */
async function checkNextRun(repository: GitRepository, publications: readonly Publication[]): Promise<Finding> {
  const check = "next run";
  if (repository.shallow || repository.head === undefined) return unclear(check, "depends on the missing history");
  try {
    const source = createCheckoutSource(await readHistory(repository.directory), true);
    const range = await source.readLatest();
    const { source: selected, renderTitle } = await selectReleaseRange(source, range);
    const count = (paths: readonly string[]) =>
      countCommits(repository.directory, range.head, range.previous.tag?.commit, paths);
    const commits = await count([]);
    const counted = await Promise.all(
      publications.map(async ({ name, paths }) => {
        return { name, commits: paths.length === 0 ? commits : await count(paths) };
      }),
    );
    const narrowed = counted.map((one) => `${one.name}: ${one.commits}`);
    const title = (await renderTitle?.()) ?? `${commits} ${commits === 1 ? "commit" : "commits"}, ${selected}`;
    const message = counted.some((one) => one.commits !== commits) ? `${title}, of these ${listSome(narrowed)}` : title;
    return ok(check, message, { commits, publications: counted, range: selected });
  } catch (error) {
    return asProblem(check, error);
  }
}

async function countCommits(
  directory: string,
  end: string,
  start: string | undefined,
  paths: readonly string[],
): Promise<number> {
  const range = start === undefined ? [end] : [end, `^${start}`];
  const args = ["--literal-pathspecs", "rev-list", "--count", "--end-of-options", ...range, "--", ...paths];
  return Number(await runGit(directory, args));
}

// GitHub checks the permission first and then the content, so a request with invalid content shows the permission and
// changes nothing. A workflow's or an app's token has no list of its permissions.
const PROBES: readonly { permission: string; route: string; content: Readonly<Record<string, string>> }[] = [
  { permission: "contents: write", route: "POST /repos/{owner}/{repo}/git/refs", content: { ref: "" } },
  { permission: "pull-requests: write", route: "POST /repos/{owner}/{repo}/pulls", content: { title: "" } },
];

const WorkflowSettings = z.object({ can_approve_pull_request_reviews: z.boolean() });

/** Milliseconds for all requests. */
const MAX_TIME = 20_000;
const INVALID_CONTENT = 422;

/** Throws Octokit's errors: the token is not accepted, the repository is not visible, GitHub does not answer. */
async function readTokenAccess(apiUrl: string, token: string, repository: string) {
  const octokit = await openOctokit({ apiUrl, token, signal: AbortSignal.timeout(MAX_TIME) });
  const place = splitRepository(repository);
  await octokit.request("GET /repos/{owner}/{repo}", place);
  const [letsWorkflowsOpen, ...permissions] = await Promise.all([
    readWorkflowSettings(octokit, place),
    ...PROBES.map(async ({ permission, route, content }) => {
      const error: unknown = await octokit.request(route, { ...place, ...content }).catch((fault: unknown) => fault);
      const isGranted = statusOf(error) === INVALID_CONTENT;
      if (!isGranted && !isRefused(error)) throw error;
      return { permission, isGranted, answer: describeGitHubError(error) };
    }),
  ]);
  return { permissions, letsWorkflowsOpen };
}

/** Whether the repository lets workflows open pull requests; undefined if only its administrators may know. */
async function readWorkflowSettings(octokit: Octokit, place: ReturnType<typeof splitRepository>) {
  try {
    const { data } = await octokit.request("GET /repos/{owner}/{repo}/actions/permissions/workflow", place);
    return WorkflowSettings.parse(data).can_approve_pull_request_reviews;
  } catch (error) {
    if (isRefused(error)) return undefined;
    throw error;
  }
}

function isRefused(error: unknown): boolean {
  const fault = parseServerFault(error);
  return (fault?.status === 403 && !isRateLimited(fault)) || fault?.status === 404;
}
