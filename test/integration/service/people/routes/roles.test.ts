import { beforeEach, describe, expect, test } from "vitest";
import { insertRole } from "../../../../../src/service/security/access.ts";
import type { Browser } from "../../../../support/browser.ts";
import { ofTest } from "../../../../support/of-test.ts";
import { ServedApp } from "../../../../support/served-app.ts";
import { type Caller, create } from "../../../../support/service.ts";

type ShownRole = { id: string; name: string; isBuiltIn: boolean; permissions: string[] };

const SCRIBE = { name: "scribe", permissions: ["instruction:create", "instruction:update"] };
const OF_CLERKS = ["user:list", "user:get", "user:create", "user:update", "instruction:create"] as const;

describe("roles", () => {
  let app: ServedApp;
  let orgId: string;
  let ann: Caller;
  let admin: Browser;
  beforeEach(async () => {
    app = ofTest(await ServedApp.open(":memory:"));
    orgId = await app.served.addOrganization("one");
    ann = await app.served.addCaller(orgId, { role: "owner", name: "Ann" });
    admin = await app.signIn(ann.userId);
  });
  const readRoles = async (by: Caller = ann): Promise<ShownRole[]> =>
    ((await by.call("GET", "roles")).body as unknown as { roles: ShownRole[] }).roles;
  const idOf = async (name: string, by = ann): Promise<string> =>
    (await readRoles(by)).find((role) => role.name === name)?.id ?? expect.unreachable(`There is no role ${name}.`);
  const logs = async (summary: string) => (await ann.call("GET", `audit_logs?summary=${summary}`)).body.auditLogs;
  const addClerk = () => app.served.addCaller(orgId, { name: "Clerk", permissions: OF_CLERKS });

  test("are created, given, changed for who has them, and deleted once no user has them", async () => {
    const made = await admin.api("POST", "roles", {
      ...SCRIBE,
      permissions: [...SCRIBE.permissions, "instruction:create"],
    });
    expect(made).toMatchObject({ status: 201, body: { ...SCRIBE, isBuiltIn: false } });
    const { id } = made.body;
    const bob = await app.served.addCaller(orgId, { role: "scribe", name: "Bob" });
    const write = async (name: string) =>
      (await bob.call("POST", "instructions", { name, type: "commit", content: "Be short." })).status;
    expect(await write("First")).toBe(201);
    const changed = await admin.api("PUT", `roles/${id}`, { name: "proofreader", permissions: ["instruction:get"] });
    expect(changed).toMatchObject({ status: 200, body: { id, name: "proofreader", permissions: ["instruction:get"] } });
    expect(await write("Second")).toBe(403);
    const refused = await admin.api("DELETE", `roles/${id}`);
    expect(refused).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining("1 user has the role proofreader") },
    });
    await admin.api("PATCH", `users/${bob.userId}`, { roles: [] });
    expect((await admin.api("DELETE", `roles/${id}`)).status).toBe(204);
    expect((await readRoles()).map(({ name }) => name)).toEqual(["owner", "maintainer", "reviewer", "reader"]);
    expect((await admin.api("PUT", `roles/${await create(ann.call, "roles", SCRIBE)}`, SCRIBE)).status).toBe(200);
    expect(await logs("Created a role")).toMatchObject([
      { config: SCRIBE },
      { userName: "Ann", config: { roleId: id, ...SCRIBE } },
    ]);
    expect(await logs("Updated a role")).toMatchObject([
      { config: { roleId: id }, delta: expect.stringContaining('name: "scribe" → "proofreader"') },
    ]);
    expect(await logs("Deleted a role")).toMatchObject([{ config: { roleId: id, name: "proofreader" } }]);
  });

  test.each<[string, object, number]>([
    ["without permissions", { name: "none", permissions: [] }, 400],
    ["with an unknown permission", { name: "dream", permissions: ["job:dream"] }, 400],
    ["with the name of another one", { name: "reader", permissions: ["job:get"] }, 409],
    ["with the name that another one had before", { name: "admin", permissions: ["job:get"] }, 409],
  ])("are neither created nor changed %s", async (_, body, status) => {
    const id = await create(ann.call, "roles", SCRIBE);
    const before = await readRoles();
    expect((await admin.api("POST", "roles", body)).status).toBe(status);
    expect((await admin.api("PUT", `roles/${id}`, body)).status).toBe(status);
    expect(await readRoles()).toEqual(before);
  });

  test("that are built in stay as they are", async () => {
    for (const name of ["owner", "maintainer", "reviewer", "reader"]) {
      const id = await idOf(name);
      expect((await admin.api("PUT", `roles/${id}`, SCRIBE)).status).toBe(409);
      expect((await admin.api("DELETE", `roles/${id}`)).status).toBe(409);
    }
  });

  test("need the permission to update all users", async () => {
    const id = await create(ann.call, "roles", SCRIBE);
    const grants = [{ permission: "user:update", recordId: ann.userId }] as const;
    const callers = [
      await app.served.addCaller(orgId, { role: "maintainer" }),
      await app.served.addCaller(orgId, { role: "reader" }),
      await app.served.addCaller(orgId, { permissions: ["user:list", "user:create"], grants }),
    ];
    for (const { call } of callers) {
      expect((await call("POST", "roles", { name: "own", permissions: ["user:list"] })).status).toBe(403);
      expect((await call("PUT", `roles/${id}`, SCRIBE)).status).toBe(403);
      expect((await call("DELETE", `roles/${id}`)).status).toBe(403);
    }
  });

  test("give and take nothing that who changes them lacks", async () => {
    const clerk = await addClerk();
    const [own, more] = [["instruction:create"], ["instruction:create", "user:delete"]];
    expect((await clerk.call("POST", "roles", { name: "more", permissions: more })).status).toBe(403);
    const mine = await create(clerk.call, "roles", { name: "mine", permissions: own });
    const others = await create(ann.call, "roles", { name: "others", permissions: more });
    const put = async (id: string, body: object) => (await clerk.call("PUT", `roles/${id}`, body)).status;
    expect(await put(mine, { name: "mine", permissions: more })).toBe(403);
    // Under another name a sign-in provider would give it to other people.
    expect(await put(others, { name: "renamed", permissions: more })).toBe(403);
    expect(await put(others, { name: "others", permissions: own })).toBe(403);
    expect((await clerk.call("DELETE", `roles/${others}`)).status).toBe(403);
    expect(await put(mine, { name: "renamed", permissions: ["user:list"] })).toBe(200);
    expect((await clerk.call("DELETE", `roles/${mine}`)).status).toBe(204);
  });

  test("keep somebody who may update users", async () => {
    const clerk = await addClerk();
    await admin.api("PATCH", `users/${clerk.userId}`, { roles: [`of ${clerk.userId}`] });
    const id = await idOf(`of ${clerk.userId}`);
    const patched = await admin.api("PATCH", `users/${ann.userId}`, { roles: [`of ${clerk.userId}`] });
    expect(patched.status).toBe(200);
    const less = { name: "less", permissions: ["user:list", "user:create"] };
    expect(await clerk.call("PUT", `roles/${id}`, less)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining("No user could update users") },
    });
    expect((await readRoles(clerk)).at(-1)?.permissions).toEqual([...OF_CLERKS]);
  });

  test("are at most 200", async () => {
    for (let count = 4; count < 200; count += 1) {
      await insertRole(app.served.store, orgId, { name: `role ${count}`, permissions: ["job:get"] });
    }
    expect((await admin.api("POST", "roles", SCRIBE)).status).toBe(409);
    expect(await readRoles()).toHaveLength(200);
  });

  test("of another organization are not there, nor are its users", async () => {
    const id = await create(ann.call, "roles", SCRIBE);
    const zoe = await app.served.addCaller(await app.served.addOrganization("two"), { role: "owner", name: "Zoe" });
    expect((await readRoles(zoe)).map(({ name }) => name)).toEqual(["owner", "maintainer", "reviewer", "reader"]);
    const reader = await idOf("reader");
    for (const foreign of [id, reader, "rol-0000000000000000"]) {
      expect((await zoe.call("PUT", `roles/${foreign}`, SCRIBE)).status).toBe(404);
      expect((await zoe.call("DELETE", `roles/${foreign}`)).status).toBe(404);
      expect((await zoe.call("GET", `members?roleIds=${foreign}`)).body).toMatchObject({ members: [] });
    }
    // The name is free: roles of others do not count.
    expect((await zoe.call("POST", "roles", SCRIBE)).status).toBe(201);
    expect((await zoe.call("PATCH", `users/${zoe.userId}`, { roles: ["owner", "scribe"] })).status).toBe(200);
    expect((await zoe.call("GET", `members/${ann.userId}`)).status).toBe(404);
    expect(JSON.stringify((await zoe.call("GET", "members?query=example.org")).body)).not.toContain(ann.userId);
    expect((await readRoles()).at(-1)).toMatchObject({ id, ...SCRIBE });
  });
});
