import * as z from "zod/mini";
import { MAX_LINE_LENGTH, MAX_NAME_LENGTH, textUpTo } from "../../contract/fields.ts";
import { ConversationEvent } from "./conversation-event.ts";

const sha = z.string().check(z.regex(/^[0-9a-f]{4,64}$/));

const TagFacts = z.object({ type: z.literal("tag"), tag: textUpTo(MAX_LINE_LENGTH) });

/** `merged` and `closed` are what the event says; the state is asked again when it is processed. */
const PullRequestFacts = z.object({
  type: z.literal("pullRequest"),
  action: z.enum(["merged", "closed", "reopened", "pushed"]),
  number: z.int().check(z.positive()),
  /** Of a merge: its commit, how many commits the pull request has, and whether it went to the default branch. */
  mergeCommit: z.optional(sha),
  commits: z.optional(z.int()),
  isToDefaultBranch: z.optional(z.boolean()),
  /** Of a push: the newest commit, and who pushed. */
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
