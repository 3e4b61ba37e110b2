import type { Explained } from "./action.ts";

export const modelCodes = {
  "model/unreachable": {
    means: "The model's server could not be reached, or failed, also when asked again.",
    help: "Check the model's URL and its server, then retry. What needs no model was written.",
  },
  "model/refused": {
    means: "The model's server refused the request; the message quotes it.",
    help: "Check the model's name, the key, and whether the model supports tools. For GitHub Models the job needs `permissions: models: read`.",
  },
  "model/rate-limited": {
    means: "The model's server limits requests or tokens, and the limit ends too late to wait for it.",
    help: "Retry later, use a smaller range of changes, or choose a model with a higher limit.",
  },
  "model/unusable": {
    means: "The response of the model is not what was asked for: no JSON, cut off, too long, or no work at all.",
    help: "Retry, or choose a model that supports tools better.",
  },
  "model/timeout": {
    means: "The model did not finish in time.",
    help: "Retry; responses that arrived are kept. Choose a faster model if it persists.",
  },
} as const satisfies Record<string, Explained>;
