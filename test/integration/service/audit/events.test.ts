import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { createEventFeed } from "../../../../src/service/audit/events.ts";
import { listen } from "../../../../src/service/http/http.ts";
import { giveGrant } from "../../../../src/service/security/access.ts";
import { createApiKey, insertKey, revokeKey } from "../../../../src/service/security/keys.ts";
import { writeAudit } from "../../../../src/service/store/audit.ts";
import { openStore } from "../../../../src/service/store/store.ts";
import { ofTest } from "../../../support/of-test.ts";
import { type Caller, TestService } from "../../../support/service.ts";
import { databases } from "../../../support/stores.ts";

const TIMING = { pollMs: 20, heartbeatMs: 100 };

type Change = { resource: string; id?: string };

/** A stream as a browser reads it. */
class Stream implements AsyncDisposable {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  text = "";
  isOver = false;

  constructor({ body }: Response) {
    this.#reader = (body ?? new ReadableStream()).getReader();
  }

  async #readOnce(): Promise<void> {
    const { value, done } = await this.#reader.read();
    this.isOver = done;
    this.text += new TextDecoder().decode(value);
  }

  async until(isEnough: () => boolean): Promise<void> {
    while (!this.isOver && !isEnough()) await this.#readOnce();
  }

  changes(): Change[] {
    return [...this.text.matchAll(/^data: (.*)\n\n/gm)].flatMap(([, data = ""]) => JSON.parse(data).changes);
  }

  untilChanged(id: string): Promise<void> {
    return this.until(() => this.changes().some((change) => change.id === id));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#reader.cancel();
  }
}

test("of all 1,000 streams an organization with fewer gets its own", async () => {
  const feed = createEventFeed({
    store: await openStore(":memory:"),
    onFault: (error) => expect.unreachable(`${error}`),
  });
  const readAccess = async () => expect.unreachable();
  const open = (orgId: string, userId: string) => new Stream(feed.open({ orgId, userId, readAccess }));
  const many = Array.from({ length: 1000 }, (_, index) => open("one", `usr-${index % 50}`));
  expect(() => open("one", "usr-51")).toThrow("Too many streams");
  const others = Array.from({ length: 20 }, () => open("two", "usr-of-two"));
  for (const stream of many.slice(0, 20)) await stream.until(() => false);
  expect([...others, ...many].filter(({ isOver }) => isOver)).toEqual(many.slice(0, 20));
  await feed.stop();
});

