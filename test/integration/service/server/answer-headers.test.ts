import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ServedApp } from "../../../support/served-app.ts";
import { databases, type StoreLocation } from "../../../support/stores.ts";

describe.each(databases)("on $name", ({ createLocation }) => {
  let location: StoreLocation;
  let service: ServedApp;
  let key: string;
  beforeAll(async () => {
    location = await createLocation();
    service = await ServedApp.open(location.location);
    const orgId = await service.served.addOrganization("octo");
    key = (await service.served.addCaller(orgId, { role: "admin" })).apiKey;
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

  test("a replayed create says so, and no other", async () => {
    const first = await create("replayed", { "idempotency-key": "replay" });
    const again = await create("replayed", { "idempotency-key": "replay" });
    const reused = await create("another", { "idempotency-key": "replay" });
    const answers = [first, again, reused, await create("without a key")];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 422, 201]);
    expect(answers.map(({ headers }) => headers.get("idempotent-replayed"))).toEqual([null, "true", null, null]);
    expect(await again.json()).toEqual(await first.json());
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
