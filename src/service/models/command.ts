import { readFile } from "node:fs/promises";
import * as z from "zod/mini";
import {
  DEFAULT_MODEL_BUDGET,
  MAX_MODEL_BUDGET,
  MIN_MODEL_BUDGET,
  MODEL_KEY,
  MODEL_KEY_RULE,
  MODEL_NAME,
  MODEL_NAME_RULE,
} from "../../contract/limits.ts";
import { messageOf, ReleaseDocsError } from "../../shared/errors.ts";
import { createOutbound } from "../../shared/outbound/outbound.ts";
import { isModelUrl, MODEL_URL_RULE } from "../../shared/outbound/server-urls.ts";
import {
  type CommandIo,
  parseBoolean,
  parseNumber,
  parseWith,
  printResult,
  type ServiceCommand,
  VariableOption,
} from "../operator/command.ts";
import { addOperatorCommand, addStoreAction, type StoreOptions, workOnStore } from "../operator/operated-store.ts";
import { readVault } from "../security/vault.ts";
import type { Actor } from "../store/audit.ts";
import type { Store } from "../store/store.ts";
import {
  type ModelRow,
  maskModel,
  type NewModel,
  openSettings,
  readModelRow,
  removeModel,
  sealModelKey,
  setModel,
} from "./models.ts";
import { testModel } from "./try.ts";

type SetOptions = StoreOptions & Omit<NewModel, "stream"> & { keyFile?: string; stream?: true };

const KEY_VARIABLE = "RELEASE_DOCS_MODEL_KEY";

export const modelsCommand: ServiceCommand = (command, io) => {
  const name = z.string().check(z.regex(MODEL_NAME, `It ${MODEL_NAME_RULE}`));
  const url = z.string().check(z.refine(isModelUrl, `It ${MODEL_URL_RULE}`));
  const budget = parseNumber(MIN_MODEL_BUDGET, MAX_MODEL_BUDGET);
  const set = addOperatorCommand(command, "set", "Set the model that writes for the organization.")
    .requiredOption("--name <name>", "Name of the model at its server, such as openai/gpt-5-mini.", parseWith(name))
    .requiredOption("--url <url>", "URL of the server; /chat/completions is appended.", parseWith(url))
    .option(
      "--key-file <file>",
      `File with the API key, or /dev/stdin. Default: ${KEY_VARIABLE}, else the key that is set for this URL.`,
    )
    .option("--budget <tokens>", "Maximum tokens per turn.", budget, DEFAULT_MODEL_BUDGET)
    .option("--stream", "Ask for responses piece by piece.");
  set.action(async () => {
    const options = set.opts<SetOptions>();
    // Before the transaction: a person may type it.
    const key = await readKey(io, options.keyFile);
    const seal = (orgId: string) => key && sealModelKey(readVault(io.env), orgId, key);
    const given = { ...options, stream: options.stream === true };
    const row = await workOnStore(set, (within, actor) => setModel(within, actor, given, seal(actor.orgId)));
    printResult(io, options, maskModel(row), render);
  });
  const show = addOperatorCommand(command, "show", "Show the model, without its key.");
  const read = async (within: Store, { orgId }: Actor): Promise<ShownModel> => {
    const row = await readModelRow(within, orgId);
    return row === undefined ? {} : maskModel(row);
  };
  addStoreAction(show, io, read, render);
  const remove = addOperatorCommand(command, "remove", "Remove the model and its key.");
  const clear = async (within: Store, actor: Actor) => {
    await removeModel(within, actor);
    return {};
  };
  addStoreAction(remove, io, clear, () => "The organization has no model.\n");
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
    const { allowPrivate } = test.opts<{ allowPrivate: boolean }>();
    const tested = await testModel(settings, createOutbound({ allowPrivate, environment: io.env }));
    printResult(io, test.opts(), tested, ({ name, milliseconds, inputTokens, outputTokens }) => {
      const tokens = `${inputTokens} tokens read, ${outputTokens} written`;
      return `The model ${name} called the tool in ${milliseconds} ms (${tokens}).\n`;
    });
  });
};

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
  if (key === undefined || MODEL_KEY.test(key)) return key;
  throw new ReleaseDocsError("admin/key", `A key ${MODEL_KEY_RULE}.`);
}

async function readSetModel(within: Store, orgId: string): Promise<ModelRow> {
  const row = await readModelRow(within, orgId);
  if (row !== undefined) return row;
  const hint = "Set one with `models set`.";
  throw new ReleaseDocsError("admin/not-found", "The organization has no model.", { hint });
}

type ShownModel = Partial<ReturnType<typeof maskModel>>;

function render(shown: ShownModel): string {
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
