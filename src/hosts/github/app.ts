import { createPrivateKey } from "node:crypto";
import * as z from "zod/mini";
import { type ErrorCode, ReleaseDocsError } from "../../shared/errors.ts";
import type { Outbound, ProductApi } from "../../shared/outbound/json-api.ts";
import { hashInHex } from "../../shared/text.ts";
import { type AuthStrategy, createTokenHook, openOctokit, SILENT, splitRepository } from "./client.ts";
import { explainGitHub, parseServerFault } from "./errors.ts";

export type GitHubApp = {
  /** `https://api.github.com`, or `https://HOST/api/v3`. */
  baseUrl: string;
  /** Its ID or its client ID. */
  appId: string;
  /** PEM. */
  privateKey: string;
  /** By default the installation that has the repository. */
  installationId?: string | undefined;
};

/** An app where it is installed: at a repository, by its ID, or (without both) nowhere. `own` is signed by its key. */
export type Installation = {
  /** Gives one token to all until shortly before it expires, but not `rejected` again. Throws `github/…`, `outbound/…`. */
  readToken: (rejected?: string) => Promise<string>;
  authStrategy: AuthStrategy;
  isSomewhere: boolean;
  own: Pick<ProductApi, "read">;
  /** Asks GitHub now, and returns a sentence. Throws `github/app-…` for what its owner has to change. */
  check: () => Promise<string>;
};

export type Installations = (app: GitHubApp, repository?: string) => Installation;

// What is used least recently is dropped; it would only be asked for again.
const MAX_APPS = 200;
const MAX_INSTALLATIONS = 1_000;

/** Keeps tokens in memory only. Loads nothing and requests nothing before a token is needed. */
export function createInstallations(send: Outbound): Installations {
  const clients = new Map<string, AppClient>();
  return (app, repository) => {
    const { baseUrl, appId, privateKey, installationId } = app;
    // Without the key, no token of another's.
    const key = hashInHex("sha256", JSON.stringify([baseUrl, appId, privateKey]));
    const client = keep(clients, key, clients.get(key) ?? createAppClient(app, send), MAX_APPS);
    const place = { repository, installationId };
    const readToken = async (rejected?: string) => client.readToken(await client.findInstallation(place), rejected);
    const explain = (error: unknown): never => {
      throw explainUnknown(error, repository ?? `the app ${appId}`);
    };
    return {
      readToken: (rejected) => readToken(rejected).catch(explain),
      authStrategy: () => ({ hook: createTokenHook(readToken) }),
      isSomewhere: repository !== undefined || installationId !== undefined,
      own: { read: ({ path, answer }) => client.read(`GET ${path}`, {}, answer).catch(explain) },
      check: () => checkInstallation(client, app, place).catch(explain),
    };
  };
}

function keep<Value>(kept: Map<string, Value>, key: string, value: Value, max: number): Value {
  kept.delete(key);
  kept.set(key, value);
  for (const [oldest] of kept) {
    if (kept.size <= max) break;
    kept.delete(oldest);
  }
  return value;
}

/** Without a repository the installation is that of the ID. */
type Place = { repository: string | undefined; installationId: string | undefined };

const App = z.object({ name: z.string() });
const Installed = z.object({
  id: z.number(),
  account: z.nullish(z.object({ login: z.optional(z.string()) })),
  permissions: z.record(z.string(), z.string()),
  suspended_at: z.nullish(z.string()),
});
const Token = z.object({ token: z.string(), expires_at: z.string() });

/** Long enough for a fetch that starts with it, and for clocks that differ. */
const MIN_LIFETIME_MS = 5 * 60_000;

type AppClient = ReturnType<typeof createAppClient>;

