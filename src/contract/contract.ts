import type { AnySchema, ContractProcedure, InferSchemaInput, InferSchemaOutput } from "@orpc/contract";
import { auditLogs } from "./resources/audit-logs.ts";
import { comments } from "./resources/comments.ts";
import { connections } from "./resources/connections/connections.ts";
import { githubApps } from "./resources/connections/github-apps.ts";
import { webhookDeliveries, webhooks } from "./resources/connections/webhooks.ts";
import { conversations, turns } from "./resources/conversations.ts";
import { insight } from "./resources/insight.ts";
import { instructionLinks, instructions } from "./resources/instructions.ts";
import { jobs } from "./resources/jobs.ts";
import { members, roles, users } from "./resources/members.ts";
import { model } from "./resources/model.ts";
import { notifications } from "./resources/notifications.ts";
import { publications } from "./resources/publications.ts";
import { selections } from "./resources/selections.ts";
import { apiKeys, sessions } from "./resources/sessions.ts";

export const contract = {
  jobs,
  connections,
  githubApps,
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
  notifications,
  insight,
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
