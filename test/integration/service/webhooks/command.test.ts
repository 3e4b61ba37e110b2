import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createInstallations } from "../../../../src/hosts/github/app.ts";
import { databaseIn } from "../../../../src/service/operator/operated-store.ts";
import { createVault } from "../../../../src/service/security/vault.ts";
import { createOutbound } from "../../../../src/shared/outbound/outbound.ts";
import { Operator } from "../../../support/run-command.ts";
import { TestService } from "../../../support/service.ts";

const SECRETS_KEY = Buffer.alloc(32, 1);

let folder: string;
let operator: Operator;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "webhooks-"));
  operator = new Operator(["--data", folder], { RELEASE_DOCS_SECRETS_KEY: SECRETS_KEY.toString("base64") });
  const { apiKey } = await operator.runJson("init", "--name", "Ann", "--email", "ann@example.org");
  const send = createOutbound({ allowPrivate: false, environment: {} });
  const served = await TestService.open(databaseIn(folder), undefined, {
    vault: createVault([SECRETS_KEY]),
    outbound: { send, installations: createInstallations(send), allowPrivate: false },
  });
  const call = served.callerOf(apiKey);
  const connect = async (name: string, more: object = {}) => {
    const connection = { name, paused: true, config: { codehostApp: { token: "token", ...more } } };
    expect(await call("POST", "connections", connection)).toMatchObject({ status: 201 });
  };
  await connect("app", { webhookSecret: "0f".repeat(32) });
  await connect("shown");
  await served.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

const show = (...args: string[]) => operator.run("webhooks", "show", "--connection", "app", ...args);

describe("webhooks show", () => {
  test.each([
    ["https://docs.example.org", "https://docs.example.org/webhooks/github"],
    ["http://10.0.0.1:8080/docs//", "http://10.0.0.1:8080/docs/webhooks/github"],
  ])("prints the URL at %s", async (address, url) => {
    const { out } = await show("--base-url", address);
    expect(out).toMatch(/^Secret +[0-9a-f]{64}$/m);
    expect(out.split("\n")[1]).toBe(`URL           ${url}`);
    const { out: json } = await show("--base-url", address, "--json");
    expect(JSON.parse(json)).toMatchObject({ url, path: "/webhooks/github" });
  });

  test("prints the path alone if it does not know the address of the service", async () => {
    const { out } = await show();
    expect(out).toMatch(/^URL +\/webhooks\/github at the address of your service; --base-url completes it$/m);
    expect(out).not.toContain("://");
    const { out: json } = await show("--json");
    expect(JSON.parse(json)).toMatchObject({ path: "/webhooks/github" });
    expect(JSON.parse(json)).not.toHaveProperty("url");
  });

  test("prints no secret that the answer of a create showed, until it is replaced", async () => {
    const showAgain = (...args: string[]) => show("--connection", "shown", ...args);
    expect((await showAgain()).out).toMatch(/^Secret +shown at \d{4}-.*; --rotate replaces it$/m);
    expect((await showAgain("--rotate")).out).toMatch(/^Secret +[0-9a-f]{64}$/m);
  });

  test.each(["docs.example.org", "https://a:b@docs.example.org", "https://docs.example.org/?a=b"])(
    "refuses the address %j and keeps the secret for the next call",
    async (address) => {
      const { code, out, err } = await show("--base-url", address);
      expect({ code, out }).toEqual({ code: 2, out: "" });
      expect(err).toContain("Expected an http or https URL");
      expect((await show()).out).toMatch(/^Secret +[0-9a-f]{64}$/m);
    },
  );
});
