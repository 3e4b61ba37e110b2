import type * as z from "zod/mini";
import { openOctokit } from "../hosts/github/client.ts";
import { describeGitHubError, statusOf } from "../hosts/github/errors.ts";
import { ReleaseDocsError } from "../shared/errors.ts";
import type { RunEvent } from "./event.ts";

/** An answer of GitHub's API, read by a schema. */
export type GitHubAnswer<Data> = { data: Data; link: string };

/** GitHub's REST API on the run's own repository; undefined where it has no such thing (404, 409, 422). */
export type GitHubApi = <Schema extends z.ZodMiniType>(
  path: string,
  parameters: Readonly<Record<string, string | number>>,
  schema: Schema,
) => Promise<GitHubAnswer<z.infer<Schema>> | undefined>;

const NOT_THERE = new Set([404, 409, 422]);

/** Opens GitHub's API (`GITHUB_API_URL`) with the token. What it throws is `github/refused` or `github/unexpected`. */
export async function openGitHubApi(event: RunEvent, token: string): Promise<GitHubApi> {
  const octokit = await openOctokit({ apiUrl: event.apiUrl, token });
  const [owner = "", repo = ""] = (event.repository ?? "").split("/");
  return async (path, parameters, schema) => {
    const route = `GET /repos/{owner}/{repo}/${path}`;
    const answer = await octokit.request(route, { owner, repo, ...parameters }).catch((error: unknown) => {
      if (NOT_THERE.has(statusOf(error) ?? 0)) return undefined;
      throw explain(error, path, parameters);
    });
    if (answer === undefined) return undefined;
    const parsed = schema.safeParse(answer.data);
    if (!parsed.success) throw buildUnexpected(path, parsed.error.issues[0]?.path.join(".") ?? "");
    return { data: parsed.data, link: answer.headers.link ?? "" };
  };
}

function explain(cause: unknown, path: string, parameters: Readonly<Record<string, string | number>>) {
  const what = path.replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name] ?? ""));
  const needs = what.startsWith("actions/")
    ? "actions: read"
    : what.startsWith("pulls/")
      ? "pull-requests: read"
      : "contents: read";
  return new ReleaseDocsError({
    code: "github/refused",
    message: `GitHub's API did not answer ${what}: ${describeGitHubError(cause)}.`,
    hint: `Give the job the permission \`${needs}\`, or add actions/checkout with \`fetch-depth: 0\` before this step.`,
    cause,
  });
}

function buildUnexpected(path: string, field: string): ReleaseDocsError {
  return new ReleaseDocsError({
    code: "github/unexpected",
    message: `GitHub's API answered ${path} in an unknown form: ${field || "the answer"} is missing or of another type.`,
    hint: "Check GITHUB_API_URL, or add actions/checkout with `fetch-depth: 0` before this step.",
  });
}
