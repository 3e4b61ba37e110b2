import { afterEach, beforeEach, expect, test } from "vitest";
import { type CheckoutService, createCheckoutService } from "../../support/checkout-service.ts";
import { FakeGitHub } from "../../support/github.ts";
import { History } from "../../support/history.ts";
import { type Scripted, serveScripted } from "../../support/scripted-server.ts";

const KEY = "key-of-a-test";
const NAME = "octo/widget";
const TOKEN = "token-of-a-test";

let history: History;
let github: FakeGitHub;
let other: Scripted;
let service: CheckoutService;
beforeEach(async () => {
  history = new History();
  history.commit("feat: answer (#1)");
  history.tag("v1.0.0");
  github = await FakeGitHub.open({ [NAME]: { "README.md": "# Widget\n" } });
  await github.call("PATCH", `/repos/${NAME}`, { private: true });
  await github.call("POST", `/repos/${NAME}/issues`, { title: "It stops", body: "At the end." });
  other = await serveScripted((_, response) => void response.end("<title>Inside</title>"));
  service = await createCheckoutService({
    workspace: {
      directory: history.directory,
      repository: { name: NAME, webUrl: `${github.url}/${NAME}` },
      drafts: "scratch",
      github: { apiUrl: `${github.url}/api/v3`, token: TOKEN, second: 0 },
    },
    apiKey: KEY,
    onFault: (error) => expect.unreachable(String(error)),
  });
});
afterEach(async () => {
  await service.close();
  await other[Symbol.asyncDispose]();
  await github[Symbol.asyncDispose]();
  history[Symbol.dispose]();
});

type Shown = { id: string; connections: unknown[]; entries: { kind: string; message: string }[] };

async function call(method: string, path: string, body?: unknown): Promise<Shown> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${KEY}` };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await service.fetch(new Request(`http://service/api/v1/${path}`, { method, headers, ...sent }));
  expect(answer.ok).toBe(true);
  return (await answer.json()) as Shown;
}

/** The entries about these links in a conversation, by kind. */
async function readOf(...relevantLinks: string[]): Promise<string[][]> {
  const request = { body: "Write about v1.0.0.", publication: "Release notes", relevantLinks };
  const { publications } = (await call("GET", "publications")) as unknown as { publications: { name: string }[] };
  const { id } = await call("POST", "conversations/", { ...request, publication: publications[0]?.name });
  await service.idle();
  const { entries } = await call("GET", `conversations/${id}`);
  return entries.flatMap(({ kind, message }) => (kind === "links" || kind === "notice" ? [[kind, message]] : []));
}

test("a link into a private issue is read with the step's token, which makes no connection", async () => {
  const url = `${github.url}/${NAME}/issues/1`;
  expect(await readOf(url)).toEqual([["links", `- [It stops](${url}): At the end.`]]);
  const requests = github.received.filter((request) => request.url?.includes("/issues/"));
  expect(requests).toMatchObject([
    { url: `/api/v3/repos/${NAME}/issues/1`, headers: { authorization: `token ${TOKEN}` } },
  ]);
  expect((await call("GET", "connections")).connections).toHaveLength(1);
});

test("only its API is called at a private address", async () => {
  const missing = `${github.url}/${NAME}/issues/9`;
  const rows = await readOf(missing, `${github.url}/page.html`, `${other.url}/${NAME}/issues/1`);
  expect(rows).toMatchObject([
    ["notice", `The link ${missing} could not be read: GitHub did not show issue 9 of ${NAME}: status 404, Not Found`],
    ["notice", expect.stringContaining("127.0.0.1")],
    ["notice", expect.stringContaining("127.0.0.1")],
  ]);
  expect(other.received).toEqual([]);
  expect(github.received.map((request) => request.url)).not.toContain("/page.html");
});

test("a redirect of the API leads to no other private address", async () => {
  const headers = { location: `${other.url}/stolen` };
  github.script = ({ url }) =>
    url?.includes("/issues/1") ? { status: 301, headers, body: { message: "Moved Permanently" } } : undefined;
  const [[kind, message] = []] = await readOf(`${github.url}/${NAME}/issues/1`);
  expect(kind).toBe("notice");
  expect(message).toContain("127.0.0.1");
  expect(other.received).toEqual([]);
});
