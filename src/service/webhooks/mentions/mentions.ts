import type { ConnectionRow } from "../../connections/connections.ts";
import type { DomainParts } from "../../parts.ts";
import type { Actor } from "../../store/audit.ts";
import type { ConversationEvent } from "../conversation-event.ts";
import { handleDraftEvent, readDraftOf } from "./draft-comments.ts";
import { explainIgnored } from "./mention.ts";
import { parseRequest } from "./parse-request.ts";
import { selectPlace } from "./place.ts";
import { handleThreadEvent } from "./thread-requests.ts";

const DEFAULT_SETTINGS = { name: "release-docs", issueLabel: "release-docs" };

/**
 * Starts or continues the conversation that a person asks for in an issue, a comment or a review, and says in a few
 * words what happened. Repeating it changes nothing. `connection` is the repository's; wake the worker after it.
 * Throws `github/…`, `codehost/…` and `outbound/…`.
 */
export async function handleConversationEvent(
  parts: DomainParts,
  connection: ConnectionRow,
  event: ConversationEvent,
  actor: Actor,
): Promise<string> {
  const why = explainIgnored(event);
  if (why !== undefined) return `ignored: ${why}`;
  const place = selectPlace(event);
  if (place === undefined) return "ignored: its URL names no issue or pull request";
  const settings = parts.mentions ?? DEFAULT_SETTINGS;
  const asked = parseRequest(event.body, settings.name);
  const userName = `${event.sender.login} (${event.host === "github" ? "GitHub" : "Bitbucket"})`;
  const mention = { parts, settings, connection, event, asked, place, actor: { ...actor, userName } };
  const draft = event.isPullRequest ? await readDraftOf(mention) : undefined;
  return draft === undefined ? handleThreadEvent(mention) : handleDraftEvent(mention, draft);
}

/** The conversations that the issue, the pull request or the draft of an event has. */
export async function listConversationsOf(
  { store }: DomainParts,
  { org_id }: ConnectionRow,
  event: ConversationEvent,
): Promise<string[]> {
  const { page } = selectPlace(event) ?? {};
  if (page === undefined) return [];
  const rows = await store.database
    .selectFrom("conversations")
    .select("id")
    .where("org_id", "=", org_id)
    .where(({ or, eb }) => or([eb("origin_url", "=", page), eb("output_url", "=", page)]))
    .orderBy("seq", "desc")
    .limit(MAX_LISTED)
    .execute();
  return rows.map(({ id }) => id);
}

const MAX_LISTED = 20;
