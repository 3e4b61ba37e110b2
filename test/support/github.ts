import { createEmulator } from "emulate";
import type { History } from "./history.ts";
import { type Scripted, serveScripted } from "./scripted-server.ts";

/** GitHub's API with the history of a repository, as `octo/widget`; `shas` are GitHub's own by those on disk. */
export type GitHub = AsyncDisposable & {
  url: string;
  shas: ReadonlyMap<string, string>;
  received: Scripted["received"];
  call: Call;
};

/** What tests read of GitHub's answers. */
type Answer = { sha: string; number: number; commit: { tree: { sha: string } } };
type Call = (path: string, body?: unknown) => Promise<Answer>;

const NAME = "/repos/octo/widget";
const HEADERS = { authorization: "Bearer token-of-a-test", "content-type": "application/json" };

/** Serves `history` by emulate's GitHub; `more` answers what that lacks, by the path before its question mark. */
export async function serveGitHub(history: History, more: Record<string, unknown> = {}): Promise<GitHub> {
  const emulator = await createEmulator({
    service: "github",
    port: 0,
    seed: {
      tokens: { "token-of-a-test": { login: "octo", scopes: ["repo"] } },
      github: { users: [{ login: "octo" }], repos: [{ owner: "octo", name: "widget", auto_init: true }] },
    },
  });
  const call: Call = async (path, body) => {
    const asked = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    const answer = await fetch(`${emulator.url}${NAME}${path}`, { headers: HEADERS, ...asked });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json() as Promise<Answer>;
  };
  const shas = await publish(history, call);
  // Where emulate gives the tag's own SHA, GitHub gives that of its commit.
  const tags = history
    .git("tag", "--list")
    .split("\n")
    .filter((name) => name !== "")
    .map((name) => ({ name, commit: { sha: shas.get(history.git("rev-parse", `${name}^{commit}`)) } }));
  const own: Record<string, unknown> = { "/tags": tags, ...more };
  const server = await serveScripted(async (request, response) => {
    const path = (request.url ?? "").replace(NAME, "");
    const told = own[path.split("?", 1)[0] ?? ""];
    response.setHeader("content-type", "application/json");
    if (told !== undefined) {
      response.end(JSON.stringify(told));
      return;
    }
    const answer = await fetch(`${emulator.url}${request.url}`, { headers: HEADERS });
    const link = answer.headers.get("link");
    response.writeHead(answer.status, link === null ? {} : { link }).end(await answer.text());
  });
  return {
    url: server.url,
    shas,
    received: server.received,
    call,
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]();
      await emulator.close();
    },
  };
}

async function publish(history: History, call: Call): Promise<Map<string, string>> {
  const shas = new Map<string, string>();
  const { tree } = (await call("/commits/HEAD")).commit;
  const listed = history.git("log", "--all", "--reverse", "--topo-order", "--format=%H %P").split("\n");
  for (const [sha = "", ...parents] of listed.map((line) => line.trim().split(" "))) {
    const [message = "", authored = "", committed = ""] = history
      .git("show", "--no-patch", "--format=%B%x00%aI%x00%cI", sha)
      .split("\0")
      .map((field) => field.trim());
    const made = await call("/git/commits", {
      message,
      tree: tree.sha,
      parents: parents.map((parent) => shas.get(parent)),
      author: { name: "Ada Writer", email: "ada@example.com", date: authored },
      committer: { name: "Ada Writer", email: "ada@example.com", date: committed },
    });
    shas.set(sha, made.sha);
  }
  for (const branch of history.git("for-each-ref", "--format=%(refname:short)", "refs/heads").split("\n")) {
    const sha = shas.get(history.git("rev-parse", branch));
    await call("/git/refs", { ref: `refs/heads/on-disk/${branch}`, sha });
  }
  return shas;
}
