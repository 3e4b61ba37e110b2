import type { ModelAccess } from "../model/model.ts";
import type { ModelSettings } from "../model/settings.ts";
import { createOutbound } from "../shared/outbound/outbound.ts";
import { createSecrets, redactTokens } from "../shared/redaction.ts";

/** The model of a step, with every secret that the step knows. */
export type OwnModel = { settings: ModelSettings; secrets: readonly string[]; proxies: NodeJS.ProcessEnv };

/** The step's own inputs choose the model's server, which may be on the runner or in its network. */
export function openOwnModel(
  { settings, secrets, proxies }: OwnModel,
  responses: Map<string, string>,
  signal: AbortSignal,
): ModelAccess {
  const { origin: trustedOrigin } = new URL(settings.url);
  const { redact } = createSecrets(...secrets);
  return {
    settings,
    send: createOutbound({ allowPrivate: false, trustedOrigin, environment: proxies }),
    memory: {
      read: async (digest) => responses.get(digest),
      keep: async (digest, response) => void responses.set(digest, response),
      forget: async (digest) => void responses.delete(digest),
    },
    redact: (text) => redactTokens(redact(text)),
    signal,
  };
}
