import * as z from "zod/mini";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { DENIALS, type ProductApi, type Read } from "../../shared/json-api.ts";

/** An event with the payload that a webhook has. `guid`: of a delivery. */
export type ReportedEvent = { event: string; payload: object; guid?: string };

/** `until`: what to give as `since` the next time. */
export type ReportedEvents = { events: ReportedEvent[]; until: string };

const MAX_PAGES = 10;
/** What was written right before an answer may be missing in it. */
const MAX_LAG_MS = 60_000;
/** Where a webhook of this service leads. */
const WEBHOOK = /\/webhooks\/github$/;
const NEXT = /<([^<>]{1,1000})>; rel="next"/;

/** Items of a list, page by page, until one is too old for `isNew`; times are by GitHub's clock. */
async function readList<T>(api: ProductApi, path: string, item: z.ZodMiniType<T>, isNew = (_: T) => true) {
  const all: T[] = [];
  let until = "";
  for (let pages = 0, next: string | undefined = `${path}per_page=100`; next && pages < MAX_PAGES; pages += 1) {
    const { value, headers }: Read<T[]> = await api.read({ doing: "list events", path: next, answer: z.array(item) });
    until ||= new Date((Date.parse(String(headers.date)) || Date.now()) - MAX_LAG_MS).toISOString();
    all.push(...value.filter(isNew));
    next = value.every(isNew) ? NEXT.exec(String(headers.link))?.[1] : undefined;
  }
  return { all, until };
}

function ignoreDenied(error: unknown): undefined {
  if (!(error instanceof ReleaseDocsError && DENIALS.has(error.code))) throw error;
}

const name = z.string().check(z.maxLength(100));
const Delivery = z.object({
  id: z.number(),
  guid: name,
  event: name,
  delivered_at: z.string(),
  status_code: z.number(),
});
const Payload = z.object({ request: z.object({ payload: z.nullish(z.looseObject({})) }) });

/** The deliveries of a webhook that were not accepted: of an app's, whose own `api` it has to be, unless given. */
export async function readFailedDeliveries(
  api: ProductApi,
  since: string,
  hook = "/app/hook",
): Promise<ReportedEvents> {
  const isNew = ({ delivered_at }: z.infer<typeof Delivery>) => Date.parse(delivered_at) >= Date.parse(since);
  const none = { all: [], until: since };
  const { all, until } =
    (await readList(api, `${hook}/deliveries?status=failure&`, Delivery, isNew).catch(ignoreDenied)) ?? none;
  const events: ReportedEvent[] = [];
  for (const { id, guid, event, status_code } of all.toReversed()) {
    if (status_code >= 200 && status_code < 300) continue;
    const asked = { doing: "show a delivery", path: `${hook}/deliveries/${id}`, answer: Payload };
    // It is there for some days only.
    const payload = (await api.read(asked).catch(ignoreDenied))?.value.request.payload;
    if (payload) events.push({ event, payload, guid });
  }
  return { events, until };
}

const Hook = z.object({ id: z.number(), config: z.object({ url: z.optional(z.string()) }) });
const Text = z.looseObject({ created_at: z.optional(z.string()), submitted_at: z.nullish(z.string()) });
type Text = z.infer<typeof Text>;
const Issue = z.looseObject({ number: z.int(), comments: z.int(), pull_request: z.optional(z.unknown()) });

/**
 * What people wrote in issues, comments and reviews; unless an app gets them, also the failed deliveries of the
 * repository's webhook where the token may read them. One request where nothing changed.
 */
export async function readRepositoryEvents(
  api: ProductApi,
  repository: string,
  { since, isApp }: { since: string; isApp: boolean },
): Promise<ReportedEvents> {
  const changedSince = `since=${since.slice(0, 19)}Z&`;
  // By creation, since what changes meanwhile would move to another page.
  const path = `/repos/${repository}/issues?state=all&sort=created&direction=asc&${changedSince}`;
  const changed = await readList(api, path, Issue).catch(ignoreDenied);
  if (changed?.all.length === 0) return { events: [], until: changed.until };
  const hooks = isApp ? undefined : await readList(api, `/repos/${repository}/hooks?`, Hook).catch(ignoreDenied);
  const events: ReportedEvent[] = [];
  for (const { id } of hooks?.all.filter(({ config }) => WEBHOOK.test(config.url ?? "")) ?? []) {
    events.push(...(await readFailedDeliveries(api, since, `/repos/${repository}/hooks/${id}`)).events);
  }
  const isNew = (text: Text) => Date.parse(text.created_at ?? text.submitted_at ?? "") >= Date.parse(since);
  for (const issue of changed?.all ?? []) {
    const { number, comments, pull_request } = issue;
    const add = (event: string, action: string, field: string, texts: readonly Text[]) => {
      const about = { repository: { full_name: repository }, issue, pull_request: issue };
      for (const text of texts.filter(isNew)) {
        events.push({ event, payload: { ...about, action, sender: text.user, [field]: text } });
      }
    };
    const read = async (below: string) => (await readList(api, below, Text)).all;
    if (pull_request === undefined) add("issues", "opened", "issue", [issue]);
    const ofIssue = `/repos/${repository}/issues/${number}/comments?${changedSince}`;
    if (comments > 0) add("issue_comment", "created", "comment", await read(ofIssue));
    if (pull_request === undefined) continue;
    const onLines = await read(`/repos/${repository}/pulls/${number}/comments?${changedSince}`);
    add("pull_request_review_comment", "created", "comment", onLines);
    const reviews = await read(`/repos/${repository}/pulls/${number}/reviews?`);
    add("pull_request_review", "submitted", "review", reviews);
  }
  return { events, until: changed?.until ?? since };
}
