import * as z from "zod/mini";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { DENIALS, type ProductApi } from "../../shared/outbound/json-api.ts";

/** Gets a payload as webhooks have it, with the ID of a delivery. */
type Parse<Event> = (event: string, payload: object, guid?: string) => Event[];
/** `since`: a time, or two, `from/changed`: what happened since the first, on what changed since the second. */
type Asked<Event> = { api: Pick<ProductApi, "read">; since: string; parse: Parse<Event> };

const MAX_LISTED = 1_000;
const MAX_DELIVERIES = 100_000;
/** What was written right before an answer may be missing in it. */
const MAX_LAG_MS = 60_000;

const DENIED = new Set([...DENIALS, "github/app-not-installed"]);

/** Undefined for what may not be read, or is not there; null for what is too large. */
function skipRefused(error: unknown): undefined | null {
  const code = error instanceof ReleaseDocsError ? error.code : "";
  if (code !== "outbound/too-large" && !DENIED.has(code)) throw error;
  return DENIED.has(code) ? undefined : null;
}

type Turn<T> = (page: T[], next: string | undefined) => string | undefined;

/** Pages until `turn` names no other. `rest`: one that was denied, or is too much. `until`: when the first was read, by GitHub's clock. */
async function list<T>(
  { api, since }: Asked<unknown>,
  path: string,
  item: z.ZodMiniType<T>,
  turn: Turn<T> = (_, next) => next,
  longest = MAX_LISTED,
) {
  const all: T[] = [];
  const read = (at: string) => api.read({ doing: "list events", path: at, answer: z.array(item) }).catch(skipRefused);
  let [until, rest]: [string, string | undefined] = ["", path];
  while (rest !== undefined && all.length < longest) {
    const whole = await read(rest);
    // 15 are never too large, since GitHub writes at most six bytes for a character.
    const page = whole === null ? await read(rest.replace("per_page=100", "per_page=15")) : whole;
    if (!page) return { all, until, rest, isDenied: true };
    const time = (Date.parse(String(page.headers.date)) || Date.now()) - MAX_LAG_MS;
    until ||= new Date(Math.max(Date.parse(since), time)).toISOString();
    all.push(...page.value);
    rest = turn(page.value, /<([^<>]{1,1000})>; rel="next"/.exec(String(page.headers.link))?.[1]);
  }
  return { all, until, rest, isDenied: false };
}

const name = z.string().check(z.maxLength(100));
const Delivery = z.object({ id: z.number(), guid: name, event: name, delivered_at: z.string(), status_code: z.int() });
const Payload = z.object({ request: z.object({ payload: z.nullish(z.looseObject({})) }) });

/** Those of a webhook that were not accepted; of the app's, unless given. */
export async function readFailedDeliveries<Event>(asked: Asked<Event>, hook = "/app/hook") {
  const { api, since, parse } = asked;
  const isNew = (one: z.infer<typeof Delivery>) => Date.parse(one.delivered_at) >= Date.parse(since);
  const path = `${hook}/deliveries?status=failure&per_page=100`;
  const turn: Turn<z.infer<typeof Delivery>> = (page, next) => (page.every(isNew) ? next : undefined);
  const listed = await list(asked, path, Delivery, turn, MAX_DELIVERIES);
  const events: Event[] = [];
  if (listed.isDenied) return { events, until: since };
  // GitHub lists the newest first.
  const failed = listed.all.filter((one) => isNew(one) && Math.trunc(one.status_code / 100) !== 2).reverse();
  let until = failed[MAX_LISTED]?.delivered_at ?? listed.until;
  for (const { id, guid, event, delivered_at } of failed.slice(0, MAX_LISTED)) {
    const delivery = { doing: "show a delivery", path: `${hook}/deliveries/${id}`, answer: Payload };
    const read = await api.read(delivery).catch(skipRefused);
    if (read === undefined && delivered_at < until) until = delivered_at;
    events.push(...parse(event, read?.value.request.payload ?? {}, guid));
  }
  return { events, until };
}

