import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import * as z from "zod/mini";
import { runGit } from "../../../git/run.ts";

/** `owner/name` of the repository. */
export const REPOSITORY = "ferrytime/ferrytime";
export const BASE = "main";

export const PullText = z.object({ title: z.string(), description: z.string() });
type Comment = { id: number; content: { raw: string }; user: { type: string; uuid: string; nickname: string } };
export type Pull = z.infer<typeof PullText> & {
  id: number;
  branch: string;
  state: "OPEN" | "MERGED" | "DECLINED";
  /** The newest commit of its branch, and the merge. */
  commit: string;
  merge?: string;
  comments: Comment[];
};

/** The pull requests of the demo's code host, which are shown and reported as Bitbucket does. `origin` is the host's own. */
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

  async git(args: readonly string[], options?: Parameters<typeof runGit>[2]): Promise<string> {
    return (await runGit(this.directory, args, options)).trim();
  }

  find(id: string | undefined): Pull | undefined {
    return this.all.find((pull) => String(pull.id) === id);
  }

  add(text: z.infer<typeof PullText>, branch: string): Pull {
    const pull: Pull = { ...text, id: this.number, branch, state: "OPEN", commit: "", comments: [] };
    this.number += 1;
    this.all.push(pull);
    return pull;
  }

  async show(pull: Pull, origin: string) {
    const { id, title, description, state, branch, merge } = pull;
    if (state === "OPEN") pull.commit = await this.git(["rev-parse", `refs/heads/${branch}`]);
    const repository = { full_name: REPOSITORY };
    return {
      ...{ id, title, description, state, merge_commit: merge === undefined ? null : { hash: merge } },
      links: { html: { href: `${origin}/${REPOSITORY}/pull/${id}` } },
      source: { branch: { name: branch }, commit: { hash: pull.commit }, repository },
      destination: { branch: { name: BASE } },
    };
  }

  /** One of the program's own is no mention, so it is not reported. */
  async comment(pull: Pull, raw: string, origin: string, nickname?: string): Promise<Comment> {
    const user = { type: nickname ? "user" : "app_user", uuid: `{${nickname}}`, nickname: nickname ?? "release-docs" };
    const comment = { id: pull.comments.length + 1, content: { raw }, user };
    pull.comments.push(comment);
    if (nickname !== undefined) await this.#report(pull, origin, "comment_created", comment);
    return comment;
  }

  async close(pull: Pull, origin: string): Promise<void> {
    pull.state = "DECLINED";
    await this.#report(pull, origin, "rejected");
  }

  /** Squashes it at `date` (as git reads it), by an index beside the repository. Throws `GitCommandError` for a conflict. */
  async merge(pull: Pull, origin: string, date: string | undefined): Promise<void> {
    await this.show(pull, origin);
    const who = { NAME: "Ferrytime", EMAIL: "demo@example.com", ...(date && { DATE: date }) };
    const named = Object.entries(who).flatMap(([name, value]) =>
      ["AUTHOR", "COMMITTER"].map((role) => [`GIT_${role}_${name}`, value]),
    );
    const env = { GIT_INDEX_FILE: join(this.directory, "merge-index"), ...Object.fromEntries(named) };
    await this.git(["read-tree", BASE], { env });
    const input = await runGit(this.directory, ["diff", "--binary", `${BASE}...${pull.commit}`]);
    await this.git(["apply", "--cached"], { env, input });
    const tree = await this.git(["write-tree"], { env });
    const message = `Merge pull request #${pull.id} from ferrytime/${pull.branch}\n\n${pull.title}`;
    pull.merge = await this.git(["commit-tree", tree, "-p", BASE, "-m", message], { env });
    await this.git(["update-ref", `refs/heads/${BASE}`, pull.merge]);
    pull.state = "MERGED";
    await this.#report(pull, origin, "fulfilled");
  }

  async #report(pull: Pull, origin: string, event: string, comment?: Comment): Promise<void> {
    const pullrequest = await this.show(pull, origin);
    const said = comment && { comment: { ...comment, links: pullrequest.links } };
    const body = JSON.stringify({ repository: { full_name: REPOSITORY }, actor: comment?.user, pullrequest, ...said });
    const signature = createHmac("sha256", this.secret).update(body).digest("hex");
    const headers = { "x-hub-signature": `sha256=${signature}`, "x-event-key": `pullrequest:${event}` };
    const request = new Request("http://127.0.0.1/webhooks/bitbucket", {
      method: "POST",
      headers: { ...headers, "x-request-uuid": randomUUID(), "content-type": "application/json" },
      body,
    });
    const { ok, status } = await this.receive(request);
    if (!ok) throw new Error(`The webhook ${event} of the demo got ${status}`);
  }
}
