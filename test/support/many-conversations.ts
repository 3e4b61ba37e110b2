import { sql } from "kysely";
import { openStore, type Store } from "../../src/service/store/store.ts";

export type ManyConversations = { orgId: string; connectionId: string; publicationId: string };

const NOW = "2026-01-01T00:00:00.000Z";
/** Rows of a statement: PostgreSQL has a timeout. */
const ROWS = 100_000;
const PUBLICATIONS = 100;

/** IDs that sort by their number, in the SQL of both databases. */
const idOf = (prefix: string, number: string) => `'${prefix}-' || (1000000000000000 + ${number})`;

/** The ID of the conversation with this number; the first and oldest one is 1. */
export function conversationIdOf(number: number): string {
  return `cnv-${1_000_000_000_000_000 + number}`;
}

/** Every hundredth conversation belongs to the same publication. */
export function publicationIdOf(number: number): string {
  return `pub-${1_000_000_000_000_000 + (number % PUBLICATIONS)}`;
}

/** A tenth is `staged`, a tenth `merged`, one of a thousand `needsAttention`, all others `open`. */
const STATUS = `case when i % 10 = 0 then 'staged' when i % 10 = 1 then 'merged'
  when i % 1000 = 2 then 'needsAttention' else 'open' end`;

/** Adds numbered conversations, each with two entries if asked, to the only organization of an empty database. */
export async function insertManyConversations(
  location: string,
  count: number,
  { hasEntries = false } = {},
): Promise<ManyConversations> {
  const store = await openStore(location);
  try {
    // Lost by a crash of the machine only; these hold for this connection.
    if (store.kind === "sqlite") await run(store, "pragma synchronous = off; pragma cache_size = -400000");
    const { id: orgId } = await store.database.selectFrom("organizations").select("id").executeTakeFirstOrThrow();
    const connectionId = "cnn-0000000000000001";
    await run(store, renderRecords(orgId, connectionId));
    for (let first = 1; first <= count; first += ROWS) {
      const last = Math.min(count, first + ROWS - 1);
      await run(store, renderConversations(orgId, connectionId, { first, last }));
      if (hasEntries) await run(store, renderEntries({ first, last }));
    }
    await run(store, "analyze");
    return { orgId, connectionId, publicationId: publicationIdOf(0) };
  } finally {
    await store.close();
  }
}

async function run(store: Store, statements: string): Promise<void> {
  for (const statement of statements.split(";")) await sql.raw(statement).execute(store.database);
}

function renderRecords(orgId: string, connectionId: string): string {
  return `
    insert into connections (id, created_at, updated_at, org_id, name, type, config_json, paused, healthy)
    values ('${connectionId}', '${NOW}', '${NOW}', '${orgId}', 'octo/widget', 'codehostRepo',
      '{"codehostAppConnectionId":"","repositoryUrl":"https://github.com/octo/widget"}', 0, 1);
    with recursive n(i) as (select 0 union all select i + 1 from n where i < ${PUBLICATIONS - 1})
    insert into publications (id, created_at, updated_at, org_id, name, config_json, healthy)
    select ${idOf("pub", "i")}, '${NOW}', '${NOW}', '${orgId}', 'publication ' || i,
      '{"sourceRepos":["${connectionId}"],"docsRepo":"${connectionId}"}', 1 from n;
    insert into publication_connections (publication_id, connection_id, role)
    values ('${publicationIdOf(0)}', '${connectionId}', 'source')`;
}

type Numbers = { first: number; last: number };

const renderNumbers = ({ first, last }: Numbers) =>
  `with recursive n(i) as (select ${first} union all select i + 1 from n where i < ${last})`;

function renderConversations(orgId: string, connectionId: string, numbers: Numbers): string {
  return `${renderNumbers(numbers)}
    insert into conversations (id, created_at, updated_at, org_id, publication_id, publication_name, connection_id,
      status, staged, branch, output_url, excluded_files_json, trigger_type, operation_type, title, labels_json,
      summary, request_json, origin_type)
    select ${idOf("cnv", "i")}, '${NOW}', '${NOW}', '${orgId}', ${idOf("pub", `i % ${PUBLICATIONS}`)},
      'publication ' || (i % ${PUBLICATIONS}), '${connectionId}', ${STATUS}, case when i % 10 = 0 then 1 else 0 end,
      'release-docs/v' || i || '.0.0', 'https://github.com/octo/widget/pull/' || i, '[]', 'release', 'write',
      'Document v' || i || '.0.0', '[]', 'Wrote CHANGELOG.md for v' || i || '.0.0, from 12 commits.', '{}', 'job'
    from n`;
}

function renderEntries(numbers: Numbers): string {
  return ["selection", "draft"]
    .map(
      (kind, index) => `${renderNumbers(numbers)}
    insert into entries (id, created_at, updated_at, conversation_id, kind, status, message)
    select ${idOf("ent", `2 * i + ${index}`)}, '${NOW}', '${NOW}', ${idOf("cnv", "i")}, '${kind}', 'success',
      'What was done, in a line that a person reads.' from n`,
    )
    .join(";");
}
