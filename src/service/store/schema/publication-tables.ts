import { defineIndexes, defineTable, type Schema } from "./define-table.ts";

const org_id = ["organizations.id", "cascade"] as const;

/** Connections, the publications that are made of them, and the instructions that publications follow. */
export async function createPublicationTables(schema: Schema): Promise<void> {
  await defineTable(schema, "connections", {
    isRecord: true,
    texts: ["name", "type", "config_json", "secrets?", "health_message?", "health_error?", "synced_at?", "deleted_at?"],
    integers: ["paused", "healthy", "remaining_rate_limit_percent?"],
    references: { org_id },
  });
  await defineIndexes(schema, "connections", [
    ["org_id", "seq"],
    ["org_id", "name", "seq"],
    ["org_id", "type", "seq"],
  ]);
  await defineTable(schema, "connection_histories", {
    texts: ["head", "tags_json"],
    references: { connection_id: ["connections.id", "cascade"] },
    primaryKey: ["connection_id"],
  });
  await defineTable(schema, "publications", {
    isRecord: true,
    texts: ["name", "branch_name?", "config_json", "synced_at?", "health_message?"],
    integers: ["healthy"],
    references: { org_id },
  });
  await defineIndexes(schema, "publications", [["org_id", "name"]], { unique: true });
  await defineIndexes(schema, "publications", [["org_id", "seq"]]);
  await defineTable(schema, "publication_connections", {
    texts: ["role"],
    references: { publication_id: ["publications.id", "cascade"], connection_id: ["connections.id", "cascade"] },
    primaryKey: ["publication_id", "connection_id", "role"],
  });
  await defineIndexes(schema, "publication_connections", [["connection_id", "role"]]);
  await createInstructionTables(schema);
}

async function createInstructionTables(schema: Schema): Promise<void> {
  await defineTable(schema, "instructions", {
    isRecord: true,
    texts: ["name", "type", "content"],
    integers: ["global"],
    references: { org_id, "publication_id?": ["publications.id", "cascade"] },
  });
  await defineIndexes(schema, "instructions", [["org_id", "name", "type"]], { unique: true, where: "global = 1" });
  await defineIndexes(schema, "instructions", [
    ["org_id", "seq"],
    ["org_id", "type", "seq"],
    ["org_id", "global", "seq"],
    ["publication_id"],
  ]);
  await defineTable(schema, "instruction_links", {
    isRecord: true,
    texts: ["slot_type"],
    integers: ["position"],
    references: {
      org_id,
      instruction_id: ["instructions.id", "cascade"],
      publication_id: ["publications.id", "cascade"],
    },
  });
  await defineIndexes(schema, "instruction_links", [
    ["org_id", "seq"],
    ["org_id", "slot_type", "seq"],
    ["instruction_id", "seq"],
    ["publication_id", "seq"],
    ["publication_id", "slot_type", "position"],
  ]);
}
