import type { CodeHost } from "../codehost/code-host.ts";
import { createLocalCodeHost } from "../codehost/local-repository.ts";
import { type History, readHistory } from "../git/read-history.ts";
import { nameRepository } from "../git/repository-name.ts";
import type { Repository } from "../writer/span.ts";
import { type Configuration, readConfiguration } from "./configuration.ts";

/** The repository that the service stands in: where commits are read and drafts are kept. */
export type Workspace = {
  history: History;
  repository: Repository;
  configuration: Configuration;
  codeHost: CodeHost;
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
  /** Drafts as branches of the repository, or in a scratch repository that goes with the service. */
  drafts: "branches" | "scratch";
};

/**
 * Opens the repository at `directory`. Throws what a person can mend: no repository, no commit,
 * a clone without the history, a broken configuration.
 */
export async function openWorkspace(options: WorkspaceOptions): Promise<Workspace> {
  const history = await readHistory(options.directory);
  const configuration = await readConfiguration(history.repository.directory);
  const codeHost = await createLocalCodeHost({
    repository: history.repository,
    base: history.head,
    drafts: options.drafts,
    author: WORKFLOW_BOT,
  });
  return {
    history,
    repository: options.repository ?? nameRepository(history.repository),
    configuration,
    codeHost,
    close: () => codeHost.close(),
  };
}
