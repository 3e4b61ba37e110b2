import { spawn } from "node:child_process";
import { randomBytes, randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { insertOrganization, insertUser } from "../../src/service/security/access.ts";
import { createApiKey, insertKey } from "../../src/service/security/keys.ts";
import { openStore } from "../../src/service/store/store.ts";
import { timed } from "./phases.ts";
import type { Answer } from "./service.ts";

/** The program as it is delivered. */
export const BUNDLE = "dist/service.js";

/** A program that runs, or ran. */
export type Program = AsyncDisposable & {
  /** Its address, once it can be called; fails where it ends before. */
  ready: Promise<string>;
  /** Its exit code, and everything that it said. */
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
  kill: (signal: NodeJS.Signals) => void;
  pid: number;
  /** The lines of its log so far. */
  log: () => Record<string, unknown>[];
  stderr: () => string;
};

/**
 * Starts the program with a secrets key and nothing else of this environment but where programs are. `wrapper` is a
 * command that ends in the program.
 */
export function startProgram(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  wrapper: readonly string[] = [],
): Program {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const secret = randomBytes(32).toString("base64");
  const env = { PATH, NODE_COMPILE_CACHE, RELEASE_DOCS_SECRETS_KEY: secret, ...environment };
  const [command = "", ...rest] = [...wrapper, process.execPath, BUNDLE, ...args];
  const child = spawn(command, rest, { env, stdio: ["ignore", "pipe", "pipe"] });
  let stdout = "";
  let stderr = "";
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>();
  timed("programs", () => ready).catch(() => undefined);
  child.stdout.on("data", (piece) => {
    stdout += piece;
    if (stdout.includes("\n")) resolve(stdout.slice(0, stdout.indexOf("\n")));
  });
  child.stderr.on("data", (piece) => {
    stderr += piece;
  });
  const ended = once(child, "close").then(([code]) => {
    reject(new Error(`It ended before it served: ${stderr}`));
    return { code, stdout, stderr };
  });
  return {
    ready,
    ended,
    kill: (signal) => void child.kill(signal),
    pid: child.pid ?? 0,
    log: () => stderr.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line)])),
    stderr: () => stderr,
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** A folder of data with an organization, and the key of its admin. */
export type Data = Disposable & { folder: string; apiKey: string };

/** A folder of data without an organization. */
export function createFolder(): Data {
  const folder = mkdtempSync(join(tmpdir(), "data-"));
  return { folder, apiKey: "", [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Makes a folder of data, or fills the `database` of a server. */
export async function createData(database?: string): Promise<Data> {
  const data = createFolder();
  const store = await openStore(database ?? join(data.folder, "service.db"));
  const orgId = await insertOrganization(store, "test");
  const user = await insertUser(store, orgId, { name: "Ada", email: "ada@example.com", role: "owner" });
  const apiKey = createApiKey();
  await insertKey(store, user, apiKey, { name: "test" });
  await store.close();
  return { ...data, apiKey };
}

/** Calls the service at `url` with a key, and fails unless it succeeds; the body of the answer. */
export type ServedCall = <Body = Answer["body"]>(method: string, path: string, body?: unknown) => Promise<Body>;

export function createServedCall(readUrl: () => string, apiKey: string): ServedCall {
  return async (method, path, body) => {
    const answer = await fetch(`${readUrl()}/api/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text);
  };
}

/** Serves data of its own; `call` is the admin's. */
export async function serveData(flags: readonly string[] = [], environment: NodeJS.ProcessEnv = {}) {
  await using opened = new AsyncDisposableStack();
  const data = opened.use(await createData());
  const place = ["--port", "0", "--allow-private", "--data", data.folder];
  const program = opened.use(startProgram(["serve", ...place, ...flags], environment));
  const url = await program.ready;
  const resources = opened.move();
  const call = createServedCall(() => url, data.apiKey);
  return { data, program, url, call, [Symbol.asyncDispose]: () => resources.disposeAsync() };
}

/** Below the ports that the system gives to others, so that no one else gets it before it is used. */
export async function findFreePort(): Promise<string> {
  const port = randomInt(20_000, 30_000);
  const server = createServer().listen(port, "127.0.0.1");
  const isFree = await once(server, "listening").catch(() => undefined);
  if (isFree === undefined) return findFreePort();
  server.close();
  await once(server, "close");
  return String(port);
}