describe.each(databases)("events on $name", ({ createLocation, isKept, kind }) => {
  let location: string;
  let served: TestService;
  let orgId: string;
  let admin: Caller;

  beforeEach(async () => {
    ({ location } = ofTest(await createLocation()));
    served = ofTest(await TestService.open(location, undefined, { events: TIMING }));
    orgId = await served.addOrganization("one");
    admin = await served.addCaller(orgId, { role: "owner" });
  });

  const ask = ({ apiKey }: { apiKey: string }) =>
    served.service.fetch(
      new Request("http://service/api/v1/events", { headers: { authorization: `Bearer ${apiKey}` } }),
    );

  /** Open, so that it gets every change from now on. */
  async function open(caller: Caller): Promise<Stream> {
    const answer = await ask(caller);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/event-stream"]);
    const stream = new Stream(answer);
    await stream.until(() => stream.text.includes(": open"));
    return stream;
  }

  async function createInstruction(caller: Caller, name: string): Promise<string> {
    const given = { name, type: "releaseNotes", content: "Short." };
    const { status, body } = await caller.call("POST", "instructions", given);
    expect(status).toBe(201);
    return body.id;
  }

  test("name the resource and the ID of what changed, and nothing of its content", async () => {
    await createInstruction(admin, "before");
    await using stream = await open(admin);
    const id = await createInstruction(admin, "secret name");
    await stream.untilChanged(id);
    expect(stream.changes()).toContainEqual({ resource: "instruction", id });
    const resources = stream.changes().map(({ resource }) => resource);
    expect(resources.sort()).toEqual(["auditLog", "instruction"]);
    expect(stream.text).not.toContain("secret");
  });

  test.runIf(isKept)("name what another process changed", async () => {
    await using stream = await open(admin);
    const other = await openStore(location);
    const actor = { orgId, requestId: null, userName: null };
    const config = { conversationId: "cnv-0000000000000001" };
    await other.transaction((within) =>
      writeAudit(within, actor, { type: "action-update", summary: "Changed", config }),
    );
    await other.close();
    await stream.untilChanged(config.conversationId);
    expect(stream.changes()).toContainEqual({ resource: "conversation", id: config.conversationId });
  });

  test.runIf(kind === "postgres")("name what a transaction changed that others overtook", async () => {
    await using stream = await open(admin);
    const actor = { orgId, requestId: null, userName: null };
    const [written, overtaken] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const config = { conversationId: "cnv-0000000000000002" };
    const slow = served.store.transaction(async (within) => {
      // Does not count its bytes, in one of a few rows for which the other transaction might wait.
      await sql`set local session_replication_role = replica`.execute(within.database);
      await writeAudit(within, actor, { type: "action-update", summary: "Changed", config });
      written.resolve();
      await overtaken.promise;
    });
    await written.promise;
    await stream.untilChanged(await createInstruction(admin, "fast"));
    overtaken.resolve();
    await slow;
    await stream.untilChanged(config.conversationId);
    expect(stream.changes()).toContainEqual({ resource: "conversation", id: config.conversationId });
  });

  test("say that anything may have changed where it is too much to list", async () => {
    await using stream = await open(admin);
    const actor = { orgId, requestId: null, userName: null };
    await served.store.transaction(async (within) => {
      for (let index = 0; index < 500; index += 1) {
        const config = { jobId: `job-${index}` };
        await writeAudit(within, actor, { type: "action-update", summary: "Changed", config });
      }
    });
    await stream.until(() => stream.changes().length > 0);
    expect(stream.changes()).toContainEqual({ resource: "conversation" });
    expect(stream.text).not.toContain("job-1");
    const id = await createInstruction(admin, "after");
    await stream.untilChanged(id);
    expect(stream.changes()).toContainEqual({ resource: "instruction", id });
  });

  // Who gets what is the same on each database.
  if (kind === "postgres") return;

  test("name all users where a role changes what they may do, and nothing of another organization", async () => {
    const stranger = await served.addCaller(await served.addOrganization("two"), { role: "owner" });
    const hidden = await createInstruction(stranger, "hidden");
    await using stream = await open(admin);
    const update = { name: "seen", type: "releaseNotes", content: "Long." };
    expect((await stranger.call("PUT", `instructions/${hidden}`, update)).status).toBe(200);
    const role = { name: "proofreader", permissions: ["job:get"] };
    expect((await admin.call("POST", "roles", role)).status).toBe(201);
    await stream.untilChanged(await createInstruction(admin, "after"));
    expect(stream.changes()).toContainEqual({ resource: "user" });
    expect(stream.text).not.toContain(hidden);
  });

  test("are narrowed to what the caller may read now", async () => {
    const known = await createInstruction(admin, "known");
    const hidden = await createInstruction(admin, "hidden");
    const reader = await served.addCaller(orgId, { grants: [{ permission: "instruction:get", recordId: known }] });
    await using stream = await open(reader);
    const update = async (id: string, content: string) => {
      expect((await admin.call("PUT", `instructions/${id}`, { name: id, type: "releaseNotes", content })).status).toBe(
        200,
      );
    };
    await update(hidden, "First.");
    await update(known, "First.");
    await stream.untilChanged(known);
    expect(new Set(stream.changes().map(({ id }) => id))).toEqual(new Set([known]));
    await giveGrant(served.store, { id: reader.userId }, { permission: "instruction:list", recordId: hidden });
    await update(hidden, "Second.");
    await stream.untilChanged(hidden);
    expect(stream.changes()).toContainEqual({ resource: "instruction", id: hidden });
  });

  test("end with the key", async () => {
    const reader = await served.addCaller(orgId, { role: "reader" });
    await using stream = await open(reader);
    await stream.untilChanged(await createInstruction(admin, "before"));
    await revokeKey(served.store, reader.keyId);
    const id = await createInstruction(admin, "after");
    await stream.until(() => false);
    expect(stream.isOver).toBe(true);
    expect(stream.text).not.toContain(id);
    expect((await ask(reader)).status).toBe(401);
  });

  test("end with the session, and are not for pages of other sites", async () => {
    const call = (method: string, path: string, headers: Record<string, string>, body?: object) =>
      served.service.fetch(
        new Request(`http://service/api/v1/${path}`, {
          method,
          headers: { "content-type": "application/json", ...headers },
          ...(body && { body: JSON.stringify(body) }),
        }),
      );
    const origin = "http://service";
    const signedIn = await call("POST", "sessions", { origin }, { apiKey: admin.apiKey });
    const [cookie = ""] = (signedIn.headers.get("set-cookie") ?? "").split(";");
    const { id } = (await signedIn.json()) as { id: string };
    expect((await call("GET", "events", { cookie, "sec-fetch-site": "cross-site" })).status).toBe(403);
    await using stream = new Stream(await call("GET", "events", { cookie, "sec-fetch-site": "same-origin" }));
    await stream.untilChanged(await createInstruction(admin, "before"));
    expect((await call("DELETE", `sessions/${id}`, { cookie, origin })).status).toBe(204);
    await stream.until(() => false);
    expect(stream.isOver).toBe(true);
  });

  test("show signs of life, end when the service stops, and need a key", async () => {
    await using stream = await open(admin);
    await stream.until(() => stream.text.includes(": alive"));
    await served.service.stop(0);
    await stream.until(() => false);
    expect(stream.isOver).toBe(true);
    expect((await ask({ apiKey: "wrong" })).status).toBe(401);
  });

  test("have at most 20 streams of a user, with whichever keys; a closed one makes space", async () => {
    const second = createApiKey();
    await insertKey(served.store, { id: admin.userId, org_id: orgId }, second, { name: "second" });
    const keys = [admin, { ...admin, apiKey: second }];
    const streams = await Promise.all(Array.from({ length: 20 }, (_, index) => open(keys[index % 2] ?? admin)));
    expect(await Promise.all(keys.map(async (key) => (await ask(key)).status))).toEqual([429, 429]);
    const other = await served.addCaller(orgId, { role: "reader" });
    await using _ = await open(other);
    await streams[0]?.[Symbol.asyncDispose]();
    await using again = await open(admin);
    const id = await createInstruction(admin, "after");
    await again.untilChanged(id);
    for (const stream of streams) await stream[Symbol.asyncDispose]();
  });

  test("arrive over a real connection, for longer than other answers may take", async () => {
    const service = { fetch: (request: Request) => served.service.fetch(request), close: async () => undefined };
    await using listening = await listen(service, { limits: { answerTimeout: 50 } });
    const headers = { authorization: `Bearer ${admin.apiKey}` };
    await using stream = new Stream(await fetch(`${listening.url}/api/v1/events/`, { headers }));
    await stream.until(() => stream.text.split(": alive").length > 2);
    const id = await createInstruction(admin, "late");
    await stream.untilChanged(id);
    expect(stream.changes()).toContainEqual({ resource: "instruction", id });
  });
});
