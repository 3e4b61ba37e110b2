import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { type Listening, listen } from "../../src/service/http/http.ts";
import type { Service } from "../../src/service/service.ts";
import { type CallLimits, openGateway } from "./gateway.ts";
import { BUNDLE } from "./program.ts";

/** A service on a port of loopback, behind the gateway of `serve`. */
export function listenTo({ fetch }: Pick<Service, "fetch">, limits: CallLimits = {}): Promise<Listening> {
  const gateway = openGateway(fetch, { limits });
  return listen({ fetch: gateway, close: async () => undefined });
}

/** A client of the protocol, as the protocol's own library has it. */
export type Agent = AsyncDisposable & {
  client: Client;
  use: (tool: string, args?: Record<string, unknown>) => Promise<CallToolResult>;
  /** The record of a result that is none of an error. */
  read: (tool: string, args?: Record<string, unknown>) => Promise<Record<string, unknown>>;
};

/** How an agent reaches the service at `url`. */
export const TRANSPORTS = {
  http: (url: string, apiKey: string) =>
    new StreamableHTTPClientTransport(new URL("/mcp", url), {
      requestInit: { headers: { authorization: `Bearer ${apiKey}` } },
    }),
  stdio: (url: string, apiKey: string) =>
    new StdioClientTransport({
      command: process.execPath,
      args: [BUNDLE, "mcp"],
      env: {
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? "",
        RELEASE_DOCS_URL: url,
        RELEASE_DOCS_KEY: apiKey,
      },
    }),
};

export async function connectAgent(
  transport: ReturnType<(typeof TRANSPORTS)[keyof typeof TRANSPORTS]> | InMemoryTransport,
): Promise<Agent> {
  const client = new Client({ name: "test", version: "1" });
  // The library's types are not written for exactOptionalPropertyTypes.
  await client.connect(transport as Parameters<Client["connect"]>[0]);
  const use: Agent["use"] = async (name, args) => (await client.callTool({ name, arguments: args })) as CallToolResult;
  const read: Agent["read"] = async (name, args) => {
    const { isError, structuredContent, content } = await use(name, args);
    if (isError || structuredContent === undefined) throw new Error(JSON.stringify(content));
    return structuredContent;
  };
  return { client, use, read, [Symbol.asyncDispose]: () => client.close() };
}

/** The texts of a result. */
export function textsOf({ content }: CallToolResult): string[] {
  return content.map((part) => (part.type === "text" ? part.text : part.type));
}
