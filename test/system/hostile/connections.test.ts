import { expect, test } from "vitest";
import { serveScripted } from "../../support/scripted-server.ts";
import { AttackedProgram } from "./attacked-program.ts";

/** Configs by type, with the base address of a product. */
const CONFIGS: readonly ((baseUrl: string) => Record<string, object>)[] = [
  (baseUrl) => ({ codehostApp: { token: "bad", baseUrl } }),
  (baseUrl) => ({ codehostbApp: { token: "bad", workspace: "octo", baseUrl } }),
  (baseUrl) => ({ notesTool: { integrationKey: "bad", baseUrl } }),
  (baseUrl) => ({ tracker: { token: "bad", email: "ada@example.com", baseUrl } }),
  (baseUrl) => ({ chatApp: { token: "bad", baseUrl } }),
];

test("a rejected token is reported, however slowly the product rejects it", async () => {
  await using product = await serveScripted((request, response) => {
    const path = request.url ?? "";
    if (path.startsWith("/silent")) return;
    const isSlack = path.endsWith("/auth.test");
    response.writeHead(isSlack ? 200 : path.startsWith("/403") ? 403 : 401, { "content-type": "application/json" });
    response.end(JSON.stringify(isSlack ? { ok: false, error: "token_revoked" } : { message: "Bad credentials" }));
  });
  await using attacked = await AttackedProgram.open();
  const { call } = attacked.attacker;
  await attacked.survive(async () => {
    const create = async (config: Record<string, object>, answer: object) => {
      const created = await call("POST", "connections", { name: Object.keys(config).join(), config });
      expect(created, JSON.stringify(config)).toMatchObject(answer);
    };
    const all = ["401", "403", "silent"].flatMap((place) =>
      CONFIGS.map((configOf) => {
        const config = configOf(`${product.url}/${place}`);
        const late = { status: 201, body: { healthy: false } };
        return create(config, place === "silent" ? late : { status: 400 });
      }),
    );
    await Promise.all(all);
    expect((await call("GET", "connections?healthy=true&type=codehostApp")).body.connections).toEqual([]);
  });
});
