import { type Selectable, sql } from "kysely";
import { badRequest, conflict } from "../../contract/refusals.ts";
import {
  type Instruction,
  type InstructionLink,
  MAX_LINKED_BYTES,
  MAX_LINKED_INSTRUCTIONS,
  type SlotType,
} from "../../contract/resources/instructions.ts";
import { asRecord, newRow, showColumns } from "../../shared/records.ts";
import { type Actor, describeDelta, writeAudit } from "../store/audit.ts";
import { insertRecord } from "../store/prepared.ts";
import type { Tables } from "../store/schema.ts";
import { lockOrganization, readRecord, type Store, updateRecord } from "../store/store.ts";

export type WrittenInstruction = { name: string; type: string; content: string };

/** 409 for a second instruction of this name and type. */
export async function insertInstruction(
  within: Store,
  actor: Actor,
  { name, type, content }: WrittenInstruction,
): Promise<string> {
  await lockOrganization(within, actor.orgId);
  await refuseDuplicate(within, actor.orgId, { name, type });
  const id = await insertInstructionRow(within, actor.orgId, { name, type, content });
  const config = { instructionId: id, name, type };
  await writeAudit(within, actor, { type: "action-create", summary: "Created an instruction", config });
  return id;
}

/** In the library, or a publication's own. */
export async function insertInstructionRow(
  within: Store,
  org_id: string,
  written: WrittenInstruction,
  publication_id: string | null = null,
): Promise<string> {
  const row = { ...newRow(within, "ins"), org_id, ...written, publication_id, global: Number(publication_id === null) };
  await insertRecord(within, "instructions", row);
  return row.id;
}

/** 409 as for a new one; a publication's own can have any name. */
export async function replaceInstruction(
  within: Store,
  actor: Actor,
  id: string,
  { name, type, content }: WrittenInstruction,
): Promise<void> {
  await lockOrganization(within, actor.orgId);
  const row = await readRecord(within, "instructions", actor.orgId, id);
  if (row.global === 1) await refuseDuplicate(within, actor.orgId, { name, type }, id);
  const before = { name: row.name, type: row.type, content: row.content };
  const after = { name, type, content };
  const delta = describeDelta(before, after, new Set(["content"]));
  if (delta === "") return;
  await updateRecord(within, "instructions", id, after);
  const grows = Buffer.byteLength(content) > Buffer.byteLength(row.content);
  if (grows) {
    const links = within.database.selectFrom("instruction_links").where("instruction_id", "=", id);
    const linking = await links.select("publication_id").distinct().execute();
    const ids = linking.map(({ publication_id }) => publication_id);
    await checkLinked(within, ids, "content");
  }
  const config = { instructionId: id, name, type };
  await writeAudit(within, actor, { type: "action-update", summary: "Updated an instruction", delta, config, grows });
}

export async function deleteInstruction(within: Store, actor: Actor, id: string): Promise<void> {
  await lockOrganization(within, actor.orgId);
  const links = await removeLinks(within, actor.orgId, "instruction_id", [id]);
  const own = within.database.deleteFrom("instructions").where("org_id", "=", actor.orgId).where("id", "=", id);
  const row = await own.returning(["name", "type"]).executeTakeFirst();
  if (row === undefined) return;
  const config = { instructionId: id, ...row, instructionLinkIds: links };
  await writeAudit(within, actor, { type: "action-delete", summary: "Deleted an instruction", config });
}

async function refuseDuplicate(
  within: Store,
  orgId: string,
  { name, type }: Pick<WrittenInstruction, "name" | "type">,
  exceptId = "",
): Promise<void> {
  const others = within.database.selectFrom("instructions").select("id").where("id", "!=", exceptId);
  const same = others.where(({ and }) => and({ org_id: orgId, name, type, global: 1 }));
  const found = await same.executeTakeFirst();
  if (found !== undefined) {
    throw conflict(`The instruction ${found.id} has the name ${JSON.stringify(name)} and this type already.`, "name");
  }
}

export function asInstruction(row: Selectable<Tables["instructions"]>): Instruction {
  return { ...asRecord(row), ...showColumns(row, "name", "type", "content"), global: row.global === 1 };
}

