import { beforeEach, expect, test } from "vitest";
import { createInstallations } from "../../../../src/hosts/github/app.ts";
import { createOutbound } from "../../../../src/shared/outbound/outbound.ts";
import type { Browser } from "../../../support/browser.ts";
import { FakeGitHubApp } from "../../../support/github-app.ts";
import { FakeGitHubHost, HOSTED } from "../../../support/github-host.ts";
import { FakeGitHubRegistration } from "../../../support/github-registration.ts";
import { History } from "../../../support/history.ts";
import { ofTest } from "../../../support/of-test.ts";
import { ServedApp } from "../../../support/served-app.ts";

const NEW = "/api/v1/github_apps/new";
const EXPIRED = "/connections/new?type=codehostApp&failed=expired";

let app: FakeGitHubApp;
let registration: FakeGitHubRegistration;
let host: FakeGitHubHost;
let served: ServedApp;
let faults: unknown[];
let now: number;
let orgId: string;
let browser: Browser;

beforeEach(async () => {
  faults = [];
  now = Date.now();
  app = new FakeGitHubApp();
  const others = Array.from({ length: 100 }, (_, index) => `octo/other-${index}`);
  registration = new FakeGitHubRegistration(app, [...others, HOSTED, "octo/archived"]);
  app.registration = registration;
  using history = new History();
  history.commit("feat: answer (#1)");
  host = ofTest(await FakeGitHubHost.open(history, app));
  const send = createOutbound({ allowPrivate: true, environment: {} });
  const outbound = { send, installations: createInstallations(send), allowPrivate: true };
  served = ofTest(
    await ServedApp.open(":memory:", {
      clock: () => new Date(now),
      onFault: (error) => faults.push(error),
      parts: { outbound, githubUrl: host.url },
    }),
  );
  orgId = await served.served.addOrganization("octo");
  browser = await signInAs("owner");
});

async function signInAs(role: string): Promise<Browser> {
  const { userId } = await served.served.addCaller(orgId, { role });
  return served.signIn(userId);
}

/** Goes to GitHub as a browser does, and returns where GitHub would lead back. */
async function register(from = browser, body: object = {}): Promise<{ back: string; policy: string }> {
  expect(await from.api("POST", "github_apps", body)).toMatchObject({ status: 200, body: { url: NEW } });
  const page = await fetch(served.url + NEW, { headers: { cookie: from.cookie } });
  const [, action = ""] = /action="([^"]+)"/.exec(await page.clone().text()) ?? [];
  const [, value = ""] = /name="manifest" value="([^"]+)"/.exec(await page.text()) ?? [];
  const manifest = value.replaceAll("&quot;", '"');
  const answer = await fetch(action, { method: "POST", body: new URLSearchParams({ manifest }) });
  return { back: readForm(await answer.text()), policy: page.headers.get("content-security-policy") ?? "" };
}

/** The address that GitHub's button leads to. */
function readForm(page: string): string {
  const [, to = ""] = /action="([^"]+)"/.exec(page) ?? [];
  const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
    ([, name = "", text = ""]) => [name, text] as const,
  );
  return `${new URL(to).pathname}?${new URLSearchParams(Object.fromEntries(fields))}`;
}

const listApps = async () => (await browser.api("GET", "connections?type=codehostApp")).body.connections as object[];

