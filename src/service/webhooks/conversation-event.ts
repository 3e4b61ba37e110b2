import * as z from "zod/mini";
import { limitItems, MAX_ADDRESS_LENGTH, MAX_LINE_LENGTH, MAX_NAME_LENGTH, textUpTo } from "../../contract/fields.ts";

/** GitHub's maximum of a comment, in characters; a longer text is cut. */
export const MAX_BODY_LENGTH = 65_536;

/** GitHub's maximum of labels. */
export const MAX_LABELS = 100;

const number = z.int().check(z.positive());

/** `id`: what Bitbucket knows a person by, a UUID in braces; names are not unique there. */
const Person = z.object({
  login: textUpTo(MAX_NAME_LENGTH),
  isBot: z.boolean(),
  id: z.optional(textUpTo(MAX_NAME_LENGTH)),
});

/**
 * What people wrote on a code host, as a webhook reports it: an issue that was opened or labelled, a review or a comment.
 * Nothing of it is checked with the code host yet. Actions and states are GitHub's, in lower case.
 */
export const ConversationEvent = z.object({
  kind: z.enum(["issue", "issueComment", "review", "reviewComment"]),
  /** `opened`, `labeled`, `created`, `edited`, `deleted`, `submitted`, `dismissed`. */
  action: textUpTo(MAX_NAME_LENGTH),
  host: z.enum(["github", "bitbucket"]),
  /** `owner/name`. */
  repository: textUpTo(MAX_NAME_LENGTH),
  /** Of the issue or pull request. */
  number,
  isPullRequest: z.boolean(),
  /** Of the issue, comment or review. */
  id: textUpTo(MAX_NAME_LENGTH),
  url: textUpTo(MAX_ADDRESS_LENGTH),
  author: Person,
  /** Who caused the event: other than the author where somebody edits, labels or deletes. */
  sender: Person,
  body: textUpTo(MAX_BODY_LENGTH),
  /** Of the issue or pull request. */
  title: z.optional(textUpTo(MAX_LINE_LENGTH)),
  labels: z.optional(limitItems(z.array(textUpTo(MAX_LINE_LENGTH)), MAX_LABELS)),
  /** The label that was added or removed. */
  label: z.optional(textUpTo(MAX_LINE_LENGTH)),
  /** Of a review: `approved`, `changes_requested`, `commented` or `dismissed`. */
  state: z.optional(textUpTo(MAX_NAME_LENGTH)),
  /** Of a review comment; without a line it is about the file. */
  path: z.optional(textUpTo(MAX_ADDRESS_LENGTH)),
  line: z.optional(number),
  startLine: z.optional(number),
  side: z.optional(z.enum(["LEFT", "RIGHT"])),
  /** ID of the comment that it answers. */
  inReplyTo: z.optional(textUpTo(MAX_NAME_LENGTH)),
  /** ID of the review that a review comment belongs to. */
  pullRequestReviewId: z.optional(textUpTo(MAX_NAME_LENGTH)),
});
export type ConversationEvent = z.infer<typeof ConversationEvent>;
