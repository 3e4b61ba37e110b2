import * as z from "zod/mini";
import {
  type CallOptions,
  type Client,
  listAll,
  type RetryBudget,
  repeatUntilAnswered,
} from "../../../client/client.ts";
import { ApiError } from "../../../client/http.ts";
import {
  APP_FIELDS,
  type ConnectionField,
  SECRET_FIELDS,
} from "../../../contract/resources/connections/connection-fields.ts";
import type { ConnectionConfig } from "../../../contract/resources/connections/connections.ts";
import { type InstructionType, SlotType } from "../../../contract/resources/instructions.ts";
import {
  type Publication,
  type PublicationConfig,
  ResolvedInstruction,
  type SlottedInstruction,
} from "../../../contract/resources/publications.ts";
import { FILE_ENTRIES } from "../../../contract/service-file.ts";
import { ReleaseDocsError } from "../../../shared/errors.ts";
import { explainIssues } from "../../../shared/issues.ts";
import { isRecord } from "../../../shared/text.ts";

export type Kind = keyof typeof FILE_ENTRIES;
export const KINDS = Object.keys(FILE_ENTRIES) as Kind[];

/** What the service has; of instructions those of the library. */
export type State = Awaited<ReturnType<typeof readState>>;

type ApplyCalls = { client: Client; budget: RetryBudget };

const MAX_PAGE_SIZE = 200;

/** Reads only what the sections of the file can refer to or change. */
export async function readState(session: ApplyCalls, managed: ReadonlySet<Kind>, prune: boolean) {
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
  connections: ({ client, budget }: ApplyCalls) =>
    listRecords(budget, client.connections.list, ({ connections }) => connections),
  instructions: async ({ client, budget }: ApplyCalls) => {
    const all = await listRecords(budget, client.instructions.list, ({ instructions }) => instructions);
    return all.filter(({ global }) => global !== false);
  },
  publications: ({ client, budget }: ApplyCalls) =>
    listRecords(budget, client.publications.list, ({ publications }) => publications),
};

function listStyleGuides({ client, budget }: ApplyCalls) {
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
export async function checkReadsAll({ client, budget }: ApplyCalls, kinds: Iterable<Kind>): Promise<void> {
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

export type Body = {
  connections: { name: string; paused?: boolean | undefined; config: ConnectionConfig };
  instructions: { name: string; type: InstructionType; content: string };
  publications: { name: string; config: PublicationConfig; instructions: SlottedInstruction[] };
};

/** Replaces the name or ID in a field that refers to a connection; `path` is that of the value. */
export type MapReference = (name: string, field: ConnectionField, path: readonly PropertyKey[]) => string;

/** The config of a connection or a publication, with what refers to other connections replaced. */
export function mapReferences<Config extends object>(config: Config, map: MapReference): Config {
  const mapped = Object.entries(config).map(([name, value]: [string, unknown]) => {
    return [name, mapField(name, value, (text, field, path) => map(text, field, ["config", name, ...path]))];
  });
  return Object.fromEntries(mapped);
}

function mapField(name: string, value: unknown, map: MapReference): unknown {
  const app = APP_FIELDS[name];
  if (app !== undefined && isRecord(value)) {
    const id = value[app];
    return typeof id === "string" && id !== "" ? { ...value, [app]: map(id, app, [app]) } : value;
  }
  if (name === "sourceRepos" && Array.isArray(value)) return value.map((one, index) => map(one, name, [index]));
  if (name === "inputTriggers" && isRecord(value)) {
    const entries = Object.entries(value).map(([source, events]) => [map(source, "sourceRepos", [source]), events]);
    return Object.fromEntries(entries);
  }
  const isReference = (name === "docsRepo" || name === "notifierConnection") && typeof value === "string";
  return isReference ? map(value, name, []) : value;
}

export function mapInstructions(
  given: readonly SlottedInstruction[],
  map: (name: string, index: number, slotType: string) => string,
): SlottedInstruction[] {
  return given.map((one, index) =>
    "instructionId" in one ? { ...one, instructionId: map(one.instructionId, index, one.slotType) } : one,
  );
}

/** The config of a connection, with its secrets replaced. */
export function mapSecrets<Config extends object>(
  config: Config,
  map: (secret: unknown, path: readonly [type: string, field: string]) => unknown,
): Config {
  const mapped = Object.entries(config).map(([type, fields]) => {
    const values = Object.entries<unknown>(fields ?? {}).map(([field, value]) => {
      return [field, SECRET_FIELDS.has(field) ? map(value, [type, field]) : value];
    });
    return [type, Object.fromEntries(values)];
  });
  return Object.fromEntries(mapped);
}

const PresentInstructions = z.array(z.extend(ResolvedInstruction, { slotType: SlotType }));

/** The instructions of a publication, as the service shows them. Throws `api/unreadable`. */
export function listPresent(record: Publication | undefined): z.infer<typeof PresentInstructions> {
  const { data, error } = PresentInstructions.safeParse(record?.instructions ?? []);
  if (data !== undefined) return data;
  const message = `The instructions of the publication ${record?.id} are not valid: ${explainIssues(error.issues)}`;
  throw new ReleaseDocsError("api/unreadable", message);
}
