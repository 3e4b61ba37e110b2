import type { Connection } from "../../contract/resources/connections.ts";
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
  conversations: readonly Pick<Conversation, "id" | "status" | "outputUrl">[];
  /** IDs of conversations with news that the person did not read. */
  unread: readonly string[];
};

const WRITTEN = ["staged", "open", "merged", "needsAttention"];

/** The step that is next on the way to the first publish; undefined after it. `draft`: the newest work. */
export function selectFirstStep({ connections, hasPublication, conversations, unread }: Records) {
  const has = (...types: string[]) => connections.some(({ type }) => types.includes(type ?? ""));
  if (conversations.some(({ status, outputUrl }) => outputUrl || status === "open" || status === "merged"))
    return undefined;
  const [draft] = conversations;
  const isRead = draft !== undefined && WRITTEN.includes(draft.status) && !unread.includes(draft.id);
  const done: Readonly<Record<Exclude<FirstStep, "publish">, boolean>> = {
    connect: has("codehostApp", "codehostbApp", "codehostRepo"),
    choose: has("codehostRepo"),
    publication: hasPublication,
    read: isRead,
  };
  const [step = "publish"] = (Object.keys(done) as (keyof typeof done)[]).filter((one) => !done[one]);
  return { step: step as FirstStep, draft };
}
