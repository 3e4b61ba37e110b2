import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listen } from "../../../../src/service/http/http.ts";
import { Browser } from "../../../support/browser.ts";
import { ConversationFixture } from "../../../support/conversations.ts";
import { startSlack } from "../../../support/products.ts";
import { ServedApp } from "../../../support/served-app.ts";
import { create as createRecord } from "../../../support/service.ts";
import { described } from "../../../system/conformance/api-document.ts";

describe("an answer", () => {
  let service: ServedApp;
  let orgId: string;
  let userId: string;
  let key: string;
  beforeAll(async () => {
    service = await ServedApp.open(":memory:");
    orgId = await service.served.addOrganization("octo");
    ({ apiKey: key, userId } = await service.served.addCaller(orgId, { role: "owner" }));
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const call = (path: string, headers: Record<string, string> = {}, body?: object) =>
    fetch(`${service.url}/api/v1/${path}`, {
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json", ...headers },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    });
  const create = (name: string, headers: Record<string, string> = {}) =>
    call("instructions", headers, { name, type: "releaseNotes", content: "Be short." });

  test("aliases have the date of their deprecation and link to what replaces them, also on errors", async () => {
    const health = "pub-0123456789abcdef/health";
    const paths = ["automations", "automations/", "automations?pageSize=1", `automations/${health}`];
    const answers = await Promise.all([...paths, "publications", "automationsx"].map((path) => call(path)));
    const unauthenticated = await fetch(`${service.url}/api/v1/automations`);
    const linkTo = (path: string) => `</api/v1/publications${path}>; rel="successor-version"`;
    const date = expect.stringMatching(/^@\d{10}$/);
    const given = [...answers, unauthenticated].map(({ status, headers }) => {
      return [status, headers.get("deprecation"), headers.get("link")];
    });
    expect(given).toEqual([
      ...["", "/", ""].map((path) => [200, date, linkTo(path)]),
      [404, date, linkTo(`/${health}`)],
      [200, null, null],
      [404, null, null],
      [401, date, linkTo("")],
    ]);
  });

  test("of more than a packet is compressed for a browser that reads, not for keys and not for what it sends", async () => {
    const browser = new Browser(service.url);
    expect((await browser.api("POST", "sessions", { apiKey: key })).status).toBe(201);
    const long = { type: "releaseNotes", content: "Be short. ".repeat(300) };
    const { id } = (await (await call("instructions", {}, { name: "long", ...long })).json()) as { id: string };
    const url = `${service.url}/api/v1/instructions/${id}`;
    const read = async (headers: Record<string, string>, init: RequestInit = {}) => {
      const answer = await fetch(url, {
        ...init,
        headers: { cookie: browser.cookie, origin: service.url, ...headers },
      });
      expect(await answer.json()).toMatchObject(long);
      return [answer.headers.get("content-encoding"), answer.headers.get("vary")];
    };
    expect(await read({ "accept-encoding": "gzip, deflate, br" })).toEqual(["br", "accept-encoding"]);
    expect(await read({ "accept-encoding": "gzip" })).toEqual(["gzip", "accept-encoding"]);
    expect(await read({ "accept-encoding": "identity" })).toEqual([null, null]);
    expect(await read({ "accept-encoding": "br", cookie: "", authorization: `Bearer ${key}` })).toEqual([null, null]);
    const change = { method: "PUT", body: JSON.stringify({ name: "longer", ...long }) };
    expect(await read({ "accept-encoding": "br", "content-type": "application/json" }, change)).toEqual([null, null]);
  });

  test("a replayed create says so, and no other, nor one whose record is gone since", async () => {
    const first = await create("replayed", { "idempotency-key": "replay" });
    const again = await create("replayed", { "idempotency-key": "replay" });
    const reused = await create("another", { "idempotency-key": "replay" });
    const answers = [first, again, reused, await create("without a key")];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 422, 201]);
    expect(answers.map(({ headers }) => headers.get("idempotent-replayed"))).toEqual([null, "true", null, null]);
    const { id } = (await first.json()) as { id: string };
    expect(await again.json()).toMatchObject({ id });
    await fetch(`${service.url}/api/v1/instructions/${id}`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${key}` },
    });
    const gone = await create("replayed", { "idempotency-key": "replay" });
    expect([gone.status, gone.headers.get("idempotent-replayed")]).toEqual([404, null]);
  });

  test.each(["list", "record"])("a %s that did not change is a 304 without a body", async (kind) => {
    const { id } = (await (await create(`conditional ${kind}`)).json()) as { id: string };
    const path = kind === "list" ? "instructions" : `instructions/${id}`;
    const etag = (await call(path)).headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, "*"]) {
      const answer = await call(path, { "if-none-match": known });
      expect([answer.status, answer.headers.get("etag"), await answer.text()]).toEqual([304, etag, ""]);
    }
    const body = JSON.stringify({ name: `changed ${kind}`, type: "releaseNotes", content: "Be long." });
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    await fetch(`${service.url}/api/v1/instructions/${id}`, { method: "PUT", headers, body });
    const changed = await call(path, { "if-none-match": etag });
    expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining("Be long.")]);
    expect(changed.headers.get("etag")).not.toBe(etag);
  });

  test("caches may keep what a key reads, if they ask again; they keep nothing else", async () => {
    const etag = (await call("instructions")).headers.get("etag") ?? "";
    const { cookie } = await service.signIn(userId);
    const answers = [
      await call("instructions"),
      await call("instructions", { "if-none-match": etag }),
      await call("instructions/ins-0123456789abcdef"),
      await create("not cached"),
      await fetch(`${service.url}/api/v1/instructions`, { headers: { cookie } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 304, 404, 201, 200]);
    expect(answers.map(({ headers }) => headers.has("etag"))).toEqual([true, true, false, false, true]);
    expect(answers.map(({ headers }) => headers.get("cache-control"))).toEqual([
      ...["private, no-cache", "private, no-cache"],
      ...["no-store", "no-store", "no-store"],
    ]);
  });

  test("HEAD has the ETag of GET, and no body", async () => {
    const etag = (await call("instructions")).headers.get("etag");
    const head = async (headers: Record<string, string>) => {
      const sent = { authorization: `Bearer ${key}`, ...headers };
      const answer = await fetch(`${service.url}/api/v1/instructions`, { method: "HEAD", headers: sent });
      return [answer.status, answer.headers.get("etag")];
    };
    expect(await head({})).toEqual([200, etag]);
    expect(await head({ "if-none-match": `${etag}` })).toEqual([304, etag]);
  });

  test("who may not read an answer does not learn whether it changed", async () => {
    const { id } = (await (await create("secret")).json()) as { id: string };
    const outsider = await service.served.addCaller(await service.served.addOrganization("two"), { role: "owner" });
    const powerless = await service.served.addCaller(orgId, {});
    const etag = (await call(`instructions/${id}`)).headers.get("etag") ?? "";
    const statuses = ["", "rdk_unknown", powerless.apiKey, outsider.apiKey].map(async (other) => {
      const headers = { authorization: `Bearer ${other}`, "if-none-match": `${etag}, *` };
      const { status, headers: given } = await fetch(`${service.url}/api/v1/instructions/${id}`, { headers });
      return [status, given.get("etag")];
    });
    expect(await Promise.all(statuses)).toEqual([401, 401, 403, 404].map((status) => [status, null]));
  });

  test.each(described.filter(({ method, path }) => method === "GET" && !/[{]|events$|repos$/.test(path)))(
    "$path has the headers that the document says",
    async ({ path, headers, statuses }) => {
      const answer = await call(path.replace("/api/v1/", ""));
      expect(answer.status).toBe(200);
      expect(headers).toEqual(["etag", "deprecation", "link"].filter((name) => answer.headers.has(name)));
      expect(statuses.includes(304)).toBe(answer.headers.has("etag"));
    },
  );
});

test("a second call with the key of the first is marked as a replay for each operation that documents the key", async () => {
  await using slack = await startSlack({ channels: [{ id: "C1", name: "docs" }] });
  await using place = await ConversationFixture.open({ location: ":memory:" });
  const { call, organization, publicationId, connectionId } = place;
  const chatApp = { token: slack.token, baseUrl: slack.url };
  const chatAppConnectionId = await createRecord(call, "connections", { name: "chat", config: { chatApp } });
  const chatChannel = { chatAppConnectionId, channelId: "C1" };
  const notifierConnection = await createRecord(call, "connections", { name: "docs", config: { chatChannel } });
  const { body: publication } = await call("GET", `publications/${publicationId}`);
  const config = { ...publication.config, notifierConnection };
  await call("PUT", `publications/${publicationId}`, { name: "Widget", config });
  const { id } = await place.converse({ stage: true });
  const own = { type: "releaseNotes", content: "Be short." };
  const instruction = await createRecord(call, "instructions", { name: "first", ...own });
  const note = () => createRecord(call, `conversations/${id}/comments`, { body: "Nice.", workRequested: false });
  const bodies: Record<string, object> = {
    createJob: { docRequest: { title: "v1.1.0", body: "Write.", sourceConnection: "widget" } },
    createConnection: { name: "second chat", config: { chatApp } },
    createConversation: { body: "Write.", publication: "Widget", stage: true },
    notifyConversation: {},
    createComment: { body: "Good.", workRequested: false },
    sendCommentBatch: { message: "Do it.", itemCommentIds: [await note()] },
    createPublication: { name: "Second", config: { docsRepo: connectionId, sourceRepos: [connectionId] } },
    createAutomation: { name: "Third", config: { docsRepo: connectionId, sourceRepos: [connectionId] } },
    createInstruction: { name: "second", ...own },
    createInstructionLink: { publicationId, slotType: "releaseNotes" },
    bulkCreateInstructionLinks: { publicationIds: [publicationId], slotTypes: ["releaseNotes"] },
  };
  const keyed = described.filter(({ parameters }) => parameters.some(({ name }) => name === "Idempotency-Key"));
  expect(keyed.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(bodies).sort());
  const { apiKey } = await organization.addKeyed({ role: "owner" });
  const close = async () => undefined;
  await using listening = await listen({ fetch: (sent) => organization.service.fetch(sent), close });
  for (const { operationId, path, headers: documented } of keyed) {
    const target = path.replace("{id}", path.includes("/instructions/") ? instruction : id);
    const send = async () => {
      const headers = { "content-type": "application/json", "idempotency-key": operationId };
      const answer = await fetch(listening.url + target, {
        method: "POST",
        headers: { ...headers, authorization: `Bearer ${apiKey}` },
        body: JSON.stringify(bodies[operationId]),
      });
      const replayed = answer.headers.get("idempotent-replayed");
      return { operationId, isGood: answer.ok, replayed, text: await answer.text() };
    };
    const [first, second] = [await send(), await send()];
    expect(first).toMatchObject({ operationId, isGood: true, replayed: null });
    expect(second).toMatchObject({ operationId, isGood: true, replayed: "true" });
    if (first.text !== "") expect(JSON.parse(second.text).id).toBe(JSON.parse(first.text).id);
    expect(documented).toContain("idempotent-replayed");
  }
  await organization.service.idle();
});
