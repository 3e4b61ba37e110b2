import { ReleaseDocsError } from "../../release-docs-error.ts";
import type { Grant } from "../access/access.ts";
import { isPermission, type Permission, RESOURCES, type Resource, VERBS } from "../access/permissions.ts";
import type { Store } from "../store/store.ts";
import { usageFault } from "./command.ts";

/** A permission as `resource:verb`. Throws `program/usage` for what is none. */
export function parsePermission(text: string): Permission {
  if (isPermission(text)) return text;
  throw usageFault(
    `${JSON.stringify(text)} is no permission: it is resource:verb with a resource of ${RESOURCES.join(", ")} and a ` +
      `verb of ${VERBS.join(", ")}.`,
  );
}

const ON_A_RECORD = ["list", "get", "update", "delete", "notify"];

/** A grant as `resource:verb:id`. Throws `program/usage` for what is none, and for what is not done to one record. */
export function parseGrant(text: string): Grant {
  const [resource, verb = "", ...id] = text.split(":");
  const recordId = id.join(":");
  if (recordId === "") throw usageFault(`${JSON.stringify(text)} is no grant: it is resource:verb:id.`);
  const permission = parsePermission(`${resource}:${verb}`);
  if (!ON_A_RECORD.includes(verb)) {
    throw usageFault(`${permission} is not done to a single record: give it by a role (roles add, users add --role).`);
  }
  return { permission, recordId };
}

const TABLES = {
  job: "jobs",
  connection: "connections",
  conversation: "conversations",
  comment: "comments",
  turn: "turns",
  publication: "publications",
  user: "users",
  instruction: "instructions",
  instructionLink: "instruction_links",
  auditLog: "audit_logs",
} as const satisfies Record<Resource, string>;

/** Throws `admin/not-found` where an organization has no such record: a grant with a slip in it would grant nothing. */
export async function checkGrant({ database }: Store, orgId: string, { permission, recordId }: Grant): Promise<void> {
  const [resource] = permission.split(":") as [Resource];
  const found = await database
    .selectFrom(TABLES[resource])
    .select("id")
    .where("org_id", "=", orgId)
    .where("id", "=", recordId)
    .executeTakeFirst();
  if (found !== undefined) return;
  const message = `There is no ${resource} ${recordId}.`;
  throw new ReleaseDocsError({ code: "admin/not-found", message, hint: "Give the ID of a record that is there." });
}
