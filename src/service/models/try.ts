import * as z from "zod/mini";
import { createModel, defineTool } from "../../model/model.ts";
import type { ModelSettings } from "../../model/settings.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type { Outbound } from "../../shared/outbound/json-api.ts";
import { createSecrets } from "../../shared/redaction.ts";

const TEST_BUDGET = 5_000;

/**
 * Asks a model to call a tool, with a few hundred tokens. Throws `model/…` and `outbound/…`, and the reason of `signal`.
 */
export async function testModel(settings: ModelSettings, send: Outbound, signal?: AbortSignal) {
  const start = Date.now();
  const { name } = settings;
  const model = createModel({
    settings: { ...settings, budget: TEST_BUDGET },
    send,
    memory: { read: async () => undefined, keep: async () => undefined, forget: async () => undefined },
    redact: createSecrets(settings.key ?? "").redact,
    signal,
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
