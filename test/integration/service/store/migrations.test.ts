import { Kysely } from "kysely";
import { describe, expect, test } from "vitest";
import { createPostgresDialect } from "../../../../src/service/store/databases/postgres.ts";
import { createSqliteDialect } from "../../../../src/service/store/databases/sqlite.ts";
import {
  addDraftSets,
  addFourRoles,
  addOwnCredentials,
  addTimeline,
  addWebhookRepositories,
  addWebhooks,
  createTables,
  extendTables,
} from "../../../../src/service/store/migrations.ts";
import type { Tables } from "../../../../src/service/store/schema.ts";
import { ofTest } from "../../../support/of-test.ts";
import { keptStores } from "../../../support/stores.ts";

const TIMES = { created_at: "2026-01-01T00:00:00.000Z", updated_at: "2026-01-01T00:00:00.000Z" };
const LATER = "2099-01-01T00:00:00.000Z";
const COMPARE = "https://github.com/octo/widget/compare/main...release-docs/v1.1.0";
const PULL = "https://github.com/octo/widget/pull/7";

describe.each(keptStores)("on $name,", ({ kind, createLocation }) => {
  /** A database as the first version left it, with an organization. */
  const open = async () => {
    const { location } = ofTest(await createLocation({ isNew: true }));
    // The database is dropped while its connection ends.
    const postgres = { poolSize: 1, onFault: () => undefined };
    const dialect = kind === "sqlite" ? createSqliteDialect(location) : createPostgresDialect(location, postgres);
    const database = new Kysely<Tables>({ dialect: dialect.kysely });
    ofTest({ close: () => database.destroy() });
    const schema = { database: database.withTables<Record<string, never>>(), dialect } as never;
    await createTables(schema);
    const insert = async (table: keyof Tables, ...rows: object[]) => {
      for (const row of rows) {
        await database
          .insertInto(table)
          .values({ ...row, ...TIMES } as never)
          .execute();
      }
    };
    await insert("organizations", { id: "org-1", name: "octo" });
    return { database, schema, insert };
  };

  test("drafts of before sets keep their content", async () => {
    const { database, schema, insert } = await open();
    const request = { labels_json: "[]", request_json: "{}", origin_type: "job" };
    const draft = { org_id: "org-1", status: "staged", excluded_files_json: "[]", title: "t", ...request };
    const drafts = [
      { id: "cnv-1", staged: 1, output_url: COMPARE },
      { id: "cnv-2", staged: 0, output_url: PULL },
      { id: "cnv-3", staged: 1, output_url: null },
    ].map((given) => ({ ...draft, trigger_type: "manual", operation_type: "write", ...given }));
    await insert("conversations", ...drafts);
    const entry = { conversation_id: "cnv-1", kind: "draft", status: "success", message: "m" };
    for (const branch of ["a", "b"]) {
      await insert("entries", { ...entry, id: `ent-${branch}`, details_json: JSON.stringify({ branch }) });
    }
    const comment = { org_id: "org-1", conversation_id: "cnv-1", message: "m", work_requested: 0, source: "api" };
    const anchors = [
      { filePath: "a.md", startLine: 2, lines: 'one "lines"\ntwo' },
      { filePath: 'the "lines".md' },
      null,
    ];
    for (const [index, anchor] of anchors.entries()) {
      const anchor_json = anchor && JSON.stringify(anchor);
      await insert("comments", { ...comment, id: `cmt-${index}`, anchor_json, request_json: "{}" });
    }
    await addDraftSets(schema);
    const comments = database.selectFrom("comments").select(["anchor_json", "anchored_lines"]).orderBy("seq");
    expect(await comments.execute()).toEqual([
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
  });

  test("tags that a sync saw count as counted, and deliveries stay", async () => {
    const { database, schema, insert } = await open();
    const config_json = JSON.stringify({ repositoryUrl: "https://github.com/Octo/Widget.git/" });
    const widget = { name: "octo/widget", type: "codehostRepo", config_json, paused: 0, healthy: 1 };
    await insert("connections", { id: "cnn-1", org_id: "org-1", ...widget });
    const tags = Array.from({ length: 2_500 }, (_, index) => `v1.${index}.0`);
    await database
      .insertInto("connection_histories")
      .values({ connection_id: "cnn-1", head: "a".repeat(40), tags_json: JSON.stringify(tags) })
      .execute();
    await addWebhooks(schema);
    const counted = await database.selectFrom("connection_events").selectAll().execute();
    expect(counted.map(({ name }) => name).sort()).toEqual([...tags].sort());
    const events = new Set(counted.map(({ event, connection_id }) => `${event} ${connection_id}`));
    expect(events).toEqual(new Set(["releases cnn-1"]));
    await addWebhookRepositories(schema);
    const connections = await database.selectFrom("connections").select("repository").execute();
    expect(connections).toEqual([{ repository: "octo/widget" }]);
    const delivery = { org_id: "org-1", connection_id: "cnn-1", delivery_id: "1", event: "create", action: null };
    const done = { status: "done", message: "Done.", facts_json: null };
    await insert("webhook_deliveries", { id: "dlv-1", ...delivery, ...done });
    await extendTables(schema, "2026-11-27-webhook-redeliveries");
    expect(await database.selectFrom("webhook_deliveries").selectAll().execute()).toMatchObject([
      { ...delivery, message: "Done.", repository: null, conversation_ids_json: null },
    ]);
  });

  test("keys that the operator made keep what they may, and others wait", async () => {
    const { database, schema, insert } = await open();
    await extendTables(schema, "2026-11-25-sign-in");
    const user = { org_id: "org-1", email: "", name: "", invitation_accepted: 1 };
    // The second one signs in by a provider.
    await insert("users", { ...user, id: "usr-1", auth_id: "usr-1" });
    await insert("users", { ...user, id: "usr-2", auth_id: "https://login.example.org bob" });
    for (const [id, user_id] of [
      ...["init", "command", "app", "nobody"].map((id) => [id, "usr-1"]),
      ...["person", "somebody"].map((id) => [id, "usr-2"]),
    ]) {
      await insert("keys", { id, org_id: "org-1", user_id, name: id, lookup: id, hash: id });
      const times = { used_at: LATER, idle_at: LATER, expires_at: LATER };
      await insert("sessions", { id, org_id: "org-1", user_id, hash: id, user_agent: "", ...times });
      await insert("sign_in_codes", { id, user_id, hash: id, expires_at: LATER });
    }
    const logs = [
      ["Created an organization", "root", { organizationId: "org-1", userId: "usr-1", keyId: "init" }],
      ["Created an API key", "root", { keyId: "command", userId: "usr-1" }],
      ["Created an API key", "root", { keyId: "person", userId: "usr-2" }],
      ["Created an API key", null, { keyId: "app", userId: "usr-1" }],
      ["Revoked an API key", "root", { keyId: "app", userId: "usr-1" }],
    ] as const;
    for (const [index, [summary, admin_user_name, config]] of logs.entries()) {
      const log = { summary, admin_user_name, config_json: JSON.stringify(config), type: "action-create", delta: "" };
      await insert("audit_logs", { id: `adl-${index}`, org_id: "org-1", ...log });
    }
    await addOwnCredentials(schema);
    const keys = await database.selectFrom("keys").select(["id", "own", "manages_access", "unconfirmed"]).execute();
    const kept = { own: 1, manages_access: 1, unconfirmed: null };
    const unknown = { own: null, manages_access: null, unconfirmed: null };
    expect(Object.fromEntries(keys.map(({ id, ...rest }) => [id, rest]))).toEqual({
      ...{ init: kept, command: kept, app: unknown, nobody: unknown },
      ...{ person: kept, somebody: { ...unknown, unconfirmed: 1 } },
    });
    for (const table of ["sessions", "sign_in_codes"] as const) {
      expect(await database.selectFrom(table).select("user_id").distinct().execute()).toEqual([{ user_id: "usr-1" }]);
    }
  });

  test("releases and times of earlier work are known", async () => {
    const { database, schema, insert } = await open();
    const connection = { org_id: "org-1", name: "w", type: "codehostRepo", config_json: "{}", paused: 0, healthy: 1 };
    await insert("connections", { id: "cnn-1", ...connection });
    const changes = [{ tags: { start: "v1", end: "v2" } }, { commits: { count: 2 } }];
    const shown = { excluded_files_json: "[]", title: "t", labels_json: "[]", origin_type: "job", staged: 0 };
    const work = { org_id: "org-1", ...shown, trigger_type: "manual", operation_type: "write" };
    for (const [id, status, connection_id] of [
      ["cnv-1", "merged", null],
      ["cnv-2", "open", "cnn-1"],
    ]) {
      const request_json = JSON.stringify({ changes, sourceConnection: connection_id ? "w" : "cnn-1" });
      await insert("conversations", { ...work, id, status, connection_id, request_json });
      const entries = [
        ["draft", "m"],
        ["pullRequestState", "The pull request was merged."],
      ];
      for (const [index, [kind, message]] of entries.entries()) {
        const entry = { conversation_id: id, kind, status: "success", message };
        await insert("entries", { id: `${id} ${index}`, ...entry });
      }
    }
    await addTimeline(schema);
    const kept = ["drafted_at", "merged_at"] as const;
    const { created_at: at } = TIMES;
    expect(await database.selectFrom("conversations").select(kept).orderBy("seq").execute()).toEqual([
      { drafted_at: at, merged_at: at },
      { drafted_at: at, merged_at: null },
    ]);
    const release = { connection_id: "cnn-1", revision: "v2" };
    const releases = database.selectFrom("conversation_releases").selectAll().orderBy("conversation_id");
    expect(await releases.execute()).toEqual([
      { ...release, conversation_id: "cnv-1" },
      { ...release, conversation_id: "cnv-2" },
    ]);
  });

  test("users keep what they may do, and roles of the organization their names", async () => {
    const { database, schema, insert } = await open();
    await insert("organizations", { id: "org-2", name: "own" });
    const builtIn = { admin: ["user:update"], editor: ["comment:create"], viewer: ["comment:get"] };
    for (const org_id of ["org-1", "org-2"]) {
      for (const [name, permissions] of Object.entries(builtIn)) {
        const permissions_json = JSON.stringify(permissions);
        await insert("roles", { id: `${org_id} ${name}`, org_id, name, permissions_json, builtin: 1 });
      }
    }
    const own = { org_id: "org-2", permissions_json: "[]", builtin: 0 };
    for (const name of ["owner", "maintainer", "reviewer", "reader"]) await insert("roles", { id: name, name, ...own });
    await addFourRoles(schema);
    const rows = await database.selectFrom("roles").selectAll().orderBy("seq").execute();
    const namesOf = (id: string) =>
      rows.filter(({ org_id }) => org_id === id).map(({ name, builtin }) => `${name} ${builtin}`);
    expect(namesOf("org-1")).toEqual(["owner 1", "editor 0", "reader 1", "maintainer 1", "reviewer 1"]);
    const before = ["admin 1", "editor 0", "viewer 1"];
    expect(namesOf("org-2")).toEqual([...before, "owner 0", "maintainer 0", "reviewer 0", "reader 0"]);
    const permissions = Object.fromEntries(rows.map(({ id, name, ...row }) => [`${id} ${name}`, row.permissions_json]));
    expect(permissions).toMatchObject({
      "org-1 admin owner": JSON.stringify(builtIn.admin),
      "org-1 editor editor": JSON.stringify(builtIn.editor),
      "org-1 viewer reader": JSON.stringify(builtIn.viewer),
    });
  });
});
