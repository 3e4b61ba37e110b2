import { defineIndexes, type Schema } from "./define-table.ts";

/** Adds what billing checks read: the state of an organization, its monthly allowance, and an index to count jobs by. */
export async function addOrganizationBilling(schema: Schema): Promise<void> {
  const { database, dialect } = schema;
  await database.schema
    .alterTable("organizations")
    .addColumn("state", dialect.text, (column) => column.notNull().defaultTo("active"))
    .execute();
  await database.schema.alterTable("organizations").addColumn("state_reason", dialect.text).execute();
  await database.schema.alterTable("organizations").addColumn("monthly_jobs", "integer").execute();
  await defineIndexes(schema, "jobs", [["org_id", "type", "created_at"]]);
}
