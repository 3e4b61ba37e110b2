import type { History } from "../../../git/history.ts";
import { parseRemote } from "../../../git/repository.ts";
import type { CodeHost } from "../../../hosts/code-host.ts";
import type { GitHubAccess } from "../../../hosts/github/client.ts";
import type { CommitReader } from "../../../hosts/github/commits.ts";
import type { Outbound } from "../../../shared/json-api.ts";
import type { Repository } from "../../../writer/change.ts";
import type { Vault } from "../../security/vault.ts";
import type { Store } from "../../store/store.ts";

/** The repository of a `codehostRepo` connection, with what it takes to reach it. */
export type ConnectedRepository = {
  /** ID and name of the connection. */
  id: string;
  name: string;
  /** `https://…`; a `file:` address where the operator allows that. */
  repositoryUrl: string;
  /** The code-host app; absent where a connection names none. */
  app: CodeHostApp | undefined;
};

/** A code host's API and the token that it knows us by. */
export type CodeHostApp = {
  kind: "github" | "bitbucket";
  /** `https://api.github.com`, `https://HOST/api/v3`, `https://api.bitbucket.org/2.0`. */
  baseUrl: string;
  /** A token, or `name:token` where it goes with a name. */
  token: string;
};

/** What a connected repository is called on its code host, and its page: from its address, else its connection's name. */
export function nameConnectedRepository({ name, repositoryUrl }: ConnectedRepository): Repository {
  const remote = parseRemote(repositoryUrl);
  return remote === undefined ? { name, webUrl: undefined } : { name: remote.name, webUrl: remote.webUrl };
}

/** Whether two connections lead to one repository, however its address is written. */
export function isSameRepository(one: ConnectedRepository, other: ConnectedRepository): boolean {
  const placeOf = ({ repositoryUrl }: ConnectedRepository) =>
    parseRemote(repositoryUrl)?.webUrl.toLowerCase() ?? repositoryUrl.replace(/\/+$/, "");
  return one.id === other.id || placeOf(one) === placeOf(other);
}

/** Where a code host's pages and repositories are: beside its API, or at the domain that the API is below of. */
export function webOriginOf({ baseUrl }: Pick<CodeHostApp, "baseUrl">): string {
  const { protocol, host } = new URL(baseUrl);
  return `${protocol}//${host.replace(/^api\./, "")}`;
}

/**
 * What git sends as `Authorization` to the repository. The app's token goes to no other origin than the one its API
 * belongs to: whoever may make connections could have it sent to themselves otherwise.
 */
export function selectAuthorization({ repositoryUrl, app }: ConnectedRepository): string | undefined {
  if (app === undefined || !URL.canParse(repositoryUrl)) return undefined;
  if (new URL(repositoryUrl).origin !== webOriginOf(app)) return undefined;
  return `Basic ${Buffer.from(buildCredentials(app)).toString("base64")}`;
}

function buildCredentials({ kind, token }: CodeHostApp): string {
  if (!token.includes(":")) return `${kind === "github" ? "x-access-token" : "x-token-auth"}:${token}`;
  // Bitbucket's API takes a person's token with the e-mail address, its git does not.
  return kind === "bitbucket" ? token.replace(/^[^:]*@[^:]*(?=:)/, "x-bitbucket-api-token-auth") : token;
}

/** Where a source's history is read. */
export type SourceRepository = {
  history: History;
  /** Its name and page. */
  repository: Repository;
  /** Tells what the code host knows of commits; undefined where there is none to ask. */
  commits: CommitReader | undefined;
  /** The text of a file of its own, by path from the top; undefined where there is no such text. */
  readFile: (path: string) => Promise<string | undefined>;
};

/** The repositories of connections, opened where they are. */
export type Repositories = {
  /** Opens a source for reading; it is as its remote was at most `olderThan` milliseconds ago. */
  open: (source: ConnectedRepository, options?: { olderThan?: number }) => Promise<SourceRepository>;
  /** Opens the code host that drafts go to. */
  openCodeHost: (docs: ConnectedRepository) => Promise<CodeHost>;
  /** Gives back what is temporary, such as the scratch repository of drafts. */
  close: () => Promise<void>;
};

/** A repository that is written about. */
export type Source = SourceRepository & {
  /** Whether drafts go to another repository. */
  isElsewhere: boolean;
};

/** What one piece of writing works with: where commits are read, and the code host of its drafts. */
export type Workspace = { sources: readonly Source[]; openCodeHost: () => Promise<CodeHost> };

/**
 * Opens the sources, each repository once, and the docs repository once it is asked for. `isOneOfSeveral`: the
 * publication has other sources too, so that references name their repository. Throws what {@link Repositories.open} throws.
 */
export async function openWorkspace(
  repositories: Repositories,
  sources: readonly ConnectedRepository[],
  docs: ConnectedRepository,
  { isOneOfSeveral = sources.length > 1 } = {},
): Promise<Workspace> {
  const distinct = sources.filter(
    (source, index) => sources.findIndex((other) => isSameRepository(source, other)) === index,
  );
  const open = async (source: ConnectedRepository): Promise<Source> => {
    const place = await repositories.open(source);
    const repository = { ...place.repository, isQualified: isOneOfSeveral };
    return { ...place, repository, isElsewhere: !isSameRepository(source, docs) };
  };
  return { sources: await Promise.all(distinct.map(open)), openCodeHost: () => repositories.openCodeHost(docs) };
}

/** Opens what GitHub knows of a repository's commits; undefined where the access is not to the repository's own GitHub. */
export async function openCommitReader(
  github: GitHubAccess | undefined,
  { name, webUrl }: Repository,
  onFault: (error: unknown) => void,
): Promise<CommitReader | undefined> {
  if (github === undefined || webUrl === undefined) return undefined;
  // A token of github.com is no business of another host, and another host's is none of github.com's.
  if (github.apiUrl === "https://api.github.com" && !webUrl.startsWith("https://github.com/")) return undefined;
  // Loaded only where it is used.
  const { createGitHubCommitReader } = await import("../../../hosts/github/commits.ts");
  return createGitHubCommitReader(github, name, onFault);
}

export type OutboundAccess = {
  send: Outbound;
  /** Whether the operator lets callers reach the service's own machine and network; `send` is made accordingly. */
  allowPrivate: boolean;
  /** Where the API of the second code host is where no connection says so; its public one unless given. */
  codehostbUrl?: string | undefined;
  /** GitHub as the process itself knows it, beside all connections: links into it are read with this token. */
  ownGitHub?: { apiUrl: string; token: string; send: Outbound } | undefined;
};

export type ServiceParts = {
  store: Store;
  /** Keeps the secrets of connections. */
  vault: Vault;
  /** Has work looked for now, since some was stored. */
  worker: { wake: () => void };
  repositories: Repositories;
  outbound: OutboundAccess;
};
