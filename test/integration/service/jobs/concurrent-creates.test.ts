import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ConversationFixture } from "../../../support/conversations.ts";
import { ofTest } from "../../../support/of-test.ts";
import { type Call, TestService } from "../../../support/service.ts";
import { keptStores, type StoreLocation } from "../../../support/stores.ts";

const COUNT = 48;
const MOST = 30;

describe.each(keptStores)("jobs that are created at the same time on $name", ({ kind, createLocation }) => {
  let location: StoreLocation;
  let place: ConversationFixture;

  beforeEach(async () => {
    location = ofTest(await createLocation());
    place = ofTest(await ConversationFixture.open(location));
    await place.organization.service.stop(0);
  });
  afterEach(async () => {
    await place.organization.store.database.deleteFrom("tasks").execute();
  });

  /** Services on the same database that run no tasks, as processes of their own. */
  const serve = async (limits: { maxQueuedTasks?: number } = {}): Promise<Call> => {
    const { apiKey } = await place.organization.addKeyed({ role: "owner" });
    const parts = { ...place.organization.parts, work: { concurrency: 0 } };
    return ofTest(await TestService.open(location.location, undefined, parts, limits)).callerOf(apiKey);
  };
  const database = () => place.organization.store.database;
  const job = (title: string, sourceConnection = "widget") => ({
    docRequest: { title, body: "Write.", sourceConnection },
  });
  const listTitles = async () => {
    const rows = await database().selectFrom("jobs").select("title").execute();
    return rows.map(({ title }) => title).sort();
  };
  const titles = Array.from({ length: COUNT }, (_, index) => `job ${String(index).padStart(2, "0")}`);

  test("are stored each once, with what belongs to it, and refused alone", async () => {
    const call = await serve();
    const bodies = titles.map((title, index) => {
      if (index % 12 === 3) return job(title, "nowhere");
      return index % 12 === 5 ? job(`${title}\0`) : job(title);
    });
    const answers = await Promise.all(bodies.map((body) => call("POST", "jobs", body)));
    const isRefused = (index: number) => [3, 5].includes(index % 12);
    expect(answers.map(({ status }) => status)).toEqual(titles.map((_, index) => (isRefused(index) ? 400 : 201)));
    expect(await listTitles()).toEqual(titles.filter((_, index) => !isRefused(index)));
    const conversations = await database().selectFrom("conversations").select(["job_id", "title"]).execute();
    for (const [index, { body }] of answers.entries()) {
      const own = conversations.filter(({ job_id }) => job_id === body.id).map(({ title }) => title);
      if (!isRefused(index)) expect(own).toEqual([titles[index]]);
    }
    const tasks = database().selectFrom("tasks").innerJoin("turns", "turns.id", "tasks.subject_id");
    const requests = await tasks.select(["tasks.request_id", "turns.conversation_id"]).execute();
    expect(requests).toHaveLength(40);
    expect(new Set(requests.map(({ request_id }) => request_id)).size).toBe(40);
    const logs = await database().selectFrom("audit_logs").select(["request_id", "config_json"]).execute();
    for (const { request_id, conversation_id } of requests) {
      const own = logs.filter(({ config_json }) => JSON.parse(config_json).conversationId === conversation_id);
      expect(own.map((log) => log.request_id)).toEqual([request_id]);
    }
  });

  test("are at most as many as the queue has left", async () => {
    const call = await serve({ maxQueuedTasks: MOST });
    const answers = await Promise.all(titles.map((title) => call("POST", "jobs", job(title))));
    const created = answers.filter(({ status }) => status === 201).length;
    // On PostgreSQL, transactions that run at the same time do not count each other's tasks.
    expect([MOST, ...(kind === "postgres" ? [1, 2, 3, 4, 5].map((more) => MOST + more) : [])]).toContain(created);
    expect(await listTitles()).toHaveLength(created);
  });

  test("are one for each Idempotency-Key, in every process and whatever their order", async () => {
    const first = await serve();
    const calls = [first, kind === "sqlite" ? first : await serve()];
    const send = (order: readonly string[], call: Call | undefined) =>
      order.map(async (title) => (await call?.("POST", "jobs", job(title), { "idempotency-key": title }))?.body.id);
    const orders = [titles, titles, titles.toReversed(), titles.toReversed()];
    const ids = await Promise.all(orders.flatMap((order, index) => send(order, calls[index % 2])));
    expect(new Set(ids).size).toBe(COUNT);
    expect(await listTitles()).toEqual(titles);
    const again = await Promise.all(send(titles, calls[1]));
    expect(again).toEqual(ids.slice(0, COUNT));
    const other = await Promise.all(
      titles.map((title) => first("POST", "jobs", job("other"), { "idempotency-key": title })),
    );
    expect(new Set(other.map(({ status }) => status))).toEqual(new Set([422]));
    expect(await listTitles()).toEqual(titles);
  });
});