export type Slot = { publicationId: string; slotType: SlotType };

// A statement of PostgreSQL takes 65,535 values, one of SQLite 32,766.
const MAX_ROWS = 1_000;

/** Each link gets the position after the last. Needs the organization's lock, so that positions are unique. */
export async function appendLinks(
  within: Store,
  orgId: string,
  { instructionId, slots, path }: { instructionId: string; slots: readonly Slot[]; path: string },
): Promise<string[]> {
  const publicationIds = [...new Set(slots.map(({ publicationId }) => publicationId))];
  const nextPosition = await readNextPositions(within, publicationIds);
  const rows = slots.map((slot) => ({
    ...newRow(within, "inl"),
    org_id: orgId,
    instruction_id: instructionId,
    publication_id: slot.publicationId,
    slot_type: slot.slotType,
    position: nextPosition(slot),
  }));
  for (let start = 0; start < rows.length; start += MAX_ROWS) {
    const some = rows.slice(start, start + MAX_ROWS);
    await within.database.insertInto("instruction_links").values(some).execute();
  }
  await checkLinked(within, publicationIds, path);
  await touchPublications(within, publicationIds);
  return rows.map(({ id }) => id);
}

/** 400 for the field `path` if a publication has too many linked instructions, or too much content in them. */
export async function checkLinked({ database }: Store, publicationIds: readonly string[], path: string) {
  for (let start = 0; start < publicationIds.length; start += MAX_ROWS) {
    const bytes = sql<number>`sum(octet_length(instructions.content))`;
    const exceeding = await database
      .selectFrom("instruction_links as link")
      .innerJoin("instructions", "instructions.id", "link.instruction_id")
      .select(["link.publication_id", ({ fn }) => fn.countAll<number>().as("count"), bytes.as("bytes")])
      .where("link.publication_id", "in", publicationIds.slice(start, start + MAX_ROWS))
      .groupBy("link.publication_id")
      .having(({ fn, or, eb }) =>
        or([eb(fn.countAll<number>(), ">", MAX_LINKED_INSTRUCTIONS), eb(bytes, ">", MAX_LINKED_BYTES)]),
      )
      .limit(1)
      .executeTakeFirst();
    if (exceeding === undefined) continue;
    const { publication_id: id, count } = exceeding;
    throw badRequest(
      `The publication ${id} would have ${count} linked instructions with ${exceeding.bytes} bytes of content; at most ` +
        `${MAX_LINKED_INSTRUCTIONS} with ${MAX_LINKED_BYTES} bytes are allowed.`,
      path,
    );
  }
}

async function readNextPositions(within: Store, publicationIds: readonly string[]): Promise<(slot: Slot) => number> {
  const taken = await within.database
    .selectFrom("instruction_links")
    .select(["publication_id", "slot_type"])
    .select(({ fn }) => fn.max("position").as("last"))
    .where("publication_id", "in", publicationIds)
    .groupBy(["publication_id", "slot_type"])
    .execute();
  const next = new Map(taken.map((slot) => [`${slot.publication_id} ${slot.slot_type}`, slot.last + 1]));
  return ({ publicationId, slotType }) => {
    const slot = `${publicationId} ${slotType}`;
    const position = next.get(slot) ?? 0;
    next.set(slot, position + 1);
    return position;
  };
}

export async function removeLinks(
  within: Store,
  orgId: string,
  column: "id" | "instruction_id",
  values: readonly string[],
): Promise<string[]> {
  const named = within.database.deleteFrom("instruction_links").where("org_id", "=", orgId).where(column, "in", values);
  const gone = await named.returning(["id", "publication_id"]).execute();
  await touchPublications(within, [...new Set(gone.map((link) => link.publication_id))]);
  return gone.map(({ id }) => id);
}

/** Instructions in slots are part of a publication: `updatedAt` changes with them. */
async function touchPublications(within: Store, ids: readonly string[]): Promise<void> {
  await within.database.updateTable("publications").set({ updated_at: within.now() }).where("id", "in", ids).execute();
}

export function asInstructionLink(row: Selectable<Tables["instruction_links"]>): InstructionLink {
  return { ...asRecord(row), ...showColumns(row, "instruction_id", "publication_id", "slot_type", "position") };
}
