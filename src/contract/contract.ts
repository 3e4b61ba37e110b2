import { apiKeys } from "./api-keys.ts";
import { auditLogs } from "./audit-logs.ts";
import { comments } from "./comments.ts";
import { connections } from "./connections.ts";
import { conversations, turns } from "./conversations.ts";
import { instructionLinks, instructions } from "./instructions.ts";
import { jobs } from "./jobs.ts";
import { members } from "./members.ts";
import { model } from "./model.ts";
import { publications } from "./publications.ts";
import { roles } from "./roles.ts";
import { selections } from "./selections.ts";
import { sessions } from "./sessions.ts";
import { users } from "./users.ts";
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
