import { type History, readHistory } from "../../git/history.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type { RunEvent } from "../environment.ts";
import { createCheckoutSource, withGitHub } from "./checkout-source.ts";
import type { ChangeSelection, CommitSource } from "./selection.ts";

export type SelectionPlace = {
  directory: string;
  event: RunEvent;
  token: string;
  /** Whether GitHub's API or the payload may replace a checkout, which the built-in service needs. */
  remote: boolean;
  /** Reads `directory`, for those who read it more than once. */
  readHistory?: () => Promise<History>;
};

type Select = (source: CommitSource) => Promise<ChangeSelection>;

const NO_HISTORY = new Set(["git/not-a-repository", "git/no-such-directory", "git/not-installed", "git/shallow"]);

/** From the checkout, else from GitHub's API; undefined without either. */
export async function selectFromSource(place: SelectionPlace, select: Select): Promise<ChangeSelection | undefined> {
  const source = (await openCheckoutSource(place)) ?? (await openGitHubSource(place));
  if (source === undefined) return undefined;
  const selection = await select(source);
  return { ...selection, source: `${selection.source} (from ${source.name})` };
}

async function openCheckoutSource({ directory, event, token, remote, readHistory: read }: SelectionPlace) {
  try {
    const source = createCheckoutSource(await (read?.() ?? readHistory(directory)), remote);
    return token !== "" && event.repository !== undefined ? withGitHub(source, event, token) : source;
  } catch (error) {
    if (remote && error instanceof ReleaseDocsError && NO_HISTORY.has(error.code)) return undefined;
    throw error;
  }
}

async function openGitHubSource({ event, token }: SelectionPlace) {
  if (token === "" || event.repository === undefined) return undefined;
  const { createGitHubSource } = await import("./github-source.ts");
  return createGitHubSource(event, token);
}

/** `more` ends the sentence. */
export function buildNoHistory({ directory }: SelectionPlace, more: string): ReleaseDocsError {
  const message = `Cannot determine the commits: ${directory} has no git history, ${more}.`;
  return new ReleaseDocsError("event/no-history", message);
}
