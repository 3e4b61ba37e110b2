import { Dialog } from "@primer/react";
import { useEffect, useState } from "react";
import { MAX_LINE_LENGTH } from "../../contract/limits.ts";
import type { Conversation } from "../../contract/resources/conversations.ts";
import { CheckField, TextField } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { useChange } from "../forms/use-change.ts";
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

function DismissForm({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const { id, branch, title, outputUrl } = conversation;
  const pullRequest = parseWebAddress(outputUrl);
  const [given, setGiven] = useState({ reason: "", closePullRequest: Boolean(pullRequest), deleteBranch: false });
  const dismissing = useChange({
    call: () => api.conversations.dismiss({ id, ...given }),
    ...{ resources: ["conversations"], done: "The draft is dismissed.", onDone: onClose, hasForm: true },
  });
  const close = `Close pull request ${namePullRequest(pullRequest ?? "")}`;
  const checks = [
    ...(pullRequest ? [["closePullRequest", close, "With the reason as a comment."] as const] : []),
    ...(branch ? [["deleteBranch", "Delete the branch", `${branch}, also with commits of people.`] as const] : []),
  ];
  // The dialog gives the focus to its first button.
  useEffect(() => document.querySelector<HTMLElement>("[data-path=reason]")?.focus(), []);
  return (
    <Form
      {...{ label: title || "Untitled", fields: ["reason"], saving: dismissing, submitLabel: "Dismiss" }}
      {...{ variant: "danger", onCancel: onClose }}
      onSubmit={() => dismissing.mutate()}
    >
      <TextField
        {...{ path: "reason", label: "Reason (optional)", maxLength: MAX_LINE_LENGTH, value: given.reason }}
        onChange={(reason) => setGiven({ ...given, reason })}
      />
      {checks.map(([path, label, caption]) => (
        <CheckField
          key={path}
          {...{ path, label, caption, value: given[path] }}
          onChange={(value) => setGiven({ ...given, [path]: value })}
        />
      ))}
    </Form>
  );
}
