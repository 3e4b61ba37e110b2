import type { CodeHost } from "../codehost/code-host.ts";
import type { GitHubAccess } from "../codehost/github-rest.ts";
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
  /**
   * Drafts as branches of the repository, in a scratch repository that goes with the service, or as branches and pull
   * requests on GitHub.
   */
  drafts: "branches" | "scratch" | { github: GitHubAccess };
};

/**
 * Opens the repository at `directory`. Throws what a person can mend: no repository, no commit,
 * a clone without the history, a broken configuration.
 */
export async function openWorkspace(options: WorkspaceOptions): Promise<Workspace> {
  const history = await readHistory(options.directory);
  const configuration = await readConfiguration(history.repository.directory);
  const place = { history, configuration, repository: options.repository ?? nameRepository(history.repository) };
  if (typeof options.drafts === "object") {
    const { github } = options.drafts;
    // Loaded only where it is used: a draft on disk needs nothing of GitHub.
    const { createGitHubCodeHost } = await import("../codehost/github-host.ts");
    const hosts = new Map<string, Promise<CodeHost>>();
    const openCodeHost = (repository: string) => {
      const host = hosts.get(repository) ?? createGitHubCodeHost(github, repository);
      hosts.set(repository, host);
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
