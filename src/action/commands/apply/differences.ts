import { GENERATED_SECRETS, MASKED_SECRET, SECRET_FIELDS } from "../../../contract/connection-fields.ts";
import type { Connection, ConnectionConfig } from "../../../contract/connections.ts";
import type { Publication, SlottedInstruction } from "../../../contract/publications.ts";
import { PUBLICATION_SLOTS } from "../../../contract/slots.ts";
import { shorten } from "../../../shared/text.ts";
import { listPresent, type Target } from "./targets.ts";

/** A field that changes, as texts for people; undefined where the field is not set. */
export type Difference = { field: string; before?: string; after?: string };

/** Names by ID and handle. */
export type Names = ReadonlyMap<string, string>;

/** What differs between a record and the file, by fields; without a record all fields but its name and type. */
export function compareTarget(target: Target, names: Names): Difference[] {
  return compareValues(showRecord(target), showBody(target), names);
}

function showRecord(target: Target): unknown {
  if (target.record === undefined)
    return { name: target.name, ...(target.kind === "instructions" && { type: target.type }) };
  if (target.kind === "connections") {
    const { name, paused, config } = target.record;
    return { name, paused: paused || undefined, config };
  }
  if (target.kind === "instructions") {
    const { name, type, content } = target.record;
    return { name, type, content };
  }
  const { name, config } = target.record;
  return { name, config, instructions: placePresent(target.record) };
}

function showBody({ kind, body, record }: Target): unknown {
  if (kind === "instructions") return body;
  if (kind === "publications") return { ...body, instructions: placeGiven(body.instructions, record) };
  const { name, paused = record?.paused, config } = body;
  return { name, paused: paused || undefined, config: maskConfig(config, record) };
}

/** With every secret masked, also generated ones that the file leaves out. */
function maskConfig(config: ConnectionConfig, record: Connection | undefined): unknown {
  return Object.fromEntries(
    Object.entries(config).map(([type, fields]) => {
      const kept = Object.entries(Object(record?.config?.[type])).filter(([field]) => GENERATED_SECRETS.has(field));
      const given = Object.entries(fields ?? {}).map(([field, value]) => [
        field,
        SECRET_FIELDS.has(field) ? MASKED_SECRET : value,
      ]);
      return [type, Object.fromEntries([...kept, ...given])];
    }),
  );
}

type Present = ReturnType<typeof listPresent>[number];
type Placed = { id: string } | { name: string; type: string; content: string };

/** By slot. An instruction of the library is its ID, others are their texts. */
function placePresent(record: Publication): Record<string, Placed[]> {
  return placeBySlot(listPresent(record), showPresent);
}

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
