import * as z from "zod/mini";
import { statusOf } from "../../github-fault.ts";
import { openOctokit } from "../../open-octokit.ts";
import { ReleaseDocsError } from "../../release-docs-error.ts";
import type { RunEvent } from "../event.ts";

const PAGE = 100;
/** How long all of it may take, in milliseconds: the documents are written, and only the comment is missing. */
const LONGEST = 30_000;
const NOT_OURS = new Set([403, 404]);

const Author = z.object({ login: z.string(), type: z.optional(z.string()) });
const CommentList = z.array(z.object({ id: z.int(), body: z.nullish(z.string()), user: z.nullish(Author) }));
type Comment = z.infer<typeof CommentList>[number];

/** The comments of one pull request, through GitHub's API. */
export type PullRequestComments = {
  /** The ID of the first comment that begins with the mark and whose author can be who we are. */
  findOwn: (mark: string) => Promise<number | undefined>;
  /** Whether GitHub let us change the comment. */
  update: (id: number, body: string) => Promise<boolean>;
  create: (body: string) => Promise<void>;
};

/** Opens the comments of a pull request of the run's repository. */
export async function openPullRequestComments(
  event: RunEvent,
  token: string,
  number: number,
  signal: AbortSignal,
): Promise<PullRequestComments> {
  const octokit = await openOctokit({ apiUrl: event.apiUrl, token });
  const [owner = "", repo = ""] = (event.repository ?? "").split("/");
  const place = { owner, repo, request: { signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST)]) } };
  const readMarked = async (mark: string): Promise<Comment[]> => {
    const marked: Comment[] = [];
    for (let page = 1; ; page += 1) {
      const { data } = await octokit.request("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
        ...place,
        issue_number: number,
        per_page: PAGE,
        page,
      });
      const comments = parseComments(data);
      marked.push(...comments.filter(({ body }) => body?.startsWith(mark)));
      if (comments.length < PAGE) return marked;
    }
  };
  // The workflow's own token and that of an app may not ask who they are; what they write is a bot's.
  const readLogin = async (): Promise<string | undefined> => {
    const answer = await octokit.request("GET /user", { request: place.request }).catch((error: unknown) => {
      if (statusOf(error) === undefined) throw error;
    });
    return answer?.data.login;
  };
  return {
    findOwn: async (mark) => {
      const marked = await readMarked(mark);
      const login = marked.length === 0 ? undefined : await readLogin();
      return marked.find(({ user }) => (login === undefined ? user?.type === "Bot" : user?.login === login))?.id;
    },
    update: async (id, body) => {
      const route = "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}";
      const answer = await octokit.request(route, { ...place, comment_id: id, body }).catch((error: unknown) => {
        if (!NOT_OURS.has(statusOf(error) ?? 0)) throw error;
      });
      return answer !== undefined;
    },
    create: async (body) => {
      await octokit.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
        ...place,
        issue_number: number,
        body,
      });
    },
  };
}

function parseComments(data: unknown): Comment[] {
  const parsed = CommentList.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new ReleaseDocsError({
    code: "github/unexpected",
    message: "GitHub's API answered with comments in an unknown form",
    hint: "Check GITHUB_API_URL.",
  });
}
