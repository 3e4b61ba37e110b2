import { type CallOptions, type Client, listAll } from "../../../client/client.ts";
import { ApiError } from "../../../client/http.ts";
import { type RetryBudget, repeatUntilAnswered } from "../../../client/retry.ts";
import { ReleaseDocsError } from "../../../shared/errors.ts";
import type { Kind } from "./file.ts";

/** What the service has; of instructions those of the library. */
export type State = Awaited<ReturnType<typeof readState>>;

type Session = { client: Client; budget: RetryBudget };

const MAX_PAGE_SIZE = 200;

/** Reads only what the sections of the file can refer to or change. */
export async function readState(session: Session, managed: ReadonlySet<Kind>, prune: boolean) {
  const needs = (kind: Kind) => managed.has(kind) || managed.has("publications");
  return {
    connections: needs("connections") ? await LISTS.connections(session) : [],
    instructions: needs("instructions") ? await LISTS.instructions(session) : [],
    publications: needs("publications") || prune ? await LISTS.publications(session) : [],
    /** Links that no publication shows; read only to delete instructions. */
    styleGuides: prune && managed.has("instructions") ? await listStyleGuides(session) : [],
  };
}

/** All records of a kind; of instructions those of the library. */
export const LISTS = {
  connections: ({ client, budget }: Session) =>
    listRecords(budget, client.connections.list, ({ connections }) => connections),
  instructions: async ({ client, budget }: Session) => {
    const all = await listRecords(budget, client.instructions.list, ({ instructions }) => instructions);
    return all.filter(({ global }) => global !== false);
  },
  publications: ({ client, budget }: Session) =>
    listRecords(budget, client.publications.list, ({ publications }) => publications),
};

function listStyleGuides({ client, budget }: Session) {
  const list = (page: PageQuery, options: CallOptions) =>
    client.instructionLinks.list({ ...page, slotType: "styleGuide" }, options);
  return listRecords(budget, list, ({ instructionLinks }) => instructionLinks);
}

type PageQuery = { next: string | undefined; pageSize: number };

function listRecords<Answer extends { nextPageToken?: string | null | undefined }, Item>(
  budget: RetryBudget,
  list: (page: PageQuery, options: CallOptions) => Promise<Answer>,
  recordsOf: (answer: Answer) => Item[],
): Promise<Item[]> {
  return listAll(async (next) => {
    const send = () => list({ next, pageSize: MAX_PAGE_SIZE }, { signal: budget.signal });
    const answer = await repeatUntilAnswered(send, budget);
    return { records: recordsOf(answer), nextPageToken: answer.nextPageToken };
  });
}

const UNKNOWN_IDS = {
  connections: "cnn-0000000000000000",
  instructions: "ins-0000000000000000",
  publications: "pub-0000000000000000",
} as const satisfies Record<Kind, string>;

/** Lists omit what the key may not read, so that it would be created a second time. Throws `api/403`. */
export async function checkReadsAll({ client, budget }: Session, kinds: Iterable<Kind>): Promise<void> {
  for (const kind of kinds) {
    const get = (): Promise<object> => client[kind].get({ id: UNKNOWN_IDS[kind] }, { signal: budget.signal });
    const fault = await repeatUntilAnswered(get, budget).catch((error: unknown) => error);
    if (!(fault instanceof Error)) continue;
    if (!(fault instanceof ApiError)) throw fault;
    if (fault.status !== 403) continue;
    const message = `The key does not show all ${kind}, so what exists would be created again. ${fault.message}`;
    throw new ReleaseDocsError("api/403", message, { hint: fault.hint, cause: fault });
  }
}
