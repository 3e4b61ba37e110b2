import type { Conversation } from "../../contract/resources/conversations.ts";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api/api.ts";

/** The dialog that is open. */
export type Asked = { what: "dismiss" | "assign"; conversation: Conversation } | { what: "keys" };

/** Null takes the assignee away. */
export function useAssign() {
  return useChange({
    call: (input: { id: string; userId: string | null }) => api.conversations.assign(input),
    resources: ["conversations"],
    done: ({ assigneeName }) => (assigneeName ? `Assigned to ${assigneeName}.` : "Assigned to nobody."),
  });
}
