import { type Json, refTo } from "./json-schema.ts";

const RETRY_AFTER = {
  "Retry-After": {
    description: "Seconds until the next attempt can succeed.",
    schema: { type: "integer", minimum: 0 },
  },
};

/** The component of each documented status; names end so that they do not clash with those of schemas. */
const REFUSALS: Readonly<Record<number, { name: string; description: string; headers?: Json }>> = {
  400: { name: "BadRequest", description: "The request is invalid; the body says what is wrong." },
  401: { name: "Unauthorized", description: "The API key is missing, unknown, revoked or expired." },
  402: { name: "PaymentRequired", description: "The organization is suspended or has used up its jobs." },
  403: { name: "Forbidden", description: "The user of the key lacks the permission." },
  404: { name: "NotFound", description: "There is no such record." },
  409: { name: "Conflict", description: "The request conflicts with the state of a record or of a connected system." },
  413: { name: "ContentTooLarge", description: "The body is too large." },
  415: { name: "UnsupportedMediaType", description: "The body is not sent as plain application/json." },
  422: { name: "UnprocessableContent", description: "The Idempotency-Key was used for another request." },
  429: { name: "TooManyRequests", description: "Too many calls; retry later.", headers: RETRY_AFTER },
};

const OTHER = {
  name: "OtherError",
  description: "Any other error: 405, 408, 431, 500, or 503 with `Retry-After`.",
};

const CONTENT = { "application/json": { schema: refTo("Error") } };

/** The responses of `components`. */
export const REFUSAL_RESPONSES: Json = Object.fromEntries(
  [...Object.values(REFUSALS), OTHER].map(({ name, ...response }) => [name, { ...response, content: CONTENT }]),
);

/** The error body of every operation (design, "What the interface document leaves open"). */
export const ErrorSchema: Json = {
  type: "object",
  required: ["error"],
  properties: { error: { type: "string", description: "What is wrong, in a sentence." } },
};

/** The error responses of an operation that refuses with these statuses. */
export function referRefusals(statuses: readonly number[]): Record<string, { $ref: string }> {
  const own = statuses.map((status) => [String(status), refer(REFUSALS[status]?.name ?? OTHER.name)]);
  return { ...Object.fromEntries(own), default: refer(OTHER.name) };
}

function refer(name: string): { $ref: string } {
  return { $ref: `#/components/responses/${name}` };
}
