import { expect, test } from "vitest";
import { routes } from "../../../src/contract/routes.ts";
import { openRawConnection } from "../../support/raw-connection.ts";
import { AttackedProgram } from "./attacked-program.ts";

const METHODS = [
  ...["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY", "CONNECT", "PROPFIND", "M-SEARCH"],
  ...["get", "Trace", "FOO", "B-R_E.W~", "X".repeat(100)],
];
const PATHS = [
  ...Object.values(routes)
    .flatMap(Object.values<{ path: string }>)
    .map(({ path }) => path),
  ...[
    ...["/healthz", "/readyz", "/api/v1/openapi.yaml", "/mcp", "/api/v1", "/api/v1/unknown", "/", "*", "//"],
    "/api/v1/jobs/%zz",
  ],
];
const ALIASES = PATHS.filter((path) => path.includes("/publications")).map((path) =>
  path.replace("/publications", "/automations"),
);

test.concurrent("every method on every route and alias is answered, and none fails the service", async () => {
  await using attacked = await AttackedProgram.open();
  const send = async (method: string, path: string, body: string) => {
    await using connection = await openRawConnection(attacked.url);
    const fields = [`authorization: Bearer ${attacked.attacker.apiKey}`, "content-type: application/json"];
    const head = [`${method} ${path} HTTP/1.1`, "host: x", "connection: close", ...fields];
    connection.send(`${head.join("\r\n")}\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
    return `${method} ${Number((await connection.closed).split(" ")[1])}`;
  };
  const statuses = await attacked.survive(async () => {
    const seen = new Set<string>();
    for (const path of new Set([...PATHS, ...ALIASES])) {
      for (const method of METHODS) {
        const target = path.replace("{id}", "x-0");
        for (const one of await Promise.all(["", "{}"].map((body) => send(method, target, body)))) seen.add(one);
      }
    }
    return [...seen].sort();
  });
  expect(statuses.filter((one) => !/ (?:20\d|40\d|415|422)$/.test(one))).toEqual([]);
  const others = statuses.filter((one) => !/^(?:GET|HEAD|POST|PUT|PATCH|DELETE) /.test(one));
  expect(others.filter((one) => !/ (?:400|404|405)$/.test(one))).toEqual([]);
});

test.concurrent("failed keys behind a proxy lock out no key that worked before, and wait by client address", async () => {
  await using attacked = await AttackedProgram.open(["--trusted-proxy", "loopback", "--max-requests", "4"]);
  const call = async (key: string, client: string) => {
    const headers = { authorization: `Bearer ${key}`, "x-forwarded-for": `198.51.100.1, ${client}` };
    return (await fetch(`${attacked.url}/api/v1/me`, { headers })).status;
  };
  const flood = async (client: string) => {
    const failed = [];
    for (let index = 0; index < 80; index += 1) failed.push(await call(`bad-${index}`, client));
    return failed;
  };
  await attacked.survive(async () => {
    expect(await call(attacked.attacker.apiKey, "192.0.2.1")).toBe(200);
    const attackers = Array.from({ length: 5 }, (_, index) => `203.0.113.${index}`);
    const floods = Promise.all(attackers.map(flood));
    // From an address that fails too.
    expect(await call(attacked.attacker.apiKey, "203.0.113.0")).toBe(200);
    for (const failed of await floods) {
      expect(failed).toEqual([...Array(60).fill(401), ...Array(20).fill(429)]);
    }
    expect(await call(attacked.attacker.apiKey, "203.0.113.0")).toBe(200);
    expect(await call("bad", "192.0.2.1")).toBe(401);
  });
});
