import * as z from "zod/mini";
import type { Outbound } from "../outbound/outbound.ts";
import type { Product } from "./product.ts";
import { createProductApi, selectRateLimit } from "./product-api.ts";
import { tellHealth } from "./tell-health.ts";

/** A status that issues can have (interface, "Connection", tracker status item). */
export type TrackerStatus = { id: string; name: string };

/** Jira Cloud, as one site of it. */
export type Jira = Product & {
  /** Every status that a workflow in use has; several can bear one name. */
  listStatuses: () => Promise<TrackerStatus[]>;
};

const Refusal = z.union([
  z.object({ errorMessages: z.array(z.string()), errors: z.optional(z.record(z.string(), z.string())) }),
  // Gateways of Atlassian speak for themselves.
  z.object({ message: z.string() }),
]);

/** Jira Cloud at its site (`https://NAME.atlassian.net`), with somebody's e-mail address and API token. */
export function createJira(access: { baseUrl: string; email: string; token: string; send: Outbound }): Jira {
  const { baseUrl, email, token, send } = access;
  const basic = Buffer.from(`${email}:${token}`).toString("base64");
  const api = createProductApi({
    product: "Jira",
    baseUrl,
    headers: { authorization: `Basic ${basic}` },
    secrets: [token, basic],
    words: parseWords,
    send,
  });
  return {
    readHealth: () =>
      tellHealth(async () => {
        const { value, headers } = await api.read({
          doing: "tell whose token it is",
          path: "/rest/api/3/myself",
          answer: z.object({ displayName: z.string() }),
        });
        return { message: `Jira knows the token as ${value.displayName}.`, ...selectRateLimit(headers) };
      }),
    listStatuses: async () => {
      const { value } = await api.read({
        doing: "list its statuses",
        path: "/rest/api/3/status",
        answer: z.array(z.object({ id: z.string(), name: z.string() })),
      });
      return value;
    },
  };
}

function parseWords(body: unknown): string | undefined {
  const refusal = Refusal.safeParse(body).data;
  if (refusal === undefined) return undefined;
  if ("message" in refusal) return refusal.message;
  return [...refusal.errorMessages, ...Object.values(refusal.errors ?? {})].join("; ");
}
