import { beforeEach, describe, expect, test } from "vitest";
import { createMetrics } from "../../../../src/service/http/metrics.ts";
import { openStore, type Store } from "../../../../src/service/store/store.ts";
import { insertTask } from "../../../../src/service/worker/queue.ts";
import { type TaskKind, takeTask } from "../../../../src/service/worker/tasks.ts";
import { ofTest } from "../../../support/of-test.ts";
import { insertOrganization } from "../../../support/rows.ts";
import { databases } from "../../../support/stores.ts";

const START = Date.parse("2026-11-22T12:00:00Z");

describe.each(databases)("metrics on $name", ({ kind, createLocation }) => {
  let store: Store;
  let now: number;
  let faults: unknown[];
  let metrics: ReturnType<typeof createMetrics>;
  beforeEach(async () => {
    now = START;
    faults = [];
    const { location } = ofTest(await createLocation({ isNew: true }));
    store = ofTest(await openStore(location, () => new Date(now), { poolSize: 1 }));
    metrics = createMetrics(store, (error) => faults.push(error));
  });

  /** The samples of this program that are not 0, without buckets and sums. */
  const scrape = async () => {
    const text = await (await metrics.fetch(new Request("http://service/metrics"))).text();
    const lines = text
      .split("\n")
      .filter((line) => line.startsWith("release_docs_") && !/_(?:bucket|sum)\b/.test(line));
    return Object.fromEntries(
      lines.flatMap((line): [string, number][] => {
        const [name = "", value] = line.replace("release_docs_", "").split(" ");
        return value === "0" ? [] : [[name, Number(value)]];
      }),
    );
  };
  const addTask = async (type: string) => {
    const orgId = await insertOrganization(store, "one");
    await insertTask(store, { orgId, requestId: null, userName: null }, { kind: type as TaskKind, subjectId: "x" });
  };

  test("has the requests, tokens and cost of language models", async () => {
    metrics.observeModel({ outcome: "success" });
    metrics.observeModel({ inputTokens: 100, outputTokens: 10, cost: 0.5 });
    metrics.observeModel({ outcome: "rate-limited" });
    expect(await scrape()).toMatchObject({
      'model_requests_total{outcome="success"}': 1,
      'model_requests_total{outcome="rate-limited"}': 1,
      'model_tokens_total{direction="input"}': 100,
      'model_tokens_total{direction="output"}': 10,
      model_cost_dollars_total: 0.5,
    });
  });

  test("has tasks by state and type, and the age of the oldest that waits", async () => {
    for (const type of ["annotate", "turn", "turn", "of-a-newer-version"]) await addTask(type);
    await store.database
      .updateTable("tasks")
      .set({ run_after: "2026-11-22T12:05:00.000Z" })
      .where("seq", "=", await last())
      .execute();
    now += 30_000;
    await addTask("turn");
    await takeTask(store, "token", 60_000);
    now += 12_500;
    expect(await scrape()).toMatchObject({
      'tasks{state="running",type="annotate"}': 1,
      'tasks{state="waiting",type="turn"}': 3,
      'tasks{state="delayed",type="other"}': 1,
      oldest_waiting_task_seconds: 42.5,
      database_up: 1,
    });
    await store.database.deleteFrom("tasks").execute();
    expect(await scrape()).toEqual({ database_up: 1, ...(kind === "postgres" && { [IDLE]: 1 }) });
    expect(faults).toEqual([]);
  });
  const last = async () => {
    const rows = store.database.selectFrom("tasks").select(({ fn }) => fn.max("seq").as("seq"));
    return Number((await rows.executeTakeFirst())?.seq);
  };

  test("does not wait for a database that is busy, leaves out what it cannot read, and reads it later", async () => {
    await addTask("turn");
    expect(await scrape()).toHaveProperty("database_up");
    const blocked = Promise.withResolvers<void>();
    const began = Promise.withResolvers<void>();
    const writing = store.transaction(() => {
      began.resolve();
      return blocked.promise;
    });
    await began.promise;
    const pool = { 'database_connections{state="busy"}': 1, database_waiting_calls: 1 };
    const expected = kind === "postgres" ? pool : {};
    // The second one waits for the same read.
    expect(await Promise.all([scrape(), scrape()])).toEqual([expected, expected]);
    blocked.resolve();
    await writing;
    expect(await scrape()).toMatchObject({ 'tasks{state="waiting",type="turn"}': 1, database_up: 1 });
  });

  test("reports a database that fails, and leaves out what it cannot read", async () => {
    await store.database.schema.dropTable("tasks").execute();
    expect(await scrape()).not.toHaveProperty("database_up");
    expect(faults).toHaveLength(1);
  });

  test("counts requests and attempts by known labels only", async () => {
    const answered = { method: "GET", route: "/api/v1/jobs/{id}", status: 200, milliseconds: 20 };
    metrics.observeRequest(answered);
    metrics.observeRequest(answered);
    metrics.observeRequest({ ...answered, method: "PURGE", route: undefined, status: 401 });
    expect(await scrape()).toMatchObject({
      'request_duration_seconds_count{method="GET",route="/api/v1/jobs/{id}",status="200"}': 2,
      'request_duration_seconds_count{method="other",route="other",status="401"}': 1,
    });
  });
});

const IDLE = 'database_connections{state="idle"}';
