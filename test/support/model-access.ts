import type { ModelAccess } from "../../src/model/model.ts";
import { createSecrets } from "../../src/shared/redaction.ts";
import { inside } from "./inside.ts";

/** What a test changes of a model; `secret` is removed from what is sent. */
export type GivenModel = Partial<ModelAccess["settings"]> & { secret?: string };

/** The model at `url` as a turn gets it, with a memory of its own. */
export function createModelAccess(url: string, { secret, ...settings }: GivenModel = {}): ModelAccess {
  const preset = { name: "octo/model", url: `${url}/v1`, key: undefined, budget: 200_000, stream: false };
  const { redact } = createSecrets(...(secret === undefined ? [] : [secret]));
  return { settings: { ...preset, ...settings }, send: inside, memory: createMemory(), redact };
}

export function createMemory(): ModelAccess["memory"] {
  const kept = new Map<string, string>();
  return {
    read: async (digest) => kept.get(digest),
    keep: async (digest, response) => void kept.set(digest, response),
    forget: async (digest) => void kept.delete(digest),
  };
}
