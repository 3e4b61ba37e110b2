import type { Selectable } from "kysely";
import type { Instruction } from "../../contract/instructions.ts";
import { conflict, notFound } from "../refusal.ts";
import { type Actor, describeDelta, writeAudit } from "../store/audit.ts";
import { lockOrganization } from "../store/lock-rows.ts";
import { newRow, type Store } from "../store/store.ts";
import type { Tables } from "../store/tables.ts";
import { removeLinks } from "./instruction-link-record.ts";

export type InstructionRow = Selectable<Tables["instructions"]>;

/** What an instruction says. */
export type WrittenInstruction = { name: string; type: string; content: string };

/** Stores an instruction of the library; its ID. 409 where it has one of this name and type (interface, "Errors"). */
export async function insertInstruction(
  within: Store,
  actor: Actor,
  { name, type, content }: WrittenInstruction,
): Promise<string> {
  await lockOrganization(within, actor.orgId);
  await refuseDuplicate(within, actor.orgId, { name, type });
  const row = {
    ...newRow(within, "ins"),
    org_id: actor.orgId,
    name,
    type,
    content,
    global: 1,
    publication_id: null,
  };
  await within.database.insertInto("instructions").values(row).execute();
  const config = { instructionId: row.id, name, type };
  await writeAudit(within, actor, { type: "action-create", summary: "Created an instruction", config });
  return row.id;
}

/** The instruction with this ID in the organization; 404 when there is none (interface, "Errors"). */
export async function readInstruction(store: Store, orgId: string, id: string): Promise<InstructionRow> {
  const row = await findInstruction(store, orgId, id);
  if (row === undefined) throw notFound("instruction", id);
  return row;
}

async function findInstruction({ database }: Store, orgId: string, id: string): Promise<InstructionRow | undefined> {
  return database
    .selectFrom("instructions")
    .selectAll()
    .where("org_id", "=", orgId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/**
 * Replaces what an instruction says; 404 where it is not there, 409 as for a new one. A publication's own may have any
 * name. A change that changes nothing leaves no audit log.
 */
export async function replaceInstruction(
  within: Store,
  actor: Actor,
  id: string,
  { name, type, content }: WrittenInstruction,
): Promise<void> {
  await lockOrganization(within, actor.orgId);
  const row = await readInstruction(within, actor.orgId, id);
  if (row.global === 1) await refuseDuplicate(within, actor.orgId, { name, type }, id);
  const before = { name: row.name, type: row.type, content: row.content };
  const after = { name, type, content };
  const delta = describeDelta(before, after, new Set(["content"]));
  if (delta === "") return;
  await within.database
    .updateTable("instructions")
    .set({ ...after, updated_at: within.now() })
    .where("id", "=", id)
    .execute();
  const config = { instructionId: id, name, type };
  await writeAudit(within, actor, { type: "action-update", summary: "Updated an instruction", delta, config });
}

/** Removes an instruction with its links; nothing where it is not there. */
export async function deleteInstruction(within: Store, actor: Actor, id: string): Promise<void> {
  await lockOrganization(within, actor.orgId);
  const row = await findInstruction(within, actor.orgId, id);
  if (row === undefined) return;
  const links = await removeLinks(within, actor.orgId, (link) => link.where("instruction_id", "=", id));
  await within.database.deleteFrom("instructions").where("id", "=", id).execute();
  const config = { instructionId: id, name: row.name, type: row.type, instructionLinkIds: links };
  await writeAudit(within, actor, { type: "action-delete", summary: "Deleted an instruction", config });
}

async function refuseDuplicate(
  within: Store,
  orgId: string,
  { name, type }: Pick<WrittenInstruction, "name" | "type">,
  exceptId = "",
): Promise<void> {
  const found = await within.database
    .selectFrom("instructions")
    .select("id")
    .where("org_id", "=", orgId)
    .where("name", "=", name)
    .where("type", "=", type)
    .where("global", "=", 1)
    .where("id", "!=", exceptId)
    .executeTakeFirst();
  if (found !== undefined) {
    throw conflict(`The instruction ${found.id} has the name ${JSON.stringify(name)} and the type ${type} already.`);
  }
}

/** An instruction as answers show it. */
export function asInstruction(row: InstructionRow): Instruction {
  return {
    id: row.id,
    orgId: row.org_id,
    name: row.name,
    type: row.type,
    content: row.content,
    global: row.global === 1,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
