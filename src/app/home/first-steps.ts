import type { Connection } from "../../contract/resources/connections/connections.ts";
import type { Conversation } from "../../contract/resources/conversations.ts";

export const FIRST_STEPS = {
  connect: "Connect a code host",
  choose: "Choose repositories",
  publication: "Create a publication",
  read: "Read the first draft",
  publish: "Publish",
} as const;
export type FirstStep = keyof typeof FIRST_STEPS;

type Records = {
  connections: readonly Pick<Connection, "type">[];
  hasPublication: boolean;
  /** Newest first. */
  conversations: readonly Pick<Conversation, "id" | "status" | "outputUrl">[];
  /** IDs of conversations with news that the person did not read. */
  unread: readonly string[];
};

/** The step that is next on the way to the first publish; undefined after it. */
export function selectFirstStep({
  connections,
  hasPublication,
  conversations,
  unread,
}: Records): FirstStep | undefined {
  const isPublished = ({ status, outputUrl }: (typeof conversations)[number]) =>
    Boolean(outputUrl) || status === "open" || status === "merged";
  if (conversations.some(isPublished)) return undefined;
  if (connections.length === 0) return "connect";
  if (!connections.some(({ type }) => type === "codehostRepo")) return "choose";
  if (!hasPublication) return "publication";
  const [draft] = conversations;
  return draft?.status === "staged" && !unread.includes(draft.id) ? "publish" : "read";
}
