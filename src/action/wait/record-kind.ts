import type { CallOptions, Client } from "../../client/client.ts";
import type { Conversation } from "../../contract/conversations.ts";
import type { Job } from "../../contract/jobs.ts";
import { quoteText } from "../../quote-text.ts";
import { resultUrlOf } from "../result-url.ts";

/** What a person and the waiting have to know about a kind of record. */
export type RecordKind<Item> = {
  /** `Job job-1`, `Conversation cnv-1 (Changelog)`. */
  name: (record: Item) => string;
  /** The service's own word for how it stands. */
  state: (record: Item) => string;
  /** Whether it will not move by itself any more. */
  isSettled: (record: Item) => boolean;
  read: (client: Client, record: Item, options: CallOptions) => Promise<Item>;
};

const SETTLED_STATES = new Set(["done", "errored"]);
const SETTLED_STATUSES = new Set(["staged", "closed", "merged", "cancelled", "needsAttention", "done", "errored"]);
const MOVING_STATUSES = new Set(["requested", "running"]);

/** Design, section 5: a state that this client does not know counts as still running. */
export const jobKind: RecordKind<Job> = {
  name: ({ id }) => `Job ${quoteText(id)}`,
  state: ({ state }) => quoteText(state),
  isSettled: ({ state }) => SETTLED_STATES.has(state),
  read: (client, { id }, options) => client.jobs.get({ id }, options),
};

/** Design, section 5: `open` and any status that this client does not know end only with an address of their result. */
export const conversationKind: RecordKind<Conversation> = {
  name: ({ id, publicationName }) =>
    `Conversation ${quoteText(id)}${publicationName ? ` (${quoteText(publicationName)})` : ""}`,
  state: ({ status }) => quoteText(status),
  isSettled: (conversation) =>
    SETTLED_STATUSES.has(conversation.status) ||
    (!MOVING_STATUSES.has(conversation.status) && resultUrlOf(conversation) !== undefined),
  read: (client, { id }, options) => client.conversations.get({ id }, options),
};
