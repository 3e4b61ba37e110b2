import { readFile } from "node:fs/promises";
import * as z from "zod/mini";
import { MASKED_SECRET } from "../../contract/connection-fields.ts";
import { createModel, defineTool } from "../../model/model.ts";
import type { ModelSettings } from "../../model/settings.ts";
import { messageOf, ReleaseDocsError } from "../../shared/errors.ts";
import {
  DEFAULT_MODEL_BUDGET,
  isModelUrl,
  MODEL_NAME,
  MODEL_NAME_RULE,
  MODEL_URL_RULE,
} from "../../shared/model-server.ts";
import { createSecrets } from "../../shared/redaction.ts";
import { trimTrailing } from "../../shared/text.ts";
import { type ModelRow, openSettings, readModelRow, sealModelKey } from "../domain/models.ts";
import { createOutbound } from "../security/outbound.ts";
import { readVault } from "../security/vault.ts";
import { type Actor, describeDelta, writeAudit } from "../store/audit.ts";
import type { Store } from "../store/store.ts";
import { type CommandIo, parseWith, printResult, type ServiceCommand, VariableOption } from "./command.ts";
import { parseBoolean, parseNumber } from "./configuration.ts";
import { addOperatorCommand, addStoreAction, type StoreOptions, workOnStore } from "./operated-store.ts";

type NewModel = StoreOptions & { name: string; url: string; keyFile?: string; budget: number; stream?: true };

const KEY_VARIABLE = "RELEASE_DOCS_MODEL_KEY";

export const modelsCommand: ServiceCommand = (command, io) => {
  const name = z.string().check(z.regex(MODEL_NAME, `It ${MODEL_NAME_RULE}`));
  const url = z.string().check(z.refine(isModelUrl, `It ${MODEL_URL_RULE}`));
  const set = addOperatorCommand(command, "set", "Set the model that writes for the organization.")
    .requiredOption("--name <name>", "Name of the model at its server, such as openai/gpt-5-mini.", parseWith(name))
    .requiredOption("--url <url>", "URL of the server; /chat/completions is appended.", parseWith(url))
    .option(
      "--key-file <file>",
      `File with the API key, or /dev/stdin. Default: ${KEY_VARIABLE}, else the key that is set for this URL.`,
    )
    .option("--budget <tokens>", "Maximum tokens per turn.", parseNumber(1000, 999_999_999), DEFAULT_MODEL_BUDGET)
    .option("--stream", "Ask for responses piece by piece.");
  set.action(async () => {
    const options = set.opts<NewModel>();
    // Before the transaction: a person may type it.
    const key = await readKey(io, options.keyFile);
    const seal = (orgId: string) => key && sealModelKey(readVault(io.env), orgId, key);
    const shown = await workOnStore(set, (within, actor) => setModel(within, actor, options, seal(actor.orgId)));
    printResult(io, options, shown, render);
  });
  const show = addOperatorCommand(command, "show", "Show the model, without its key.");
  addStoreAction(show, io, async (within, { orgId }) => showModel(await readModelRow(within, orgId)), render);
  const remove = addOperatorCommand(command, "remove", "Remove the model and its key.");
  addStoreAction(remove, io, removeModel, () => "The organization has no model.\n");
  const test = addOperatorCommand(command, "test", "Ask the model to call a tool, with a few hundred tokens.");
  test.addOption(
    new VariableOption("--allow-private", "Reach private addresses, as `serve --allow-private` does.")
      .default(false)
      .preset("true")
      .argParser(parseBoolean),
  );
  test.action(async () => {
    const settings = await workOnStore(test, async (within, { orgId }) =>
      openSettings(readVault(io.env), await readSetModel(within, orgId)),
    );
    const tested = await testModel(settings, io, test.opts<{ allowPrivate: boolean }>());
    printResult(io, test.opts(), tested, ({ name, milliseconds, inputTokens, outputTokens }) => {
      const tokens = `${inputTokens} tokens read, ${outputTokens} written`;
      return `The model ${name} called the tool in ${milliseconds} ms (${tokens}).\n`;
    });
  });
};

