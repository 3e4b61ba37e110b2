import { type Resource, VERBS, type Verb } from "../../contract/permissions.ts";

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

/** What a role may do with a resource, in words; empty for nothing. */
export function summarizeVerbs(permissions: readonly string[], resource: Resource): string {
  const held = VERBS.filter((verb) => permissions.includes(`${resource}:${verb}`));
  return held.length === VERBS.length ? "All" : held.map((verb) => VERB_LABELS[verb]).join(", ");
}
