import type { OpenDraft } from "../../codehost/code-host.ts";
import type { PublicationConfig } from "../../contract/publication-config.ts";
import { buildPullRequest } from "./pull-request-text.ts";
import type { Tell } from "./tell.ts";

/**
 * Opens a draft's pull request, or renews the one that is open, tells what is to be known of it, and returns its address.
 * `isOurs`: one that is open was opened by an attempt at the same, which may not have come further than that.
 */
export async function publishDraft(
  { publish }: NonNullable<OpenDraft["pullRequests"]>,
  config: PublicationConfig,
  { title, body, isOurs }: { title: string; body: string; isOurs: boolean },
  tell: Tell,
): Promise<string> {
  const { url, remarks } = await publish({ ...buildPullRequest(config, title, body), isOurs });
  for (const remark of remarks) await tell("notice", remark);
  return url;
}
