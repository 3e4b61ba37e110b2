import { rm } from "node:fs/promises";
import { join } from "node:path";
import {
  type CodeHostApp,
  type ConnectedRepositories,
  type ConnectedRepository,
  nameConnectedRepository,
  openCommitReader,
  readAuthorization,
  refusedAsMissing,
  webOriginOf,
} from "../../drafting/repositories/repositories.ts";
import { type RepositoryCache, syncRepositoryCache } from "../../git/remote-cache.ts";
import { readHistory, withoutCredentials } from "../../git/repository.ts";
import type { CodeHost } from "../../hosts/code-host.ts";
import type { GitHubAccess } from "../../hosts/github/client.ts";
import { createPushedCodeHost } from "../../hosts/local/host.ts";
import { readFileAt } from "../../hosts/local/tree.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type { Outbound } from "../../shared/outbound/json-api.ts";
import { hashInHex } from "../../shared/text.ts";

export type CachedRepositoriesOptions = {
  directory: string;
  /** Allows folders, ssh and git's own protocol, and drafts without a code-host app. */
  allowPrivate: boolean;
  /** Throws for an address that must not be reached; else the URL for git, and the addresses that were checked. */
  checkRemote: (url: string) => Promise<{ url: string; curloptResolve: string | undefined }>;
  send: Outbound;
  onFault: (error: unknown) => void;
};

export type CachedRepositories = ConnectedRepositories & {
  /** Removes the caches of a connection; nothing may be open there. */
  forget: (connectionId: string) => Promise<void>;
};

// A domain that cannot be registered (RFC 2606).
const AUTHOR = { name: "release-docs", email: "release-docs@noreply.invalid" };

/** Several processes can share the caches. */
export function createCachedRepositories(options: CachedRepositoriesOptions): CachedRepositories {
  return {
    open: async (source) => {
      const cache = await syncCache(options, source);
      const history = await readHistory(cache.directory);
      const repository = nameConnectedRepository(source);
      const commits = await openCommitReader(selectGitHub(options, source), repository, options.onFault);
      const readFile = (path: string) => readFileAt(cache.directory, history.head, path).catch(refusedAsMissing);
      return { history, repository, commits, readFile };
    },
    openCodeHost: (docs) => openCodeHost(options, docs),
    reach: async (source) => void (await syncCache(options, source)),
    forget: (id) => rm(folderOf(options, id), { recursive: true, force: true }),
  };
}

async function openCodeHost(options: CachedRepositoriesOptions, docs: ConnectedRepository): Promise<CodeHost> {
  const github = selectGitHub(options, docs);
  if (github !== undefined) {
    const { createGitHubCodeHost } = await import("../../hosts/github/host.ts");
    return createGitHubCodeHost(github, nameConnectedRepository(docs).name);
  }
  if (docs.app === undefined && !options.allowPrivate) {
    throw new ReleaseDocsError(
      "codehost/no-app",
      `The connection ${docs.name} names no code-host app, so no draft can be pushed there.`,
    );
  }
  const cache = await buildCache(options, docs);
  const { app } = docs;
  if (app?.kind !== "bitbucket") return createPushedCodeHost(cache, AUTHOR);
  const bitbucket = await openBitbucket(app, nameConnectedRepository(docs).name, options.send);
  return createPushedCodeHost(cache, AUTHOR, bitbucket);
}

async function openBitbucket(app: CodeHostApp & { kind: "bitbucket" }, name: string, send: Outbound) {
  const bitbucket = await import("../../hosts/bitbucket/pull-requests.ts");
  const access = { apiUrl: app.baseUrl, token: app.token, send };
  return {
    pullRequests: bitbucket.createBitbucketPullRequests(access, { name, webUrl: `${webOriginOf(app)}/${name}` }),
    threads: bitbucket.createBitbucketThreads(access, name),
    closePullRequest: (number: number) => bitbucket.closePullRequest(access, name, number),
  };
}

function selectGitHub({ send }: CachedRepositoriesOptions, { app }: ConnectedRepository): GitHubAccess | undefined {
  if (app?.kind !== "github") return undefined;
  const { token } = app;
  return { apiUrl: app.baseUrl, token: typeof token === "string" ? token : token.authStrategy, send };
}

async function syncCache(options: CachedRepositoriesOptions, source: ConnectedRepository): Promise<RepositoryCache> {
  const cache = await buildCache(options, source);
  try {
    await syncRepositoryCache(cache);
    return cache;
  } catch (error) {
    const token = cache.remote.authorization && source.app?.token;
    const isRefused = error instanceof ReleaseDocsError && error.code === "git/remote-refused";
    if (typeof token !== "object" || !isRefused) throw error;
    // The kept token may have been revoked.
    await token.readToken(await token.readToken());
  }
  const renewed = await buildCache(options, source);
  await syncRepositoryCache(renewed);
  return renewed;
}

/** Each URL has its own cache, so a changed URL does not disturb who still reads the old one. */
async function buildCache(
  options: CachedRepositoriesOptions,
  connected: ConnectedRepository,
): Promise<RepositoryCache> {
  const { url, curloptResolve } = await options.checkRemote(withoutCredentials(connected.repositoryUrl));
  const address = hashInHex("sha256", url).slice(0, 16);
  return {
    directory: join(folderOf(options, connected.id), `${address}.git`),
    root: options.directory,
    remote: {
      url,
      authorization: await readAuthorization(connected),
      resolve: curloptResolve,
      anyProtocol: options.allowPrivate,
    },
  };
}

function folderOf({ directory }: CachedRepositoriesOptions, connectionId: string): string {
  // IDs are ours, but this path is also deleted.
  return join(directory, connectionId.replace(/[^\w-]/g, "_"));
}
