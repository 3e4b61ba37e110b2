import { type History, parseRemote } from "../../git/repository.ts";
import type { CodeHost } from "../../hosts/code-host.ts";
import type { Installation } from "../../hosts/github/app.ts";
import type { GitHubAccess } from "../../hosts/github/client.ts";
import type { CommitReader } from "../../hosts/github/commits.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { isLimitError } from "../../shared/git-limits.ts";
import { createProductRefusals, DENIALS, type Outbound } from "../../shared/outbound/json-api.ts";
import type { Repository } from "../../writer/changes/change.ts";

/** The file in which a repository configures the built-in service. */
export const CONFIGURATION_PATH = ".github/release-docs.yml";

export type ConnectedRepository = {
  id: string;
  name: string;
  /** `https://…`; a `file:` URL where the operator allows that. */
  repositoryUrl: string;
  app: CodeHostApp | undefined;
};

export type CodeHostApp = {
  /** `https://api.github.com`, `https://HOST/api/v3`, `https://api.bitbucket.org/2.0`. */
  baseUrl: string;
  /** A token, or `name:token`. */
  token: string | Installation;
} & ({ kind: "github" } | { kind: "bitbucket"; token: string });

export function nameConnectedRepository({ name, repositoryUrl }: ConnectedRepository): Repository {
  const remote = parseRemote(repositoryUrl);
  return remote === undefined ? { name, webUrl: undefined } : { name: remote.name, webUrl: remote.webUrl };
}

export function isSameRepository(one: ConnectedRepository, other: ConnectedRepository): boolean {
  const urlOf = ({ repositoryUrl }: ConnectedRepository) =>
    parseRemote(repositoryUrl)?.webUrl.toLowerCase() ?? repositoryUrl.replace(/(?<!\/)\/+$/, "");
  return one.id === other.id || urlOf(one) === urlOf(other);
}

/** The origin of its API without `api.`. */
export function webOriginOf({ baseUrl }: Pick<CodeHostApp, "baseUrl">): string {
  const { protocol, host } = new URL(baseUrl);
  return `${protocol}//${host.replace(/^api\./, "")}`;
}

/** The app's token is sent to its own code host only: callers choose the URL. */
export async function readAuthorization({ repositoryUrl, app }: ConnectedRepository): Promise<string | undefined> {
  if (app === undefined || URL.parse(repositoryUrl)?.origin !== webOriginOf(app)) return undefined;
  const token = typeof app.token === "string" ? app.token : await app.token.readToken();
  return `Basic ${Buffer.from(buildCredentials(app.kind, token)).toString("base64")}`;
}

function buildCredentials(kind: CodeHostApp["kind"], token: string): string {
  if (!token.includes(":")) return `${kind === "github" ? "x-access-token" : "x-token-auth"}:${token}`;
  // Bitbucket's API takes a person's token with the e-mail address; its git server does not.
  return kind === "bitbucket" ? token.replace(/^[^:@]*@[^:]*/, "x-bitbucket-api-token-auth") : token;
}

const RECEIVES_PUSHES = "application/x-git-receive-pack-advertisement";

/**
 * Whether the code host takes pushes with the app's token, by the request that begins one: scopes and roles say less.
 * Throws `outbound/…` and `product/…` where that is not known.
 */
export async function mayPushTo(connected: ConnectedRepository, send: Outbound): Promise<boolean> {
  const { name, webUrl = "" } = nameConnectedRepository(connected);
  const { app } = connected;
  const isGitHub = app?.kind === "github";
  // GitHub's API writes drafts, to the repository of the name on its own host.
  const repositoryUrl = isGitHub ? `${webOriginOf(app)}/${name}` : webUrl;
  const authorization = await readAuthorization({ ...connected, repositoryUrl });
  const headers = authorization === undefined ? {} : { authorization };
  const url = `${repositoryUrl}.git/info/refs?service=git-receive-pack`;
  // The answer lists all refs.
  const answer = await send(url, { headers, longest: 1, cut: true });
  if (answer.status === 200) return answer.headers["content-type"]?.startsWith(RECEIVES_PUSHES) === true;
  const { refuse } = createProductRefusals(isGitHub ? "GitHub" : "Bitbucket", []);
  const doing = `say whether ${name} takes pushes`;
  const refusal = refuse(doing, answer.status, `status ${answer.status}`, answer.headers);
  if (DENIALS.has(refusal.code)) return false;
  throw refusal;
}

export type SourceRepository = {
  history: History;
  repository: Repository;
  /** Undefined without a code host. */
  commits: CommitReader | undefined;
  readFile: (path: string) => Promise<string | undefined>;
};

export type Repositories = {
  /** As the repository is on its code host at that time. */
  open: (source: ConnectedRepository) => Promise<SourceRepository>;
  openCodeHost: (docs: ConnectedRepository) => Promise<CodeHost>;
  /** Whether drafts have names that no one sees. */
  isPreview?: boolean;
};

export type ConnectedRepositories = Repositories & {
  /** Throws unless the repository can be read. */
  reach: (source: ConnectedRepository) => Promise<void>;
};

/** `isElsewhere`: drafts go to another repository. */
export type Source = SourceRepository & { isElsewhere: boolean };

export type Workspace = Pick<Repositories, "isPreview"> & {
  sources: readonly Source[];
  openCodeHost: () => Promise<CodeHost>;
};

/** `isOneOfSeveral`: references name their repository. */
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
    const opened = await repositories.open(source);
    const repository = { ...opened.repository, isQualified: isOneOfSeveral, connectionId: source.id };
    return { ...opened, repository, isElsewhere: !isSameRepository(source, docs) };
  };
  const openCodeHost = () => repositories.openCodeHost(docs);
  return { sources: await Promise.all(distinct.map(open)), openCodeHost, isPreview: repositories.isPreview === true };
}

export async function openCommitReader(
  github: GitHubAccess | undefined,
  { name, webUrl }: Repository,
  onFault: (error: unknown) => void,
): Promise<CommitReader | undefined> {
  if (github === undefined || webUrl === undefined) return undefined;
  // A token of github.com must not reach another host, nor the other way round.
  if (github.apiUrl === "https://api.github.com" && !webUrl.startsWith("https://github.com/")) return undefined;
  const { createGitHubCommitReader } = await import("../../hosts/github/commits.ts");
  return createGitHubCommitReader(github, name, onFault);
}

/** Links, binary files and, in a checkout, files that are too large count as missing. */
export function refusedAsMissing(error: unknown): undefined {
  if (!(error instanceof ReleaseDocsError) || isLimitError(error)) throw error;
}