const Hook = z.object({ id: z.number(), config: z.object({ url: z.optional(z.string()) }) });
const text = z.optional(z.string());
const Text = z.looseObject({ created_at: text, submitted_at: z.nullish(z.string()), html_url: z.string() });
const Changed = { ...Text.shape, updated_at: z.string() };
const Comment = z.looseObject({ ...Changed, issue_url: text, pull_request_url: text });
const Issue = z.looseObject({ ...Changed, number: z.int(), pull_request: z.optional(z.unknown()) });

/** What a comment is about; one that changed meanwhile is not listed. */
function selectIssue(comment: z.infer<typeof Comment>, listed: ReadonlyMap<number, object>): object {
  const number = Number((comment.issue_url ?? comment.pull_request_url)?.split("/").at(-1));
  const pull_request = /\/pull\//.test(comment.html_url) ? {} : undefined;
  return listed.get(number) ?? { ...comment, id: number, number, title: "", pull_request };
}

/** The failed ones of the repository's own webhooks. */
async function readOwnDeliveries<Event>(asked: Asked<Event>, repository: string) {
  const { all } = await list(asked, `/repos/${repository}/hooks?per_page=100`, Hook);
  const own = all.filter(({ config }) => /\/webhooks\/github$/.test(config.url ?? ""));
  const read: Awaited<ReturnType<typeof readFailedDeliveries<Event>>>[] = [];
  for (const { id } of own) read.push(await readFailedDeliveries(asked, `/repos/${repository}/hooks/${id}`));
  return read;
}

/** What people wrote, and failed deliveries of the repository's own webhook. One request where nothing changed. */
export async function readRepositoryEvents<Event>(all: Asked<Event>, repository: string, isApp: boolean) {
  const [since = "", changed = since] = all.since.split("/");
  const asked = { ...all, since };
  const events: Event[] = [];
  let until = "";
  /** When what is left changed. */
  const left: string[] = [];
  const listChanged = async <T extends { updated_at: string }>(kind: string, item: z.ZodMiniType<T>, query = "") => {
    // Not by numbers of pages: what changes meanwhile moves to the end.
    const from = (time = changed) =>
      `/repos/${repository}/${kind}?${query}sort=updated&direction=asc&per_page=100&since=${time.slice(0, 19)}Z`;
    const listed = await list(asked, from(), item, (page, next) => {
      const last = from(page.at(-1)?.updated_at);
      return next && (from(page[0]?.updated_at) === last ? next : last);
    });
    until ||= listed.until;
    if (listed.rest !== undefined) left.push(listed.all.at(-1)?.updated_at ?? changed);
    return listed.all;
  };
  const issues = await listChanged("issues", Issue, "state=all&");
  if (issues.length === 0) return { events, until: left.length === 0 ? until : all.since };
  for (const failed of isApp ? [] : await readOwnDeliveries(asked, repository)) {
    events.push(...failed.events);
    if (failed.until < until) until = failed.until;
  }
  const add = (event: string, action: string, text: z.infer<typeof Text>, issue: object) => {
    if (!(Date.parse(text.created_at ?? text.submitted_at ?? "") >= Date.parse(since))) return;
    const about = { repository: { full_name: repository }, issue, pull_request: issue };
    events.push(...all.parse(event, { ...about, action, sender: text.user, comment: text, review: text }));
  };
  const listed = new Map(issues.map((issue) => [issue.number, issue]));
  const addComments = async (event: string, kind: string) => {
    for (const text of await listChanged(kind, Comment)) add(event, "created", text, selectIssue(text, listed));
  };
  await addComments("issue_comment", "issues/comments");
  await addComments("pull_request_review_comment", "pulls/comments");
  for (const issue of issues) {
    if (issue.pull_request === undefined) {
      add("issues", "opened", issue, issue);
      continue;
    }
    const reviews = await list(asked, `/repos/${repository}/pulls/${issue.number}/reviews?per_page=15`, Text);
    for (const review of reviews.all) add("pull_request_review", "submitted", review, issue);
    if (reviews.isDenied) left.push(issue.updated_at);
  }
  return { events, until: renderUntil(since, until, left) };
}

/** Where the next sync goes on. */
function renderUntil(since: string, until: string, left: readonly string[]): string {
  return left.length === 0 ? until : `${since}/${[until, ...left].sort()[0]}`;
}
