import type { Calls } from "../contract/calls.ts";
import { encodeRequest } from "../contract/encode-request.ts";
import { type Route, routes } from "../contract/routes.ts";
import { ReleaseDocsError } from "../shared/errors.ts";
import type { Send } from "./http.ts";

export type CallOptions = { signal?: AbortSignal | undefined; idempotencyKey?: string };

export type Client = Calls<CallOptions>;

/** The calls that a step makes. */
export type StepClient = {
  connections: Pick<Client["connections"], "list">;
  publications: Pick<Client["publications"], "list">;
  jobs: Pick<Client["jobs"], "create" | "get" | "list">;
  conversations: Pick<Client["conversations"], "create" | "get" | "list">;
};

/** Calls reject with `ApiError` for an error or invalid response, and with `UnreachableError` without a response. */
export function createClient(connection: { send: Send; apiKey: string }): Client {
  const resources = Object.entries(routes).map(([resource, verbs]) => {
    const calls = Object.entries(verbs).map(([verb, route]) => [verb, createCall(connection, resource, verb, route)]);
    return [resource, Object.fromEntries(calls)];
  });
  return Object.fromEntries(resources) as Client;
}

function createCall({ send, apiKey }: { send: Send; apiKey: string }, resource: string, verb: string, route: Route) {
  return async (input: Record<string, unknown> = {}, options: CallOptions = {}): Promise<unknown> => {
    const { signal, idempotencyKey } = options;
    const encoded = encodeRequest(route, input);
    const answer = await send({
      ...encoded,
      headers: {
        authorization: `Bearer ${apiKey}`,
        accept: "application/json",
        ...(encoded.body === undefined ? {} : { "content-type": "application/json" }),
        ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
      },
      signal,
    });
    // Loaded after the first request: only responses need schemas.
    const { parseAnswer } = await import("./answer.ts");
    return parseAnswer(answer, resource, verb, apiKey);
  };
}

type Page<Item> = { records: readonly Item[]; nextPageToken?: string | null | undefined };

const MAX_ALL_PAGES = 20;
const MAX_RECORDS = 5000;

/** Throws `api/too-large` for more than 20 pages or 5000 records. */
export async function listAll<Item>(read: (next: string | undefined) => Promise<Page<Item>>): Promise<Item[]> {
  const { records, isWhole } = await listPages(read, MAX_ALL_PAGES);
  if (isWhole) return records;
  const message = `The service's list has more than ${MAX_ALL_PAGES} pages or ${MAX_RECORDS} records.`;
  throw new ReleaseDocsError("api/too-large", message);
}

/** `read` gets the page token, undefined for the first page. `isWhole`: there are no more pages. */
export async function listPages<Item>(
  read: (next: string | undefined) => Promise<Page<Item>>,
  maxPages: number,
): Promise<{ records: Item[]; isWhole: boolean }> {
  const records: Item[] = [];
  const seen = new Set<string>();
  let next: string | undefined;
  for (let count = 0; count < maxPages && records.length < MAX_RECORDS; count += 1) {
    const page = await read(next);
    records.push(...page.records.slice(0, MAX_RECORDS));
    next = page.nextPageToken || undefined;
    // A repeated token would loop.
    if (next === undefined || seen.has(next)) return { records, isWhole: page.records.length <= MAX_RECORDS };
    seen.add(next);
  }
  return { records, isWhole: false };
}
