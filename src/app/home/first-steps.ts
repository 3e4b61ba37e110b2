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

/** What is read so far: each only where the step depends on it. */
type Records = {
  connections?: readonly Pick<Connection, "type">[] | undefined;
  /** Newest first. */
  conversations?: readonly Pick<Conversation, "id" | "status" | "outputUrl">[] | undefined;
  hasPublication?: boolean | undefined;
  /** IDs of conversations with news that the person did not read. */
  unread?: readonly string[] | undefined;
};

export const hasRepository = (connections: Records["connections"] = []) =>
  connections.some(({ type }) => type === "codehostRepo");

/** The step that is next on the way to the first publish; undefined after it, and while it is not known. */
export function selectFirstStep({
  connections,
  conversations,
  hasPublication,
  unread,
}: Records): FirstStep | undefined {
  if (connections === undefined) return undefined;
  if (!hasRepository(connections)) return connections.length === 0 ? "connect" : "choose";
  if (conversations === undefined || conversations.some(isPublished)) return undefined;
  const [draft] = conversations;
  if (draft === undefined) return hasPublication === undefined ? undefined : hasPublication ? "read" : "publication";
  if (draft.status !== "staged") return "read";
  return unread && (unread.includes(draft.id) ? "read" : "publish");
}

const isPublished = ({ status, outputUrl }: Pick<Conversation, "status" | "outputUrl">) =>
  Boolean(outputUrl) || status === "open" || status === "merged";
