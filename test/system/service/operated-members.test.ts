import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { databaseIn } from "../../../src/service/operator/operated-store.ts";
import { Operator } from "../../support/run-command.ts";
import { TestService } from "../../support/service.ts";

const BOB = ["--name", "Bob", "--email", "Bob@example.org"];

// The interface's tests run these commands on both databases.
describe("keys, users and roles", () => {
  let folder: string;
  let operator: Operator;
  let served: TestService;
  let ann: { orgId: string; userId: string; apiKey: string };
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "members-"));
    operator = new Operator(["--data", folder]);
    ann = await operator.runJson("init", "--name", "Ann", "--email", "ann@example.org");
    served = await TestService.open(databaseIn(folder));
  });
  afterEach(async () => {
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const status = async (apiKey: string, method: string, path: string, body?: unknown) =>
    (await served.callerOf(apiKey)(method, path, body)).status;
  const logs = async () => {
    const { auditLogs } = (await served.callerOf(ann.apiKey)("GET", "audit_logs")).body;
    return auditLogs as unknown as Record<string, unknown>[];
  };

  test("a new key works until it is revoked, and is shown once", async () => {
    const made = await operator.runJson("keys", "add", "--user", "ANN@example.org", "--name", "ci");
    expect(made).toEqual({
      id: expect.stringMatching(/^key-[0-9a-f]{16}$/),
      userId: ann.userId,
      name: "ci",
      expiresAt: null,
      apiKey: expect.stringMatching(/^rdk_/),
    });
    expect(await status(made.apiKey, "GET", "me")).toBe(200);
    const listed = await operator.run("keys", "list", "--json");
    expect(JSON.parse(listed.out).keys).toEqual([
      expect.objectContaining({ name: "init", userId: ann.userId, user: "Ann", expiresAt: null, revokedAt: null }),
      expect.objectContaining({ id: made.id, name: "ci" }),
    ]);
    expect(listed.out).not.toContain(made.apiKey);
    expect(Object.keys(JSON.parse(listed.out).keys[0])).not.toContain("hash");
    const { revokedAt } = await operator.runJson("keys", "revoke", made.id);
    expect(await status(made.apiKey, "GET", "me")).toBe(401);
    expect(await operator.runJson("keys", "revoke", made.id)).toEqual({ id: made.id, revokedAt });
    expect(await status(ann.apiKey, "GET", "me")).toBe(200);
    const config = { keyId: made.id, userId: ann.userId, name: "ci" };
    const byOperator = { adminUserName: userInfo().username, userName: null };
    expect(await logs()).toMatchObject([
      { ...byOperator, type: "action-delete", summary: "Revoked an API key", config },
      { ...byOperator, type: "action-create", summary: "Created an API key", config: { ...config, expiresAt: null } },
      { summary: "Created an organization" },
    ]);
  });

  test("a key expires", async () => {
    const soon = new Date(Date.now() + 3_600_000);
    const expiry = ["--name", "ci", "--expires-at", soon.toISOString()];
    const made = await operator.runJson("keys", "add", "--user", ann.userId, ...expiry);
    expect([made.expiresAt, await status(made.apiKey, "GET", "me")]).toEqual([soon.toISOString(), 200]);
    const later = await TestService.open(databaseIn(folder), () => soon);
    expect((await later.callerOf(made.apiKey)("GET", "me")).status).toBe(401);
    await later.close();
  });

  test("roles and grants take effect from the next call", async () => {
    const role = await operator.runJson("roles", "add", "scribe", "--permission", "instruction:create");
    const bob = await operator.runJson("users", "add", ...BOB, "--role", "scribe");
    expect(bob).toEqual({
      id: expect.stringMatching(/^usr-/),
      name: "Bob",
      email: "Bob@example.org",
      roles: ["scribe"],
      grants: [],
    });
    const { apiKey } = await operator.runJson("keys", "add", "--user", bob.id, "--name", "bob");
    const call = served.callerOf(apiKey);
    const created = (await call("POST", "instructions", { name: "Tone", type: "commit", content: "Short." })).body;
    const reads = () => status(apiKey, "GET", `instructions/${created.id}`);
    expect(await reads()).toBe(403);
    const grant = `instruction:get:${created.id}`;
    expect(await operator.runJson("users", "update", "bob@example.org", "--grant", grant)).toMatchObject({
      grants: [grant],
    });
    expect(await reads()).toBe(200);
    await operator.runJson("users", "update", bob.id, "--no-grant", grant, "--role", "reader", "--no-role", "scribe");
    expect(await reads()).toBe(200);
    expect(await status(apiKey, "POST", "instructions", { name: "T", type: "commit", content: "S." })).toBe(403);
    const { users: listed } = await operator.runJson("users", "list");
    expect(listed).toEqual([
      { id: ann.userId, name: "Ann", email: "ann@example.org", roles: ["owner"], grants: [] },
      { ...bob, roles: ["reader"] },
    ]);
    expect((await logs()).slice(0, 2)).toMatchObject([
      { summary: "Updated a user", delta: `roles: ["scribe"] → ["reader"]; grants: ["${grant}"] → []` },
      { summary: "Updated a user", delta: `grants: [] → ["${grant}"]`, adminUserName: userInfo().username },
    ]);
    expect((await operator.runJson("roles", "list")).roles).toContainEqual({ ...role, builtin: false });
  });

  test("a link signs a user in, and an invitation is accepted by that", async () => {
    const signIn = (url: string) =>
      served.service.fetch(
        new Request("http://service/api/v1/sessions", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ code: url.split("#code=")[1] }),
        }),
      );
    const url = "https://docs.example.org";
    const bob = await operator.runJson("users", "invite", ...BOB, "--role", "reader", "--url", `${url}/`);
    expect(bob).toMatchObject({ roles: ["reader"], signInUrl: expect.stringContaining(`${url}/sign-in#code=`) });
    const isAccepted = async () => {
      const { body } = await served.callerOf(ann.apiKey)("GET", `users/${bob.id}`);
      return body.invitationAccepted;
    };
    expect(await isAccepted()).toBe(false);
    const answer = await signIn(bob.signInUrl);
    expect([answer.status, await isAccepted()]).toEqual([201, true]);
    const link = await operator.runJson("users", "link", "bob@example.org");
    expect(await (await signIn(link.signInUrl)).json()).toMatchObject({ userId: bob.id });
    expect((await operator.run("users", "link", "nobody@example.org")).code).toBe(1);
    expect((await operator.run("users", "link", bob.id, "--url", `${url}/app`)).code).toBe(2);
    expect((await operator.run("users", "link", bob.id)).out).toMatch(/^Sign in {2}http.*\n\n.*once, until 20/);
  });

  test("an update without a change writes no audit log", async () => {
    const before = await logs();
    await operator.runJson("users", "update", ann.userId, "--role", "owner", "--no-role", "reader");
    expect(await logs()).toEqual(before);
  });

  test("users, keys and records of another organization are not found", async () => {
    const other = await operator.runJson("init", "--another", "--email", "eve@example.org");
    const inOwn = ["--organization", ann.orgId];
    const { keys: foreign } = await operator.runJson("keys", "list", "--organization", other.orgId);
    for (const args of [
      ["add", "--user", other.userId, "--name", "x"],
      ["add", "--user", "eve@example.org", "--name", "x"],
      ["revoke", foreign[0]?.id ?? expect.unreachable()],
    ]) {
      expect((await operator.run("keys", ...args, ...inOwn)).code, args.join(" ")).toBe(1);
    }
    const grant = `user:get:${other.userId}`;
    expect(await operator.run("users", "update", ann.userId, "--grant", grant, ...inOwn)).toMatchObject({
      code: 1,
      err: expect.stringContaining(other.userId),
    });
    expect(await status(other.apiKey, "GET", "me")).toBe(200);
    expect((await operator.runJson("users", "list", ...inOwn)).users).toEqual([
      expect.objectContaining({ grants: [] }),
    ]);
  });

  const [KEY, ADD] = ["keys add --user x --name x", `users add ${BOB.join(" ")}`];
  test.each<[string, string, number, RegExp]>([
    ["no verb", "keys", 2, /add.*list.*revoke/s],
    ["no user", "keys add --name x", 2, /--user.*program\/usage/],
    ["an empty user", "keys add --user '' --name x", 2, /--user.*program\/usage/],
    ["an empty user to change", "users update '' --role owner", 2, /id\|address.*program\/usage/],
    ["no name", "keys add --user x", 2, /--name.*program\/usage/],
    ["an unknown key", "keys revoke key-0", 1, /key-0.*admin\/not-found/],
    ["a past expiry", `${KEY} --expires-at 2020-01-01T00:00:00Z`, 2, /--expires-at.*2020.*program\/usage/],
    ["an invalid expiry", `${KEY} --expires-at tomorrow`, 2, /--expires-at.*tomorrow.*program\/usage/],
    ["a user without roles and grants", ADD, 2, /--role or --grant/],
    ["an unknown role", `${ADD} --role boss`, 1, /boss.*maintainer, owner, reader, reviewer.*admin\/not-found/],
    ["an address in use", "users add --name x --email Ann@Example.org --role reader", 1, /Ann@.*admin\/exists/],
    ["an invalid address", "users add --name x --email x --role reader", 2, /--email.*program\/usage/],
    ["an invalid grant", `${ADD} --grant job:get`, 2, /job:get.*resource:verb:id.*program\/usage/],
    ["a grant of no resource", `${ADD} --grant jobs:get:job-0`, 2, /jobs:get:job-0.*program\/usage/],
    ["a grant to create", `${ADD} --grant job:create:job-0`, 2, /job:create:job-0.*program\/usage/],
    ["a grant on an unknown record", `${ADD} --grant job:get:job-0`, 1, /job-0.*admin\/not-found/],
    ["a role without permissions", "roles add scribe", 2, /--permission.*program\/usage/],
    ["an invalid permission", "roles add scribe --permission job:sync", 2, /job:sync.*program\/usage/],
    ["an existing role", "roles add reader --permission job:get", 1, /reader.*admin\/exists/],
    ["an unknown user", KEY, 1, /x.*admin\/not-found/],
  ])("%s is refused, and changes nothing", async (_, line, expected, fault) => {
    const read = async () => [
      await operator.runJson("users", "list"),
      await operator.runJson("roles", "list"),
      await logs(),
    ];
    const before = await read();
    const args = line.split(" ").map((arg) => (arg === "''" ? "" : arg));
    const { code, out, err } = await operator.run(...args);
    expect({ code, out }).toEqual({ code: expected, out: "" });
    expect(err).toMatch(fault);
    expect(await read()).toEqual(before);
  });

  test("lists are tables that are safe for a terminal", async () => {
    await operator.runJson("users", "add", "--name", "B\u001b[31mob", "--email", "b@example.org", "--role", "reader");
    const { out } = await operator.run("users", "list");
    const lines = out.trimEnd().split("\n");
    expect(lines[0]).toMatch(/^id +name +email +roles +grants$/);
    expect(lines[2]).toMatch(/^usr-\w+ +B \[31mob +b@example\.org +reader +-$/);
    expect((await operator.run("roles", "list")).out).toMatch(/owner +built in\n/);
    expect((await operator.run("keys", "list")).out).toMatch(/ init +Ann /);
  });
});

test("commands on a folder without a database say so and create nothing", async () => {
  const folder = mkdtempSync(join(tmpdir(), "members-"));
  const ran = await new Operator(["--data", join(folder, "none")]).run("keys", "list");
  expect(ran).toEqual({
    code: 1,
    out: "",
    err: expect.stringMatching(/^No database found in .*`init`.*admin\/no-store/),
  });
  rmSync(folder, { recursive: true });
});

test("a user without roles and grants is refused before the database is opened", async () => {
  const ran = await new Operator(["--data", join(tmpdir(), "no-such-folder")]).run("users", "add", ...BOB);
  expect(ran).toEqual({ code: 2, out: "", err: expect.stringMatching(/--role or --grant.*program\/usage/) });
});
