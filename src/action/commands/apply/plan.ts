import { PUBLICATION_SLOTS } from "../../../contract/kinds.ts";
import { GENERATED_SECRETS, MASKED_SECRET } from "../../../contract/resources/connections/connection-fields.ts";
import {
  CONNECTION_TYPES,
  type Connection,
  type ConnectionConfig,
} from "../../../contract/resources/connections/connections.ts";
import type { Publication, SlottedInstruction } from "../../../contract/resources/publications.ts";
import { shorten } from "../../../shared/text.ts";
import { KINDS, type Kind, listPresent, mapReferences, mapSecrets, type State } from "./records.ts";
import type { Target } from "./targets.ts";

/** `keep`: not in the file, and left as it is. */
export type Action = "create" | "update" | "delete" | "keep" | "none";

/** The output `plan` has these, as JSON. */
export type PlannedChange = {
  action: Action;
  kind: "connection" | "instruction" | "publication";
  name: string;
  /** Only connections and instructions have one. */
  type?: string;
  /** Unless it is created. */
  id?: string;
  differences: Difference[];
  /** Why a record that is not in the file stays. */
  reason?: string;
  /** Whether the service has the change. */
  done: boolean;
};

/** `target` is undefined for what is not in the file. */
export type Step = { shown: PlannedChange; target: Target | undefined; kind: Kind };

type Choices = { managed: ReadonlySet<Kind>; prune: boolean; updateSecrets: boolean };

const SINGULAR = { connections: "connection", instructions: "instruction", publications: "publication" } as const;

/** Pure: what changes, in the order of the file; then what is not in the file. */
export function buildPlan(targets: readonly Target[], state: State, choices: Choices): Step[] {
  const names: Names = new Map([
    ...KINDS.flatMap((kind) => state[kind].map(({ id, name }) => [id, name] as const)),
    ...targets.map(({ handle, name }) => [handle, name] as const),
  ]);
  const planned = targets.map((target): Step => {
    const { kind, record } = target;
    const compared = compareTarget(target, names);
    const differences = compared.length > 0 ? compared : compareSecrets(target, choices.updateSecrets);
    const action = record === undefined ? "create" : differences.length > 0 ? "update" : "none";
    const shown = { action, ...identify(target, record?.id), differences, done: false } as const;
    return { shown, target, kind };
  });
  return [...planned, ...listOthers(targets, state, choices, names)];
}

function identify({ kind, name, type }: Pick<Target, "kind" | "name" | "type">, id: string | undefined) {
  return { kind: SINGULAR[kind], name, ...(type !== "" && { type }), ...(id !== undefined && { id }) };
}

/** The service shows no secret: it is sent with other changes, on request, and where the service found it rejected. */
function compareSecrets(target: Target, updateSecrets: boolean): Difference[] {
  if (target.kind !== "connections" || target.record === undefined) return [];
  const { healthy, paused } = target.record;
  const isRejected = healthy === false && !paused;
  if (!updateSecrets && !isRejected) return [];
  const after = updateSecrets ? "(secret, sent again)" : "(secret, sent again: the connection is unhealthy)";
  const sent: Difference[] = [];
  mapSecrets(target.body.config, (_, path) =>
    sent.push({ field: ["config", ...path].join("."), before: "(secret)", after }),
  );
  return sent;
}

type Other = { id: string; name: string; type: string; kind: Kind; refersTo: readonly string[] };

