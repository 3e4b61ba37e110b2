import { hash } from "node:crypto";

/** Weak: the same for all encodings. */
export function createEtag(content: Uint8Array): string {
  return `W/"${hash("sha256", content, "base64url")}"`;
}

/** Whether the client has this content already: the answer is a 304. Compares weakly (RFC 9110, 13.1.2). */
export function isKnownEtag(headers: Headers, etag: string): boolean {
  const known = (headers.get("if-none-match") ?? "").split(",").map((tag) => tag.trim());
  return known.some((tag) => tag === "*" || tag.replace(/^W\//, "") === etag.replace(/^W\//, ""));
}
