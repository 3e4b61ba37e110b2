import type { AuditLogType } from "../../contract/kinds.ts";
import { messageOf } from "../../shared/errors.ts";
import { newRow } from "../../shared/records.ts";
import { insertRecords, type NewRecord } from "./prepared.ts";
import { checkStoredBytes } from "./storage.ts";
import type { Store } from "./store.ts";

/** Who makes a change: a caller by a request, or the operator at the command line. */
export type Actor = {
  orgId: string;
  requestId: string | null;
  /** Of a caller. */
  userId?: string;
  userName: string | null;
  adminUserName?: string;
};

export type AuditNote = {
  type: AuditLogType;
  summary: string;
  /** The changed fields: `paused: false → true`. */
  delta?: string;
  config?: Readonly<Record<string, unknown>>;
  /** Whether more is stored afterwards; always of `action-create`. */
  grows?: boolean;
};

/** Notes that work failed, where it did. */
export async function auditFailure(within: Store, actor: Actor, summary: string, error: unknown, config: object) {
  if (error === undefined) return;
  await writeAudit(within, actor, { type: "error", summary, delta: messageOf(error), config: { ...config } });
}

/** 413 for a caller's change that stores more, if the organization then exceeds what it may store. */
export async function writeAudit(within: Store, actor: Actor, note: AuditNote): Promise<void> {
  await insertAudited(within, [{ actor, records: [], notes: [note] }]);
}

/** Records to insert, and the audit logs of that. */
export type Audited = { actor: Actor; records: readonly NewRecord[]; notes: readonly AuditNote[] };

/** Of one organization. Throws as {@link writeAudit}. */
export async function insertAudited(within: Store, changes: readonly Audited[]): Promise<void> {
  const records = changes.flatMap(({ actor, records, notes }) => [
    ...records,
    ...notes.map((note) => buildAuditLog(within, actor, note)),
  ]);
  await insertRecords(within, records);
  const grows = (note: AuditNote) => note.type === "action-create" || note.grows === true;
  const growing = changes.find(({ actor, notes }) => actor.userId !== undefined && notes.some(grows));
  if (growing !== undefined) await checkStoredBytes(within, growing.actor.orgId);
}

function buildAuditLog(within: Store, actor: Actor, note: AuditNote): NewRecord {
  const row = {
    ...newRow(within, "adl"),
    org_id: actor.orgId,
    request_id: actor.requestId,
    user_name: actor.userName,
    admin_user_name: actor.adminUserName ?? null,
    type: note.type,
    summary: note.summary,
    delta: note.delta ?? "",
    config_json: JSON.stringify(note.config ?? {}),
  };
  return { table: "audit_logs", row };
}

/** The fields that differ, for an audit log; `hidden` ones without values. */
export function describeDelta(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  hidden: ReadonlySet<string> = new Set(),
): string {
  const shown = (value: unknown) => (value === undefined ? "nothing" : JSON.stringify(value));
  return Object.keys({ ...before, ...after })
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) =>
      hidden.has(field) ? `${field}: changed` : `${field}: ${shown(before[field])} → ${shown(after[field])}`,
    )
    .join("; ");
}
