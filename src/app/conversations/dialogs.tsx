import { Dialog } from "@primer/react";
import { useEffect } from "react";
import { MAX_LINE_LENGTH } from "../../contract/limits.ts";
import type { Conversation } from "../../contract/resources/conversations.ts";
import { fieldsFor } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { useSaveForm } from "../forms/save-form.ts";
import { api } from "../shell/api/api.ts";
import { Facts } from "../shell/record-page.tsx";
import { namePullRequest, parseWebAddress } from "../shell/web-address.ts";

const KEYS = {
  "j or ↓": "Next conversation",
  "k or ↑": "Previous conversation",
  Enter: "Open",
  a: "Assign to me",
  e: "Dismiss",
  "/": "Search",
  "Ctrl or ⌘ and K": "Go to a page, an action or a conversation",
  "?": "Show these keys",
};

/** `keys`: the list of keys; else the conversation whose draft is not wanted. */
export type AskedProps = { asked: Conversation | "keys"; onClose: () => void };

export function AskedDialog({ asked, onClose }: AskedProps) {
  const [title, subtitle] = asked === "keys" ? ["Keyboard shortcuts"] : ["Dismiss this draft?", asked.title];
  return (
    <Dialog {...{ title, subtitle, width: "large", onClose }}>
      {asked === "keys" ? <Facts of={KEYS} /> : <DismissForm conversation={asked} onClose={onClose} />}
    </Dialog>
  );
}

type Values = { reason: string; closePullRequest: boolean; deleteBranch: boolean };
const { TextField, CheckField } = fieldsFor<Values>();

function DismissForm({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const { id, branch, title, outputUrl } = conversation;
  const pullRequest = parseWebAddress(outputUrl);
  const saving = useSaveForm({
    start: { reason: "", closePullRequest: Boolean(pullRequest), deleteBranch: false },
    build: (values: Values) => ({ id, ...values }),
    ...{ call: api.conversations.dismiss, resources: ["conversations"], done: "The draft is dismissed." },
    onDone: onClose,
  });
  // The dialog gives the focus to its first button.
  useEffect(() => document.querySelector<HTMLElement>("[data-path=reason]")?.focus(), []);
  return (
    <Form {...{ label: title || "Untitled", saving, submitLabel: "Dismiss", variant: "danger", onCancel: onClose }}>
      <TextField path="reason" label="Reason (optional)" maxLength={MAX_LINE_LENGTH} />
      {pullRequest && (
        <CheckField
          path="closePullRequest"
          label={`Close pull request ${namePullRequest(pullRequest)}`}
          caption="With the reason as a comment."
        />
      )}
      {branch && (
        <CheckField path="deleteBranch" label="Delete the branch" caption={`${branch}, also with commits of people.`} />
      )}
    </Form>
  );
}
