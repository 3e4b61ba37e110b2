import { badRequest, tooLarge, unsupportedMediaType } from "./refusal.ts";

// As JSON escapes it. The store refuses it too, but not within what it keeps as JSON, from where work would take it up.
const NUL = /(?:^|[^\\])(?:\\\\)*\\u0000/;

const BODIED = new Set(["POST", "PUT", "PATCH", "DELETE"]);

// Every body of the interface is an object. Whatever is not would count as none where every field is optional.
const OBJECT = /^\s*\{/;

/**
 * The call with its body read, at most `mostBytes` of it; counted while it is read where its length is not declared.
 * 413 for more, 415 for what is no JSON by its content type, 400 where it is no object, where a text holds U+0000, or
 * where the caller went away before the end.
 */
export async function readBody(request: Request, mostBytes: number): Promise<Request> {
  if (!BODIED.has(request.method)) return request;
  const { url, method, signal } = request;
  const body = await readBytes(request, mostBytes);
  if (body.length === 0) return new Request(url, { method, signal });
  const { headers } = request;
  if (headers.has("content-encoding")) throw unsupportedMediaType("Send the body as it is, without Content-Encoding.");
  if (!/^application\/json *(;|$)/i.test(headers.get("content-type") ?? "")) {
    throw unsupportedMediaType("Send the body as JSON, with Content-Type: application/json.");
  }
  const written = Buffer.from(body).toString("latin1");
  if (!OBJECT.test(written)) throw badRequest("The body has to be a JSON object.");
  if (NUL.test(written)) throw badRequest("A text may not hold the character U+0000.");
  // Of the headers only this one says how the body is read.
  return new Request(url, { method, signal, body, headers: { "content-type": "application/json" } });
}

async function readBytes(request: Request, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const declared = request.headers.get("content-length");
  if (Number(declared) > mostBytes) throw tooLarge(mostBytes);
  try {
    // Nobody can send more than was declared: HTTP's own parser sees to that.
    if (declared !== null) return new Uint8Array(await request.arrayBuffer());
    return await countBytes(request.body, mostBytes);
  } catch (cause) {
    throw cause instanceof TooLong ? tooLarge(mostBytes) : badRequest("The body ended before it was complete.");
  }
}

class TooLong extends Error {}

async function countBytes(body: Request["body"], mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.length;
    if (length > mostBytes) throw new TooLong();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
