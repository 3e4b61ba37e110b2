import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CodeHost } from "../../codehost/code-host.ts";
import type { GitHubAccess } from "../../codehost/github/github-rest.ts";
import { createLocalCodeHost } from "../../codehost/local-repository.ts";
import { readHistory } from "../../git/read-history.ts";
import { nameRepository } from "../../git/repository-name.ts";
import type { Repository } from "../../writer/span.ts";
import { type Configuration, readConfiguration } from "../configuration.ts";
import { openCommitReader } from "./open-commit-reader.ts";
import type { Place, Places } from "./place.ts";

/** The repository that the service stands in: every source is read there, and its configuration names publications. */
export type Checkout = Places & {
  place: Place;
  configuration: Configuration;
  /** Whether drafts may go to another repository than this one, named `owner/name`. */
  reachesOthers: boolean;
};

// Whom GitHub shows for commits that a workflow makes; an address of our own could be anybody's.
const WORKFLOW_BOT = {
  name: "github-actions[bot]",
  email: "41898282+github-actions[bot]@users.noreply.github.com",
};

/** What decides how the checkout is opened. */
export type CheckoutOptions = {
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
export async function openCheckout(
  options: CheckoutOptions,
  onFault: (error: unknown) => void = () => undefined,
): Promise<Checkout> {
  const history = await readHistory(options.directory);
  const { directory } = history.repository;
  const configuration = await readConfiguration(directory);
  const repository = options.repository ?? nameRepository(history.repository);
  const commits = await openCommitReader(options.github, repository, onFault);
  const place: Place = {
    history,
    repository,
    commits,
    readFile: (path) => readFile(join(directory, path), "utf8").catch(() => undefined),
  };
  const checkout = { place, configuration, open: async () => place };
  if (options.drafts === "pullRequests") {
    const { github } = options;
    // Loaded only where it is used: a draft on disk needs nothing of GitHub.
    const { createGitHubCodeHost } = await import("../../codehost/github/github-host.ts");
    const hosts = new Map<string, Promise<CodeHost>>();
    const openCodeHost: Places["openCodeHost"] = ({ name }) => {
      const host = hosts.get(name) ?? createGitHubCodeHost(github, name);
      hosts.set(name, host);
      return host;
    };
    return { ...checkout, reachesOthers: true, openCodeHost, close: async () => undefined };
  }
  const codeHost = await createLocalCodeHost({
    repository: history.repository,
    base: history.head,
    drafts: options.drafts,
    author: WORKFLOW_BOT,
  });
  return { ...checkout, reachesOthers: false, openCodeHost: async () => codeHost, close: () => codeHost.close() };
}
