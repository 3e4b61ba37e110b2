import {
  fitsField,
  nameFieldTypes,
  selectTriggerEvents,
} from "../../../contract/resources/connections/connection-fields.ts";
import type { Connection, ConnectionConfig } from "../../../contract/resources/connections/connections.ts";
import type { Instruction } from "../../../contract/resources/instructions.ts";
import type { Publication, PublicationConfig, SlottedInstruction } from "../../../contract/resources/publications.ts";
import type { FilePublication } from "../../../contract/service-file.ts";
import { selectNearestNames } from "../../../shared/text.ts";
import type { Entry, FileContent, Problem } from "./file.ts";
import {
  type Body,
  type Kind,
  listPresent,
  type MapReference,
  mapInstructions,
  mapReferences,
  type State,
} from "./records.ts";

/**
 * A record of the file. `handle` is its ID, or a text that stands for the ID of a record to create; the body refers to
 * others by their handles, and to secrets as the file does.
 */
export type Target = { handle: string; name: string; type: string } & (
  | { kind: "connections"; record: Connection | undefined; body: Body["connections"] }
  | { kind: "instructions"; record: Instruction | undefined; body: Body["instructions"] }
  | { kind: "publications"; record: Publication | undefined; body: Body["publications"] }
);

type Referable = Pick<Target, "handle" | "name" | "type">;

