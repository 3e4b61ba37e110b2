import { DatabaseSync } from "node:sqlite";

export type Ids = { orgId: string; connectionId: string; publicationId: string };

const NOW = "2026-01-01T00:00:00.000Z";

export function seedConversations(path: string, orgId: string, count: number): Ids {
  using database = openDisposable(path);
  const connectionId = "cnn-0000000000000001";
  const publicationId = "pub-0000000000000001";
  database.exec(`
    BEGIN;
    INSERT INTO connections (id, created_at, updated_at, org_id, name, type, config_json, paused, healthy)
    VALUES ('${connectionId}', '${NOW}', '${NOW}', '${orgId}', 'octo/widget', 'codehostRepo',
      '{"codehostAppConnectionId":"","repositoryUrl":"https://github.com/octo/widget"}', 0, 1);
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100)
    INSERT INTO publications (id, created_at, updated_at, org_id, name, config_json, healthy)
    SELECT printf('pub-%016x', i), '${NOW}', '${NOW}', '${orgId}', 'publication ' || i,
      '{"sourceRepos":["${connectionId}"],"docsRepo":"${connectionId}"}', 1 FROM n;
    INSERT INTO publication_connections (publication_id, connection_id, role)
    SELECT '${publicationId}', '${connectionId}', 'source';
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
    INSERT INTO conversations (id, created_at, updated_at, org_id, publication_id, publication_name, connection_id,
      status, staged, branch, output_url, excluded_files_json, trigger_type, operation_type, title, labels_json,
      summary, request_json, origin_type)
    SELECT printf('cnv-%016x', i), '${NOW}', '${NOW}', '${orgId}', printf('pub-%016x', 1 + i % 100),
      'publication ' || (1 + i % 100), '${connectionId}',
      CASE i % 10 WHEN 0 THEN 'staged' WHEN 1 THEN 'merged' ELSE 'open' END, i % 10 = 0,
      'release-docs/v' || i || '.0.0', 'https://github.com/octo/widget/pull/' || i, '[]', 'release', 'write',
      'Document v' || i || '.0.0', '[]', 'Wrote CHANGELOG.md for v' || i || '.0.0, from 12 commits.', '{}', 'job'
    FROM n;
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${2 * count - 1})
    INSERT INTO entries (id, created_at, updated_at, conversation_id, kind, status, message)
    SELECT printf('ent-%016x', i), '${NOW}', '${NOW}', printf('cnv-%016x', 1 + i / 2),
      CASE i % 2 WHEN 0 THEN 'selection' ELSE 'draft' END, 'success', 'What was done, in a line that a person reads.'
    FROM n;
    COMMIT;
    ANALYZE;
  `);
  return { orgId, connectionId, publicationId };
}

function openDisposable(path: string): DatabaseSync & Disposable {
  const database = new DatabaseSync(path);
  return Object.assign(database, { [Symbol.dispose]: () => database.close() });
}
