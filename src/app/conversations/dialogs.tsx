import { Checkbox, Dialog, FormControl, Select, TextInput } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useId, useRef, useState } from "react";
import type { Conversation } from "../../contract/resources/conversations.ts";
import formStyles from "../forms/form.module.css";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api/api.ts";
import { namePullRequest, parseWebAddress } from "../shell/web-address.ts";
import { type Asked, useAssign } from "./assign.ts";
import { KEYS } from "./keys.ts";
import styles from "./list-page.module.css";
import { userChoices } from "./queries.ts";

type Closing = { onClose: () => void };

export function InboxDialog({ asked, onClose }: Closing & { asked: Asked }) {
  if (asked.what === "keys") return <KeysDialog onClose={onClose} />;
  const Asking = asked.what === "dismiss" ? DismissDialog : AssignDialog;
  return <Asking conversation={asked.conversation} onClose={onClose} />;
}

type FormDialogProps = Closing & {
  title: string;
  subtitle: string;
  submit: string;
  isDanger?: boolean;
  first: RefObject<HTMLElement | null>;
  change: { isPending: boolean; error: Error | null; mutate: () => void };
  children: ReactNode;
};

function FormDialog({ title, subtitle, submit, isDanger = false, first, change, onClose, children }: FormDialogProps) {
  const form = useId();
  const send = { type: "submit", form, loading: change.isPending, content: submit } as const;
  return (
    <Dialog
      {...{ title, subtitle, onClose }}
      width="large"
      initialFocusRef={first}
      footerButtons={[
        { content: "Cancel", onClick: onClose },
        { ...send, buttonType: isDanger ? "danger" : "primary" },
      ]}
    >
      <form
        id={form}
        className={formStyles.parts}
        onSubmit={(event) => {
          event.preventDefault();
          if (!change.isPending) change.mutate();
        }}
      >
        {children}
        {change.error && (
          <p role="alert" className={styles.error}>
            {change.error.message}
          </p>
        )}
      </form>
    </Dialog>
  );
}

const MAX_REASON_LENGTH = 1_000;

function DismissDialog({ conversation, onClose }: Closing & { conversation: Conversation }) {
  const { id, branch, title } = conversation;
  const pullRequest = parseWebAddress(conversation.outputUrl);
  const first = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState("");
  const [closes, setCloses] = useState(true);
  const [deletes, setDeletes] = useState(false);
  const change = useChange({
    call: () =>
      api.conversations.dismiss({
        id,
        reason: reason.trim() || undefined,
        ...(pullRequest && { closePullRequest: closes }),
        ...(branch && { deleteBranch: deletes }),
      }),
    resources: ["conversations"],
    done: "The draft is dismissed.",
    onDone: onClose,
    hasForm: true,
  });
  return (
    <FormDialog
      {...{
        title: "Dismiss this draft?",
        subtitle: title || "Untitled",
        submit: "Dismiss",
        isDanger: true,
        first,
        change,
        onClose,
      }}
    >
      <FormControl>
        <FormControl.Label>Reason (optional)</FormControl.Label>
        <TextInput
          ref={first}
          {...{ block: true, maxLength: MAX_REASON_LENGTH, value: reason }}
          onChange={({ target }) => setReason(target.value)}
        />
      </FormControl>
      {pullRequest && (
        <FormControl>
          <Checkbox checked={closes} onChange={({ target }) => setCloses(target.checked)} />
          <FormControl.Label>Close pull request {namePullRequest(pullRequest)}</FormControl.Label>
          <FormControl.Caption>With the reason as a comment.</FormControl.Caption>
        </FormControl>
      )}
      {branch && (
        <FormControl>
          <Checkbox checked={deletes} onChange={({ target }) => setDeletes(target.checked)} />
          <FormControl.Label>Delete the branch</FormControl.Label>
          <FormControl.Caption>
            <code className={styles.branch}>{branch}</code>, also with commits of people.
          </FormControl.Caption>
        </FormControl>
      )}
    </FormDialog>
  );
}

function AssignDialog({ conversation, onClose }: Closing & { conversation: Conversation }) {
  const { id, assigneeId, title } = conversation;
  const first = useRef<HTMLSelectElement>(null);
  const { data } = useQuery(userChoices);
  const [chosen, setChosen] = useState(assigneeId ?? "");
  const assign = useAssign();
  const mutate = () => assign.mutate({ id, userId: chosen || null }, { onSuccess: onClose });
  return (
    <FormDialog
      {...{
        title: "Assign",
        subtitle: title || "Untitled",
        submit: "Assign",
        first,
        change: { ...assign, mutate },
        onClose,
      }}
    >
      <FormControl>
        <FormControl.Label>Assignee</FormControl.Label>
        <Select ref={first} block value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <Select.Option value="">Nobody</Select.Option>
          {data?.users.map(({ id: userId, name, email }) => (
            <Select.Option key={userId} value={userId}>
              {`${name} (${email})`}
            </Select.Option>
          ))}
        </Select>
      </FormControl>
    </FormDialog>
  );
}

function KeysDialog({ onClose }: Closing) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose} width="medium">
      <dl className={styles.keys}>
        {KEYS.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
