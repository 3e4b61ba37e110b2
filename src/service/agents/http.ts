import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { parseJson } from "../../shared/text.ts";
import { createMcpServer, explainRefusals } from "./protocol.ts";

type Parts = {
  headers: Headers;
  /** Of the service itself, which checks the caller's key again. */
  fetch: (request: Request) => Promise<Response>;
  /** Aborted as the client disconnects or the service stops. */
  ends: readonly AbortSignal[];
};

/** Answers one message, which is in the body; nothing is kept between two. */
export async function answerMcp(message: Request, { headers, fetch, ends }: Parts): Promise<Response> {
  const { url } = message;
  const authorization = headers.get("authorization") ?? "";
  const server = createMcpServer(async ({ path, ...request }, signal) => {
    const ownHeaders = { authorization, "content-type": "application/json" };
    const answer = await fetch(new Request(new URL(path, url), { ...request, headers: ownHeaders, signal }));
    return { status: answer.status, body: await answer.text() };
  }, ends);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(explainRefusals(transport));
  try {
    const parsedBody = parseJson(await message.text());
    return await transport.handleRequest(new Request(url, { method: "POST", headers }), { parsedBody });
  } finally {
    await server.close();
  }
}
