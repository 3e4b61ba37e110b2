import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { databaseIn } from "../../../../src/service/operator/operated-store.ts";
import { Operator } from "../../../support/run-command.ts";
import { TestService } from "../../../support/service.ts";
import { stores } from "../../../support/stores.ts";

let folder: string;
let directory: string;
let operator: Operator;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "init-"));
  directory = join(folder, "made", "data");
  operator = new Operator(["--data", directory]);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test("creates an organization, its first user and a valid key, in files that only the operator can read", async () => {
  const made = await operator.runJson("init", "--organization", "Octo", "--name", "Ann", "--email", "ann@example.org");
  expect(made).toEqual({
    orgId: expect.stringMatching(/^org-[0-9a-f]{16}$/),
    userId: expect.stringMatching(/^usr-[0-9a-f]{16}$/),
    apiKey: expect.stringMatching(/^rdk_[\w-]{43}$/),
    signInUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:8080\/sign-in#code=[\w-]{43}$/),
  });
  expect(Object.keys(made)).toEqual(["orgId", "userId", "apiKey", "signInUrl"]);
  expect([modeOf(directory), modeOf(databaseIn(directory))]).toEqual(["700", "600"]);
  const served = await TestService.open(databaseIn(directory));
  for (const name of readdirSync(directory)) expect(modeOf(join(directory, name)), name).toBe("600");
  const call = served.callerOf(made.apiKey);
  const me = { id: made.userId, orgId: made.orgId, name: "Ann", email: "ann@example.org" };
  expect((await call("GET", "me")).body).toMatchObject(me);
  expect((await call("GET", "audit_logs")).body.auditLogs).toEqual([
    expect.objectContaining({
      type: "action-create",
      summary: "Created an organization",
      userName: null,
      adminUserName: userInfo().username,
      requestId: "",
      config: expect.objectContaining({ organizationId: made.orgId, userId: made.userId }),
    }),
  ]);
  await served.close();
});

test("the key is shown once and stored nowhere", async () => {
  const { code, out, err } = await operator.run("init");
  expect({ code, err }).toEqual({ code: 0, err: "" });
  const apiKey = /API key +(rdk_\S+)/.exec(out)?.[1] ?? expect.unreachable();
  expect(out.split(apiKey)).toHaveLength(2);
  const signInCode = /\/sign-in#code=(\S+)/.exec(out)?.[1] ?? expect.unreachable();
  expect(out).toContain("RELEASE_DOCS_SECRETS_KEY");
  expect(out).toContain("openssl rand -base64 32");
  for (const name of readdirSync(directory)) {
    expect(readFileSync(join(directory, name), "latin1"), name).not.toContain(apiKey.slice(4));
    expect(readFileSync(join(directory, name), "latin1"), name).not.toContain(signInCode);
  }
});

test("refuses a second organization without --another", async () => {
  const first = await operator.runJson("init");
  const refused = await operator.run("init", "--json");
  expect(refused).toEqual({ code: 1, out: "", err: expect.stringContaining(first.orgId) });
  const second = await operator.runJson("init", "--another");
  expect(second.orgId).not.toBe(first.orgId);
  const several = await operator.run("keys", "list");
  expect(several).toMatchObject({ code: 2, out: "", err: expect.stringContaining("--organization") });
  const { keys: found } = await operator.runJson("keys", "list", "--organization", second.orgId);
  expect(found).toEqual([expect.objectContaining({ userId: second.userId })]);
  expect((await operator.run("keys", "list", "--organization", "org-0")).code).toBe(2);
});

test("an existing folder keeps its permissions, with a warning", async () => {
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, 0o755);
  const { code, out, err } = await operator.run("init", "--json");
  expect([code, JSON.parse(out)]).toEqual([0, expect.objectContaining({ orgId: expect.any(String) })]);
  expect(err).toContain(`chmod 700 ${directory}`);
  expect([modeOf(directory), modeOf(databaseIn(directory))]).toEqual(["755", "600"]);
});

test("a folder that cannot be used is an error with the reason", async () => {
  mkdirSync(join(folder, "made"));
  await new Operator([]).run("init", "--data", join(folder, "made"));
  const file = databaseIn(join(folder, "made"));
  expect(await new Operator([]).run("init", "--data", file)).toEqual({
    code: 1,
    out: "",
    err: expect.stringMatching(/^Cannot use the folder .*: E\w+\. .* \(program\/data\)\n$/),
  });
});

test.each<[string, string[], NodeJS.ProcessEnv, RegExp]>([
  ["an empty folder", ["--data", ""], { RELEASE_DOCS_DATABASE: "" }, /--data .*--database .*program\/usage/],
  ["an invalid database", ["--database", "mysql://x"], {}, /postgres:\/\//],
  ["an empty name", ["--data", "x", "--name", ""], {}, /--name.*program\/usage/],
  ["an invalid address", ["--data", "x", "--email", "ann"], {}, /--email.*ann.*program\/usage/],
  ["an extra argument", ["--data", "x", "more"], {}, /more/],
])("%s is a usage error: 2, and creates nothing", async (_, args, env, fault) => {
  const { code, out, err } = await new Operator([], env).run("init", ...args);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toMatch(fault);
  expect(existsSync("x")).toBe(false);
});

test("the folder can come from the environment, and a flag overrides it", async () => {
  const other = join(folder, "other");
  expect((await new Operator([], { RELEASE_DOCS_DATA: other }).run("init")).code).toBe(0);
  expect(existsSync(databaseIn(other))).toBe(true);
  expect((await new Operator(["--data", directory], { RELEASE_DOCS_DATA: other }).run("init")).code).toBe(0);
  expect(existsSync(databaseIn(directory))).toBe(true);
});

describe.each(stores.filter(({ kind }) => kind === "postgres"))("on $name", ({ createLocation }) => {
  test("concurrent runs create one organization", async () => {
    await using place = await createLocation();
    const onServer = new Operator(["--database", place.location]);
    const ran = await Promise.all([1, 2, 3].map(() => onServer.run("init", "--json")));
    expect(ran.map(({ code }) => code).sort()).toEqual([0, 1, 1]);
    const { apiKey } = JSON.parse(ran.find(({ code }) => code === 0)?.out ?? "");
    const served = await TestService.open(place.location);
    expect((await served.callerOf(apiKey)("GET", "me")).status).toBe(200);
    await served.close();
  });
});