/** Throws `github/app-…`, and other errors as Octokit throws them: the client that needs a token retries those. */
function createAppClient(app: GitHubApp, send: Outbound) {
  let opened: ReturnType<typeof openAppOctokit> | undefined;
  const found = new Map<string, Promise<string>>();
  const tokens = new Map<string, Promise<z.infer<typeof Token>>>();
  const read = async <T>(route: string, parameters: Record<string, unknown>, answer: z.ZodMiniType<T>, at = "") => {
    opened ??= openAppOctokit(app, send);
    const octokit = await opened;
    const { data, headers } = await octokit.request(route, parameters).catch((error: unknown) => {
      throw explainApp(error, app, at);
    });
    const parsed = answer.safeParse(data);
    if (parsed.success) return { value: parsed.data, headers };
    throw new ReleaseDocsError("github/unexpected", `GitHub's answer has an unknown form (${route}).`);
  };
  const ask = async <T>(...asked: Parameters<typeof read<T>>) => (await read(...asked)).value;
  const readInstalled = ({ repository, installationId: id = "" }: Place) =>
    repository === undefined
      ? ask("GET /app/installations/{id}", { id }, Installed, `as installation ${id}`)
      : ask("GET /repos/{owner}/{repo}/installation", splitRepository(repository), Installed, `on ${repository}`);
  return {
    read,
    readApp: () => ask("GET /app", {}, App),
    readInstalled,
    findInstallation: ({ repository, installationId }: Place): Promise<string> => {
      if (installationId !== undefined) return Promise.resolve(installationId);
      const asked =
        found.get(repository ?? "") ?? readInstalled({ repository, installationId }).then(({ id }) => `${id}`);
      return dropFailed(found, repository ?? "", asked);
    },
    readToken: async (installation: string, rejected?: string): Promise<string> => {
      const known = tokens.get(installation);
      const kept = await known;
      const isUsable = kept !== undefined && Date.parse(kept.expires_at) - Date.now() > MIN_LIFETIME_MS;
      if (isUsable && kept.token !== rejected) return kept.token;
      const present = tokens.get(installation);
      // Calls that waited too share one new token.
      if (present !== undefined && present !== known) return (await present).token;
      const route = "POST /app/installations/{installation}/access_tokens";
      const created = ask(route, { installation }, Token, `as installation ${installation}`).catch((error: unknown) => {
        // An app that was installed again has another ID there.
        found.clear();
        throw error;
      });
      return (await dropFailed(tokens, installation, created)).token;
    },
  };
}

function dropFailed<Value>(kept: Map<string, Promise<Value>>, key: string, value: Promise<Value>): Promise<Value> {
  value.catch(() => {
    if (kept.get(key) === value) kept.delete(key);
  });
  return keep(kept, key, value, MAX_INSTALLATIONS);
}

/** Octokit with the app's own requests, signed by its key; corrects their times where the clock of this machine is off. */
async function openAppOctokit({ baseUrl, appId, privateKey }: GitHubApp, send: Outbound) {
  const { createAppAuth } = await import("@octokit/auth-app");
  // Its own cache of tokens is not used: it gives apps that ask at once for one installation ID the same token.
  // It reads only some forms of PEM.
  const pem = createPrivateKey(privateKey).export({ type: "pkcs8", format: "pem" }).toString();
  const token: AuthStrategy = (given) => createAppAuth({ ...given, appId, privateKey: pem, log: SILENT });
  return openOctokit({ apiUrl: baseUrl, token, send });
}

function explainApp(error: unknown, { appId }: GitHubApp, at: string): unknown {
  const { status, message = "" } = parseServerFault(error) ?? {};
  const refuse = (code: ErrorCode, text: string) => new ReleaseDocsError(code, text, { cause: error });
  if (/integration not found|'issuer' claim/i.test(message)) {
    return refuse("github/app-unknown", `GitHub has no app with the ID ${appId}: ${status} ${message}`);
  }
  if (status === 401) {
    return refuse("github/app-key", `GitHub does not accept the private key of the app ${appId}: ${message}`);
  }
  if (status === 404) return refuse("github/app-not-installed", `The app ${appId} is not installed ${at}.`);
  if (status === 403 && /suspended/i.test(message)) return buildSuspended(appId, at, error);
  return error;
}

function buildSuspended(appId: string, at: string, cause?: unknown): ReleaseDocsError {
  return new ReleaseDocsError("github/app-suspended", `The app ${appId} is suspended ${at}.`, { cause });
}

/** For callers that do not retry. */
export function explainUnknown(error: unknown, name: string): unknown {
  const fault = parseServerFault(error);
  if (fault === undefined) return error;
  if (error instanceof Error && error.cause instanceof ReleaseDocsError) return error.cause;
  return explainGitHub({ repository: name, doing: "read the app's installation" }, fault, error);
}

/** Those without which no draft can be written; each at the level `write`. */
export const REQUIRED_PERMISSIONS = ["contents", "pull_requests"];

async function checkInstallation(client: AppClient, { appId }: GitHubApp, place: Place): Promise<string> {
  const { repository, installationId } = place;
  if (repository === undefined && installationId === undefined) {
    return `GitHub accepts the key of the app ${(await client.readApp()).name}.`;
  }
  const { id, account, permissions, suspended_at: suspended } = await client.readInstalled(place);
  const at = repository === undefined ? `as installation ${id}` : `on ${repository}`;
  if (suspended) throw buildSuspended(appId, at);
  if (installationId !== undefined && installationId !== `${id}`) {
    const message = `The app's installation ${installationId} does not have ${repository}; its installation ${id} does.`;
    throw new ReleaseDocsError("github/app-not-installed", message);
  }
  const missing = REQUIRED_PERMISSIONS.filter((name) => permissions[name] !== "write").map(
    (name) => `\`${name}: write\``,
  );
  if (missing.length === 0) return `The app is installed on ${account?.login ?? repository ?? "GitHub"}.`;
  throw new ReleaseDocsError("github/app-permissions", `The app ${appId} lacks ${missing.join(" and ")} ${at}.`);
}
