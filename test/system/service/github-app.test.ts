import { execFile } from "node:child_process";
import { globSync, mkdtempDisposableSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import type { Conversation } from "../../../src/contract/resources/conversations.ts";
import { FakeGitHub } from "../../support/github.ts";
import { FakeGitHubApp } from "../../support/github-app.ts";
import { FakeGitHubHost, HOSTED } from "../../support/github-host.ts";
import { History } from "../../support/history.ts";
import { createData, serveData, startProgram } from "../../support/program.ts";

const run = promisify(execFile);

test("by an app alone, a release becomes a pull request; its tokens are shared by tasks and never on disk", async () => {
  using source = History.of("feat: answer (#1)", "v1.0.0", "feat: stream answers (#2)", "v1.1.0");
  const app = new FakeGitHubApp();
  await using github = await FakeGitHubHost.open(source, app);
  await using served = await serveData(["--sync-every", "0"]);
  const { call, data, program } = served;
  const write = async (title: string) => {
    const changes = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];
    const docRequest = { title, body: "Release notes.", sourceConnection: HOSTED, changes };
    const { id } = await call("POST", "jobs", { docRequest });
    const readState = async () => (await call("GET", `jobs/${id}`)).state;
    await expect.poll(readState).toMatch(/^(?:done|errored)$/);
    const { conversations } = await call<{ conversations: Conversation[] }>("GET", `conversations?jobId=${id}`);
    return conversations[0];
  };

  const privateKey = app.privateKey.replaceAll("\n", "\\n");
  const codehostApp = { appId: app.appId, privateKey, baseUrl: github.app.baseUrl };
  const { id: codehostAppConnectionId } = await call("POST", "connections", { name: "app", config: { codehostApp } });
  const codehostRepo = { codehostAppConnectionId, repositoryUrl: github.repositoryUrl };
  const connected = await call("POST", "connections", { name: HOSTED, config: { codehostRepo } });
  expect(connected).toMatchObject({ healthy: true });
  const config = { sourceRepos: [connected.id], docsRepo: connected.id };
  await call("POST", "publications", {
    name: "docs",
    config: { ...config, writeReleaseNotes: true, writeChangelogs: true },
  });
  const written = await write("v1.1.0");
  expect(written?.entries?.filter(({ status }) => status === "error")).toEqual([]);
  const pulls = await github.api.pulls(HOSTED);
  const opened = pulls.find(({ state }) => state === "open");
  expect(opened).toMatchObject({ html_url: written?.outputUrl, user: { login: "docs[bot]" } });
  const { files } = await github.api.changes(HOSTED, opened?.head.ref ?? "");
  expect(files.get("CHANGELOG.md")).toContain("Stream answers");

  // One of the service, for the check of the connection, and one of its process of tasks.
  const shared = app.issued.length;
  expect(shared).toBeLessThanOrEqual(2);
  await write("v1.1.0 again");
  expect(app.issued).toHaveLength(shared);
  program.kill("SIGTERM");
  const { stderr } = await program.ended;
  const secrets = [...app.issued.map(({ token }) => token), ...app.privateKey.split("\n").slice(1, -2)];
  const stored = globSync("**", { cwd: data.folder })
    .map((name) => join(data.folder, name))
    .filter((path) => statSync(path).isFile());
  expect(stored.length).toBeGreaterThan(10);
  for (const text of [stderr, ...stored.map((path) => readFileSync(path, "latin1"))]) {
    for (const secret of secrets) {
      expect(text.includes(secret)).toBe(false);
      expect(text.includes(Buffer.from(`x-access-token:${secret}`).toString("base64"))).toBe(false);
    }
  }
});

test("the lines of its page can be pasted, from the manifest to a new key", async () => {
  using source = new History();
  source.commit("feat: answer (#1)");
  const app = new FakeGitHubApp();
  await using github = await FakeGitHubHost.open(source, app);
  using data = await createData();
  await using program = startProgram(["serve", "--data", data.folder, "--port", "0", "--allow-private"]);
  using home = mkdtempDisposableSync(join(tmpdir(), "home-"));
  const page = readFileSync("docs/github-app.md", "utf8");
  writeFileSync(join(home.path, "manifest.json"), /^```json\n([\s\S]*?)^```/m.exec(page)?.[1] ?? "");
  writeFileSync(join(home.path, "new-key.pem"), app.privateKey);
  const created = { id: Number(app.appId), pem: app.privateKey, webhook_secret: "secret-of-the-app" };
  writeFileSync(join(home.path, "app.json"), JSON.stringify(created));
  const values = { github: github.app.baseUrl, repository: github.repositoryUrl, app_id: app.appId };
  const blocks = [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = ""]) => block);
  // Only a browser gets a code from GitHub.
  const lines = blocks.filter((block) => !block.includes("$code")).join("");
  const set = Object.entries(values).reduce(
    (text, [name, value]) => text.replace(new RegExp(`^${name}=\\S+`, "m"), `${name}=${value}`),
    lines,
  );
  const [, api = ""] = /^(api\(\) .*)$/m.exec(readFileSync("docs/service.md", "utf8")) ?? [];
  const script = `url=${await program.ready}/api/v1\n${api}\n${set}\napi "$url/connections/$app"`;
  const env = { PATH: process.env.PATH, KEY: data.apiKey };
  const { stdout } = await run("bash", ["-euo", "pipefail", "-c", script], { cwd: home.path, env, timeout: 60_000 });
  expect(readFileSync(join(home.path, "app.html"), "utf8")).toContain(
    "https://release-docs.example.com/webhooks/github",
  );
  const { config, healthy } = JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
  expect([config, healthy]).toMatchObject([{ codehostApp: { appId: app.appId, webhookSecret: "********" } }, true]);
});

test("nothing of it is loaded before the first token of an app", async () => {
  const app = new FakeGitHubApp();
  await using github = await FakeGitHub.open({}, app);
  const readLoaded = async (access: object) => {
    using data = await createData();
    using reports = mkdtempDisposableSync(join(tmpdir(), "coverage-"));
    const flags = ["--port", "0", "--data", data.folder, "--allow-private"];
    await using program = startProgram(["serve", ...flags], { NODE_V8_COVERAGE: reports.path });
    const answer = await fetch(`${await program.ready}/api/v1/connections`, {
      method: "POST",
      headers: { authorization: `Bearer ${data.apiKey}`, "content-type": "application/json" },
      body: JSON.stringify({ name: "app", config: { codehostApp: { ...access, baseUrl: github.url } } }),
    });
    // GitHub refuses the token.
    expect([201, 400]).toContain(answer.status);
    program.kill("SIGTERM");
    await program.ended;
    const all = readdirSync(reports.path).map((name) => readFileSync(join(reports.path, name), "utf8"));
    const loaded = new Set(all.join("").match(/\bdist\/[\w-]+\.js/g));
    return [...loaded].some((path) => readFileSync(path, "utf8").includes("[@octokit/auth-app]"));
  };
  expect(await Promise.all([readLoaded({ token: "ghp_1" }), readLoaded(app.config)])).toEqual([false, true]);
});
