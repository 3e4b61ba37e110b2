import { auditLogs } from "./audit-logs.ts";
import { comments } from "./comments.ts";
import { connections } from "./connections.ts";
import { conversations } from "./conversations.ts";
import { instructionLinks } from "./instruction-links.ts";
import { instructions } from "./instructions.ts";
import { jobs } from "./jobs.ts";
import { publications } from "./publications.ts";
import { turns } from "./turns.ts";
import { users } from "./users.ts";

/** The HTTP interface as data: what the service implements and the client speaks. */
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
};
export type Contract = typeof contract;
