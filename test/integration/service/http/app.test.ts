import { hash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { templateContent } from "@primer/live-region-element";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../../../src/service/http/app.ts";
import { type Listening, listen } from "../../../../src/service/http/http.ts";
import { openGateway } from "../../../support/gateway.ts";
import { TestService } from "../../../support/service.ts";

const INLINE = { script: 'document.title = "app";', style: "\n  p { color: red; }\n" };
const PAGE = `<!doctype html><script>${INLINE.script}</script><style>${INLINE.style}</style>${"<p>text</p>".repeat(100)}`;
const SCRIPT = `console.log("app");${" ".repeat(1000)}`;

type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer };
type Asked = { method?: string; headers?: Record<string, string> };

describe("the app", () => {
  let folder: string;
  let listening: Listening;
  let served: TestService;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "app-"));
    const built = join(folder, "app");
    mkdirSync(join(built, "assets"), { recursive: true });
    writeFileSync(join(built, "index.html"), PAGE);
    writeFileSync(join(built, "assets/index-abc.js"), SCRIPT);
    writeFileSync(join(built, "assets/photo.bin"), "not of the app");
    writeFileSync(join(folder, "secret.js"), "secret");
    served = await TestService.open(":memory:");
    listening = await serve(join(built, "/"));
  });
  afterAll(async () => {
    await listening[Symbol.asyncDispose]();
    await served.close();
    rmSync(folder, { recursive: true });
  });

  function serve(built: string): Promise<Listening> {
    const gateway = openGateway(served.service.fetch, { app: createApp(pathToFileURL(built)) });
    return listen({ fetch: gateway, close: async () => undefined });
  }

  /** The path as it is written, and the body as it was sent. */
  function get(path: string, { method = "GET", headers = {} }: Asked = {}, at = listening.url): Promise<Answer> {
    const { hostname, port } = new URL(at);
    return new Promise((resolve, reject) => {
      request({ hostname, port, path, method, headers }, async (incoming) => {
        const body = Buffer.concat(await incoming.toArray());
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body });
      })
        .once("error", reject)
        .end();
    });
  }

  const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

  test.each(["/", "/assets/index-abc.js"])(
    "answers %s with headers that keep other sites' code and frames out",
    async (path) => {
      const { status, headers } = await get(path);
      expect(status).toBe(200);
      const policy = String(headers["content-security-policy"]).split("; ");
      expect(policy).toContain("default-src 'none'");
      expect(policy.find((part) => part.startsWith("script-src"))).toMatch(/^script-src 'self'( 'sha256-\S+')?$/);
      const [, style = ""] = /<style>([\s\S]*?)<\/style>/.exec(templateContent) ?? [];
      expect(policy.find((part) => part.startsWith("style-src"))).toContain(
        ` 'sha256-${hash("sha256", style, "base64")}'`,
      );
      expect(policy).toEqual(expect.arrayContaining(["connect-src 'self'", "base-uri 'none'", "form-action 'self'"]));
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy.join()).not.toMatch(/unsafe|https?:|\*/);
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "cross-origin-opener-policy": "same-origin",
        "referrer-policy": "same-origin",
      });
    },
  );

  test("allows the scripts and styles that its page has in itself, by their hashes", async () => {
    const policy = String((await get("/")).headers["content-security-policy"]);
    for (const [name, content] of Object.entries(INLINE)) {
      expect(policy).toMatch(
        new RegExp(`${name}-src 'self'[^;]* 'sha256-${RegExp.escape(hash("sha256", content, "base64"))}'`),
      );
    }
    expect((await get("/assets/index-abc.js")).headers["content-security-policy"]).not.toContain("script-src 'self' ");
  });

  test("keeps files with hashes for a year, and asks for the page each time", async () => {
    expect((await get("/assets/index-abc.js")).headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "text/javascript; charset=utf-8",
    });
    const { headers } = await get("/");
    expect(headers).toMatchObject({ "cache-control": "no-cache", "content-type": "text/html; charset=utf-8" });
    const again = await get("/", { headers: { "if-none-match": `"other", ${headers.etag}` } });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
    expect((await get("/", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });

  test.each([
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip;q=1.0, br;q=0", "gzip", gunzipSync],
    ["", undefined, (body: Buffer) => body],
    ["zstd, BRO", undefined, (body: Buffer) => body],
  ])("answers the encodings %j with %s", async (accepted, encoding, decode) => {
    const { headers, body } = await get("/", { headers: { "accept-encoding": accepted } });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toBe("accept-encoding");
    expect(Number(headers["content-length"])).toBe(body.length);
    expect(decode(body).toString()).toBe(PAGE);
  });

  test("answers HEAD without the body", async () => {
    const { status, headers, body } = await get("/assets/index-abc.js", { method: "HEAD" });
    expect({ status, length: headers["content-length"], body: body.length }).toEqual({
      status: 200,
      length: String(SCRIPT.length),
      body: 0,
    });
  });

  test.each(["/conversations", "/conversations/cnv-1/files?view=split", "/a/b/c"])(
    "answers the deep link %s of a browser with the page",
    async (path) => {
      const { status, body } = await get(path, { headers: browser });
      expect({ status, body: body.toString() }).toEqual({ status: 200, body: PAGE });
      // A program that calls a wrong path gets no page.
      expect((await get(path, { headers: { accept: "application/json" } })).status).toBe(401);
    },
  );

  test.each([
    ...["/assets/index-def.js", "/favicon.ico", "/assets/photo.bin", "/assets/"],
    ...["/../secret.js", "/assets/../../secret.js", "/assets/%2e%2e/%2e%2e/secret.js", "/..%2fsecret.js"],
    ...["//secret.js", "/assets\\..\\..\\secret.js", "/assets/index-abc.js%00", "/.%00./secret.js"],
  ])("has no file %s", async (path) => {
    const { status, body } = await get(path);
    expect(body.toString()).not.toContain("secret");
    expect(status).toBeGreaterThanOrEqual(400);
  });

  test.each(["/api", "/api/v1/nothing", "/mcp", "/webhooks/nothing"])("leaves %s to the service", async (path) => {
    const { status, headers } = await get(path, { headers: browser });
    expect({ status, type: headers["content-type"] }).toEqual({ status: 401, type: "application/json" });
  });

  test("leaves probes and changes to the service", async () => {
    expect((await get("/healthz", { headers: browser })).headers["content-type"]).toBe("application/json");
    expect((await get("/", { method: "POST", headers: browser })).status).toBe(401);
  });

  test("that was not built leaves everything to the service", async () => {
    await using bare = await serve(join(folder, "missing", "/"));
    expect((await get("/", { headers: browser }, bare.url)).status).toBe(401);
    expect((await get("/healthz", {}, bare.url)).status).toBe(200);
  });
});
