import { MAX_ADDRESS_LENGTH } from "../../../contract/fields.ts";
import { DomainError } from "../../../contract/refusals.ts";
import type { Anchor } from "../../../contract/resources/comments.ts";
import type { ConversationRow } from "../../../drafting/conversation.ts";
import type { Person, ReviewComment, ThreadApi } from "../../../hosts/code-host.ts";
import { readReplyKey } from "../../../hosts/pull-request.ts";
import { onError } from "../../../shared/errors.ts";
import { countWords } from "../../../writer/entries.ts";
import { selectUsers } from "../../connections/uses.ts";
import { insertComment, readAnchoredLines, requestWork } from "../../conversations/comments.ts";
import { readDraftsOf } from "../../conversations/conversations.ts";
import { parsePublicationConfig } from "../../store/columns.ts";
import { readRecord, type Store } from "../../store/store.ts";
import { boundText, MAX_BODY_LENGTH } from "../delivery.ts";
import { answerMention, findOutside, type Mention, outsideOf, record } from "./answer-mention.ts";
import { parseRequest } from "./parse-request.ts";

/** The newest conversation whose draft has this pull request, if its publication still writes to the repository. */
export async function readDraftOf({ parts, connection, event }: Mention): Promise<ConversationRow | undefined> {
  const { store } = parts;
  const ids = (await readDraftsOf(store, connection, event.number)).map(({ id }) => id);
  if (ids.length === 0) return undefined;
  return store.database
    .selectFrom("conversations")
    .selectAll()
    .where("id", "in", ids)
    .where("publication_id", "in", selectUsers(store, connection.id, ["docs"]))
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** What people write on the pull request of a draft. */
export async function handleDraftEvent(mention: Mention, conversation: ConversationRow): Promise<string> {
  const { event, asked, parts } = mention;
  const { org_id: orgId, publication_id: publicationId } = conversation;
  const publication = await readRecord(parts.store, "publications", orgId, publicationId ?? "");
  const { inputTriggers = {} } = parsePublicationConfig(publication.config_json);
  if (!Object.values(inputTriggers).some((events) => events.includes("issueComments"))) {
    return `ignored: ${publication.name} has no trigger for issueComments`;
  }
  const isRequest = asked.isMentioned || (event.kind === "review" && event.state === "changes_requested");
  if (!isRequest) {
    return event.kind === "reviewComment" ? recordEvent(mention, conversation) : "ignored: it requests no work";
  }
  return answerMention(mention, {
    isHelp: asked.isHelp,
    request: (threads) => requestDraftWork(mention, conversation, threads),
    otherwise: async (why) =>
      `${event.kind === "reviewComment" ? await recordEvent(mention, conversation) : "ignored"}: ${why}`,
  });
}

async function recordEvent(mention: Mention, conversation: ConversationRow): Promise<string> {
  const { event } = mention;
  const { id, body, path = "", line, startLine, side, inReplyTo = id } = event;
  const lines = line === undefined || side === "LEFT" ? {} : { line, startLine: startLine ?? line };
  const comment = { id, threadId: inReplyTo, isResolved: false, author: event.author, body, path, ...lines };
  return record(mention, (within) => recordComment(within, mention, conversation, comment))
    .then(() => "recorded as discussion")
    .catch(onError(DomainError, ({ message }) => `ignored: ${message}`));
}

/** Its ID and whether work was requested on it, also where it was recorded before. */
async function recordComment(
  within: Store,
  { event, settings, actor }: Mention,
  conversation: ConversationRow,
  { id: externalId, body, path: filePath, line: endLine, startLine }: ReviewComment,
) {
  const outside = outsideOf(event, externalId);
  const known = await findOutside(within, conversation.id, outside, { isAnchored: true });
  if (known !== undefined) return known;
  const anchor: Anchor = { filePath, ...(endLine !== undefined && { startLine: startLine ?? endLine, endLine }) };
  const { text } = parseRequest(body, settings.name);
  const id = await insertComment(within, actor, {
    conversation,
    authorId: null,
    message: text || body,
    workRequested: false,
    anchor,
    anchoredLines: await readAnchoredLines(within, conversation.id, anchor),
    // What only quotes others, or mentions us, asks nothing.
    request: text === "" ? {} : { body: text },
    outside,
  });
  return { id, work_requested: 0 };
}

type Batch = {
  /** Its ID on the code host, which two events of one review share. */
  externalId: string;
  /** Its own words; empty for none. */
  message: string;
  items: readonly ReviewComment[];
  /** The thread that gets the reply. */
  url: string;
};

/** One turn for everything that an event asks, together with its review. */
async function requestDraftWork(mention: Mention, conversation: ConversationRow, threads: ThreadApi): Promise<string> {
  const { event, connection, actor } = mention;
  const batch = await readBatch(mention, threads);
  if (batch === undefined) return "ignored: its thread is resolved";
  return record(mention, async (within) => {
    const outside = outsideOf(event, batch.externalId);
    if ((await findOutside(within, conversation.id, outside, { isAnchored: false })) !== undefined)
      return "requested before";
    const ids: string[] = [];
    for (const item of batch.items) ids.push((await recordComment(within, mention, conversation, item)).id);
    const items = await selectUnbatched(within, ids);
    if (items.length === 0 && batch.message === "") return "ignored: no open comments to work on";
    const request = batch.message === "" ? {} : { body: batch.message };
    const commentId = await insertComment(within, actor, {
      conversation,
      authorId: null,
      message: batch.message || "Work on these comments.",
      workRequested: true,
      request: { ...request, thread: { connectionId: connection.id, url: batch.url } },
      outside,
    });
    const rows = items.map((item_id) => ({ aggregate_id: commentId, item_id }));
    if (rows.length > 0) await within.database.insertInto("comment_batches").values(rows).execute();
    const asked = { ...request, itemCommentIds: items };
    await requestWork(within, actor, { conversationId: conversation.id, commentId, request: asked });
    return `requested work on ${countWords(items.length, ["comment", "comments"])}`;
  });
}

async function selectUnbatched({ database }: Store, ids: readonly string[]): Promise<string[]> {
  const batched = await database.selectFrom("comment_batches").select("item_id").where("item_id", "in", ids).execute();
  return ids.filter((id) => !batched.some(({ item_id }) => item_id === id));
}

const MAX_ITEMS = 100;

/** Undefined for a mention in a resolved thread. */
async function readBatch(mention: Mention, threads: ThreadApi): Promise<Batch | undefined> {
  const { event, asked, place, settings } = mention;
  const comments = (await threads.readReviewComments(event.number)).map(boundComment);
  const open = comments.filter(
    ({ isResolved, body, author }) => !isResolved && !author?.isBot && readReplyKey(body) === undefined,
  );
  const select = (isMeant: (comment: ReviewComment) => boolean) =>
    selectPermitted(mention, threads, open.filter(isMeant));
  if (event.kind === "issueComment") {
    return { externalId: event.id, message: asked.text, items: await select(() => true), url: place.page };
  }
  const reviewId = event.kind === "review" ? event.id : event.pullRequestReviewId;
  const isOwn = ({ id, review }: ReviewComment) => (reviewId === undefined ? id === event.id : review?.id === reviewId);
  const review = comments.find(isOwn)?.review;
  const words = parseRequest(event.kind === "review" ? event.body : (review?.body ?? ""), settings.name);
  const isChangeRequest = event.kind === "review" ? event.state === "changes_requested" : review?.isChangeRequest;
  const externalId = reviewId === undefined ? `comment-${event.id}` : `pullrequestreview-${reviewId}`;
  if (words.isMentioned || isChangeRequest === true) {
    return { externalId, message: words.text, items: await select(() => true), url: place.page };
  }
  const own = new Set(open.filter(isOwn).map(({ threadId }) => threadId));
  if (own.size === 0) return undefined;
  const items = await select(({ threadId }) => own.has(threadId));
  return { externalId, message: words.text, items, url: own.size === 1 ? place.url : place.page };
}

/** As the comments of events are. */
function boundComment(comment: ReviewComment): ReviewComment {
  const { body, path, review } = comment;
  const bounded = { body: boundText(body, MAX_BODY_LENGTH), path: boundText(path, MAX_ADDRESS_LENGTH) };
  return { ...comment, ...bounded, review: review && { ...review, body: boundText(review.body, MAX_BODY_LENGTH) } };
}

const MAX_AUTHORS = 20;

/** Those whose authors may write: what others say is never followed. */
async function selectPermitted({ event }: Mention, threads: ThreadApi, comments: readonly ReviewComment[]) {
  const authors = new Map(comments.flatMap(({ author }) => (author === undefined ? [] : [[nameOf(author), author]])));
  const permitted = new Set([nameOf(event.sender)]);
  for (const [name, author] of [...authors].slice(0, MAX_AUTHORS)) {
    if (!permitted.has(name) && (await threads.mayWrite(author))) permitted.add(name);
  }
  const isPermitted = ({ author }: ReviewComment) => author !== undefined && permitted.has(nameOf(author));
  return comments.filter(isPermitted).slice(0, MAX_ITEMS);
}

const nameOf = ({ login, id = login }: Person) => id;
