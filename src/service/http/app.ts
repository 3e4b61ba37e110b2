import { hash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { messageOf } from "../../shared/errors.ts";
import { type Content, compress, createEtag, type Encoding, isKnownEtag, selectEncoding } from "./compression.ts";

/** Where the build puts the app. */
const APP_FOLDER = new URL("../../../dist/service/app/", import.meta.url);

/** Paths of the program that are not the app's. */
const SERVICE_PATH = /^\/(?:api|mcp|webhooks|healthz|readyz|docs|openapi\.json)(?:\/|$)/;

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** Of the one inline style of Primer: it hides what `@primer/live-region-element` reads to screen readers. */
const LIVE_REGION_STYLE = "'sha256-DTxLo/p0U68OvQ0C/ZBm32x0lyr7xl7Dd6LHwBsg7sc='";

export const SECURITY_HEADERS = {
  "content-security-policy": [
    ...["default-src 'none'", "script-src 'self'", `style-src 'self' ${LIVE_REGION_STYLE}`, "img-src 'self' data:"],
    ...["font-src 'self'", "connect-src 'self'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"],
  ].join("; "),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "same-origin",
};

const INDEX = "/index.html";

export type AppFile = {
  headers: Record<string, string>;
  etag: string;
  content: Content;
  /** Compresses once, and then again as small as it gets. */
  encode: (encoding: Encoding) => Promise<Content>;
};

export type App = ReturnType<typeof createApp>;

/** Answers GET of the app's pages and files; undefined for what is not the app's. Reads the files once. */
export function createApp(folder = APP_FOLDER) {
  let reading: Promise<ReadonlyMap<string, AppFile>> | undefined;
  return async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    if (request.method !== "GET" || SERVICE_PATH.test(pathname)) return undefined;
    reading ??= readFiles(fileURLToPath(folder));
    const files = await reading;
    // Programs that call a wrong path of the API get its 404.
    const isPage =
      pathname === "/" || (extname(pathname) === "" && request.headers.get("accept")?.includes("text/html"));
    const file = files.get(isPage ? INDEX : pathname);
    return file && answerFile(request, file);
  };
}

/** Empty if the app was not built. */
async function readFiles(folder: string): Promise<ReadonlyMap<string, AppFile>> {
  const names = await readdir(folder, { recursive: true }).catch((error: unknown) => {
    if (messageOf(error).includes("ENOENT")) return [];
    throw error;
  });
  const read = names.map(async (name): Promise<[string, AppFile][]> => {
    const type = TYPES[extname(name)];
    if (type === undefined) return [];
    const path = `/${name.split(sep).join("/")}`;
    // Names in this folder have hashes of what the files contain.
    const caching = path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
    const content = await readFile(join(folder, name));
    const inline = type === TYPES[".html"] && { "content-security-policy": allowInline(content.toString()) };
    const headers = { ...SECURITY_HEADERS, ...inline, "content-type": type, "cache-control": caching };
    return [[path, createFile(content, headers)]];
  });
  return new Map((await Promise.all(read)).flat());
}

/** The policy with the hashes of the scripts and styles that a page of ours has in itself. */
function allowInline(html: string): string {
  return ["script", "style"].reduce((policy, name) => {
    const [, ...parts] = html.split(`<${name}>`);
    const contents = parts.map((part) => part.slice(0, part.indexOf(`</${name}>`)));
    const hashes = contents.map((content) => ` 'sha256-${hash("sha256", content, "base64")}'`);
    return policy.replace(`${name}-src 'self'`, (self) => self + hashes.join(""));
  }, SECURITY_HEADERS["content-security-policy"]);
}

/** A file that never changes while the program runs, for `answerFile`. */
export function createFile(content: Content, headers: Record<string, string>): AppFile {
  const encoded = new Map<Encoding, Promise<Content>>();
  return {
    headers: { ...headers, vary: "accept-encoding" },
    etag: createEtag(content),
    content,
    encode: (encoding) => {
      const known = encoded.get(encoding);
      if (known !== undefined) return known;
      const body = compress(content, encoding);
      encoded.set(encoding, body);
      // For later visitors, who do not wait for it.
      if (encoding === "br") void compress(content, "br", 11).then((best) => encoded.set("br", Promise.resolve(best)));
      return body;
    },
  };
}

/** Compressed if the client accepts that. */
export async function answerFile(request: Request, file: AppFile): Promise<Response> {
  const given = { ...file.headers, etag: file.etag };
  if (isKnownEtag(request.headers, file.etag)) return new Response(null, { status: 304, headers: given });
  const encoding = selectEncoding(request);
  const body = encoding === undefined ? file.content : await file.encode(encoding);
  const sent = { ...given, "content-length": String(body.length) };
  return new Response(body, { headers: encoding === undefined ? sent : { ...sent, "content-encoding": encoding } });
}