async function setModel(within: Store, actor: Actor, given: NewModel, newKey: string | undefined) {
  const { orgId } = actor;
  const before = await readModelRow(within, orgId);
  const url = trimTrailing(given.url, /\//);
  // A key never goes to another server than the one that it was given for.
  const kept = before?.url === url ? before.key : null;
  const { name, budget, stream } = given;
  const row = { org_id: orgId, name, url, key: newKey ?? kept, budget, stream: stream ? 1 : 0 };
  const { org_id: _, ...columns } = row;
  await within.database
    .insertInto("models")
    .values(row)
    .onConflict((conflict) => conflict.column("org_id").doUpdateSet(columns))
    .execute();
  const delta = describeDelta({ ...before }, row, new Set(["key"]));
  const type = before === undefined ? "action-create" : "action-update";
  if (delta !== "") await writeAudit(within, actor, { type, summary: "Set the language model", delta });
  return showModel(row);
}

/** Without white space around it; undefined if none is given. */
async function readKey({ env }: CommandIo, file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return checkKey(env[KEY_VARIABLE]?.trim() || undefined);
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    throw new ReleaseDocsError("admin/key", `Cannot read the key from ${file}: ${messageOf(cause)}.`, { cause });
  });
  if (text.trim() === "") throw new ReleaseDocsError("admin/key", `${file} has no key.`);
  return checkKey(text.trim());
}

function checkKey(key: string | undefined): string | undefined {
  if (key === undefined || /^[!-~]{1,2000}$/.test(key)) return key;
  throw new ReleaseDocsError("admin/key", "The key has a character that no key has, such as a space or a line break.");
}

async function removeModel(within: Store, actor: Actor) {
  const row = await readModelRow(within, actor.orgId);
  if (row !== undefined) {
    await within.database.deleteFrom("models").where("org_id", "=", actor.orgId).execute();
    const { name, url } = row;
    await writeAudit(within, actor, {
      type: "action-delete",
      summary: "Removed the language model",
      config: { name, url },
    });
  }
  return {};
}

async function readSetModel(within: Store, orgId: string): Promise<ModelRow> {
  const row = await readModelRow(within, orgId);
  if (row !== undefined) return row;
  throw new ReleaseDocsError("admin/not-found", "The organization has no model.", {
    hint: "Set one with `models set`.",
  });
}

function showModel(row: ModelRow | undefined) {
  if (row === undefined) return {};
  const { name, url, key, budget, stream } = row;
  return { name, url, key: key === null ? null : MASKED_SECRET, budget, stream: stream === 1 };
}

function render(shown: ReturnType<typeof showModel>): string {
  const { name, url = "", key = null, budget, stream } = shown;
  if (name === undefined) return "The organization has no model.\n";
  const lines = {
    Model: name,
    URL: url,
    Key: key ?? "none",
    Budget: `${budget} tokens a turn`,
    Stream: stream ? "yes" : "no",
  };
  return Object.entries(lines)
    .map(([label, text]) => `${label.padEnd(8)}${text}\n`)
    .join("");
}

const TEST_BUDGET = 5_000;

/** Throws `model/…` and `outbound/…`. */
async function testModel(settings: ModelSettings, { env }: CommandIo, { allowPrivate }: { allowPrivate: boolean }) {
  const start = Date.now();
  const { name } = settings;
  const model = createModel({
    settings: { ...settings, budget: TEST_BUDGET },
    send: createOutbound({ allowPrivate, environment: env }),
    memory: { read: async () => undefined, keep: async () => undefined, forget: async () => undefined },
    redact: createSecrets(settings.key ?? "").redact,
  });
  let isCalled = false;
  const report = defineTool("Reports that you can call tools.", z.object({ ready: z.boolean() }), async () => {
    isCalled = true;
    return "Thank you.";
  });
  const instructions = "This is a test of the connection. Call the tool `report` once, with ready: true.";
  const { text } = await model.work({ instructions, prompt: "Go.", tools: { report }, isDone: () => isCalled });
  const { inputTokens, outputTokens } = model.usage;
  if (isCalled) return { name, milliseconds: Date.now() - start, inputTokens, outputTokens };
  const message = `The model ${name} answered without calling the tool: ${JSON.stringify(text.slice(0, 200))}.`;
  throw new ReleaseDocsError("model/unusable", message);
}
