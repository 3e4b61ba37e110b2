import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import * as z from "zod";

/**
 * A server that plays a model by simple rules, to run the evaluation without one: it repeats the facts of notes, and adds a
 * change's title to the document that has most of its words. Its scores say nothing about models.
 *
 * `node eval/scripted-model.ts` prints its URL and serves until it is stopped.
 */

const Message = z.object({
  role: z.string(),
  content: z.union([z.string(), z.null()]).default(""),
  tool_calls: z.array(z.object({ function: z.object({ name: z.string() }) })).default([]),
});
const Asked = z.object({
  messages: z.array(Message),
  tools: z.array(z.object({ function: z.object({ name: z.string() }) })).default([]),
});
type Asked = z.output<typeof Asked>;

type Call = { name: string; input: object };

function answer(asked: Asked): Call | string {
  const tools = new Set(asked.tools.map(({ function: { name } }) => name));
  if (tools.has("write_notes")) return wroteAlready(asked) ? "Done." : writeNotes(asked);
  return tools.has("edit_file") ? writeDocuments(asked) : "Done.";
}

function wroteAlready({ messages }: Asked): boolean {
  return messages.some(({ role }) => role === "tool");
}

function promptOf({ messages }: Asked): string {
  return messages.find(({ role }) => role === "user")?.content ?? "";
}

/** Each change's own text under its own kind. */
function writeNotes(asked: Asked): Call {
  const changes = [...promptOf(asked).matchAll(/^<material change (\S+) \w+>\nkind: (\w+)\nentry: (.+)$/gm)];
  const byKind = Map.groupBy(changes, ([, , kind]) => kind ?? "");
  const sections = [...byKind].map(([kind, entries]) => ({
    kind,
    entries: entries.map(([, reference = "", , text = ""]) => ({ text, cites: [reference] })),
  }));
  return { name: "write_notes", input: { highlights: [], sections } };
}

const MAX_SEARCHES = 8;

/** For changes with a word in code style: searches it, and adds the title after the line of a document that has it. */
function writeDocuments({ messages, ...asked }: Asked): Call {
  const prompt = promptOf({ messages, ...asked });
  const titled = [...prompt.matchAll(/^- (#\d+|[0-9a-f]{12}) (.+)$/gm)].flatMap(([, reference = "", title = ""]) => {
    const word = /`([\w.-]+)`|\b[a-z]+_[a-z_]+\b|--[a-z-]+/.exec(title)?.[0].replaceAll("`", "");
    return word === undefined ? [] : [{ reference, title, word }];
  });
  const calls = messages.flatMap((message) => message.tool_calls.map((call) => call.function.name));
  const searches = calls.filter((name) => name === "search_text").length;
  const { reference = "", title = "" } = titled[searches - 1] ?? {};
  const found = calls.at(-1) === "search_text" ? (messages.at(-1)?.content ?? "") : "";
  const places = [...found.matchAll(/^([^\s:]+\.(?:md|mdx|rst)):(\d+):(.*)$/gm)];
  const place = places.find(([, path = ""]) => !/change|history|news|release/i.test(path));
  if (place !== undefined) {
    const [, path = "", , line = ""] = place;
    const edit = { path, old: line, new: `${line}\n\n${title}`, why: "It is new.", because: [reference] };
    return { name: "edit_file", input: edit };
  }
  const next = titled.slice(0, MAX_SEARCHES)[searches];
  if (next !== undefined) return { name: "search_text", input: { text: next.word } };
  return { name: "finish", input: { summary: "Added what is new." } };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString("utf8");
}

const server = createServer(async (request, response) => {
  const asked = Asked.safeParse(JSON.parse((await readBody(request)) || "{}"));
  response.setHeader("content-type", "application/json");
  if (!asked.success) {
    response.writeHead(400).end(JSON.stringify({ error: { message: "These are no messages." } }));
    return;
  }
  const said = answer(asked.data);
  const call = typeof said === "string" ? undefined : { name: said.name, arguments: JSON.stringify(said.input) };
  const id = `call-${asked.data.messages.length}`;
  const message =
    call === undefined
      ? { role: "assistant", content: said }
      : { role: "assistant", content: null, tool_calls: [{ id, type: "function", function: call }] };
  const choice = { index: 0, message, finish_reason: call === undefined ? "stop" : "tool_calls" };
  response.end(
    JSON.stringify({ id: "scripted", object: "chat.completion", created: 0, model: "scripted", choices: [choice] }),
  );
});

server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1\n`);
});
