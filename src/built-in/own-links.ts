import type { ReadLinks } from "../drafting/conversation.ts";
import { type OutboundAccess, readLinks } from "../drafting/links.ts";
import { createInstallations } from "../hosts/github/app.ts";
import type { GitHubAccess } from "../hosts/github/client.ts";
import { createOutbound } from "../shared/outbound/outbound.ts";

/** Public addresses, and GitHub's API wherever the runner has it. */
export function createOutboundAccess(github: GitHubAccess | undefined): OutboundAccess {
  const guard = { allowPrivate: false, environment: process.env };
  const send = createOutbound(guard);
  const outbound = { send, installations: createInstallations(send), allowPrivate: false };
  const trustedOrigin = URL.parse(github?.apiUrl ?? "")?.origin;
  if (github === undefined || trustedOrigin === undefined) return outbound;
  const { apiUrl, token } = github;
  return { ...outbound, ownGitHub: { apiUrl, token, send: createOutbound({ ...guard, trustedOrigin }) } };
}

/** With the token of the run. Throws only the reason of `stop`. */
export function readOwnLinks(
  urls: readonly string[],
  github: GitHubAccess | undefined,
  stop: AbortSignal,
): Promise<ReadLinks> {
  const links = urls.map((url) => ({ url, askedBy: null }));
  return readLinks(createOutboundAccess(github), links, { selectReaders: async () => [], stop });
}
