import type { AnySchema, ContractProcedure, InferSchemaInput, InferSchemaOutput } from "@orpc/contract";
import type { Contract } from "../contract/contract.ts";
import { type Route, routes } from "../contract/routes.ts";
import { encodeRequest } from "./encode-request.ts";
import type { Send } from "./send.ts";

/** What a single call may carry besides its input. */
export type CallOptions = { signal?: AbortSignal; idempotencyKey?: string };

type Call<Procedure> =
  Procedure extends ContractProcedure<
    infer Input extends AnySchema,
    infer Output extends AnySchema,
    infer _Errors,
    infer _Meta
  >
    ? (input: InferSchemaInput<Input>, options?: CallOptions) => Promise<InferSchemaOutput<Output>>
    : never;

/** Every route of the contract as a function: `client.jobs.get({ id })`. */
export type Client = {
  [Resource in keyof Contract]: { [Verb in keyof Contract[Resource]]: Call<Contract[Resource][Verb]> };
};

/**
 * The client of the interface. Calls reject with `ApiError` for an answer that is no success or that the
 * contract does not allow, and with `UnreachableError` when there is no answer.
 */
export function createClient(connection: { send: Send; apiKey: string }): Client {
  const resources = Object.entries(routes).map(([resource, verbs]) => {
    const calls = Object.entries(verbs).map(([verb, route]) => [verb, createCall(connection, resource, verb, route)]);
    return [resource, Object.fromEntries(calls)];
  });
  return Object.fromEntries(resources) as Client;
}

function createCall({ send, apiKey }: { send: Send; apiKey: string }, resource: string, verb: string, route: Route) {
  return async (input: Record<string, unknown> = {}, options: CallOptions = {}): Promise<unknown> => {
    const { signal, idempotencyKey } = options;
    const encoded = encodeRequest(route, input);
    const answer = await send({
      ...encoded,
      headers: {
        authorization: `Bearer ${apiKey}`,
        accept: "application/json",
        ...(encoded.body === undefined ? {} : { "content-type": "application/json" }),
        ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
      },
      ...(signal === undefined ? {} : { signal }),
    });
    // Schemas are only needed once there is an answer; the first request leaves without them.
    const { readAnswer } = await import("./read-answer.ts");
    return readAnswer(answer, resource, verb, apiKey);
  };
}
