import type * as z from "zod/mini";
import { openOctokit, readPages, splitRepository } from "../hosts/github/client.ts";
import { describeGitHubError, statusOf } from "../hosts/github/errors.ts";
import { systemClock } from "../shared/clock.ts";
import { ReleaseDocsError } from "../shared/errors.ts";
import type { RunEvent, Task } from "./environment.ts";
import type { Conclusion } from "./report/reporter.ts";

/** GitHub's API (`GITHUB_API_URL`); `place` completes the routes of the run's repository. */
async function openRunRepository({ apiUrl, repository = "" }: RunEvent, token: string, signal?: AbortSignal) {
  const octokit = await openOctokit({ apiUrl, token, ...(signal && { signal }) });
  return { octokit, place: splitRepository(repository) };
}

/** For all calls of a report, in milliseconds: in all, and beyond the step's timeout. */
const MAX_REPORT_TIME = 30_000;
const MAX_LATE_REPORT = 1000;

export function openForReport({ inputs, event }: Task, { signal, start }: Pick<Conclusion, "signal" | "start">) {
  const left = start + inputs.timeout + MAX_LATE_REPORT - systemClock.now();
  const timeout = AbortSignal.timeout(Math.max(Math.min(left, MAX_REPORT_TIME), 0));
  return openRunRepository(event, inputs["github-token"], AbortSignal.any([signal, timeout]));
}

type Parameters = Readonly<Record<string, string | number>>;

export type GitHubApi = Awaited<ReturnType<typeof openGitHubApi>>;

const NOT_THERE = new Set([404, 409, 422]);

/** Paths are below the repository. The methods throw `github/refused`, `github/unexpected` and `github/too-many-pages`. */
export async function openGitHubApi(event: RunEvent, token: string, signal?: AbortSignal) {
  const { octokit, place } = await openRunRepository(event, token, signal);
  const build = (path: string, parameters: Parameters) =>
    [`GET /repos/{owner}/{repo}/${path}`, { ...place, ...parameters }] as const;
  const explain =
    (path: string, parameters: Parameters) =>
    (error: unknown): undefined => {
      if (!NOT_THERE.has(statusOf(error) ?? 0)) throw explainRefusal(error, path, parameters);
    };
  return {
    /** Undefined for 404, 409 and 422, as an empty list is for `list`. `link` is the header `Link`. */
    read: async <Schema extends z.ZodMiniType>(path: string, parameters: Parameters, schema: Schema) => {
      const answer = await octokit.request(...build(path, parameters)).catch(explain(path, parameters));
      return answer && { data: parseAnswer(path, answer.data, schema), link: answer.headers.link ?? "" };
    },
    list: async <Item>(path: string, parameters: Parameters, schema: z.ZodMiniType<Item[]>): Promise<Item[]> => {
      const pages: unknown[] = [];
      try {
        for await (const data of readPages(octokit, ...build(path, parameters))) pages.push(data);
      } catch (error) {
        if (error instanceof ReleaseDocsError) throw error;
        explain(path, parameters)(error);
      }
      return pages.flatMap((data) => parseAnswer(path, data, schema));
    },
  };
}

function explainRefusal(cause: unknown, path: string, parameters: Parameters): ReleaseDocsError {
  const what = path.replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name] ?? ""));
  const [kind = ""] = what.split("/");
  const needs = { actions: "actions: read", pulls: "pull-requests: read" }[kind] ?? "contents: read";
  return new ReleaseDocsError("github/refused", `GitHub's API refused ${what}: ${describeGitHubError(cause)}.`, {
    hint: `Give the job the permission \`${needs}\`, or add actions/checkout with \`fetch-depth: 0\` before this step.`,
    cause,
  });
}

export function parseAnswer<Schema extends z.ZodMiniType>(
  path: string,
  data: unknown,
  schema: Schema,
): z.infer<Schema> {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join(".") || "the response";
  const message = `GitHub's API sent an unexpected response for ${path}: ${field} is missing or has the wrong type.`;
  throw new ReleaseDocsError("github/unexpected", message);
}
