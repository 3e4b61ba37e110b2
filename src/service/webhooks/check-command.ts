import { parentPort, Worker } from "node:worker_threads";
import { verify } from "@octokit/webhooks-methods";
import { explainIssues } from "../../shared/issues.ts";
import { parseJson } from "../../shared/text.ts";
import type { WebhookHost } from "../connections/webhook-secret.ts";
import type { ServiceCommand } from "../operator/command.ts";
import { parseBitbucketPayload } from "./bitbucket-payload.ts";
import type { ParsedPayload } from "./delivery.ts";
import { parseGitHubPayload } from "./github-payload.ts";

/** A delivery before the check of its signature. */
export type UncheckedWebhook = {
  host: WebhookHost;
  event: string;
  body: Uint8Array<ArrayBuffer>;
  /** `sha256=` and 64 hexadecimal digits. */
  signature: string;
  secrets: readonly string[];
};

/** `signers`: the indexes of the secrets that signed it. Without one the body is not parsed. */
export type CheckedWebhook = { signers: readonly number[]; payload?: ParsedPayload; problem?: string };

/** Compares with each secret, in constant time. */
async function checkWebhook(webhook: UncheckedWebhook): Promise<CheckedWebhook> {
  const { host, event, body, signature, secrets } = webhook;
  // Bytes that are no UTF-8 are replaced, so their signature does not fit.
  const text = Buffer.from(body.buffer, body.byteOffset, body.length).toString("utf8");
  const verified = await Promise.all(secrets.map((secret) => verify(secret, text, signature)));
  const signers = verified.flatMap((isValid, index) => (isValid ? [index] : []));
  if (signers.length === 0) return { signers };
  const parse = host === "github" ? parseGitHubPayload : parseBitbucketPayload;
  try {
    return { signers, payload: parse(event, parseJson(text)) };
  } catch (error) {
    return { signers, problem: explainPayload(error) };
  }
}

function explainPayload(error: unknown): string {
  if (!(error instanceof Error) || !("issues" in error) || !Array.isArray(error.issues)) throw error;
  return explainIssues(error.issues);
}

// About 30 ms of HMAC and JSON on the thread that answers calls.
const MAX_INLINE_BYTES = 2 ** 18;
/** For all secrets together. */
const MAX_INLINE_HASHED = 20 * MAX_INLINE_BYTES;
/** Megabytes: what JSON of the maximum size needs. */
const THREAD_HEAP = 1024;

type Order = { id: number; webhook: UncheckedWebhook };
type Reply = { id: number } & ({ checked: CheckedWebhook } | { failure: string });

/** {@link checkWebhook}, for large bodies in a thread that runs `script`, the program, as `webhook-check`. */
export function createWebhookChecks(script: string | undefined) {
  const waiting = new Map<number, PromiseWithResolvers<CheckedWebhook>>();
  let thread: Worker | undefined;
  let count = 0;
  const end = (error: Error): void => {
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const start = (path: string): Worker => {
    const started = new Worker(path, {
      argv: ["webhook-check"],
      resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP },
    });
    started.on("message", (reply: Reply) => {
      const { resolve, reject } = waiting.get(reply.id) ?? {};
      waiting.delete(reply.id);
      if ("checked" in reply) resolve?.(reply.checked);
      else reject?.(new Error(reply.failure));
      if (waiting.size === 0) started.unref();
    });
    started.on("error", end);
    started.on("exit", (code) => end(new Error(`The thread that checks webhooks ended (${code}).`)));
    return started;
  };
  return async (webhook: UncheckedWebhook): Promise<CheckedWebhook> => {
    const { body, secrets } = webhook;
    const isSmall = body.length <= MAX_INLINE_BYTES && body.length * secrets.length <= MAX_INLINE_HASHED;
    if (script === undefined || isSmall) return checkWebhook(webhook);
    thread ??= start(script);
    count += 1;
    const answer = Promise.withResolvers<CheckedWebhook>();
    waiting.set(count, answer);
    thread.ref();
    thread.postMessage({ id: count, webhook } satisfies Order, [webhook.body.buffer]);
    return answer.promise;
  };
}

/** Checks the webhooks of the thread that started it; not for people. */
export const webhookCheckCommand: ServiceCommand = (command) => {
  command.action(async () => {
    const reply = (message: Reply) => parentPort?.postMessage(message);
    parentPort?.on("message", ({ id, webhook }: Order) => {
      checkWebhook(webhook).then(
        (checked) => reply({ id, checked }),
        (error: unknown) => reply({ id, failure: String(error) }),
      );
    });
    await new Promise(() => undefined);
  });
};
