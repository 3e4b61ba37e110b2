import { defineIndexes, defineTable, type Schema } from "./define-table.ts";

/** Organizations, their users, and what each user may do and with which keys. */
export async function createAccountTables(schema: Schema): Promise<void> {
  const org_id = ["organizations.id", "cascade"] as const;
  const user_id = ["users.id", "cascade"] as const;
  await defineTable(schema, "organizations", { isRecord: true, texts: ["name"] });
  await defineTable(schema, "users", {
    isRecord: true,
    texts: ["auth_id", "email", "name"],
    integers: ["invitation_accepted"],
    references: { org_id },
  });
  await defineIndexes(schema, "users", [
    ["org_id", "seq"],
    ["org_id", "email", "seq"],
    ["org_id", "name", "seq"],
    ["org_id", "auth_id", "seq"],
  ]);
  await defineTable(schema, "roles", {
    isRecord: true,
    texts: ["name", "permissions_json"],
    integers: ["builtin"],
    references: { org_id },
  });
  await defineIndexes(schema, "roles", [["org_id", "name"]], { unique: true });
  await defineTable(schema, "user_roles", {
    references: { user_id, role_id: ["roles.id", "cascade"] },
    primaryKey: ["user_id", "role_id"],
  });
  await defineIndexes(schema, "user_roles", [["role_id"]]);
  await defineTable(schema, "grants", {
    texts: ["resource", "verb", "record_id"],
    references: { user_id },
    primaryKey: ["user_id", "resource", "verb", "record_id"],
  });
  await defineTable(schema, "keys", {
    isRecord: true,
    texts: ["name", "lookup", "hash", "expires_at?", "revoked_at?"],
    references: { org_id, user_id },
  });
  await defineIndexes(schema, "keys", [["lookup"]], { unique: true });
  await defineIndexes(schema, "keys", [["org_id", "seq"], ["user_id"]]);
}
