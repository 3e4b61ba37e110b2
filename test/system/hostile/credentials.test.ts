import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { Browser } from "../../support/browser.ts";
import { BUNDLE, createData, type Data, findFreePort, type Program, startProgram } from "../../support/program.ts";
import type { Answer } from "../../support/service.ts";
import { CLIENT, SignInProvider } from "../../support/sign-in-provider.ts";

const run = promisify(execFile);

/** Whether its maker gets in by it. */
type Planted = Record<string, () => Promise<boolean>>;
type Secrets = Answer["body"] & { apiKey: string; signInUrl: string };
type Api = (method: string, path: string, body?: unknown) => Promise<{ status: number; body: Answer["body"] }>;
type Victim = { id: string; login: string };

const OF_CLERKS = ["user:list", "user:get", "user:create", "user:update", "job:get"];
const HOUR = 3_600_000;

describe("what a limited user manager plants in a user", () => {
  let data: Data;
  let program: Program;
  let provider: SignInProvider;
  let url: string;
  let admin: Api;
  let clerk: Api;
  const people: Record<string, Record<string, unknown>> = {};

  const callerOf =
    (apiKey: string): Api =>
    async (method, path, body) => {
      const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
      const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
      const answer = await fetch(`${url}/api/v1/${path}`, init);
      const text = await answer.text();
      return { status: answer.status, body: text === "" ? undefined : JSON.parse(text) };
    };
  const ask = async (api: Api, method: string, path: string, body?: unknown): Promise<Secrets> => {
    const answer = await api(method, path, body);
    expect([answer.status, answer.body]).toEqual([expect.toBeOneOf([200, 201]), expect.anything()]);
    return answer.body as Secrets;
  };
  const enter = async (proof: { apiKey: string } | { signInUrl: string }) => {
    const browser = new Browser(url);
    const code = "signInUrl" in proof ? { code: proof.signInUrl.split("#code=")[1] } : { apiKey: proof.apiKey };
    const { status } = await browser.api("POST", "sessions", code);
    return { browser, api: browser.api.bind(browser) as Api, isIn: status === 201 };
  };
  const signIn = async ({ login }: Victim) => {
    const browser = new Browser(url);
    const begun = await browser.navigate("/api/v1/oidc/login");
    const { pathname, search } = new URL(await provider.enter(begun.location, login));
    await browser.navigate(pathname + search);
    return browser.api.bind(browser) as Api;
  };
  const command = (...args: string[]) => run(process.execPath, [BUNDLE, ...args, "--json", "--data", data.folder]);

  beforeAll(async () => {
    // What a provider in production should set.
    for (const say of ["warn", "info"] as const) vi.spyOn(console, say).mockImplementation(() => undefined);
    const port = await findFreePort();
    provider = await SignInProvider.open(`${new URL(`http://127.0.0.1:${port}`).origin}/api/v1/oidc/callback`, people);
    data = await createData();
    const limits = ["--rate-limit", "0", "--refusal-limit", "0", "--sign-in-limit", "0"];
    const oidc = [
      "--oidc-issuer",
      provider.issuer,
      "--oidc-client-id",
      CLIENT.clientId,
      "--oidc-domain",
      "example.org",
    ];
    program = startProgram(["serve", "--port", port, "--data", data.folder, ...limits, ...oidc], {
      RELEASE_DOCS_OIDC_CLIENT_SECRET: CLIENT.clientSecret,
    });
    url = await program.ready;
    admin = callerOf(data.apiKey);
    await ask(admin, "POST", "roles", { name: "clerk", permissions: OF_CLERKS });
    const { id } = await ask(admin, "POST", "users", { name: "Clerk", email: "clerk@example.org", roles: ["clerk"] });
    const { stdout } = await command("keys", "add", "--user", id, "--name", "clerk");
    clerk = callerOf(JSON.parse(stdout).apiKey);
  });
  afterAll(async () => {
    await program?.[Symbol.asyncDispose]();
    await provider?.[Symbol.asyncDispose]();
    data?.[Symbol.dispose]();
  });

  /** A person to come, and what the clerk made for them. */
  const plant = async (login: string): Promise<{ victim: Victim; planted: Planted }> => {
    const email = `${login}@example.org`;
    people[login] = { email, email_verified: true, name: login };
    await ask(admin, "POST", "roles", { name: `role of ${login}`, permissions: ["user:update", "job:get"] });
    const user = await ask(clerk, "POST", "users", { name: login, email, roles: [`role of ${login}`] });
    const { id } = user;
    const byLink = await enter(user);
    const [other, unused] = [`users/${id}/sign_in_links`, await ask(clerk, "POST", `users/${id}/sign_in_links`)];
    const unusedOwn = await ask(byLink.api, "POST", other);
    const byOwnLink = await enter(await ask(byLink.api, "POST", other));
    const key = await ask(byLink.api, "POST", "api_keys", { name: "planted", managesAccess: true });
    const byKey = await enter(key);
    const keyOfKey = await ask(callerOf(key.apiKey), "POST", "api_keys", { name: "of a key" });
    const expiresAt = new Date(Date.now() + HOUR).toISOString();
    const keyOfSession = await ask(byKey.api, "POST", "api_keys", { name: "of its session", expiresAt });
    const sessionOfKeyOfKey = await enter(keyOfKey);
    const works = (api: Api) => async () => (await api("GET", "session")).status === 200;
    const planted = {
      "an unused link": async () => (await enter(unused)).isIn,
      "an unused link of the session": async () => (await enter(unusedOwn)).isIn,
      "the session of a link": works(byLink.api),
      "the session of a link of that session": works(byOwnLink.api),
      "a key of the session": works(callerOf(key.apiKey)),
      "a session of the key": works(byKey.api),
      "a key of the key": works(callerOf(keyOfKey.apiKey)),
      "a key of the key's session": works(callerOf(keyOfSession.apiKey)),
      "a session of the key's key": works(sessionOfKeyOfKey.api),
      "a new session of the key": async () => (await enter(key)).isIn,
    };
    return { victim: { id, login }, planted };
  };
  const remaining = async (planted: Planted): Promise<string[]> => {
    const all = Object.entries(planted).map(async ([name, isIn]) => ((await isIn()) ? name : ""));
    return (await Promise.all(all)).filter((name) => name !== "");
  };

  const promote = ({ id }: Victim) => ask(admin, "PATCH", `users/${id}`, { roles: ["owner"] });
  const GROWTHS: Record<string, (victim: Victim) => Promise<unknown>> = {
    "gets a role": promote,
    "gets a grant": async ({ id }) => {
      const { id: recordId } = await ask(admin, "GET", "me");
      await ask(admin, "PATCH", `users/${id}`, { grants: [{ permission: "user:delete", recordId }] });
    },
    "has a role that gets a permission": async ({ login }) => {
      const { roles } = (await ask(admin, "GET", "roles")) as unknown as { roles: { id: string; name: string }[] };
      const name = `role of ${login}`;
      const role = roles.find((one) => one.name === name);
      await ask(admin, "PUT", `roles/${role?.id}`, { name, permissions: ["user:update", "job:get", "job:create"] });
    },
    "gets a role by command": ({ id }) => command("users", "update", id, "--role", "maintainer"),
    "gets a grant by command": ({ id }) => command("users", "update", id, "--grant", `user:delete:${id}`),
    "signs in by the provider": signIn,
    "signs in by the provider, and is promoted": async (victim) => {
      await signIn(victim);
      await promote(victim);
    },
    "is promoted, and signs in by the provider": async (victim) => {
      await promote(victim);
      await signIn(victim);
    },
  };

  test.concurrent.each(Object.entries(GROWTHS))("ends once the person %s", async (how, grow) => {
    const { victim, planted } = await plant(`person-${Object.keys(GROWTHS).indexOf(how)}`);
    // A link works once.
    const reusable = Object.entries(planted).filter(([name]) => !name.startsWith("an unused link"));
    expect(await remaining(Object.fromEntries(reusable))).toHaveLength(8);
    await grow(victim);
    expect(await remaining(planted)).toEqual([]);
  });

  test.concurrent("ends also where it is made while the person signs in", async () => {
    const { victim, planted } = await plant("raced");
    const { browser } = await enter(await ask(clerk, "POST", `users/${victim.id}/sign_in_links`));
    const api = browser.api.bind(browser) as Api;
    const made: Secrets[] = [];
    let isOver = false;
    const mint = async () => {
      while (!isOver) {
        const { status, body } = await api("POST", "api_keys", { name: "raced" });
        if (status === 201) made.push(body as Secrets);
        else if (status === 409) await new Promise(setImmediate);
      }
    };
    const minting = Promise.all([mint(), mint(), mint()]);
    await signIn(victim);
    isOver = true;
    await minting;
    expect(made.length).toBeGreaterThan(0);
    const keys = made.map(({ apiKey, id }) => [id, async () => (await callerOf(apiKey)("GET", "me")).status === 200]);
    expect(await remaining({ ...planted, ...Object.fromEntries(keys) })).toEqual([]);
  });
});