test("an app is registered, connected with its key encrypted, and installed, and its repositories are listed", async () => {
  const { back, policy } = await register(browser, { organization: "octo" });
  expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-/);
  expect(registration.posted?.path).toMatch(/^\/organizations\/octo\/settings\/apps\/new\?state=[\w-]{43}$/);
  expect(registration.posted?.manifest).toMatchObject({
    name: expect.stringMatching(/^release-docs-[0-9a-f]{6}$/),
    default_permissions: { contents: "write", pull_requests: "write", issues: "write", metadata: "read" },
  });
  // GitHub refuses the address of a service on this machine.
  expect(registration.posted?.manifest).not.toHaveProperty("hook_attributes");
  const created = await browser.navigate(back);
  expect([created.status, created.location]).toEqual([303, `${host.url}/github-apps/docs/installations/new`]);
  const [connection] = await listApps();
  expect(connection).toMatchObject({ healthy: true, config: { codehostApp: { privateKey: "********" } } });
  const { id } = connection as { id: string };
  const install = await fetch(created.location);
  const installed = await browser.navigate(readForm(await install.text()));
  expect([installed.status, installed.location]).toEqual([303, `/connections/${id}/repositories`]);
  expect(await browser.api("GET", `connections/${id}`)).toMatchObject({
    body: { healthMessage: "The app is installed on octo.", config: { codehostApp: { installationId: "100" } } },
  });
  const { status, body } = await browser.api("GET", `connections/${id}/repositories`);
  expect([status, body]).toMatchObject([200, { installUrl: created.location, sendsWebhooks: false }]);
  const repositories = Object(body).repositories;
  expect(repositories).toHaveLength(101);
  expect(repositories[0]).toMatchObject({ fullName: HOSTED, url: host.repositoryUrl, isPrivate: true });
  const reader = await signInAs("reader");
  expect(await reader.api("GET", `connections/${id}/repositories`)).toMatchObject({ status: 403 });
  expect(faults).toEqual([]);
});

test("its answer works once, for an hour, in the session that began, and with its own state only", async () => {
  const { back } = await register();
  const other = await signInAs("owner");
  const ended = { status: 303, location: EXPIRED };
  expect(await other.navigate(back)).toMatchObject(ended);
  expect(await served.browse().navigate(back)).toMatchObject(ended);
  expect(await browser.navigate(back.replace(/state=./, "state=~"))).toMatchObject(ended);
  const { cookie } = browser;
  expect((await browser.navigate(back)).location).toMatch(/installations\/new$/);
  // Kept by somebody, with another code.
  const again = back.replace(/code=\w+/, `code=${registration.createCode()}`);
  const replayed = await browser.call("GET", again, undefined, { cookie });
  expect(replayed).toMatchObject(ended);
  expect(await listApps()).toHaveLength(1);
  const late = await register();
  now += 3_600_001;
  expect(await browser.navigate(late.back)).toMatchObject(ended);
  expect(await listApps()).toHaveLength(1);
  expect(faults).toEqual([]);
});

test("a code that GitHub does not know connects nothing, and is logged", async () => {
  const { back } = await register();
  const failed = await browser.navigate(back.replace(/code=\w+/, "code=0"));
  expect(failed).toMatchObject({ status: 303, location: EXPIRED.replace("expired", "failed") });
  expect(await listApps()).toEqual([]);
  expect(faults).toMatchObject([{ code: "github/not-found" }]);
});

test("only who may create connections begins, by a browser, and reaches no private GitHub", async () => {
  const reader = await signInAs("reader");
  expect(await reader.api("POST", "github_apps", {})).toMatchObject({ status: 403 });
  expect(await browser.api("POST", "github_apps", {}, { origin: "https://evil.example" })).toMatchObject({
    status: 403,
  });
  expect(await browser.api("POST", "github_apps", { organization: "../x" })).toMatchObject({ status: 400 });
  const { call } = await served.served.addCaller(orgId, { role: "owner" });
  expect(await call("POST", "github_apps", {})).toMatchObject({ status: 409 });
});

test("an installation is recorded only if it is one of the app's", async () => {
  await browser.navigate((await register()).back);
  const [{ id }] = (await listApps()) as [{ id: string }];
  const installed = await browser.navigate(`/api/v1/github_apps/installed/${id}?installation_id=999`);
  expect(installed.location).toBe(`/connections/${id}/repositories`);
  expect((await browser.api("GET", `connections/${id}`)).body.config).not.toHaveProperty("codehostApp.installationId");
  expect(await browser.api("GET", `connections/${id}/repositories`)).toMatchObject({
    status: 200,
    body: { repositories: [], installUrl: `${host.url}/github-apps/docs/installations/new` },
  });
});
