import type { CodeHost } from "../codehost/code-host.ts";
import type { CommitReader } from "../codehost/github/github-commits.ts";
import type { GitHubAccess } from "../codehost/github/github-rest.ts";
import { createLocalCodeHost } from "../codehost/local-repository.ts";
import { type History, readHistory } from "../git/read-history.ts";
import { nameRepository } from "../git/repository-name.ts";
import type { Repository } from "../writer/span.ts";
import { type Configuration, readConfiguration } from "./configuration.ts";

/** The repository that the service stands in, where commits are read, and the code host where drafts are kept. */
export type Workspace = {
  history: History;
  repository: Repository;
  configuration: Configuration;
  /** Whether drafts may go to another repository than this one, named `owner/name`. */
  reachesOthers: boolean;
  /** Opens the code host of a repository, by the name of its connection. */
  openCodeHost: (repository: string) => Promise<CodeHost>;
  /** Tells what the code host knows of commits; undefined where there is none to ask. */
  commits: CommitReader | undefined;
  /** Gives back what it borrowed, such as the scratch repository of drafts. */
  close: () => Promise<void>;
};

// Whom GitHub shows for commits that a workflow makes; an address of our own could be anybody's.
const WORKFLOW_BOT = {
  name: "github-actions[bot]",
  email: "41898282+github-actions[bot]@users.noreply.github.com",
};

/** What decides how a workspace is opened. */
export type WorkspaceOptions = {
  directory: string;
  /** Name and page of the repository; from its remote, else its folder, unless given. */
  repository?: Repository | undefined;
} & (
  | {
      /** As branches of the repository, or in a scratch repository that goes with the service. */
      drafts: "branches" | "scratch";
      /** GitHub's API, where it may be asked about the repository's commits. */
      github?: GitHubAccess;
    }
  | {
      /** As branches and pull requests on GitHub. */
      drafts: "pullRequests";
      github: GitHubAccess;
    }
);

/**
 * Opens the repository at `directory`. Throws what a person can mend: no repository, no commit,
 * a clone without the history, a broken configuration. `onFault` hears of what the code host did not tell.
 */
export async function openWorkspace(
  options: WorkspaceOptions,
  onFault: (error: unknown) => void = () => undefined,
): Promise<Workspace> {
  const history = await readHistory(options.directory);
  const configuration = await readConfiguration(history.repository.directory);
  const repository = options.repository ?? nameRepository(history.repository);
  const commits = await openCommitReader(options.github, repository, onFault);
  const place = { history, configuration, repository, commits };
  if (options.drafts === "pullRequests") {
    const { github } = options;
    // Loaded only where it is used: a draft on disk needs nothing of GitHub.
    const { createGitHubCodeHost } = await import("../codehost/github/github-host.ts");
    const hosts = new Map<string, Promise<CodeHost>>();
    const openCodeHost = (name: string) => {
      const host = hosts.get(name) ?? createGitHubCodeHost(github, name);
      hosts.set(name, host);
      return host;
    };
    return { ...place, reachesOthers: true, openCodeHost, close: async () => undefined };
  }
  const codeHost = await createLocalCodeHost({
    repository: history.repository,
    base: history.head,
    drafts: options.drafts,
    author: WORKFLOW_BOT,
  });
  return { ...place, reachesOthers: false, openCodeHost: async () => codeHost, close: () => codeHost.close() };
}

async function openCommitReader(
  github: WorkspaceOptions["github"],
  { name, webUrl }: Repository,
  onFault: (error: unknown) => void,
): Promise<CommitReader | undefined> {
  if (github === undefined || webUrl === undefined) return undefined;
  // A token of github.com is no business of another host, and another host's is none of github.com's.
  if (github.apiUrl === "https://api.github.com" && !webUrl.startsWith("https://github.com/")) return undefined;
  // Loaded only where it is used.
  const { createGitHubCommitReader } = await import("../codehost/github/github-commits.ts");
  return createGitHubCommitReader(github, name, onFault);
}
