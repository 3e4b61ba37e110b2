import * as z from "zod/mini";
import { isModelUrl, MODEL_URL_RULE } from "../../shared/outbound/server-urls.ts";
import * as fields from "../fields.ts";
import { described, optional } from "../fields.ts";
import {
  DEFAULT_MODEL_BUDGET,
  MAX_MODEL_BUDGET,
  MIN_MODEL_BUDGET,
  MODEL_KEY,
  MODEL_KEY_RULE,
  MODEL_NAME,
  MODEL_NAME_RULE,
} from "../limits.ts";
import { operation } from "../operation.ts";
import { routes } from "../routes.ts";

const budgetRule = `budget is a whole number from ${MIN_MODEL_BUDGET} to ${MAX_MODEL_BUDGET}`;

const ModelRequest = z.object({
  name: described(
    "Name of the model at its server, such as `openai/gpt-5-mini`.",
    z.string().check(z.regex(MODEL_NAME, `name ${MODEL_NAME_RULE}`)),
  ),
  url: described(
    "URL of a server with OpenAI's chat completions; `/chat/completions` is appended.",
    fields.textUpTo(fields.MAX_ADDRESS_LENGTH).check(z.refine(isModelUrl, `url ${MODEL_URL_RULE}`)),
  ),
  key: described(
    "The API key. Without one, or masked, the stored key stays if the URL is the same.",
    optional(z.string().check(z.regex(MODEL_KEY, `key ${MODEL_KEY_RULE}`))),
  ),
  budget: described(
    `Maximum tokens per turn, read and written; ${DEFAULT_MODEL_BUDGET} by default.`,
    optional(
      z
        .number(budgetRule)
        .check(
          z.multipleOf(1, budgetRule),
          z.minimum(MIN_MODEL_BUDGET, budgetRule),
          z.maximum(MAX_MODEL_BUDGET, budgetRule),
        ),
    ),
  ),
  stream: described("Whether responses are asked for piece by piece; false by default.", optional(z.boolean())),
});

export const Model = z.looseObject({
  name: described("Name of the model at its server.", z.string()),
  url: described("URL of the server.", z.string()),
  key: described("The API key, masked; null without one.", fields.shownText),
  budget: described("Maximum tokens per turn.", z.int()),
  stream: described("Whether responses are asked for piece by piece.", z.boolean()),
  setAt: described("When it was last changed.", fields.shownText),
  userName: described("The user who did; null where the operator did, by command.", fields.shownText),
});
export type Model = z.infer<typeof Model>;

const ShownModel = z.looseObject({
  model: described("The model; null without one.", z.nullish(Model)),
});

const NEEDS = "Needs the permission `connection:update` on every record.";

export const model = {
  get: operation(routes.model.get, z.unknown(), {
    summary: "Read the language model",
    description: `Reads which model writes for the organization. Its key is masked. ${NEEDS}`,
  }).output(ShownModel),
  set: operation(routes.model.set, ModelRequest, {
    summary: "Set the language model",
    description:
      "Sets the model that writes for the organization, in place of another one. The key is stored encrypted and not " +
      `shown again. An address that this service may not reach is a 400. ${NEEDS}`,
  }).output(ShownModel),
  delete: operation(routes.model.delete, z.unknown(), {
    summary: "Remove the language model",
    description: `Removes the model and its key. Succeeds without one too. ${NEEDS}`,
  }),
  test: operation(routes.model.test, z.unknown(), {
    summary: "Test the language model",
    description:
      "Asks the model to call a tool, with a few hundred tokens, and waits for at most a minute. 409 without a model, " +
      `and with the reason where the test fails. ${NEEDS}`,
  }).output(
    z.looseObject({
      name: described("Name of the model.", z.string()),
      milliseconds: described("How long the test took.", z.int()),
      inputTokens: described("Tokens that the model read.", z.int()),
      outputTokens: described("Tokens that it wrote.", z.int()),
    }),
  ),
};
