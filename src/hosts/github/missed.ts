import * as z from "zod/mini";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { DENIALS, type ProductApi, type Read } from "../../shared/json-api.ts";

/** Of a payload as webhooks have it, with the ID of a delivery. */
type Parse<Event> = (event: string, payload: object, guid?: string) => Event[];
type Asked<Event> = { api: Pick<ProductApi, "read">; since: string; parse: Parse<Event> };

const MAX_PAGES = 10;
/** What was written right before an answer may be missing in it. */
const MAX_LAG_MS = 60_000;

/** Until an item is not new. `until`: what to give as `since` the next time, by GitHub's clock. */
async function list<T>({ api, since }: Asked<unknown>, path: string, item: z.ZodMiniType<T>, isNew = (_: T) => true) {
  const all: T[] = [];
  let until = "";
  for (let pages = 0, next: string | undefined = `${path}per_page=100`; next && pages < MAX_PAGES; pages += 1) {
    const { value, headers }: Read<T[]> = await api.read({ doing: "list events", path: next, answer: z.array(item) });
    const time = Math.max(Date.parse(since), (Date.parse(String(headers.date)) || Date.now()) - MAX_LAG_MS);
    until ||= new Date(time).toISOString();
    all.push(...value.filter(isNew));
    next = value.every(isNew) ? /<([^<>]{1,1000})>; rel="next"/.exec(String(headers.link))?.[1] : undefined;
  }
  return { all, until };
}

const SKIPPED = new Set([...DENIALS, "github/app-not-installed", "outbound/too-large"]);

/** What may not be read, is no longer there, or is too large. */
function skipDenied(error: unknown): undefined {
  if (!(error instanceof ReleaseDocsError && SKIPPED.has(error.code))) throw error;
}

const name = z.string().check(z.maxLength(100));
const Delivery = z.object({ id: z.number(), guid: name, event: name, delivered_at: z.string(), status_code: z.int() });
const Payload = z.object({ request: z.object({ payload: z.nullish(z.looseObject({})) }) });

/** Those of a webhook that were not accepted; of the app's, unless given. */
export async function readFailedDeliveries<Event>(asked: Asked<Event>, hook = "/app/hook") {
  const { api, since, parse } = asked;
  const isNew = (one: z.infer<typeof Delivery>) => Date.parse(one.delivered_at) >= Date.parse(since);
  const listed = await list(asked, `${hook}/deliveries?status=failure&`, Delivery, isNew).catch(skipDenied);
  const events: Event[] = [];
  for (const { id, guid, event, status_code } of listed?.all.toReversed() ?? []) {
    if (status_code >= 200 && status_code < 300) continue;
    const delivery = { doing: "show a delivery", path: `${hook}/deliveries/${id}`, answer: Payload };
    const read = await api.read(delivery).catch(skipDenied);
    events.push(...parse(event, read?.value.request.payload ?? {}, guid));
  }
  return { events, until: listed?.until ?? since };
}

const Hook = z.object({ id: z.number(), config: z.object({ url: z.optional(z.string()) }) });
const Text = z.looseObject({ created_at: z.optional(z.string()), submitted_at: z.nullish(z.string()) });
const Issue = z.looseObject({ number: z.int(), pull_request: z.optional(z.unknown()) });

/** What people wrote, and failed deliveries of the repository's own webhook. One request where nothing changed. */
export async function readRepositoryEvents<Event>(asked: Asked<Event>, repository: string, isApp: boolean) {
  const { since, parse } = asked;
  const changedSince = `since=${since.slice(0, 19)}Z&`;
  // By creation, since what changes meanwhile would move to another page.
  const path = `/repos/${repository}/issues?state=all&sort=created&direction=asc&${changedSince}`;
  const changed = await list(asked, path, Issue).catch(skipDenied);
  const events: Event[] = [];
  if (changed?.all.length === 0) return { events, until: changed.until };
  const hooks = isApp ? undefined : await list(asked, `/repos/${repository}/hooks?`, Hook).catch(skipDenied);
  for (const { id } of hooks?.all.filter(({ config }) => /\/webhooks\/github$/.test(config.url ?? "")) ?? []) {
    events.push(...(await readFailedDeliveries(asked, `/repos/${repository}/hooks/${id}`)).events);
  }
  for (const issue of changed?.all ?? []) {
    const about = { repository: { full_name: repository }, issue, pull_request: issue };
    const add = (event: string, action: string, texts: readonly z.infer<typeof Text>[]) => {
      for (const text of texts) {
        if (!(Date.parse(text.created_at ?? text.submitted_at ?? "") >= Date.parse(since))) continue;
        events.push(...parse(event, { ...about, action, sender: text.user, comment: text, review: text }));
      }
    };
    const read = async (below: string) => (await list(asked, below, Text).catch(skipDenied))?.all ?? [];
    const { number, pull_request } = issue;
    add("issue_comment", "created", await read(`/repos/${repository}/issues/${number}/comments?${changedSince}`));
    if (pull_request === undefined) add("issues", "opened", [issue]);
    if (pull_request === undefined) continue;
    const onLines = await read(`/repos/${repository}/pulls/${number}/comments?${changedSince}`);
    add("pull_request_review_comment", "created", onLines);
    add("pull_request_review", "submitted", await read(`/repos/${repository}/pulls/${number}/reviews?`));
  }
  return { events, until: changed?.until ?? since };
}
