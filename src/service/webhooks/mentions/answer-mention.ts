import { COMMENT_COMMANDS } from "../../../contract/kinds.ts";
import { DomainError } from "../../../contract/refusals.ts";
import type { ThreadApi } from "../../../hosts/code-host.ts";
import { readReplyKey } from "../../../hosts/pull-request.ts";
import type { ConnectionRow } from "../../connections/connections.ts";
import type { OutsideComment } from "../../conversations/comments.ts";
import type { DomainParts, MentionSettings } from "../../parts.ts";
import { isBillingRefusal } from "../../people/billing.ts";
import type { Actor } from "../../store/audit.ts";
import { checkStoredBytes } from "../../store/storage.ts";
import { lockOrganization, type Store } from "../../store/store.ts";
import type { ConversationEvent } from "../delivery.ts";
import type { ParsedRequest } from "./parse-request.ts";
import { openThreads, type Place, renderReply } from "./replies.ts";

/** An event that is no one's but a person's, and how it reads. */
export type Mention = {
  parts: DomainParts;
  settings: MentionSettings;
  /** The repository's. */
  connection: ConnectionRow;
  event: ConversationEvent;
  asked: ParsedRequest;
  place: Place;
  actor: Actor;
};

const REPORTED = {
  issue: ["opened", "labeled"],
  issueComment: ["created"],
  review: ["submitted"],
  reviewComment: ["created"],
} as const satisfies Record<ConversationEvent["kind"], readonly string[]>;

/** Why an event never starts work, also of people who may write; undefined for others. Loops end here: see docs/conversations.md. */
export function explainIgnored(event: ConversationEvent): string | undefined {
  const { kind, action, host, isPullRequest, author, sender, body } = event;
  const reported: readonly string[] = REPORTED[kind];
  if (!reported.includes(action)) return `"${action}" starts no work`;
  if (host === "bitbucket" && !isPullRequest) return "issues of Bitbucket start no work";
  if (kind === "issue" && isPullRequest) return "the text of a pull request starts no work";
  if (readReplyKey(body) !== undefined) return "it is a reply of the service";
  const isBot = sender.isBot || (author.isBot && action !== "labeled");
  return isBot ? `${sender.login} is a bot` : undefined;
}

/** In one transaction with the lock of the organization. 413 if it then stores too much, as for a caller. */
export async function record<Result>(
  { parts: { store }, connection: { org_id: orgId } }: Mention,
  work: (within: Store) => Promise<Result>,
): Promise<Result> {
  return store.transaction(async (within) => {
    await lockOrganization(within, orgId);
    const result = await work(within);
    await checkStoredBytes(within, orgId);
    return result;
  });
}

type Answer = {
  /** Whether to reply with what can be asked instead. */
  isHelp: boolean;
  request: (threads: ThreadApi) => Promise<string>;
  /** For people who may not write to the repository. */
  otherwise?: (why: string) => Promise<string>;
};

/** Calls `request` for people who may write to the repository. Replies where no work is possible. */
export async function answerMention(mention: Mention, { isHelp, request, otherwise }: Answer): Promise<string> {
  const { parts, connection, event, settings } = mention;
  const threads = await openThreads(parts, connection.id);
  if (threads === undefined) return "ignored: the connection names no code-host app";
  if (!(await threads.mayWrite(event.sender))) {
    const why = `${event.sender.login} may not write to ${event.repository}`;
    return otherwise === undefined ? `ignored: ${why}` : otherwise(why);
  }
  if (isHelp) {
    await replyAtOnce(mention, threads, renderHelp(settings));
    return "replied with what can be asked";
  }
  return request(threads).catch((error: unknown) => replyRefused(mention, threads, error));
}

export function outsideOf({ host }: ConversationEvent, externalId: string): OutsideComment {
  return { source: host, externalId };
}

/** The IDs of comments on files and of others may be equal. */
export async function findOutside(
  { database }: Store,
  conversationId: string,
  { source, externalId }: OutsideComment,
  { isAnchored }: { isAnchored: boolean },
) {
  return database
    .selectFrom("comments")
    .select(["id", "work_requested"])
    .where("conversation_id", "=", conversationId)
    .where("source", "=", source)
    .where("external_id", "=", externalId)
    .where("file_path", isAnchored ? "is not" : "is", null)
    .executeTakeFirst();
}

/** Answers at once, without work. */
async function replyAtOnce({ event, place }: Mention, threads: ThreadApi, message: string): Promise<void> {
  const { host, kind, id } = event;
  await threads.reply(place, { body: renderReply({ message }), key: `${host}-${kind}-${id}` });
}

/** Replies where no work is possible: a draft that is merged, a full queue. Throws other errors. */
async function replyRefused(mention: Mention, threads: ThreadApi, error: unknown): Promise<string> {
  if (!(error instanceof DomainError)) throw error;
  const { message } = error;
  // The reason is the organization's own business.
  const why = isBillingRefusal(error) ? "The organization cannot start more work now." : message;
  await replyAtOnce(mention, threads, `No work was started. ${why}`);
  return `refused: ${message}`;
}

function renderHelp({ name, issueLabel }: MentionSettings): string {
  return [
    `Mention \`@${name}\` with what should be written: in an issue, below a pull request, or in a review. The label ` +
      `\`${issueLabel}\` makes an issue a request. A reply follows with the pull request.`,
    "On the pull request of a draft, comment on lines, then request changes or mention me: all open threads are worked " +
      "on together. Resolve a thread to leave it out. A suggestion replaces its lines. Commands, one a line:",
    COMMENT_COMMANDS.map(({ form, help }) => `- \`${form}\`: ${help}`).join("\n"),
  ].join("\n\n");
}
