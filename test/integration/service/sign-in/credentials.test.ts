import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { readCaller } from "../../../../src/service/http/caller.ts";
import { operatorOf } from "../../../../src/service/operator/operated-store.ts";
import { changeMember } from "../../../../src/service/people/members.ts";
import { readOwnRole, replaceRole } from "../../../../src/service/people/roles.ts";
import { insertRole, insertUser } from "../../../../src/service/security/access.ts";
import { createApiKey, insertKey } from "../../../../src/service/security/keys.ts";
import { lockOrganization, type Store } from "../../../../src/service/store/store.ts";
import { Browser } from "../../../support/browser.ts";
import { ofTest } from "../../../support/of-test.ts";
import { ServedApp } from "../../../support/served-app.ts";
import { type Answer, type Caller, create } from "../../../support/service.ts";
import { databases } from "../../../support/stores.ts";

const NOON = Date.UTC(2026, 2, 1, 12);
const MINUTE = 60_000;

type Api = (method: string, path: string, body?: unknown) => Promise<Answer>;
type Secrets = Answer["body"] & { apiKey: string; signInUrl: string };

/** Until a transaction waits for the lock of another one. */
async function hasWaiting({ database }: Store): Promise<void> {
  const waiting = sql<{ pid: number }>`select pid from pg_locks where not granted`;
  await expect
    .poll(async () => (await waiting.execute(database)).rows, { interval: 20, timeout: 10_000 })
    .not.toEqual([]);
}

