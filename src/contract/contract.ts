import type { AnySchema, ContractProcedure, InferSchemaInput, InferSchemaOutput } from "@orpc/contract";
import { auditLogs } from "./audit-logs.ts";
import { comments } from "./comments.ts";
import { connections } from "./connections.ts";
import { conversations, turns } from "./conversations.ts";
import { instructionLinks, instructions } from "./instructions.ts";
import { jobs } from "./jobs.ts";
import { members, roles, users } from "./members.ts";
import { model } from "./model.ts";
import { publications } from "./publications.ts";
import { selections } from "./selections.ts";
import { apiKeys, sessions } from "./sessions.ts";
import { webhookDeliveries, webhooks } from "./webhooks.ts";

export const contract = {
  jobs,
  connections,
  conversations,
  comments,
  turns,
  publications,
  users,
  instructions,
  instructionLinks,
  auditLogs,
  members,
  roles,
  apiKeys,
  sessions,
  selections,
  webhooks,
  webhookDeliveries,
  model,
};
export type Contract = typeof contract;

type Call<Procedure, Options> =
  Procedure extends ContractProcedure<
    infer Input extends AnySchema,
    infer Output extends AnySchema,
    infer _Errors,
    infer _Meta
  >
    ? (input: InferSchemaInput<Input>, options?: Options) => Promise<InferSchemaOutput<Output>>
    : never;

/** A function for each operation of the contract. */
export type Calls<Options> = {
  [Resource in keyof Contract]: { [Verb in keyof Contract[Resource]]: Call<Contract[Resource][Verb], Options> };
};