/** Other records, in sections that the file has, and of types that a file can have. */
function listOthers(targets: readonly Target[], state: State, { managed, prune }: Choices, names: Names): Step[] {
  const own = new Set(targets.map(({ handle }) => handle));
  const records = listRecords(state).filter(({ id }) => !own.has(id));
  const isDeletable = ({ kind, type }: Other) =>
    managed.has(kind) && (kind !== "connections" || (CONNECTION_TYPES as readonly string[]).includes(type));
  const deleted = new Set(prune ? records.filter(isDeletable).map(({ id }) => id) : []);
  const users = new Map<string, string>();
  const markUsed = (user: string, ids: readonly string[]) => {
    for (const id of ids) if (!users.has(id)) users.set(id, user);
  };
  for (const target of targets) markUsed(`the ${SINGULAR[target.kind]} ${target.name}`, listTargetReferences(target));
  // What stays keeps what it refers to, and so on.
  for (let size = -1; size !== deleted.size; ) {
    size = deleted.size;
    for (const one of records.filter(({ id }) => !deleted.has(id)))
      markUsed(`the ${SINGULAR[one.kind]} ${one.name}`, one.refersTo);
    for (const { publicationId: id, instructionId } of state.styleGuides)
      if (!deleted.has(id)) markUsed(`the publication ${names.get(id) ?? id}`, [instructionId]);
    for (const id of users.keys()) deleted.delete(id);
  }
  return records
    .filter(({ kind }) => managed.has(kind))
    .map(({ id, name, type, kind }): Step => {
      const base = { ...identify({ kind, name: names.get(id) ?? name, type }, id), differences: [], done: false };
      if (deleted.has(id)) return { shown: { ...base, action: "delete" }, target: undefined, kind };
      const user = prune ? users.get(id) : undefined;
      const reason = user === undefined ? "not in the file" : `not in the file, but ${user} uses it`;
      return { shown: { ...base, action: "keep", reason }, target: undefined, kind };
    });
}

function listRecords({ connections, instructions, publications }: State): Other[] {
  return [
    ...connections.map(({ id, name, type, config }): Other => {
      return { id, name, type: type ?? "", kind: "connections", refersTo: listReferences(config) };
    }),
    ...instructions.map(({ id, name, type }): Other => ({ id, name, type, kind: "instructions", refersTo: [] })),
    ...publications.map((one): Other => {
      const refersTo = [...listPresent(one).map(({ instructionId }) => instructionId), ...listReferences(one.config)];
      return { id: one.id, name: one.name, type: "", kind: "publications", refersTo };
    }),
  ];
}

function listTargetReferences({ kind, body }: Target): string[] {
  if (kind === "instructions") return [];
  const instructions = kind === "publications" ? body.instructions : [];
  return [
    ...listReferences(body.config),
    ...instructions.flatMap((one) => ("instructionId" in one ? one.instructionId : [])),
  ];
}

function listReferences(config: object | null | undefined): string[] {
  const used: string[] = [];
  mapReferences(config ?? {}, (id) => {
    used.push(id);
    return id;
  });
  return used;
}

/** A field that changes, as texts for people; undefined where the field is not set. */
export type Difference = { field: string; before?: string; after?: string };

/** Names by ID and handle. */
type Names = ReadonlyMap<string, string>;

/** What differs between a record and the file, by fields; without a record all fields but its name and type. */
export function compareTarget(target: Target, names: Names): Difference[] {
  return compareValues(showRecord(target), showBody(target), names);
}

function showRecord(target: Target): unknown {
  if (target.record === undefined)
    return { name: target.name, ...(target.kind === "instructions" && { type: target.type }) };
  const { name } = target.record;
  switch (target.kind) {
    case "connections":
      return { name, paused: target.record.paused || undefined, config: target.record.config };
    case "instructions":
      return { name, type: target.record.type, content: target.record.content };
    case "publications":
      return { name, config: target.record.config, instructions: placeBySlot(listPresent(target.record), showPresent) };
  }
}

function showBody({ kind, body, record }: Target): unknown {
  if (kind === "instructions") return body;
  if (kind === "publications") return { ...body, instructions: placeGiven(body.instructions, record) };
  const { name, paused = record?.paused, config } = body;
  return { name, paused: paused || undefined, config: maskConfig(config, record) };
}

/** With every secret masked, also generated ones that the file leaves out. */
function maskConfig(config: ConnectionConfig, record: Connection | undefined): unknown {
  const masked = Object.entries(mapSecrets(config, () => MASKED_SECRET)).map(([type, fields]) => {
    const kept = Object.entries(Object(record?.config?.[type])).filter(([field]) => GENERATED_SECRETS.has(field));
    return [type, { ...Object.fromEntries(kept), ...fields }];
  });
  return Object.fromEntries(masked);
}

type Present = ReturnType<typeof listPresent>[number];
type Placed = { id: string } | { name: string; type: string; content: string };

