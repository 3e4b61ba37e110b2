import { APP_FIELDS, SECRET_FIELDS } from "../../../contract/connection-fields.ts";
import { CONNECTION_TYPES } from "../../../contract/connections.ts";
import type { Publication } from "../../../contract/publications.ts";
import { compareTarget, type Difference, type Names } from "./differences.ts";
import { KINDS, type Kind } from "./file.ts";
import { mapConnectionConfig, mapPublicationConfig } from "./references.ts";
import type { State } from "./state.ts";
import { listPresent, type Target } from "./targets.ts";

/** `keep`: not in the file, and left as it is. */
export type Action = "create" | "update" | "delete" | "keep" | "none";

/** The output `plan` has these, as JSON. */
export type PlannedChange = {
  action: Action;
  kind: "connection" | "instruction" | "publication";
  name: string;
  /** Of a connection or instruction. */
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
  return Object.entries(target.body.config).flatMap(([type, fields]) =>
    Object.keys(fields ?? {})
      .filter((field) => SECRET_FIELDS.has(field))
      .map((field) => ({
        field: `config.${type}.${field}`,
        before: "(secret)",
        after: updateSecrets ? "(secret, sent again)" : "(secret, sent again: the connection is unhealthy)",
      })),
  );
}

type Other = { id: string; name: string; type: string; kind: Kind; refersTo: readonly string[] };

/** Of the sections that the file has, and of types that a file can have. */
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
      const app = APP_FIELDS[type ?? ""];
      const used = app === undefined ? undefined : Object(config?.[type ?? ""])[app];
      return { id, name, type: type ?? "", kind: "connections", refersTo: typeof used === "string" ? [used] : [] };
    }),
    ...instructions.map(({ id, name, type }): Other => ({ id, name, type, kind: "instructions", refersTo: [] })),
    ...publications.map((one): Other => {
      return { id: one.id, name: one.name, type: "", kind: "publications", refersTo: listPublicationReferences(one) };
    }),
  ];
}

function listPublicationReferences(record: Publication): string[] {
  const used: string[] = listPresent(record).map(({ instructionId }) => instructionId);
  mapPublicationConfig(record.config ?? {}, (id) => {
    used.push(id);
    return id;
  });
  return used;
}

function listTargetReferences({ kind, body }: Target): string[] {
  const used: string[] = [];
  const collect = (id: string) => {
    used.push(id);
    return id;
  };
  if (kind === "connections") mapConnectionConfig(body.config, collect);
  if (kind !== "publications") return used;
  mapPublicationConfig(body.config, collect);
  return [...used, ...body.instructions.flatMap((one) => ("instructionId" in one ? one.instructionId : []))];
}
