import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { InvalidArgumentError } from "commander";
import { usageError } from "../../shared/command-line.ts";
import { MAX_ANSWER_BYTES } from "../../shared/outbound/json-api.ts";
import { createOutbound } from "../../shared/outbound/outbound.ts";
import { isServiceUrl, SERVICE_URL_RULE, trimServiceUrl } from "../../shared/outbound/server-urls.ts";
import { createSecrets, type Secrets } from "../../shared/redaction.ts";
import { parseJson } from "../../shared/text.ts";
import { type ServiceCommand, VariableOption } from "../operator/command.ts";
import { createMcpServer, explainRefusals, type Send } from "./protocol.ts";

const KEY_VARIABLE = "RELEASE_DOCS_KEY";

/** Standard output is the protocol; ends with standard input. */
export const mcpCommand: ServiceCommand = (command, io) => {
  command
    .addOption(new VariableOption("--url <url>", "URL of the service.").argParser(parseServiceUrl))
    .addHelpText("after", `\nThe API key is read from ${KEY_VARIABLE}.`)
    .action(async ({ url }: { url?: string }) => {
      const apiKey = io.env[KEY_VARIABLE]?.trim();
      if (!url) throw usageError("Give the URL of the service as --url or RELEASE_DOCS_URL.");
      if (!apiKey) throw usageError(`Give the API key as ${KEY_VARIABLE}.`);
      const secrets = createSecrets(apiKey, `Bearer ${apiKey}`);
      const server = createMcpServer(createSend(url, apiKey, io.env, secrets));
      const isOver = new Promise<void>((resolve) => {
        server.onclose = resolve;
        process.stdin.once("close", resolve);
      });
      server.onerror = (error) => io.err(secrets.redact(`${error.message}\n`));
      const transport = new StdioServerTransport();
      const send = transport.send.bind(transport);
      // Also what the agent itself wrote.
      transport.send = (message) => send(JSON.parse(redactJson(message, secrets)));
      await server.connect(explainRefusals(transport));
      await isOver;
    });
};

function parseServiceUrl(value: string): string {
  if (isServiceUrl(value)) return trimServiceUrl(value);
  throw new InvalidArgumentError(`It ${SERVICE_URL_RULE}.`);
}

/** As long as the API works on a call. */
const TIMEOUT_MS = 60_000;

function createSend(url: string, apiKey: string, environment: NodeJS.ProcessEnv, secrets: Secrets): Send {
  // The address is the user's own.
  const send = createOutbound({ allowPrivate: true, environment });
  const headers = { authorization: `Bearer ${apiKey}`, accept: "application/json", "content-type": "application/json" };
  return async ({ path, ...request }, signal) => {
    const terms = { headers, signal, longest: MAX_ANSWER_BYTES, timeout: TIMEOUT_MS };
    const { status, body } = await send(url + path, { ...request, ...terms });
    const text = body.toString("utf8");
    const parsed = parseJson(text);
    // Before it is cut: half a key would not be found.
    return { status, body: parsed === undefined ? secrets.redact(text) : redactJson(parsed, secrets) };
  };
}

/** Texts and names of fields: a number with the digits of a secret stays a number. */
function redactJson(value: unknown, { redact }: Secrets): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === "string") return redact(part);
    if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([name, held]) => [redact(name), held]));
  });
}
