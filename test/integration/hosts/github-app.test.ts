import { afterEach, beforeEach, expect, test } from "vitest";
import { createInstallations, type Installation, type Installations } from "../../../src/hosts/github/app.ts";
import { createGitHub, createGitHubCodeHost } from "../../../src/hosts/github/host.ts";
import { checkHealth } from "../../../src/shared/outbound/json-api.ts";
import { FakeGitHub } from "../../support/github.ts";
import { createStrangeKey, FakeGitHubApp } from "../../support/github-app.ts";
import { inside } from "../../support/inside.ts";

const REPOSITORY = "octo/widget";

let app: FakeGitHubApp;
let github: FakeGitHub;
let installations: Installations;
beforeEach(async () => {
  app = new FakeGitHubApp();
  github = await FakeGitHub.open({ [REPOSITORY]: { "README.md": "# Widget\n" }, "octo/docs": {} }, app);
  installations = createInstallations(inside);
});
afterEach(() => github[Symbol.asyncDispose]());

const open = (more = {}, repository: string | undefined = REPOSITORY): Installation =>
  installations({ baseUrl: `${github.url}/api/v3`, ...app.config, ...more }, repository);

test("one token serves all calls of an installation, by whatever repository they find it", async () => {
  const tokens = await Promise.all([open().readToken(), open().readToken(), open({}, "octo/docs").readToken()]);
  expect(new Set(tokens)).toEqual(new Set([app.issued[0]?.token]));
  expect(await open({ installationId: "100" }).readToken()).toBe(tokens[0]);
  expect(app.signed.sort()).toEqual([
    "GET /repos/octo/docs/installation",
    "GET /repos/octo/widget/installation",
    "POST /app/installations/100/access_tokens",
  ]);
});

test("a token is replaced minutes before it expires", async () => {
  app.lifetime = 4 * 60;
  const first = await open().readToken();
  app.lifetime = 6 * 60;
  const second = await open().readToken();
  expect(second).not.toBe(first);
  expect(await open().readToken()).toBe(second);
});

test("another key, ID or server gets no token of this one", async () => {
  await open().readToken();
  await expect(open({ privateKey: createStrangeKey() }).readToken()).rejects.toMatchObject({ code: "github/app-key" });
  await expect(open({ appId: "1" }).readToken()).rejects.toMatchObject({ code: "github/app-unknown" });
  const other = new FakeGitHubApp();
  await using server = await FakeGitHub.open({ [REPOSITORY]: {} }, other);
  const ids = { installationId: "100", baseUrl: server.url };
  // At once, for the same installation ID.
  const [theirs, ours] = await Promise.all([open(ids).readToken(), open({ installationId: "100" }).readToken()]);
  expect([theirs, ours]).toEqual([other.issued[0]?.token, app.issued[0]?.token]);
});

test.each([-60, 60])("with a clock that is %d s behind GitHub's", async (seconds) => {
  app.clockOffset = seconds;
  expect(await open().check()).toBe("The app is installed on octo.");
  expect(await open().readToken()).toBe(app.issued[0]?.token);
});

test("a revoked token is replaced, and the request sent again", async () => {
  const { authStrategy: token } = open();
  const host = await createGitHubCodeHost({ apiUrl: github.url, token, send: inside, second: 0 }, REPOSITORY);
  await host.openDraft("release-docs/one");
  app.revokeAll();
  const draft = await host.openDraft("release-docs/two");
  const edits = [{ path: "README.md", content: "# Gadget\n" }];
  expect(await draft.write({ title: "docs: rename", body: "", edits })).toMatchObject({ files: ["README.md"] });
  expect(app.issued).toHaveLength(2);
});

test("a token from before a permission was accepted is replaced", async () => {
  const { script } = github;
  const old = await open().readToken();
  const body = { message: "Resource not accessible by integration" };
  github.script = (request) =>
    request.headers.authorization === `token ${old}` ? { status: 403, body } : script(request);
  const { authStrategy: token } = open();
  const host = await createGitHubCodeHost({ apiUrl: github.url, token, send: inside, second: 0 }, REPOSITORY);
  expect((await host.openDraft("release-docs/one")).branch).toBe("release-docs/one");
  expect(app.issued).toHaveLength(2);
});

test("a failure of GitHub while it creates a token is retried by the call that needs it", async () => {
  const { script } = github;
  let failures = 2;
  github.script = (request) => {
    const isFailing = request.url?.endsWith("/access_tokens") && failures-- > 0;
    return isFailing ? { status: 502, origin: "fault" as const, body: { message: "Bad Gateway" } } : script(request);
  };
  const { authStrategy: token } = open();
  const host = await createGitHubCodeHost({ apiUrl: github.url, token, send: inside, second: 0 }, REPOSITORY);
  expect((await host.openDraft("release-docs/one")).branch).toBe("release-docs/one");
  github.script = () => ({ status: 502, origin: "fault" as const, body: { message: "Bad Gateway" } });
  await expect(open({}, "octo/docs").readToken()).rejects.toMatchObject({ code: "github/unreachable" });
});

const health = (more = {}, repository?: string) =>
  checkHealth(createGitHub({ baseUrl: github.url, token: open(more, repository), send: inside }).readHealth);

test("health: the installation, with its rate limit, or the key alone", async () => {
  expect(await health()).toEqual({
    healthy: true,
    message: "The app is installed on octo.",
    remainingRateLimitPercent: expect.any(Number),
  });
  const alone = installations({ baseUrl: github.url, ...app.config });
  expect(await checkHealth(createGitHub({ baseUrl: github.url, token: alone, send: inside }).readHealth)).toEqual({
    healthy: true,
    message: "GitHub accepts the key of the app Docs.",
  });
});

test.each<[string, () => object | undefined, RegExp, RegExp]>([
  ["another key", () => ({ privateKey: createStrangeKey() }), /key of the app 12345: A JSON web token/, /^Generate a/],
  ["another app ID", () => ({ appId: "99" }), /no app with the ID 99: 404 Integration not found/, /App ID/],
  ["no such installation", () => ({ installationId: "7" }), /installation 7 does not have octo\/widget/, /^Install/],
  [
    "a suspension",
    () => void Object.assign(app, { isSuspended: true }),
    /app 12345 is suspended on octo\/widget/,
    /^Who suspended/,
  ],
  [
    "a missing permission",
    () => void Object.assign(app, { permissions: { contents: "write", metadata: "read" } }),
    /lacks `pull_requests: write` on octo\/widget/,
    /accept/,
  ],
])("health says what to do about %s", async (_, prepare, error, message) => {
  const more = prepare();
  expect(await health(more)).toMatchObject({
    healthy: false,
    error: expect.stringMatching(error),
    message: expect.stringMatching(message),
  });
});

test("health says what to do where the app is not installed", async () => {
  expect(await health({}, "octo/other")).toMatchObject({ error: "The app 12345 is not installed on octo/other." });
  app.isSuspended = true;
  await expect(open().readToken()).rejects.toMatchObject({ code: "github/app-suspended" });
});
