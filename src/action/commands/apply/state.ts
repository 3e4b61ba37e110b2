import { type CallOptions, type Client, listAll } from "../../../client/client.ts";
import { ApiError } from "../../../client/http.ts";
import { type RetryBudget, repeatUntilAnswered } from "../../../client/retry.ts";
import type { Connection } from "../../../contract/connections.ts";
import type { Instruction, InstructionLink } from "../../../contract/instructions.ts";
import type { Publication } from "../../../contract/publications.ts";
import { ReleaseDocsError } from "../../../shared/errors.ts";
import type { Kind } from "./file.ts";

/** What the service has; of instructions those of the library. */
export type State = Awaited<ReturnType<typeof readState>>;

type Session = { client: Client; budget: RetryBudget };

const MAX_PAGE_SIZE = 200;

/** Reads only what the sections of the file can refer to or change. */
export async function readState(session: Session, managed: ReadonlySet<Kind>, prune: boolean) {
  const hasPublications = managed.has("publications");
  const read = async <Item>(isNeeded: boolean, list: () => Promise<Item[]>) => (isNeeded ? list() : []);
  return {
    connections: await read(hasPublications || managed.has("connections"), () => listConnections(session)),
    instructions: await read(hasPublications || managed.has("instructions"), () => listLibrary(session)),
    publications: await read(hasPublications || prune, () => listPublications(session)),
    /** Links that no publication shows; read only to delete instructions. */
    styleGuides: await read(prune && managed.has("instructions"), () => listStyleGuides(session)),
  };
}

export function listConnections({ client, budget }: Session): Promise<Connection[]> {
  return listRecords(budget, client.connections.list, ({ connections }) => connections);
}

export async function listLibrary({ client, budget }: Session): Promise<Instruction[]> {
  const all = await listRecords(budget, client.instructions.list, ({ instructions }) => instructions);
  return all.filter(({ global }) => global !== false);
}

export function listPublications({ client, budget }: Session): Promise<Publication[]> {
  return listRecords(budget, client.publications.list, ({ publications }) => publications);
}

function listStyleGuides({ client, budget }: Session): Promise<InstructionLink[]> {
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
