import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Content = Uint8Array<ArrayBuffer>;
export type Encoding = "br" | "gzip";

/** By what a client waits for: Brotli's best quality, 11, takes 30 times as long, and saves 9 percent. */
export function compress(content: Content, encoding: Encoding, quality = 6): Promise<Content> {
  if (encoding === "gzip") return promisify(gzip)(content, { level: 9 });
  return promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** The best encoding that the client accepts; undefined for none. */
export function selectEncoding({ headers }: Request): Encoding | undefined {
  const parts = (headers.get("accept-encoding") ?? "").split(",");
  const accepted = parts.map((part) => part.split(";").map((word) => word.trim().toLowerCase()));
  const allowed = accepted.filter(([, quality = ""]) => Number(quality.replace("q=", "") || 1) > 0);
  return (["br", "gzip"] as const).find((name) => allowed.some(([accepted]) => accepted === name));
}

/** Below it the packets are as many. */
const MIN_BYTES = 1_400;

/** What a browser reads, compressed. Not for answers with secrets: their size would say something of them (BREACH). */
export async function compressRead(request: Request, answer: Response): Promise<Response> {
  const encoding = selectEncoding(request);
  const isRead = request.method === "GET" && answer.headers.get("content-type") === "application/json";
  if (encoding === undefined || !isRead) return answer;
  const content = new Uint8Array(await answer.arrayBuffer());
  if (content.length < MIN_BYTES) return new Response(content, answer);
  const headers = new Headers(answer.headers);
  headers.delete("content-length");
  headers.set("content-encoding", encoding);
  headers.set("vary", "accept-encoding");
  return new Response(await compress(content, encoding), { status: answer.status, headers });
}

/** Weak: the same for all encodings. */
export function createEtag(content: Uint8Array): string {
  return `W/"${hash("sha256", content, "base64url")}"`;
}

/** Whether the client has this content already: the answer is a 304. Compares weakly (RFC 9110, 13.1.2). */
export function isKnownEtag(headers: Headers, etag: string): boolean {
  const known = (headers.get("if-none-match") ?? "").split(",").map((tag) => tag.trim());
  return known.some((tag) => tag === "*" || tag.replace(/^W\//, "") === etag.replace(/^W\//, ""));
}
