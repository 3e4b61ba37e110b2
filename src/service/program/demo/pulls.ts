import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import * as z from "zod/mini";
import { runGit } from "../../../git/run.ts";

/** `owner/name` of the repository, and its branch. */
export const REPOSITORY = "ferrytime/ferrytime";
export const BASE = "main";

export const PullText = z.object({ title: z.string(), description: z.string() });
type Comment = { id: number; content: { raw: string }; user: { type: string; uuid: string; nickname: string } };
type PullState = { state: "OPEN" | "MERGED" | "DECLINED"; commit: string; merge?: string; comments: Comment[] };
/** `commit` is the newest of its branch. */
export type Pull = z.infer<typeof PullText> & PullState & { id: number; branch: string };

/** The pull requests of the demo's code host, shown and reported as Bitbucket does. `origin` is the host's own. */
export class DemoPulls {
  readonly token = randomBytes(32).toString("hex");
  readonly secret = randomBytes(32).toString("hex");
  readonly all: Pull[] = [];
  /** Of the next one. */
  number = 1;
  /** A bare repository. */
  readonly directory: string;
  /** Takes webhooks. */
  receive: (request: Request) => Promise<Response> = async () => new Response();

  constructor(directory: string) {
    this.directory = directory;
  }

  git = async (args: readonly string[], options?: Parameters<typeof runGit>[2]): Promise<string> =>
    (await runGit(this.directory, args, options)).trim();

  find = (id: string | undefined): Pull | undefined => this.all.find((pull) => String(pull.id) === id);

  add(text: z.infer<typeof PullText>, branch: string): Pull {
    const pull: Pull = { ...text, id: this.number, branch, state: "OPEN", commit: "", comments: [] };
    this.all.push(pull);
    this.number += 1;
    return pull;
  }

  async show(pull: Pull, origin: string) {
    const { id, title, description, state, branch, merge } = pull;
    if (state === "OPEN") pull.commit = await this.git(["rev-parse", `refs/heads/${branch}`]);
    return {
      ...{ id, title, description, state, merge_commit: merge ? { hash: merge } : null },
      links: { html: { href: `${origin}/${REPOSITORY}/pull/${id}` } },
      source: { branch: { name: branch }, commit: { hash: pull.commit }, repository: { full_name: REPOSITORY } },
      destination: { branch: { name: BASE } },
    };
  }

  comment(pull: Pull, raw: string, nickname: string, type = "user"): Comment {
    const user = { type, uuid: `{${nickname}}`, nickname };
    const comment = { id: pull.comments.length + 1, content: { raw }, user };
    pull.comments.push(comment);
    return comment;
  }

  /** Squashes it at `date` (as git reads it), by an index beside the repository. Throws `GitCommandError` for a conflict. */
  async merge(pull: Pull, date: string | undefined): Promise<void> {
    const who = { NAME: "Ferrytime", EMAIL: "demo@example.com", ...(date && { DATE: date }) };
    const roles = Object.entries(who).flatMap(([key, value]) =>
      ["AUTHOR", "COMMITTER"].map((role) => [`GIT_${role}_${key}`, value]),
    );
    const env = { GIT_INDEX_FILE: join(this.directory, "merge-index"), ...Object.fromEntries(roles) };
    pull.commit = await this.git(["rev-parse", `refs/heads/${pull.branch}`]);
    await this.git(["read-tree", BASE], { env });
    const input = await runGit(this.directory, ["diff", "--binary", `${BASE}...${pull.commit}`]);
    await this.git(["apply", "--cached"], { env, input });
    // As GitHub names merges, by which the service knows those of its drafts.
    const message = `Merge pull request #${pull.id} from ferrytime/${pull.branch}\n\n${pull.title}`;
    const tree = await this.git(["write-tree"], { env });
    pull.merge = await this.git(["commit-tree", tree, "-p", BASE, "-m", message], { env });
    await this.git(["update-ref", `refs/heads/${BASE}`, pull.merge]);
  }

  async end(pull: Pull, origin: string, state: "MERGED" | "DECLINED"): Promise<void> {
    pull.state = state;
    await this.report(pull, origin, state === "MERGED" ? "fulfilled" : "rejected");
  }

  /** `event` is `fulfilled`, `rejected` or `comment_created`. */
  async report(pull: Pull, origin: string, event: string, comment?: Comment): Promise<void> {
    const pullrequest = await this.show(pull, origin);
    const said = comment && { comment: { ...comment, links: pullrequest.links }, actor: comment.user };
    const body = JSON.stringify({ repository: { full_name: REPOSITORY }, pullrequest, ...said });
    const signature = `sha256=${createHmac("sha256", this.secret).update(body).digest("hex")}`;
    const names = {
      "x-event-key": `pullrequest:${event}`,
      "x-request-uuid": randomUUID(),
      "x-hub-signature": signature,
    };
    const headers = { "content-type": "application/json", ...names };
    const url = "http://127.0.0.1/webhooks/bitbucket";
    const { ok, status } = await this.receive(new Request(url, { method: "POST", headers, body }));
    if (!ok) throw new Error(`The webhook ${event} of the demo got ${status}`);
  }
}
