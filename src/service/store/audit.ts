import type { AuditLogType } from "../../contract/audit-logs.ts";
import { newRow, type Store } from "./store.ts";

/** Who brought a change about: a caller by a request, or the operator at the command line. */
export type Actor = {
  orgId: string;
  /** The request; null where none did it. */
  requestId: string | null;
  userName: string | null;
  adminUserName?: string;
};

/** What an audit log tells (interface, "Audit log"). No field holds a secret. */
export type AuditNote = {
  type: AuditLogType;
  /** What happened, in short. */
  summary: string;
  /** What changed: `paused: false → true`. */
  delta?: string;
  /** Details by type, such as the record's ID. */
  config?: Readonly<Record<string, unknown>>;
};

/** Records what was done. `within` is the transaction of the change that it tells of, so that neither is without the other. */
export async function writeAudit(within: Store, actor: Actor, note: AuditNote): Promise<void> {
  await within.database
    .insertInto("audit_logs")
    .values({
      ...newRow(within, "adl"),
      org_id: actor.orgId,
      request_id: actor.requestId,
      user_name: actor.userName,
      admin_user_name: actor.adminUserName ?? null,
      type: note.type,
      summary: note.summary,
      delta: note.delta ?? "",
      config_json: JSON.stringify(note.config ?? {}),
    })
    .execute();
}

/** The fields that differ, as an audit log shows them; `hidden` ones are named without their values. */
export function describeDelta(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  hidden: ReadonlySet<string> = new Set(),
): string {
  const shown = (value: unknown) => (value === undefined ? "nothing" : JSON.stringify(value));
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) =>
      hidden.has(field) ? `${field}: changed` : `${field}: ${shown(before[field])} → ${shown(after[field])}`,
    )
    .join("; ");
}
