import { EVENTS_PATH } from "../../src/contract/routes.ts";
import type { Json } from "./json-schema.ts";
import { referToErrors } from "./operations.ts";

export const EVENTS_TAG = { name: "Events", description: "What changes, as it changes." };

/** Not of the contract: a stream has no answer with an end. */
export const EVENTS: Record<string, Record<string, Json>> = {
  [EVENTS_PATH]: {
    get: {
      operationId: "followEvents",
      summary: "Follow changes",
      description:
        "Not part of the interface document. A stream of server-sent events, each with the records that changed: " +
        '`{"changes": [{"resource": "conversation", "id": "cnv-…"}]}`. Without an ID any record of the resource may ' +
        "have changed. It names what the caller may list or get, ends with the key or session, and sends a comment " +
        "every 15 seconds.",
      tags: [EVENTS_TAG.name],
      responses: {
        "200": {
          description: "The stream; it begins with a comment from which on no change is left out.",
          content: { "text/event-stream": { schema: { type: "string" } } },
        },
        ...referToErrors([400, 401, 403, 429]),
      },
      "x-extension": true,
    },
  },
};
