import { type Insertable, Kysely } from "kysely";
import { expect, test } from "vitest";
import { addDraftSets, createTables } from "../../../../src/service/store/migrations.ts";
import { createPostgresDialect } from "../../../../src/service/store/postgres.ts";
import type { Tables } from "../../../../src/service/store/schema.ts";
import { createSqliteDialect } from "../../../../src/service/store/sqlite.ts";
import { keptStores } from "../../../support/stores.ts";

const TIMES = { created_at: "2026-01-01T00:00:00.000Z", updated_at: "2026-01-01T00:00:00.000Z" };
const COMPARE = "https://github.com/octo/widget/compare/main...release-docs/v1.1.0";
const PULL = "https://github.com/octo/widget/pull/7";

test.each(keptStores)(
  "rows from before the migration keep their content, on $name",
  async ({ kind, createLocation }) => {
    await using place = await createLocation({ isNew: true });
    const { location } = place;
    const dialect =
      kind === "sqlite"
        ? createSqliteDialect(location)
        : createPostgresDialect(location, { poolSize: 1, onFault: (error) => expect.unreachable(String(error)) });
    const database = new Kysely<Tables>({ dialect: dialect.kysely });
    const schema = { database: database.withTables<Record<string, never>>(), dialect } as never;
    await createTables(schema);
    await database
      .insertInto("organizations")
      .values({ id: "org-1", name: "octo", ...TIMES } as never)
      .execute();
    const conversation = (id: string, staged: number, output_url: string | null) =>
      ({
        ...{ id, org_id: "org-1", status: "staged", staged, output_url, excluded_files_json: "[]", title: "t" },
        ...{
          trigger_type: "manual",
          operation_type: "write",
          labels_json: "[]",
          request_json: "{}",
          origin_type: "job",
        },
        ...TIMES,
      }) as Insertable<Tables["conversations"]>;
    await database
      .insertInto("conversations")
      .values([conversation("cnv-1", 1, COMPARE), conversation("cnv-2", 0, PULL), conversation("cnv-3", 1, null)])
      .execute();
    const entry = (id: string, kind: string, details: object) => ({
      id,
      conversation_id: "cnv-1",
      kind,
      status: "success",
      message: "m",
      details_json: JSON.stringify(details),
      ...TIMES,
    });
    await database
      .insertInto("entries")
      .values([entry("ent-1", "draft", { branch: "a" }), entry("ent-2", "draft", { branch: "b" })])
      .execute();
    const comment = (id: string, anchor: object | null) =>
      ({
        ...{ id, org_id: "org-1", conversation_id: "cnv-1", message: "m", work_requested: 0, source: "api" },
        ...{ anchor_json: anchor && JSON.stringify(anchor), request_json: "{}", ...TIMES },
      }) as Insertable<Tables["comments"]>;
    const anchors = [
      { filePath: "a.md", startLine: 2, lines: 'one "lines"\ntwo' },
      { filePath: 'the "lines".md' },
      null,
    ];
    await database
      .insertInto("comments")
      .values(anchors.map((anchor, index) => comment(`cmt-${index}`, anchor)))
      .execute();

    await addDraftSets(schema);

    const comments = await database
      .selectFrom("comments")
      .select(["anchor_json", "anchored_lines"])
      .orderBy("seq")
      .execute();
    expect(comments).toEqual([
      { anchor_json: JSON.stringify({ filePath: "a.md", startLine: 2 }), anchored_lines: 'one "lines"\ntwo' },
      { anchor_json: JSON.stringify(anchors[1]), anchored_lines: null },
      { anchor_json: null, anchored_lines: null },
    ]);
    const urls = await database.selectFrom("conversations").select("output_url").orderBy("seq").execute();
    expect(urls.map(({ output_url }) => output_url)).toEqual([null, PULL, null]);
    const details = await database.selectFrom("entries").select("details_json").orderBy("seq").execute();
    expect(details.map(({ details_json }) => JSON.parse(details_json ?? ""))).toEqual([
      { branch: "a" },
      { branch: "b", compareUrl: COMPARE },
    ]);
    await database.destroy();
  },
);
