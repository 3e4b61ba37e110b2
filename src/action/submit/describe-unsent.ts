import type { Inputs } from "../inputs.ts";
import type { Plan } from "./look-ahead.ts";

/** The inputs that this plan decides over. */
type Given = Pick<Inputs, "event-type" | "source-connection" | "publications">;

/**
 * The inputs that were given and cannot be sent, as one sentence; undefined without any. A conversation has neither
 * `eventType` nor `sourceConnection` (operation create-conversation); its body carries title and comments.
 */
export function describeUnsent(inputs: Given, creates: Plan["creates"]): string | undefined {
  if (creates === "jobs") return undefined;
  const isEventTypeGiven = inputs["event-type"] === "release" || inputs["event-type"] === "merge";
  // Without named publications the source connection selects them.
  const isSourceUnused = inputs["source-connection"] !== "" && inputs.publications.length > 0;
  const names = [...(isEventTypeGiven ? ["event-type"] : []), ...(isSourceUnused ? ["source-connection"] : [])];
  if (names.length === 0) return undefined;
  const subject = names.length === 1 ? `The input ${names[0]} is` : `The inputs ${names.join(" and ")} are`;
  return `${subject} not sent: a conversation has no such field. Remove ${names.length === 1 ? "it" : "them"}, or create a job (\`request: job\`, without \`stage\`).`;
}
