import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ServedApp } from "../../../support/served-app.ts";
import { databases, type StoreLocation } from "../../../support/stores.ts";

describe.each(databases)("on $name", ({ createLocation }) => {
  let location: StoreLocation;
  let service: ServedApp;
  let orgId: string;
  let userId: string;
  let key: string;
  beforeAll(async () => {
    location = await createLocation();
    service = await ServedApp.open(location.location);
    orgId = await service.served.addOrganization("octo");
    ({ apiKey: key, userId } = await service.served.addCaller(orgId, { role: "admin" }));
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    await location[Symbol.asyncDispose]();
  });

  const call = (path: string, headers: Record<string, string> = {}, body?: object) =>
    fetch(`${service.url}/api/v1/${path}`, {
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json", ...headers },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    });
  const create = (name: string, headers: Record<string, string> = {}) =>
    call("instructions", headers, { name, type: "releaseNotes", content: "Be short." });

  test("aliases have the date of their deprecation, also on errors; publications have none", async () => {
    const answers = await Promise.all(
      ["automations", "automations/", "automations/pub-0123456789abcdef", "publications", "automationsx"].map((path) =>
        call(path),
      ),
    );
    const unauthenticated = await fetch(`${service.url}/api/v1/automations`);
    expect([...answers, unauthenticated].map(({ status }) => status)).toEqual([200, 200, 404, 200, 404, 401]);
    const given = answers.map(({ headers }) => headers.get("deprecation"));
    const date = expect.stringMatching(/^@\d{10}$/);
    expect(given).toEqual([date, date, date, null, null]);
    expect(unauthenticated.headers.get("deprecation")).toEqual(date);
  });

  test("aliases link to what replaces them, also on errors; publications do not", async () => {
    const health = "pub-0123456789abcdef/health";
    const paths = ["automations", "automations/", "automations?pageSize=1", `automations/${health}`, "publications"];
    const answers = await Promise.all(paths.map((path) => call(path)));
    const unauthenticated = await fetch(`${service.url}/api/v1/automations`);
    const linkTo = (path: string) => `</api/v1/publications${path}>; rel="successor-version"`;
    expect([...answers, unauthenticated].map(({ headers }) => headers.get("link"))).toEqual([
      ...[linkTo(""), linkTo("/"), linkTo(""), linkTo(`/${health}`), null],
      linkTo(""),
    ]);
  });

  test("a replayed create says so, and no other", async () => {
    const first = await create("replayed", { "idempotency-key": "replay" });
    const again = await create("replayed", { "idempotency-key": "replay" });
    const reused = await create("another", { "idempotency-key": "replay" });
    const answers = [first, again, reused, await create("without a key")];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 422, 201]);
    expect(answers.map(({ headers }) => headers.get("idempotent-replayed"))).toEqual([null, "true", null, null]);
    expect(await again.json()).toEqual(await first.json());
  });

  test("a create whose record is gone since is no replay", async () => {
    const { id } = (await (await create("gone", { "idempotency-key": "gone" })).json()) as { id: string };
    const headers = { authorization: `Bearer ${key}` };
    await fetch(`${service.url}/api/v1/instructions/${id}`, { method: "DELETE", headers });
    const again = await create("gone", { "idempotency-key": "gone" });
    expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([404, null]);
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
    expect(answers.map(({ headers }) => headers.get("cache-control"))).toEqual([
      ...["private, no-cache", "private, no-cache"],
      ...["no-store", "no-store", "no-store"],
    ]);
  });

  test("HEAD has the ETag of GET, and no body", async () => {
    const etag = (await call("instructions")).headers.get("etag");
    const head = (headers: Record<string, string>) =>
      new Promise((resolve, reject) => {
        const sent = { authorization: `Bearer ${key}`, ...headers };
        request(`${service.url}/api/v1/instructions`, { method: "HEAD", headers: sent }, (answer) => {
          answer.resume().once("end", () => resolve([answer.statusCode, answer.headers.etag]));
        })
          .once("error", reject)
          .end();
      });
    expect(await head({})).toEqual([200, etag]);
    expect(await head({ "if-none-match": `${etag}` })).toEqual([304, etag]);
  });

  test("who may not read an answer does not learn whether it changed", async () => {
    const { id } = (await (await create("secret")).json()) as { id: string };
    const outsider = await service.served.addCaller(await service.served.addOrganization("two"), { role: "admin" });
    const powerless = await service.served.addCaller(orgId, {});
    const etag = (await call(`instructions/${id}`)).headers.get("etag") ?? "";
    const statuses = ["", "rdk_unknown", powerless.apiKey, outsider.apiKey].map(async (other) => {
      const headers = { authorization: `Bearer ${other}`, "if-none-match": `${etag}, *` };
      const { status, headers: given } = await fetch(`${service.url}/api/v1/instructions/${id}`, { headers });
      return [status, given.get("etag")];
    });
    expect(await Promise.all(statuses)).toEqual([401, 401, 403, 404].map((status) => [status, null]));
  });

  test("only good answers with a body have an ETag", async () => {
    const created = await create("untagged", { "if-none-match": "*" });
    const missing = await call("instructions/ins-0123456789abcdef", { "if-none-match": "*" });
    const events = await call("events", { "if-none-match": "*" });
    await events.body?.cancel();
    const answers = [created, missing, events];
    expect(answers.map(({ status }) => status)).toEqual([201, 404, 200]);
    expect(answers.map(({ headers }) => headers.get("etag"))).toEqual([null, null, null]);
  });
});
