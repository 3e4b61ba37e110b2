import files from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { ServedApp } from "../../../support/served-app.ts";

type Operation = {
  operationId: string;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: { "application/json": { schema: { $ref: string } } } };
  responses: Record<string, { headers?: object }>;
  "x-permissions"?: string[];
};
type Described = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};

let service: ServedApp;
const faults: unknown[] = [];
beforeAll(async () => {
  service = await ServedApp.open(":memory:", { onFault: (error) => faults.push(error) });
});
afterAll(() => service[Symbol.asyncDispose]());

test("the document describes each operation once, with a slash at its end or without", async () => {
  const { paths }: Described = JSON.parse(String((await read("/openapi.json")).body));
  const routes = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method} ${path.replace(/\/$/, "")}`),
  );
  expect(new Set(routes).size).toBe(routes.length);
});

test("a document whose file could not be read once is read again", async () => {
  const { readFile } = files;
  const read = async (readFileOnce: typeof readFile) => {
    files.readFile = readFileOnce;
    syncBuiltinESMExports();
    return fetch(`${service.url}/docs`).finally(() => {
      files.readFile = readFile;
      syncBuiltinESMExports();
    });
  };
  const failed = await read(() => Promise.reject(Object.assign(new Error("too many open files"), { code: "EMFILE" })));
  expect([failed.status, (await read(readFile)).status]).toEqual([500, 200]);
  expect(String(faults)).toBe("Error: too many open files");
});

/** What is sent, as it is: `fetch` decompresses. */
async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${service.url}${path}`, { headers }, resolve).once("error", reject);
  });
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(pieces) };
}

const PATHS = [
  ["/api/v1/openapi.yaml", "application/yaml"],
  ["/api/v1/openapi.json", "application/json"],
  ["/openapi.json", "application/json"],
  ["/docs", "text/html; charset=utf-8"],
] as const;

test.each(PATHS)("%s is served without a key, compressed as the client accepts, and as 304", async (path, type) => {
  const plain = await read(path);
  expect(plain).toMatchObject({ status: 200, headers: { "content-type": type, vary: "accept-encoding" } });
  for (const [accepted, encoding, decode] of [
    ["gzip, br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
  ] as const) {
    const { headers, body } = await read(path, { "accept-encoding": accepted });
    expect([headers["content-encoding"], decode(body).equals(plain.body)]).toEqual([encoding, true]);
    expect(body.length).toBeLessThan(plain.body.length / 4);
  }
  expect((await read(path, { "if-none-match": plain.headers.etag ?? "" })).status).toBe(304);
});

test.each(PATHS)("%s is also served with a slash at its end, and to HEAD", async (path) => {
  const [slashed, bare] = [await read(`${path}/`), await read(path)];
  expect([slashed.status, slashed.body.equals(bare.body)]).toEqual([200, true]);
  const head = await fetch(service.url + path, { method: "HEAD" });
  expect([head.status, head.headers.get("etag")]).toEqual([200, bare.headers.etag]);
});

test("the JSON document is the YAML document", async () => {
  const [json, yaml] = [await read("/openapi.json"), await read("/api/v1/openapi.yaml")];
  expect(JSON.parse(String(json.body))).toEqual(parse(String(yaml.body)));
});

test("the document names the permissions without which a call is refused", async () => {
  const { paths }: Described = JSON.parse(String((await read("/openapi.json")).body));
  const { apiKey } = await service.served.addCaller(await service.served.addOrganization("octo"), {});
  const named: string[] = [];
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, { operationId, parameters, requestBody, ...more }] of Object.entries(item)) {
      const [permission] = more["x-permissions"] ?? [];
      if (permission !== undefined) named.push(operationId);
      if (permission === undefined || requestBody !== undefined) continue;
      const [, prefix = "cnv"] = /\^(\w{3})-/.exec(JSON.stringify(parameters ?? [])) ?? [];
      const target = service.url + path.replace("{id}", `${prefix}-0123456789abcdef`);
      const answer = await fetch(target, { method, headers: { authorization: `Bearer ${apiKey}` } });
      const { error } = (await answer.json()) as { error: string };
      expect({ operationId, status: answer.status, error }).toMatchObject({
        status: 403,
        error: expect.stringContaining(permission),
      });
    }
  }
  expect(named).toEqual(expect.arrayContaining(["createJob", "deleteConnection", "getUser", "retryTurn", "setModel"]));
});

test("a browser gets the reference, which loads and runs nothing", async () => {
  const { headers, body } = await read("/docs", { accept: "text/html" });
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; base-uri/);
  expect(String(body)).not.toMatch(/<script|<link|<img|src=|https?:/);
});

test("the reference has every operation with its parameters, body and answers, and every schema", async () => {
  const { paths, components }: Described = JSON.parse(String((await read("/openapi.json")).body));
  const page = String((await read("/docs")).body);
  const articles = new Map(
    page
      .split("<article ")
      .slice(1)
      .map((text) => [/^id="(\w+)"/.exec(text)?.[1], text.split("</article>")[0]]),
  );
  const missing = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId, parameters = [], requestBody, responses, ...more }]) => {
      const headers = Object.values(responses).flatMap(({ headers: own = {} }) => Object.keys(own));
      const needed = more["x-permissions"] ?? [];
      const body = requestBody?.content["application/json"].schema.$ref.split("/").at(-1);
      const wanted = [
        `<code>${method.toUpperCase()} ${path}</code>`,
        `href="#${operationId}"`,
        ...parameters.map((one) => `<code>${one.name} (${one.in})</code>`),
        ...(body === undefined ? [] : [`<h4>Body</h4><code>application/json</code>:  <a href="#schema-${body}">`]),
        ...Object.keys(responses).map((status) => `<dt>${status}</dt>`),
        ...[...headers, ...needed].map((name) => `<code>${name}</code>`),
      ];
      return wanted.filter((text) => !(text.startsWith("href") ? page : articles.get(operationId))?.includes(text));
    }),
  );
  expect(missing).toEqual([]);
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets.filter((id) => !page.includes(`id="${id}"`))).toEqual([]);
  expect(Object.keys(components.schemas).filter((name) => !page.includes(`id="schema-${name}"`))).toEqual([]);
});