describe.each(databases)("credentials on $name", ({ name, createLocation }) => {
  let now: number;
  let app: ServedApp;
  let orgId: string;
  let ann: Caller;
  let bob: Caller;
  beforeEach(async () => {
    now = NOON;
    const { location } = ofTest(await createLocation());
    app = ofTest(await ServedApp.open(location, { clock: () => new Date(now) }));
    orgId = await app.served.addOrganization("one");
    ann = await app.served.addCaller(orgId, { role: "owner", name: "Ann" });
    bob = await app.served.addCaller(orgId, { role: "reader", name: "Bob" });
  });
  const apiOf = (browser: Browser): Api => browser.api.bind(browser);
  const make = async (api: Api, path: string, body?: unknown): Promise<Secrets> => {
    const made = await api("POST", path, body);
    expect(made.status).toBe(201);
    return made.body as Secrets;
  };
  const enter = async (proof: { code?: string | undefined; apiKey?: string }, browser = app.browse()) => {
    await make(apiOf(browser), "sessions", proof);
    return browser;
  };
  const link = async (by: Api, { userId } = bob) => {
    const { signInUrl } = await make(by, `users/${userId}/sign_in_links`);
    return { code: signInUrl.split("#code=")[1] };
  };
  const status = async (api: Api) => (await api("GET", "me")).status;
  /** A session by a link of Ann, and a key that it makes; the same by a link and a key of the operator. */
  const addCredentials = async (user = bob) => {
    const planted = apiOf(await enter(await link(ann.call, user)));
    const { apiKey: plantedKey } = await make(planted, "api_keys", { name: "planted" });
    const own = apiOf(await app.signIn(user.userId));
    const { apiKey: ownKey } = await make(own, "api_keys", { name: "own" });
    const ofKey = apiOf(await enter({ apiKey: user.apiKey }));
    const others = [planted, app.served.callerOf(plantedKey)];
    const owned = [own, app.served.callerOf(ownKey), ofKey, user.call];
    return async () => [await Promise.all(others.map(status)), await Promise.all(owned.map(status))];
  };
  const ENDED = [
    [401, 401],
    [200, 200, 200, 200],
  ];
  const KEPT = [
    [200, 200],
    [200, 200, 200, 200],
  ];

  test("that others could have made end as rights grow, and none of the user's and the operator's", async () => {
    const statuses = await addCredentials();
    expect(await statuses()).toEqual(KEPT);
    const grants = [{ permission: "user:get" as const, recordId: ann.userId }];
    // A reader has this permission, which is no growth.
    for (const change of [{ grants }, { roles: [] }]) {
      await ann.call("PATCH", `users/${bob.userId}`, change);
      expect(await statuses()).toEqual(KEPT);
    }
    await ann.call("PATCH", `users/${bob.userId}`, { roles: ["maintainer"] });
    expect(await statuses()).toEqual(ENDED);
    const [log] = (await ann.call("GET", "audit_logs?summary=Ended what others could sign in with")).body.auditLogs;
    expect(log).toMatchObject({ userName: "Ann", config: { userId: bob.userId, keyIds: [expect.any(String)] } });
  });

  test("end for who gets a permission by a changed role, and for no one who had it", async () => {
    const [few, more] = [["user:get"], ["user:get", "job:create"]] as const;
    const id = await create(ann.call, "roles", { name: "scribe", permissions: few });
    const eve = await app.served.addCaller(orgId, { role: "scribe", name: "Eve" });
    const [ofBob, ofEve] = [await addCredentials(), await addCredentials(eve)];
    const give = (roles: string[]) => ann.call("PATCH", `users/${bob.userId}`, { roles });
    await give(["reader", "scribe"]);
    expect((await ann.call("PUT", `roles/${id}`, { name: "renamed", permissions: few })).status).toBe(200);
    expect([await ofBob(), await ofEve()]).toEqual([KEPT, KEPT]);
    expect((await ann.call("PUT", `roles/${id}`, { name: "renamed", permissions: more })).status).toBe(200);
    expect([await ofBob(), await ofEve()]).toEqual([ENDED, ENDED]);
    await give(["maintainer", "renamed"]);
    const again = [await addCredentials(), await addCredentials(eve)];
    const most = [...more, "job:update"];
    expect((await ann.call("PUT", `roles/${id}`, { name: "renamed", permissions: most })).status).toBe(200);
    expect(await Promise.all(again.map((statuses) => statuses()))).toEqual([KEPT, ENDED]);
  });

  test("that others could have made get no rights that grow while a call is authenticated", async () => {
    const { apiKey } = await make(apiOf(await enter(await link(ann.call))), "api_keys", { name: "planted" });
    const { store } = app.served;
    let isFirst = true;
    const executeQuery: typeof store.database.executeQuery = async (...query) => {
      const found = await store.database.executeQuery(...query);
      if (isFirst) {
        isFirst = false;
        expect((await ann.call("PATCH", `users/${bob.userId}`, { roles: ["owner"] })).status).toBe(200);
      }
      return found as never;
    };
    const database = new Proxy(store.database, {
      get: (target, name) => (name === "executeQuery" ? executeQuery : Reflect.get(target, name, target)),
    });
    const reading = readCaller({ ...store, database }, { authorization: `Bearer ${apiKey}` });
    await expect(reading).rejects.toMatchObject({ code: "unauthenticated" });
    expect(isFirst).toBe(false);
  });

  test("that are made while rights grow end too", async () => {
    const planted = apiOf(await enter(await link(ann.call)));
    const made: Promise<Answer>[] = [];
    const mint = () => made.push(planted("POST", "api_keys", { name: "raced" }));
    mint();
    expect((await made[0])?.status).toBe(201);
    for (let count = 0; count < 12; count += 1) mint();
    const growing = apiOf(await app.signIn(ann.userId))("PATCH", `users/${bob.userId}`, { roles: ["owner"] });
    for (let count = 0; count < 12; count += 1) mint();
    expect((await growing).status).toBe(200);
    const answers = await Promise.all(made);
    expect(await status(planted)).toBe(401);
    for (const { status: minted, body } of answers) {
      if (minted === 201) expect(await status(app.served.callerOf((body as Secrets).apiKey))).toBe(401);
    }
  });

  if (name === "PostgreSQL") {
    test("end for who gets a role while a permission is added to it", async () => {
      const { store } = app.served;
      const id = await create(ann.call, "roles", { name: "scribe", permissions: ["user:get"] });
      const statuses = await addCredentials();
      const change = { give: { roles: ["scribe"] }, take: {} };
      let giving: Promise<unknown> | undefined;
      await store.transaction(async (within) => {
        const role = await readOwnRole(within, orgId, id);
        await lockOrganization(within, orgId);
        const more = { name: "scribe", permissions: ["user:get" as const, "job:create" as const] };
        await replaceRole(within, operatorOf(orgId), role, more);
        giving ??= store.transaction((other) => changeMember(other, operatorOf(orgId), bob.userId, change));
        await Promise.race([giving, hasWaiting(store)]);
      });
      await giving;
      expect(await statuses()).toEqual(ENDED);
    });
  }

  // The database does not decide.
  if (name === "PostgreSQL") return;

  test("of a deleted user are none of a new one with the address", async () => {
    const { code } = await link(ann.call);
    const planted = apiOf(await enter(await link(ann.call)));
    const { database } = app.served.store;
    await database.deleteFrom("users").where("id", "=", bob.userId).execute();
    await insertUser(app.served.store, orgId, { name: "Bob", email: "Bob@example.org", role: "owner" });
    expect([await status(planted), await status(bob.call)]).toEqual([401, 401]);
    expect((await app.browse().api("POST", "sessions", { code })).status).toBe(401);
  });

  test("of a browser are the last ones: a sign-in ends its session before", async () => {
    const browser = await app.signIn(bob.userId);
    const [before, other] = [browser.cookie, await app.signIn(bob.userId)];
    await enter({ apiKey: ann.apiKey }, browser);
    const between = browser.cookie;
    await enter({ code: await app.createCode(ann.userId) }, browser);
    for (const cookie of [before, between]) {
      expect((await new Browser(app.url).api("GET", "me", undefined, { cookie })).status).toBe(401);
    }
    expect([await status(apiOf(browser)), await status(apiOf(other))]).toEqual([200, 200]);
    const failed = await browser.api("POST", "sessions", { code: "unknown" });
    expect([failed.status, await status(apiOf(browser))]).toEqual([401, 200]);
  });

  describe("to create users and give rights", () => {
    const CALLS: Record<string, (api: Api) => Promise<Answer>> = {
      "creates a user": (api) => api("POST", "users", { name: "E", email: `${now}@example.org`, roles: ["reader"] }),
      "gives a role": (api) => api("PATCH", `users/${bob.userId}`, { roles: ["maintainer"] }),
      "takes a role": (api) => api("PATCH", `users/${bob.userId}`, { roles: [] }),
      "gives a grant": (api) =>
        api("PATCH", `users/${bob.userId}`, { grants: [{ permission: "user:get", recordId: ann.userId }] }),
      "creates a link": (api) => api("POST", `users/${bob.userId}/sign_in_links`),
      "creates a link to sign in again": (api) => api("POST", `users/${ann.userId}/sign_in_links`),
      "creates a role": (api) => api("POST", "roles", { name: `${now}`, permissions: ["job:get"] }),
      "changes a role": async (api) => {
        const id = await insertRole(app.served.store, orgId, { name: `own ${now}`, permissions: ["job:get"] });
        return api("PUT", `roles/${id}`, { name: `own ${now}`, permissions: ["job:get", "job:create"] });
      },
      "creates a key for that": (api) => api("POST", "api_keys", { name: "CI", managesAccess: true }),
    };
    /** The calls that are refused, each with its reason. */
    const refused = async (api: Api) => {
      const found: Record<string, unknown> = {};
      for (const [name, call] of Object.entries(CALLS)) {
        now += 1;
        const { status: given, body } = await call(api);
        if (given === 200 || given === 201) continue;
        found[name] = (body as unknown as { code: string }).code;
        expect([given, body.error]).toEqual([403, expect.stringContaining("Sign in again")]);
      }
      return found;
    };
    const ALL = Object.fromEntries(Object.keys(CALLS).map((name) => [name, "request/stale-sign-in"]));
    const addKey = async (managesAccess: boolean) => {
      const apiKey = createApiKey();
      const owner = { id: ann.userId, org_id: orgId };
      await insertKey(app.served.store, owner, apiKey, { name: "CI", managesAccess });
      return { apiKey, call: app.served.callerOf(apiKey) };
    };

    test("need a session of the last 15 minutes, however often it was used", async () => {
      const admin = apiOf(await app.signIn(ann.userId));
      now += 14 * MINUTE;
      expect(await refused(admin)).toEqual({});
      now = NOON + 15 * MINUTE - 1;
      expect((await CALLS["gives a role"]?.(admin))?.status).toBe(200);
      now += 1;
      expect(await refused(admin)).toEqual(ALL);
      expect((await admin("GET", "users")).status).toBe(200);
      expect((await admin("POST", "api_keys", { name: "CI" })).status).toBe(201);
      expect(await refused(apiOf(await app.signIn(ann.userId)))).toEqual({});
    });

    test("come from such a key or session only, and are shown", async () => {
      const { apiKey, ...shown } = await make(ann.call, "api_keys", { name: "CI", managesAccess: true });
      expect(shown).toMatchObject({ managesAccess: true, isConfirmed: true });
      expect(await refused(app.served.callerOf(apiKey))).toEqual({});
      const plain = await make(ann.call, "api_keys", { name: "CI" });
      expect(plain).toMatchObject({ managesAccess: false });
      expect(await refused(app.served.callerOf(plain.apiKey))).toEqual(ALL);
    });

    test("or are keys that were made for it, and the sessions that these begin", async () => {
      const [marked, plain] = [await addKey(true), await addKey(false)];
      now += 24 * 60 * MINUTE;
      expect(await refused(marked.call)).toEqual({});
      expect(await refused(plain.call)).toEqual(ALL);
      const sessions = [await enter({ apiKey: marked.apiKey }), await enter({ apiKey: plain.apiKey })].map(apiOf);
      expect(await Promise.all(sessions.map(refused))).toEqual([{}, ALL]);
      now += 15 * MINUTE;
      expect(await refused(sessions[0] as Api)).toEqual(ALL);
    });
  });
});