/** Pure: matches the file with what the service has, and resolves its names. */
export function resolveTargets(content: FileContent, state: State): { targets: Target[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const given = <One extends Kind>(kind: One) => {
    return { entries: content[kind], declared: content.declared[kind], records: state[kind] };
  };
  const connections = matchEntries("connections", given("connections"), problems);
  const instructions = matchEntries("instructions", given("instructions"), problems);
  const publications = matchEntries("publications", given("publications"), problems);
  const known: Known = {
    connections: {
      inFile: connections.map((one) => ({ ...one, type: typeOf(one.value.config) })),
      inService: state.connections.map((one) => ({ ...one, handle: one.id, type: one.type ?? "" })),
      declared: content.declared.connections,
    },
    instructions: {
      inFile: instructions.map((one) => ({ ...one, type: one.value.type })),
      inService: state.instructions.map((one) => ({ ...one, handle: one.id })),
      declared: content.declared.instructions,
    },
  };
  const targets = [
    ...connections.map(({ value: { renamedFrom: _, ...value }, path, ...matched }): Target => {
      checkApp(value.config, path, problems);
      const body = { ...value, config: mapReferences(value.config, createResolver({ known, path, problems })) };
      return { ...matched, kind: "connections", type: typeOf(value.config), body };
    }),
    ...instructions.map(({ value: { renamedFrom: _, ...body }, path: __, ...matched }): Target => {
      return { ...matched, kind: "instructions", type: body.type, body };
    }),
    ...publications.map(({ value, path, ...matched }): Target => {
      const body = resolvePublication(value, matched.record, { known, path, problems });
      return { ...matched, kind: "publications", type: "", body };
    }),
  ];
  checkInvalid(content.invalid, known, problems);
  return { targets, problems };
}

/** Checks what entries with faults refer to, so that all faults are found at once. */
function checkInvalid({ connections, publications }: FileContent["invalid"], known: Known, problems: Problem[]): void {
  for (const { value, path } of [...connections, ...publications])
    mapReferences(value.config, createResolver({ known, path, problems }));
  for (const { value, path } of publications)
    for (const [index, one] of value.instructions.entries())
      if (one !== undefined) resolveInstruction(one.instructionId, index, one.slotType, { known, path, problems });
}

type Known = Record<"connections" | "instructions", Names>;
type Place = { known: Known; path: readonly PropertyKey[]; problems: Problem[] };

function createResolver({ known: { connections }, path, problems }: Place): MapReference {
  return (name, field, at) => {
    const problem = (message: string) => void problems.push({ path: [...path, ...at], message });
    const found = resolveName(connections, "connection", name, problem);
    if (found === undefined) return name;
    if (!fitsField(field, found.type))
      problem(`names ${JSON.stringify(name)}, a ${found.type}; give ${nameFieldTypes(field)}`);
    return found.handle;
  };
}

function resolvePublication(
  value: FilePublication,
  record: Publication | undefined,
  place: Place,
): Body["publications"] {
  const { inService, inFile } = place.known.connections;
  const types = new Map([...inService, ...inFile].map((one) => [one.handle, one.type]));
  const mapped = mapReferences(value.config, createResolver(place));
  const config = { ...mapped, sourceRepos: completeSources(mapped, types) };
  checkTriggers(value, config, types, place);
  const slotted = selectInstructions(value, record);
  const instructions = mapInstructions(slotted, (name, index, slot) => {
    if (value.instructions === undefined) return name;
    return resolveInstruction(name, index, slot, place);
  });
  return { name: value.name, config, instructions };
}

function resolveInstruction(name: string, index: number, slot: string, { known, path, problems }: Place): string {
  const at = [...path, "instructions", index, "instructionId"];
  const problem = (message: string) => void problems.push({ path: at, message });
  return resolveName(known.instructions, "instruction", name, problem, slot)?.handle ?? name;
}

function typeOf(config: ConnectionConfig): string {
  return Object.entries(config).find(([, variant]) => variant !== undefined)?.[0] ?? "";
}

type Names = { inFile: readonly Referable[]; inService: readonly Referable[]; declared: ReadonlySet<string> };

/** Names of the file first, then those of the service, then IDs. */
function resolveName(
  { inFile, inService, declared }: Names,
  what: string,
  name: string,
  problem: (message: string) => void,
  preferred?: string,
): Referable | undefined {
  const handles = new Set(inFile.map(({ handle }) => handle));
  const others = inService.filter(({ handle }) => !handles.has(handle));
  const own = inFile.filter((one) => one.name === name);
  const named = own.length > 0 ? own : others.filter((one) => one.name === name);
  const fitting = named.filter(({ type }) => type === preferred);
  const candidates = fitting.length > 0 ? fitting : named;
  const [found = [...inFile, ...others].find(({ handle }) => handle === name), ...more] = candidates;
  if (more.length > 0)
    problem(`is ${JSON.stringify(name)}, the name of several ${what}s; rename all but one, or give an ID`);
  if (found !== undefined || declared.has(name)) return found;
  const [near] = selectNearestNames(
    name,
    [...inFile, ...others].map((one) => one.name),
  );
  const hint =
    near === undefined ? "add it to the file, or create it in the service" : `did you mean ${JSON.stringify(near)}?`;
  problem(`names the ${what} ${JSON.stringify(name)}, which is neither in the file nor in the service; ${hint}`);
  return undefined;
}

function checkApp(
  { codehostRepo: repository }: ConnectionConfig,
  path: readonly PropertyKey[],
  problems: Problem[],
): void {
  if (repository === undefined || repository.codehostAppConnectionId || repository.repositoryUrl.startsWith("file:"))
    return;
  const at = [...path, "config", "codehostRepo"];
  problems.push({ path: at, message: `needs codehostAppConnectionId, ${nameFieldTypes("codehostAppConnectionId")}` });
}

/** As the service adds it: without a repository among them, `docsRepo` is the first source. */
function completeSources(
  { sourceRepos = [], docsRepo = "" }: PublicationConfig,
  types: ReadonlyMap<string, string>,
): string[] {
  const given = [...new Set(sourceRepos)];
  return given.some((handle) => types.get(handle) === "codehostRepo") ? given : [docsRepo, ...given];
}

function checkTriggers(
  { config: { inputTriggers = {} } }: FilePublication,
  config: PublicationConfig,
  types: ReadonlyMap<string, string>,
  { path, problems }: Place,
): void {
  const handles = Object.keys(config.inputTriggers ?? {});
  const sources = config.sourceRepos ?? [];
  // Else a source has a fault of its own.
  const areKnown = sources.every((handle) => fitsField("sourceRepos", types.get(handle) ?? ""));
  for (const [index, [name, events]] of Object.entries(inputTriggers).entries()) {
    const handle = handles[index] ?? name;
    const type = types.get(handle);
    if (type === undefined) continue;
    const at = [...path, "config", "inputTriggers", name];
    if (areKnown && !sources.includes(handle))
      problems.push({ path: at, message: "is for a connection that is not one of sourceRepos" });
    const emitted = selectTriggerEvents(type);
    const unknown = events.filter((event) => !emitted.includes(event)).join(", ");
    if (unknown === "") continue;
    const takes = emitted.length === 0 ? "emits no events" : `emits ${emitted.join(", ")}`;
    problems.push({ path: at, message: `has ${unknown}, but a ${type} ${takes}` });
  }
}

/** Those of the service if the file leaves them out. */
function selectInstructions({ instructions }: FilePublication, record: Publication | undefined): SlottedInstruction[] {
  if (instructions === undefined)
    return listPresent(record).map(({ slotType, instructionId }) => ({ slotType, instructionId }));
  return instructions.map(({ slotType, instructionId, content = "", name, type }) =>
    instructionId === undefined ? { slotType, content, name, type } : { slotType, instructionId },
  );
}

type Named = { name: string; renamedFrom?: string | undefined; type?: string };
type Present = { id: string; name: string; type?: string | null | undefined };

type Given<Kept, Found> = {
  entries: readonly Entry<Kept>[];
  /** Names of the file, also of entries that are not valid. */
  declared: ReadonlySet<string>;
  records: readonly Found[];
};

/** By name, of instructions by name and type; else by the former name. */
function matchEntries<Kept extends Named, Found extends Present>(
  kind: Kind,
  { entries, declared, records }: Given<Kept, Found>,
  problems: Problem[],
) {
  const taken = new Set<string>();
  return entries.map(({ path, value }, index) => {
    const findAll = (name: string | undefined) =>
      records.filter((one) => one.name === name && (kind !== "instructions" || one.type === value.type));
    const byName = findAll(value.name);
    const former = findAll(value.renamedFrom);
    const [field, found] = byName.length > 0 ? (["name", byName] as const) : (["renamedFrom", former] as const);
    const [record, ...others] = found;
    const fault = (message: string, at: "name" | "renamedFrom" = field) =>
      problems.push({ path: [...path, at], message });
    if (others.length > 0) {
      const ids = found.map(({ id }) => id).join(", ");
      fault(`is the name of several ${kind} of the service: ${ids}; rename or delete all but one`);
    } else if (record !== undefined && taken.has(record.id))
      fault(`is a record that the file names twice: ${record.name}`);
    const conflict = byName.length > 0 && former.length > 0 ? explainConflict(value, entries, declared) : undefined;
    if (conflict !== undefined) fault(conflict, "renamedFrom");
    if (record !== undefined) taken.add(record.id);
    return { handle: record?.id ?? `new:${kind}:${index}`, name: value.name, record, path, value };
  });
}

/** What is wrong with a rename if the service has records of both names. */
function explainConflict(
  { name, renamedFrom: former = "", type }: Named,
  entries: readonly Entry<Named>[],
  declared: ReadonlySet<string>,
): string | undefined {
  if (former === name) return undefined;
  const findEntry = (asked: string) =>
    entries.find((one) => one.value.name === asked && one.value.type === type)?.value;
  const earlier = new Set<string>();
  let at: string | undefined = former;
  while (at !== undefined && at !== name && !earlier.has(at)) {
    earlier.add(at);
    at = findEntry(at)?.renamedFrom;
  }
  if (at === name)
    return `names ${JSON.stringify(former)}, which the file renames too: names cannot be exchanged in one run; remove renamedFrom, or rename one to another name first`;
  // The former name belongs to another record by now.
  if (findEntry(former) !== undefined) return undefined;
  // The entry with that name has faults of its own.
  if (declared.has(former) && !entries.some(({ value }) => value.name === former)) return undefined;
  return `names ${JSON.stringify(former)}, but ${JSON.stringify(name)} exists already; remove one of the two from the service, or remove renamedFrom`;
}
