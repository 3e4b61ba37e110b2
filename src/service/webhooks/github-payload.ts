import * as z from "zod/mini";
import { MAX_ADDRESS_LENGTH, MAX_LINE_LENGTH, MAX_NAME_LENGTH } from "../../contract/fields.ts";
import {
  boundText,
  type ConversationEvent,
  type DeliveryFacts,
  MAX_BODY_LENGTH,
  MAX_LABELS,
  type ParsedPayload,
  type PullRequestFacts,
} from "./delivery.ts";

const User = z.nullish(z.object({ login: z.string(), type: z.nullish(z.string()) }));
const Label = z.object({ name: z.string() });
const id = z.int();
const number = z.int().check(z.positive());
const Line = z.nullish(number);
const Side = z.nullish(z.enum(["LEFT", "RIGHT"]));

const Base = z.object({
  action: z.nullish(z.string()),
  repository: z.nullish(z.object({ full_name: z.string(), default_branch: z.nullish(z.string()) })),
  sender: User,
});
type Base = z.infer<typeof Base>;

const Ref = z.object({ ref: z.string(), ref_type: z.nullish(z.string()), deleted: z.nullish(z.boolean()) });
const Release = z.object({ release: z.object({ tag_name: z.string() }) });

const PullRequest = z.object({
  number,
  merged: z.nullish(z.boolean()),
  merge_commit_sha: z.nullish(z.string()),
  commits: z.nullish(z.int()),
  head: z.object({ sha: z.string() }),
  base: z.object({ ref: z.string() }),
});
const Issue = z.object({
  id,
  number,
  title: z.string(),
  body: z.nullish(z.string()),
  user: User,
  labels: z.nullish(z.array(Label)),
  html_url: z.string(),
  pull_request: z.nullish(z.object({})),
});
const Written = { id, html_url: z.string(), body: z.nullish(z.string()), user: User };
const Review = z.object({ ...Written, state: z.string() });
const ReviewComment = z.object({
  ...Written,
  path: z.string(),
  line: Line,
  start_line: Line,
  side: Side,
  in_reply_to_id: z.nullish(id),
  pull_request_review_id: z.nullish(id),
});

/** By the name of the event; each gives facts for the actions that have an effect. */
const EVENTS: Readonly<
  Record<string, { actions?: readonly string[]; read: (payload: unknown, base: Base) => DeliveryFacts[] }>
> = {
  release: { actions: ["published"], read: (payload) => asTag(Release.parse(payload).release.tag_name) },
  create: { read: readCreated },
  push: { read: readPush },
  pull_request: { actions: ["closed", "reopened", "synchronize"], read: readPullRequest },
  issues: { actions: ["opened", "labeled"], read: readIssue },
  issue_comment: { actions: ["created", "edited", "deleted"], read: readIssueComment },
  pull_request_review: { actions: ["submitted", "edited", "dismissed"], read: readReview },
  pull_request_review_comment: { actions: ["created", "edited", "deleted"], read: readReviewComment },
};

/** Throws zod's error for a payload that is not of that event. */
export function parseGitHubPayload(event: string, payload: unknown): ParsedPayload {
  const base = Base.parse(payload);
  const { repository, action } = base;
  const known = Object.hasOwn(EVENTS, event) ? EVENTS[event] : undefined;
  const hasEffect = known !== undefined && (known.actions?.includes(action ?? "") ?? true);
  return {
    repository: repository?.full_name.slice(0, MAX_NAME_LENGTH),
    action: action?.slice(0, MAX_NAME_LENGTH),
    facts: hasEffect && repository ? known.read(payload, base) : [],
  };
}

function asTag(tag: string): DeliveryFacts[] {
  return tag === "" || tag.length > MAX_LINE_LENGTH ? [] : [{ type: "tag", tag }];
}

function readCreated(payload: unknown): DeliveryFacts[] {
  const { ref, ref_type } = Ref.parse(payload);
  return ref_type === "tag" ? asTag(ref) : [];
}

const TAG_REF = "refs/tags/";

function readPush(payload: unknown): DeliveryFacts[] {
  const { ref, deleted } = Ref.parse(payload);
  return ref.startsWith(TAG_REF) && deleted !== true ? asTag(ref.slice(TAG_REF.length)) : [];
}

