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
  /** The or pull request's. */
  number,
  isPullRequest: z.boolean(),
  /** The issue's, comment's or review's. */
  id: textUpTo(MAX_NAME_LENGTH),
  url: textUpTo(MAX_ADDRESS_LENGTH),
  author: Person,
  /** Who caused the event: other than the author where somebody edits, labels or deletes. */
  sender: Person,
  body: textUpTo(MAX_BODY_LENGTH),
  /** The or pull request's. */
  title: z.optional(textUpTo(MAX_LINE_LENGTH)),
  labels: z.optional(limitItems(z.array(textUpTo(MAX_LINE_LENGTH)), MAX_LABELS)),
  /** The label that was added or removed. */
  label: z.optional(textUpTo(MAX_LINE_LENGTH)),
  /** A review is `approved`, `changes_requested`, `commented` or `dismissed`. */
  state: z.optional(textUpTo(MAX_NAME_LENGTH)),
  /** Where a review comment is; without a line it is about the file. */
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

const sha = z.string().check(z.regex(/^[0-9a-f]{4,64}$/));

const TagFacts = z.object({ type: z.literal("tag"), tag: textUpTo(MAX_LINE_LENGTH) });

/** `merged` and `closed` are what the event says; the state is asked again when it is processed. */
const PullRequestFacts = z.object({
  type: z.literal("pullRequest"),
  action: z.enum(["merged", "closed", "reopened", "pushed"]),
  number: z.int().check(z.positive()),
  /** A merge has its commit, how many commits the pull request has, and whether it went to the default branch. */
  mergeCommit: z.optional(sha),
  commits: z.optional(z.int()),
  isToDefaultBranch: z.optional(z.boolean()),
  /** A push has the newest commit, and who pushed. */
  head: z.optional(sha),
  sender: z.optional(textUpTo(MAX_NAME_LENGTH)),
});
export type PullRequestFacts = z.infer<typeof PullRequestFacts>;

const ConversationFacts = z.object({ type: z.literal("conversation"), event: ConversationEvent });

/** What the task of a delivery needs of its payload. */
export const DeliveryFacts = z.union([TagFacts, PullRequestFacts, ConversationFacts]);
export type DeliveryFacts = z.infer<typeof DeliveryFacts>;

/** What is stored of a delivery with an effect. */
export const StoredFacts = z.object({ repository: z.string(), facts: z.array(DeliveryFacts) });

/** A payload in short. Without facts it has no effect. */
export type ParsedPayload = {
  /** `owner/name`; undefined for what is about an organization or an app. */
  repository: string | undefined;
  action: string | undefined;
  facts: readonly DeliveryFacts[];
};

/** `text` without U+0000, which PostgreSQL does not store, cut to `longest` characters. */
export function boundText(text: string | null | undefined, longest: number): string {
  return (text ?? "")
    .replaceAll("\0", "")
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, "");
}
