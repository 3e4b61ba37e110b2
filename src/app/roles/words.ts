import { PERMISSIONS, type Resource, type Verb } from "../../contract/permissions.ts";
import type { Role } from "../../contract/resources/members.ts";

export const RESOURCE_LABELS: Readonly<Record<Resource, string>> = {
  job: "Jobs",
  connection: "Connections",
  conversation: "Conversations",
  comment: "Comments",
  turn: "Turns",
  publication: "Publications",
  user: "Users",
  instruction: "Instructions",
  instructionLink: "Instruction links",
  auditLog: "Audit log",
};

/** A get also checks the health, an update also syncs, retries and annotates. */
export const VERB_LABELS: Readonly<Record<Verb, string>> = {
  list: "List",
  get: "Read",
  create: "Create",
  update: "Change",
  delete: "Delete",
  notify: "Notify",
  bulkCreate: "Create several",
  bulkDelete: "Delete several",
};

const BUILT_IN: Readonly<Record<string, string>> = {
  owner: "Does everything: also invites people, changes roles and reads the audit log.",
  maintainer: "Reviews, requests and publishes drafts; sets up publications, connections and instructions.",
  reviewer:
    "Reads and comments on drafts, and approves or requests changes. Starts no work: edits and publishes nothing.",
  reader: "Reads everything but the audit log.",
};

/** What a role may do, in a line. */
export function describeRole({ isBuiltIn, name, permissions }: Role): string {
  return (isBuiltIn && BUILT_IN[name]) || `${permissions.length} of ${PERMISSIONS.length} permissions.`;
}