function readPullRequest(payload: unknown, { action, repository, sender }: Base): DeliveryFacts[] {
  const { pull_request: pull } = z.object({ pull_request: PullRequest }).parse(payload);
  const facts = (rest: Omit<PullRequestFacts, "type" | "number">): DeliveryFacts[] => [
    { type: "pullRequest", number: pull.number, ...rest },
  ];
  if (action === "synchronize") {
    return facts({ action: "pushed", head: pull.head.sha, sender: boundText(sender?.login, MAX_NAME_LENGTH) });
  }
  if (action === "reopened") return facts({ action: "reopened" });
  if (pull.merged !== true || !pull.merge_commit_sha) return facts({ action: "closed" });
  return facts({
    action: "merged",
    mergeCommit: pull.merge_commit_sha,
    commits: pull.commits ?? 1,
    isToDefaultBranch: pull.base.ref === repository?.default_branch,
  });
}

type Subject = Pick<ConversationEvent, "number" | "isPullRequest" | "title" | "labels">;
type Text = { id: number; html_url: string; body?: string | null | undefined; user?: z.infer<typeof User> };

function buildEvent(
  base: Base,
  kind: ConversationEvent["kind"],
  subject: Subject,
  text: Text,
  rest: Partial<ConversationEvent> = {},
): DeliveryFacts[] {
  const event: ConversationEvent = {
    kind,
    action: base.action ?? "",
    host: "github",
    repository: base.repository?.full_name ?? "",
    id: String(text.id),
    url: boundText(text.html_url, MAX_ADDRESS_LENGTH),
    author: asAuthor(text.user),
    sender: asAuthor(base.sender),
    body: boundText(text.body, MAX_BODY_LENGTH),
    ...subject,
    ...rest,
  };
  return [{ type: "conversation", event }];
}

/** A deleted account is `ghost`, as GitHub shows it. */
function asAuthor(user: z.infer<typeof User>): ConversationEvent["author"] {
  const login = boundText(user?.login ?? "ghost", MAX_NAME_LENGTH);
  return { login, isBot: user?.type === "Bot" || login.endsWith("[bot]") };
}

const asLabels = (labels: readonly { name: string }[] | null | undefined) =>
  (labels ?? []).slice(0, MAX_LABELS).map(({ name }) => boundText(name, MAX_LINE_LENGTH));

function asIssueSubject({ number, title, labels, pull_request }: z.infer<typeof Issue>): Subject {
  return {
    number,
    isPullRequest: pull_request != null,
    title: boundText(title, MAX_LINE_LENGTH),
    labels: asLabels(labels),
  };
}

function readIssue(payload: unknown, base: Base): DeliveryFacts[] {
  const { issue, label } = z.object({ issue: Issue, label: z.nullish(Label) }).parse(payload);
  const added = label ? { label: boundText(label.name, MAX_LINE_LENGTH) } : {};
  return buildEvent(base, "issue", asIssueSubject(issue), issue, added);
}

function readIssueComment(payload: unknown, base: Base): DeliveryFacts[] {
  const { issue, comment } = z.object({ issue: Issue, comment: z.object(Written) }).parse(payload);
  return buildEvent(base, "issueComment", asIssueSubject(issue), comment);
}

const AboutPullRequest = z.object({ number, title: z.string(), labels: z.nullish(z.array(Label)) });

function asPullSubject({ number, title, labels }: z.infer<typeof AboutPullRequest>): Subject {
  return { number, isPullRequest: true, title: boundText(title, MAX_LINE_LENGTH), labels: asLabels(labels) };
}

function readReview(payload: unknown, base: Base): DeliveryFacts[] {
  const { pull_request, review } = z.object({ pull_request: AboutPullRequest, review: Review }).parse(payload);
  return buildEvent(base, "review", asPullSubject(pull_request), review, {
    state: boundText(review.state.toLowerCase(), MAX_NAME_LENGTH),
  });
}

function readReviewComment(payload: unknown, base: Base): DeliveryFacts[] {
  const schema = z.object({ pull_request: AboutPullRequest, comment: ReviewComment });
  const { pull_request, comment } = schema.parse(payload);
  return buildEvent(base, "reviewComment", asPullSubject(pull_request), comment, {
    path: boundText(comment.path, MAX_ADDRESS_LENGTH),
    ...(comment.line && { line: comment.line }),
    ...(comment.start_line && { startLine: comment.start_line }),
    ...(comment.side && { side: comment.side }),
    ...(comment.in_reply_to_id && { inReplyTo: String(comment.in_reply_to_id) }),
    ...(comment.pull_request_review_id && { pullRequestReviewId: String(comment.pull_request_review_id) }),
  });
}
