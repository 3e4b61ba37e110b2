import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ConnectedRepository } from "../../../../src/drafting/repositories/repositories.ts";
import {
  type CachedRepositoriesOptions,
  createCachedRepositories,
} from "../../../../src/service/connections/cached-repositories.ts";
import { forgetRepositories } from "../../../../src/service/program/serve.ts";
import { answerGit } from "../../../support/git-server.ts";
import { FakeGitHub } from "../../../support/github.ts";
import { History } from "../../../support/history.ts";
import { inside } from "../../../support/inside.ts";
import { create, TestOrganization } from "../../../support/service.ts";

let folder = "";
let history: History;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "places-"));
  history = new History();
  history.commit("feat: answer (#1)", { "CHANGELOG.md": "# Changelog\n", ".github/release.yml": "changelog: {}\n" });
  history.tag("v1.0.0");
  history.commit("fix: keep the last line (#2)");
  history.tag("v1.1.0");
});
afterEach(() => {
  history[Symbol.dispose]();
  rmSync(folder, { recursive: true, force: true });
});

function open(options: Partial<CachedRepositoriesOptions> = {}) {
  return createCachedRepositories({
    directory: folder,
    allowPrivate: true,
    checkRemote: async (url) => ({ url, curloptResolve: undefined }),
    send: inside,
    onFault: (error) => expect.unreachable(String(error)),
    ...options,
  });
}

function connect(repositoryUrl: string, app?: ConnectedRepository["app"], name = "octo/widget"): ConnectedRepository {
  return { id: `cnn-${name.replace("/", "-")}`, name, repositoryUrl, app };
}

describe("a source", () => {
  test("with a new URL has another cache", async () => {
    using other = new History("other");
    const head = other.commit("Start");
    const repositories = open();
    await repositories.open(connect(`file://${history.directory}`));
    expect((await repositories.open(connect(`file://${other.directory}`))).history.head).toBe(head);
  });

  test("is removed with its connection only", async () => {
    const repositories = open();
    const source = connect(`file://${history.directory}`);
    await repositories.open(source);
    await repositories.open(connect(`file://${history.directory}`, undefined, "octo/docs"));
    await repositories.forget(source.id);
    expect(readdirSync(folder)).toEqual(["cnn-octo-docs"]);
    await repositories.forget("../cnn-octo-docs");
    expect(existsSync(join(folder, "cnn-octo-docs"))).toBe(true);
  });

  test("is not fetched from a refused address", async () => {
    const urls: string[] = [];
    const repositories = open({
      checkRemote: async (url) => {
        urls.push(url);
        throw new Error("private");
      },
    });
    await expect(repositories.open(connect("http://ada:word@10.0.0.1/octo/widget"))).rejects.toThrow("private");
    await expect(repositories.openCodeHost(connect("http://10.0.0.1/octo/widget"))).rejects.toThrow("private");
    expect(urls).toEqual(["http://10.0.0.1/octo/widget", "http://10.0.0.1/octo/widget"]);
    expect(readdirSync(folder)).toEqual([]);
  });

  test("on this machine is refused unless private addresses are allowed", async () => {
    const repositories = open({ allowPrivate: false });
    const source = connect(`file://${history.directory}`);
    await expect(repositories.open(source)).rejects.toMatchObject({ code: "git/remote-refused" });
    await expect(repositories.openCodeHost(source)).rejects.toMatchObject({ code: "codehost/no-app" });
  });
});

test("GitHub gets guarded requests only, and another origin no token of its app", async () => {
  await using github = await FakeGitHub.open({ "octo/widget": { "README.md": "# Widget\n" } });
  const server = await serveGit(history);
  const sent: string[] = [];
  const repositories = open({
    send: (url, request) => {
      sent.push(`${request?.method} ${new URL(url).pathname}`);
      return inside(url, request);
    },
  });
  const app = { kind: "github" as const, baseUrl: github.url, token: "token-of-a-test" };
  await (await repositories.openCodeHost(connect(`${github.url}/octo/widget`, app))).openDraft("release-docs/v1.1.0");
  expect(sent).not.toEqual([]);
  expect(sent).toEqual(github.received.map(({ method, url }) => `${method} ${url?.split("?")[0]}`));
  await repositories.open(connect(`${server.url}/widget/.git`, app));
  server.close();
  expect(server.authorizations).toEqual(new Set([undefined]));
});

test("the next start removes fetched repositories of deleted connections, and nothing else", async () => {
  await using organization = await TestOrganization.open(":memory:");
  const call = await organization.addCaller({ role: "owner" });
  const repositories = open();
  const repositoryUrl = `file://${history.directory}`;
  const add = async (name: string) => {
    const id = await create(call, "connections", { name, config: { codehostRepo: { repositoryUrl } } });
    await repositories.open({ id, name, repositoryUrl, app: undefined });
    return id;
  };
  const [gone, kept] = [await add("octo/gone"), await add("octo/kept")];
  await call("DELETE", `connections/${gone}`);
  await forgetRepositories(organization.store, repositories);
  expect([gone, kept].map((id) => existsSync(join(folder, id)))).toEqual([false, true]);
  rmSync(folder, { recursive: true });
  await forgetRepositories(organization.store, repositories);
});

test("a push that sends nothing shows whether a git server takes pushes", async () => {
  using remote = new History();
  remote.commit("feat: answer (#1)");
  const server = await serveGit(remote);
  const repositories = open();
  const served = connect(`${server.url}/${basename(remote.directory)}/.git`);
  await repositories.open(served);
  const { mayPush } = await repositories.openCodeHost(served);
  expect(await mayPush?.()).toBe(true);
  remote.git("config", "http.receivepack", "false");
  expect(await mayPush?.()).toBe(false);
  server.close();
  await expect(mayPush?.()).rejects.toMatchObject({ code: "git/remote-unreachable" });
  expect(remote.git("for-each-ref", "--format=%(refname)")).toBe("refs/heads/main");
});

async function serveGit(served: History) {
  const authorizations = new Set<string | undefined>();
  const server: Server = createServer((request, response) => {
    authorizations.add(request.headers.authorization);
    void answerGit(dirname(served.directory), request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, authorizations, close: () => server.close() };
}