/** An instruction of the library is its ID, others are their texts. */
function showPresent({ instructionId: id, global, name, type, content }: Present): Placed {
  return global ? { id } : { name, type, content };
}

function placeGiven(given: readonly SlottedInstruction[], record: Publication | undefined): Record<string, Placed[]> {
  const present = listPresent(record);
  return placeBySlot(given, (one, position): Placed => {
    const { slotType } = one;
    // The names that the service makes.
    if (!("instructionId" in one))
      return { name: one.name ?? `${slotType} ${position + 1}`, type: one.type ?? slotType, content: one.content };
    const own = present.find(({ global, instructionId }) => !global && instructionId === one.instructionId);
    return own === undefined ? { id: one.instructionId } : showPresent(own);
  });
}

function placeBySlot<Item extends { slotType: string }>(
  items: readonly Item[],
  show: (item: Item, position: number) => Placed,
): Record<string, Placed[]> {
  const slots = PUBLICATION_SLOTS.map((slot) => [slot, items.filter(({ slotType }) => slotType === slot).map(show)]);
  return Object.fromEntries(slots);
}

/** The fields of both that are not equal, in the order of the file, then those that are removed. */
function compareValues(before: unknown, after: unknown, names: Names): Difference[] {
  const [old, fresh] = [listLeaves(before), listLeaves(after)];
  return [...new Set([...fresh.keys(), ...old.keys()])].flatMap((key): Difference[] => {
    const [was, is] = [old.get(key)?.value, fresh.get(key)?.value];
    if (toKey(was) === toKey(is)) return [];
    const path = fresh.get(key)?.path ?? old.get(key)?.path ?? [];
    const field = path.map((part) => names.get(part) ?? part).join(".");
    if (typeof was === "string" && typeof is === "string" && `${was}${is}`.includes("\n"))
      return [{ field, ...compareTexts(was, is) }];
    return [
      {
        field,
        ...(was !== undefined && { before: describe(was, names) }),
        ...(is !== undefined && { after: describe(is, names) }),
      },
    ];
  });
}

/** Fields that are no maps. Null, the empty text and the empty list count as not set, as in the service. */
function listLeaves(
  value: unknown,
  path: readonly string[] = [],
): Map<string, { path: readonly string[]; value: unknown }> {
  if (value === undefined || value === null || value === "") return new Map();
  if (Array.isArray(value)) return value.length === 0 ? new Map() : new Map([[JSON.stringify(path), { path, value }]]);
  if (typeof value !== "object") return new Map([[JSON.stringify(path), { path, value }]]);
  return new Map(Object.entries(value).flatMap(([name, part]) => [...listLeaves(part, [...path, name])]));
}

/** Equal for values that differ in the order of fields only. */
function toKey(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

const MAX_VALUE_LENGTH = 120;

function describe(value: unknown, names: Names): string {
  if (value === MASKED_SECRET) return "(secret)";
  if (typeof value === "string") return JSON.stringify(shorten(names.get(value) ?? value, MAX_VALUE_LENGTH));
  if (!Array.isArray(value)) return shorten(JSON.stringify(value), MAX_VALUE_LENGTH);
  const items = value.map((item: unknown) => {
    if (typeof item !== "object" || item === null) return names.get(String(item)) ?? String(item);
    if ("id" in item) return names.get(String(item.id)) ?? String(item.id);
    return "content" in item && "name" in item ? `${item.name}: ${JSON.stringify(item.content)}` : JSON.stringify(item);
  });
  return shorten(`[${items.join(", ")}]`, MAX_VALUE_LENGTH);
}

/** The first line that differs. */
function compareTexts(was: string, is: string): Pick<Difference, "before" | "after"> {
  const [old, fresh] = [was.split("\n"), is.split("\n")];
  const index = fresh.findIndex((line, at) => line !== old[at]);
  const at = index === -1 ? fresh.length : index;
  const show = (lines: readonly string[]) =>
    at < lines.length
      ? `line ${at + 1} of ${lines.length}: ${JSON.stringify(shorten(lines[at] ?? "", MAX_VALUE_LENGTH))}`
      : `${lines.length} lines`;
  return { before: show(old), after: show(fresh) };
}
