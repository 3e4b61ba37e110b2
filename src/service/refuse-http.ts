import { STATUS_CODES } from "node:http";
import { createRequestId } from "./request-id.ts";

/** What is said of a request that never became one, by the code of the error that Node's parser or clock gave. */
const REFUSALS: Readonly<Record<string, { status: number; error: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, error: "The headers are too long." },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, error: "The chunk extensions of the body are too long." },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: "The request took too long to arrive." },
};
const MALFORMED = { status: 400, error: "This is not a request that HTTP knows." };

/** The answer to what is no request: `{"error": …}`, with an ID as every answer has one. */
export function buildHttpRefusal(code = ""): Response {
  const { status, error } = REFUSALS[code] ?? MALFORMED;
  const headers = { "x-request-id": createRequestId(), connection: "close" };
  return Response.json({ error }, { status, headers });
}

/** An answer as it goes over the wire, for a connection that HTTP's own writer has given up. */
export async function renderHttp(answer: Response): Promise<string> {
  const body = await answer.text();
  answer.headers.set("content-length", String(Buffer.byteLength(body)));
  const lines = [`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`];
  for (const [name, value] of answer.headers) lines.push(`${name}: ${value}`);
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}
