import { type Kysely, type Migration, Migrator } from "kysely";
import { ReleaseDocsError } from "../../release-docs-error.ts";
import type { StoreDialect } from "./dialect.ts";
import { createAccountTables } from "./schema/account-tables.ts";
import { indexAuditLogsByTime } from "./schema/audit-log-times.ts";
import { addDraftSets } from "./schema/draft-sets.ts";
import { addOrganizationBilling } from "./schema/organization-billing.ts";
import { createPublicationTables } from "./schema/publication-tables.ts";
import { createRunningTables } from "./schema/running-tables.ts";
import { createWorkTables } from "./schema/work-tables.ts";
import type { Tables } from "./tables.ts";

/** What was done to databases so far, in order. A step that was released is never changed again. */
function listMigrations(dialect: StoreDialect): Record<string, Migration> {
  return {
    "2026-11-21-first-tables": {
      async up(database: Kysely<unknown>): Promise<void> {
        const schema = { database, dialect };
        await createAccountTables(schema);
        await createPublicationTables(schema);
        await createWorkTables(schema);
        await createRunningTables(schema);
      },
    },
    "2026-11-22-audit-log-times": { up: (database: Kysely<unknown>) => indexAuditLogsByTime({ database, dialect }) },
    "2026-11-22-draft-sets": { up: (database: Kysely<unknown>) => addDraftSets({ database, dialect }) },
    "2026-11-22-organization-billing": {
      up: (database: Kysely<unknown>) => addOrganizationBilling({ database, dialect }),
    },
  };
}

/**
 * Brings the database up to date, forward only, all of it or nothing; of two processes one does it and the other waits.
 * Throws `store/newer` where a later program was here before, else what the first failing step threw.
 */
export async function migrate(database: Kysely<Tables>, dialect: StoreDialect): Promise<void> {
  const known = listMigrations(dialect);
  const migrator = new Migrator({ db: database.withTables(), provider: { getMigrations: async () => known } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const newer = await findUnknown(database.withTables(), known).catch(() => undefined);
  if (newer === undefined) throw error;
  throw new ReleaseDocsError({
    code: "store/newer",
    message: `The database was brought up to ${newer} by a newer release-docs; this one does not know it.`,
    hint: "Start the newer program, or give this one a database of its own.",
    cause: error,
  });
}

type Migrated = { kysely_migration: { name: string } };

async function findUnknown(database: Kysely<Migrated>, known: Record<string, Migration>): Promise<string | undefined> {
  const done = await database.selectFrom("kysely_migration").select("name").execute();
  return done.map(({ name }) => name).findLast((name) => known[name] === undefined);
}
