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
});
