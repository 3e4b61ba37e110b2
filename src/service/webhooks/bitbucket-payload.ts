import * as z from "zod/mini";
import { MAX_ADDRESS_LENGTH, MAX_LINE_LENGTH, MAX_NAME_LENGTH } from "../../contract/fields.ts";
import {
  boundText,
  type ConversationEvent,
  type DeliveryFacts,
  MAX_BODY_LENGTH,
  type ParsedPayload,
} from "./delivery.ts";

const number = z.int().check(z.positive());
const User = z.nullish(
  z.object({
    nickname: z.nullish(z.string()),
    display_name: z.nullish(z.string()),
    uuid: z.nullish(z.string()),
    type: z.nullish(z.string()),
  }),
);
const Link = z.object({ html: z.object({ href: z.string() }) });
const Line = z.nullish(number);

const Base = z.object({ repository: z.nullish(z.object({ full_name: z.string() })), actor: User });
type Base = z.infer<typeof Base>;

const PullRequest = z.object({
  id: number,
  title: z.string(),
  links: Link,
  source: z.object({ commit: z.nullish(z.object({ hash: z.string() })) }),
  destination: z.object({ branch: z.object({ name: z.string() }) }),
  merge_commit: z.nullish(z.object({ hash: z.string() })),
});
const Comment = z.object({
  id: number,
  content: z.object({ raw: z.nullish(z.string()) }),
  user: User,
  links: Link,
  inline: z.nullish(z.object({ path: z.string(), from: Line, to: Line, start_to: Line })),
  parent: z.nullish(z.object({ id: number })),
});
const Issue = z.object({
  id: number,
  title: z.string(),
  content: z.nullish(z.object({ raw: z.nullish(z.string()) })),
  reporter: User,
  links: Link,
});
const Push = z.object({
  push: z.object({
    changes: z.array(z.object({ new: z.nullish(z.object({ type: z.string(), name: z.string() })) })),
  }),
});

const ACTIONS: Readonly<Record<string, string>> = { created: "created", updated: "edited", deleted: "deleted" };

const EVENTS: Readonly<Record<string, (payload: unknown, base: Base, event: string) => DeliveryFacts[]>> = {
  "repo:push": readPush,
  "pullrequest:fulfilled": readMerged,
  "pullrequest:rejected": (payload) => [{ type: "pullRequest", action: "closed", number: readPull(payload).id }],
  "pullrequest:updated": readPushed,
  "pullrequest:changes_request_created": readChangeRequest,
  "pullrequest:comment_created": readPullComment,
  "pullrequest:comment_updated": readPullComment,
  "pullrequest:comment_deleted": readPullComment,
  "issue:created": readIssue,
  "issue:comment_created": readIssueComment,
};

/** Reads what Bitbucket Cloud sends, such as `pullrequest:fulfilled`. Throws zod's error for a payload that is not of that event. */
export function parseBitbucketPayload(event: string, payload: unknown): ParsedPayload {
  const base = Base.parse(payload);
  const read = Object.hasOwn(EVENTS, event) ? EVENTS[event] : undefined;
  return {
    repository: base.repository?.full_name.slice(0, MAX_NAME_LENGTH),
    action: undefined,
    facts: base.repository && read ? read(payload, base, event) : [],
  };
}

const MAX_TAGS = 20;

function readPush(payload: unknown): DeliveryFacts[] {
  const { push } = Push.parse(payload);
  return push.changes
    .flatMap(({ new: after }) => (after?.type === "tag" && after.name.length <= MAX_LINE_LENGTH ? [after.name] : []))
    .slice(0, MAX_TAGS)
    .map((tag) => ({ type: "tag", tag }));
}

const readPull = (payload: unknown) => z.object({ pullrequest: PullRequest }).parse(payload).pullrequest;

/** The payload does not name the default branch; the repository says whether the commit is on it. */
function readMerged(payload: unknown): DeliveryFacts[] {
  const { id, merge_commit } = readPull(payload);
  const merge = merge_commit ? { mergeCommit: merge_commit.hash, commits: 1, isToDefaultBranch: true } : {};
  return [{ type: "pullRequest", action: "merged", number: id, ...merge }];
}

