import type { DraftedPublication, DraftOrder } from "../conversation.ts";
import type { Noted } from "../notes.ts";
import type { Workspace } from "../repositories/repositories.ts";

/**
 * Closes the pull request of a rolling release that has no change left, such as one that was taken back. It stays open
 * where a person has committed to it, where its base has commits that this history does not have, and where another
 * publication can have made the release.
 */
export async function withdrawRelease(
  { sources: [home], openCodeHost }: Workspace,
  { branchName }: Pick<DraftedPublication, "branchName">,
  branch: string,
  { request: { release, changes }, former, addEntry }: DraftOrder,
  { config, sentence: summary }: Pick<Noted, "config" | "sentence">,
) {
  const isRolling = release && !changes?.length && former === undefined && branchName === undefined;
  const host = await (isRolling ? openCodeHost() : undefined);
  if (host?.readPullRequestState === undefined) return { summary };
  const { pullRequests, edited, commit } = await host.openDraft(branch, { base: config.pullRequest?.base });
  const isKnown = edited === undefined && commit === home?.history.head;
  if (!isKnown || !(await pullRequests?.close(`This pull request was closed. ${summary}`))) return { summary };
  addEntry("pullRequest", summary, { operation: "closed" });
  return { summary: `${summary} Its pull request was closed.`, pullRequests };
}
