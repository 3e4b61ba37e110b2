import type { OPERATIONS } from "./operations.ts";

/** Tags in the order of the interface document, with the resources of the contract that each one groups. */
export const TAGS: readonly { name: string; description: string; resources: readonly (keyof typeof OPERATIONS)[] }[] = [
  {
    name: "Jobs",
    description: "A job documents changes for one or more publications, in the background.",
    resources: ["jobs"],
  },
  {
    name: "Connections",
    description: "Connections link the service to code hosts, repositories, chat apps, notes tools and trackers.",
    resources: ["connections"],
  },
  {
    name: "Conversations",
    description: "Conversations (Work History) record the work for a publication, with comments and turns.",
    resources: ["conversations", "comments", "turns"],
  },
  {
    name: "Publications",
    description: "A publication ties a docs destination to sources, with writing options and instructions.",
    resources: ["publications"],
  },
  { name: "Users", description: "The users of the organization.", resources: ["users"] },
  {
    name: "Instructions",
    description: "Reusable texts, and the links that attach them to the slots of publications.",
    resources: ["instructions", "instructionLinks"],
  },
  { name: "Audit logs", description: "Records of actions in the organization.", resources: ["auditLogs"] },
];

/** The tag of the deprecated `/automations` paths. */
export const AUTOMATIONS_TAG = {
  name: "Automations",
  description: "Deprecated aliases: publications under their old name.",
} as const;