function readPushed(payload: unknown, { actor }: Base): DeliveryFacts[] {
  const { id, source } = readPull(payload);
  if (!source.commit) return [];
  return [
    { type: "pullRequest", action: "pushed", number: id, head: source.commit.hash, sender: asAuthor(actor).login },
  ];
}

/** Apps and access tokens have another type than `user`. */
function asAuthor(user: z.infer<typeof User>): ConversationEvent["author"] {
  const login = boundText(user?.nickname ?? user?.display_name ?? "unknown", MAX_NAME_LENGTH);
  const isBot = user?.type != null && user.type !== "user";
  return { login, isBot, ...(user?.uuid && { id: boundText(user.uuid, MAX_NAME_LENGTH) }) };
}

function buildEvent(base: Base, rest: Omit<ConversationEvent, "host" | "repository" | "sender">): DeliveryFacts[] {
  const repository = base.repository?.full_name ?? "";
  const event: ConversationEvent = { host: "bitbucket", repository, sender: asAuthor(base.actor), ...rest };
  return [{ type: "conversation", event }];
}

function readPullComment(payload: unknown, base: Base, event: string): DeliveryFacts[] {
  const { comment } = z.object({ comment: Comment }).parse(payload);
  const { inline, parent } = comment;
  const line = inline?.to ?? inline?.from;
  return buildEvent(base, {
    ...buildWritten(comment),
    ...buildSubject(readPull(payload), true),
    kind: inline ? "reviewComment" : "issueComment",
    action: ACTIONS[event.slice(event.lastIndexOf("_") + 1)] ?? "created",
    ...(inline && { path: boundText(inline.path, MAX_ADDRESS_LENGTH), side: inline.to ? "RIGHT" : "LEFT" }),
    ...(line && { line }),
    ...(inline?.start_to && { startLine: inline.start_to }),
    ...(parent && { inReplyTo: String(parent.id) }),
  });
}

/** It has no text, and no ID but its time. */
function readChangeRequest(payload: unknown, base: Base): DeliveryFacts[] {
  const schema = z.object({ changes_request: z.object({ date: z.string(), user: User }) });
  const { changes_request: request } = schema.parse(payload);
  const pull = readPull(payload);
  return buildEvent(base, {
    ...buildWritten({ id: Date.parse(request.date), user: request.user, links: pull.links }),
    ...buildSubject(pull, true),
    kind: "review",
    action: "submitted",
    state: "changes_requested",
  });
}

function buildSubject({ id, title }: { id: number; title: string }, isPullRequest: boolean) {
  return { number: id, isPullRequest, title: boundText(title, MAX_LINE_LENGTH) };
}

type Written = Pick<z.infer<typeof Comment>, "id" | "user" | "links"> & Pick<z.infer<typeof Issue>, "content">;

function buildWritten({ id, content, user, links }: Written) {
  return {
    id: String(id),
    url: boundText(links.html.href, MAX_ADDRESS_LENGTH),
    author: asAuthor(user),
    body: boundText(content?.raw, MAX_BODY_LENGTH),
  };
}

const readIssueOf = (payload: unknown) => z.object({ issue: Issue }).parse(payload).issue;

function readIssue(payload: unknown, base: Base): DeliveryFacts[] {
  const issue = readIssueOf(payload);
  return buildEvent(base, {
    ...buildWritten({ ...issue, user: issue.reporter }),
    ...buildSubject(issue, false),
    kind: "issue",
    action: "opened",
  });
}

function readIssueComment(payload: unknown, base: Base): DeliveryFacts[] {
  const { comment } = z.object({ comment: Comment }).parse(payload);
  return buildEvent(base, {
    ...buildWritten(comment),
    ...buildSubject(readIssueOf(payload), false),
    kind: "issueComment",
    action: "created",
  });
}
