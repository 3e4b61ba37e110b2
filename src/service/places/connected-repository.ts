import { parseRemote } from "../../git/remote.ts";
import type { Repository } from "../../writer/span.ts";

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
export function nameConnected({ name, repositoryUrl }: ConnectedRepository): Repository {
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
export function selectWebOrigin({ baseUrl }: Pick<CodeHostApp, "baseUrl">): string {
  const { protocol, host } = new URL(baseUrl);
  return `${protocol}//${host.replace(/^api\./, "")}`;
}

/**
 * What git sends as `Authorization` to the repository. The app's token goes to no other origin than the one its API
 * belongs to: whoever may make connections could have it sent to themselves otherwise.
 */
export function selectAuthorization({ repositoryUrl, app }: ConnectedRepository): string | undefined {
  if (app === undefined || !URL.canParse(repositoryUrl)) return undefined;
  if (new URL(repositoryUrl).origin !== selectWebOrigin(app)) return undefined;
  return `Basic ${Buffer.from(buildCredentials(app)).toString("base64")}`;
}

function buildCredentials({ kind, token }: CodeHostApp): string {
  if (!token.includes(":")) return `${kind === "github" ? "x-access-token" : "x-token-auth"}:${token}`;
  // Bitbucket's API takes a person's token with the e-mail address, its git does not.
  return kind === "bitbucket" ? token.replace(/^[^:]*@[^:]*(?=:)/, "x-bitbucket-api-token-auth") : token;
}
