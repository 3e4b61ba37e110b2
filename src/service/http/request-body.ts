import { isUtf8 } from "node:buffer";
import { badRequest, DomainError } from "../../contract/refusals.ts";

/** Above it bodies are large: of those without a key few are read at once, and none of unknown length. */
export const LARGE_BYTES = 2 ** 20;

// As JSON escapes it. Neither database stores U+0000 in a text.
const NUL = /(?:^|[^\\])(?:\\\\)*\\u0000/;
// oRPC treats any other body as none, so that a request with optional fields only would pass.
const OBJECT = /^\s*\{/;

/** Throws 413, 415, and 400 for no JSON object, U+0000, and a client that disconnects. */
export async function readBody(request: Request, maxBytes: number): Promise<Request> {
  const { url, method, signal, headers } = request;
  if (!["POST", "PUT", "PATCH", "DELETE"].includes(method)) return request;
  const body = await readBytes(request, maxBytes);
  if (body.length === 0) return new Request(url, { method, signal });
  if (!/^(?:identity)?$/i.test(headers.get("content-encoding") ?? "")) {
    throw new DomainError("unsupported-media-type", "Send the body without Content-Encoding.");
  }
  if (!/^application\/json *(;|$)/i.test(headers.get("content-type") ?? "")) {
    throw new DomainError("unsupported-media-type", "Send the body as JSON, with Content-Type: application/json.");
  }
  if (!isUtf8(body)) throw badRequest("The body is not valid UTF-8.");
  const text = Buffer.from(body).toString("latin1");
  if (!OBJECT.test(text)) throw badRequest("The body is not a JSON object.");
  if (NUL.test(text)) throw badRequest("A text contains the character U+0000.");
  // No other header decides how the body is read.
  return new Request(url, { method, signal, body, headers: { "content-type": "application/json" } });
}

function buildTooLarge(maxBytes: number): DomainError {
  return new DomainError("too-large", `The body exceeds the maximum of ${maxBytes} bytes.`);
}

/** Throws 413 by the headers alone. */
export function checkLength({ headers }: Request, maxBytes: number): void {
  if (Number(headers.get("content-length")) > maxBytes) throw buildTooLarge(maxBytes);
}

/** Throws 413, and 400 for a client that disconnects. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  checkLength(request, maxBytes);
  const isSized = request.headers.has("content-length");
  try {
    // Node's parser rejects a body that is longer than declared.
    if (isSized) return new Uint8Array(await request.arrayBuffer());
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of request.body ?? []) {
      length += chunk.length;
      if (length > maxBytes) throw buildTooLarge(maxBytes);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (cause) {
    throw cause instanceof DomainError ? cause : badRequest("The body ended before it was complete.");
  }
}
