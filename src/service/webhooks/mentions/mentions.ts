import type { DocRequest } from "../../../contract/doc-request.ts";
import type { ConversationRow } from "../../../drafting/conversation.ts";
import { quoteText } from "../../../shared/text.ts";
import type { ConnectionRow } from "../../connections/connections.ts";
import type { PublicationRow } from "../../connections/uses.ts";
import { insertComment, requestWork } from "../../conversations/comments.ts";
import { isOpenForWork } from "../../conversations/conversations.ts";
import { insertJob } from "../../jobs/jobs.ts";
import type { DomainParts } from "../../parts.ts";
import type { Actor } from "../../store/audit.ts";
import type { Store } from "../../store/store.ts";
import { readAsking } from "../../syncs/events.ts";
import type { ConversationEvent } from "../delivery.ts";
import { answerMention, explainIgnored, findOutside, type Mention, outsideOf, record } from "./answer-mention.ts";
import { handleDraftEvent, readDraftOf } from "./draft-comments.ts";
import { parseRequest } from "./parse-request.ts";
import { selectPlace } from "./replies.ts";

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

const MAX_TITLE = 200;

/** What people write in issues, and on pull requests that are no draft's. */
async function handleThreadEvent(mention: Mention): Promise<string> {
  const { parts, connection, event, asked, settings } = mention;
  const isLabel = (label = "") => label.toLowerCase() === settings.issueLabel.toLowerCase();
  const isLabelled = event.action === "opened" ? event.labels?.some(isLabel) : isLabel(event.label);
  const isRequest = asked.isMentioned || (event.kind === "issue" && isLabelled === true);
  if (!isRequest || (event.action === "labeled" && isLabelled !== true)) return "ignored: it requests no work";
  const trigger = event.kind === "issue" ? "newIssues" : "issueComments";
  const publications = await readAsking(parts.store, connection, trigger);
  if (publications.length === 0) return `ignored: no publication has ${connection.name} as a trigger for ${trigger}`;
  const isEmpty = asked.text === "" && event.kind !== "issue";
  const request = () => requestThreadWork(mention, publications);
  return answerMention(mention, { isHelp: asked.isHelp || isEmpty, request });
}

/** Continues the thread's conversation of each publication, or starts one: all of them or none. */
async function requestThreadWork(mention: Mention, publications: readonly PublicationRow[]): Promise<string> {
  const { connection, event, actor } = mention;
  return record(mention, async (within) => {
    const known = await readConversations(within, mention, publications);
    if (event.kind === "issue" && known.length > 0) return "ignored: the issue has a conversation";
    if (await isRecorded(within, mention)) return "requested before";
    const open = known.filter(isOpenForWork);
    for (const conversation of open) await continueConversation(within, mention, conversation);
    const others = publications.filter(({ id }) => !open.some(({ publication_id: used }) => used === id));
    if (others.length === 0) return `continued ${nameConversations(open.length)}`;
    const request = buildRequest(mention, others);
    const originType = event.isPullRequest ? "pullRequest" : "issue";
    const job = { actor, request, connectionId: connection.id, publications: others };
    const ids = await insertJob(within, { ...job, originType, originUrl: mention.place.url });
    for (const id of ids) await recordOrigin(within, mention, { id, connection_id: connection.id });
    const continued = open.length === 0 ? "" : ` and continued ${nameConversations(open.length)}`;
    return `started ${nameConversations(ids.length)}${continued}`;
  });
}

const nameConversations = (count: number) => (count === 1 ? "a conversation" : `${count} conversations`);

/** The thread's; the newest of each publication. */
async function readConversations(
  { database }: Store,
  { connection, place }: Mention,
  publications: readonly PublicationRow[],
) {
  const ids = publications.map(({ id }) => id);
  const rows = await database
    .selectFrom("conversations")
    .selectAll()
    .where("org_id", "=", connection.org_id)
    .where("origin_url", "=", place.url)
    .where("publication_id", "in", ids)
    .orderBy("seq")
    .execute();
  return [...new Map(rows.map((row) => [row.publication_id, row])).values()];
}

/** By any conversation of the thread, also one that is over. An issue's text is recorded by the conversation itself. */
async function isRecorded(within: Store, { event, connection, place }: Mention): Promise<boolean> {
  const outside = outsideOfEvent(event);
  const all = within.database.selectFrom("conversations").select("id").where("org_id", "=", connection.org_id);
  for (const { id } of await all.where("origin_url", "=", place.url).execute()) {
    if ((await findOutside(within, id, outside, { isAnchored: false })) !== undefined) return true;
  }
  return false;
}

/** Reviews, their comments and others are numbered apart. */
function outsideOfEvent(event: Mention["event"]) {
  const { kind, id } = event;
  const prefixes = { issueComment: "", review: "pullrequestreview-", issue: "issue-", reviewComment: "reviewComment-" };
  return outsideOf(event, prefixes[kind] + id);
}

function buildRequest({ event, asked, connection }: Mention, publications: readonly PublicationRow[]): DocRequest {
  const title = quoteText(event.title || `Document #${event.number}`, MAX_TITLE);
  return {
    title,
    body: asked.text || title,
    labels: [`trigger:${event.kind === "issue" ? "newIssues" : "issueComments"}`],
    publications: publications.map(({ id }) => id),
    sourceConnection: connection.id,
  };
}

async function continueConversation(within: Store, mention: Mention, conversation: ConversationRow): Promise<void> {
  const { event, asked, actor, connection, place } = mention;
  const request = { body: asked.text };
  const commentId = await insertComment(within, actor, {
    conversation,
    authorId: null,
    message: asked.text,
    workRequested: true,
    request: { ...request, thread: { connectionId: connection.id, url: place.url } },
    outside: outsideOfEvent(event),
  });
  await requestWork(within, actor, { conversationId: conversation.id, commentId, request });
}

/** The comment that a conversation began with: what was reported twice begins no second one. */
async function recordOrigin(
  within: Store,
  { event, asked, actor }: Mention,
  conversation: { id: string; connection_id: string },
): Promise<void> {
  const outside = outsideOfEvent(event);
  const message = asked.text || (event.title ?? "");
  await insertComment(within, actor, { conversation, authorId: null, message, workRequested: false, outside });
}
