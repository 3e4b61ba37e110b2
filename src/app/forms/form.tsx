import { Button, Flash, useConfirm } from "@primer/react";
import { useStore } from "@tanstack/react-form";
import { useBlocker } from "@tanstack/react-router";
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";
import styles from "./form.module.css";
import { FormContext, forgetErrors, type SaveForm, useFormField } from "./save-form.ts";

type FormProps = {
  label: string;
  saving: SaveForm;
  submitLabel: string;
  variant?: "primary" | "danger";
  onCancel?: () => void;
  /** Beside the buttons. */
  hint?: ReactNode;
  children: ReactNode;
};

/**
 * Fields with a button that sends them, once until the service has answered. Moves the focus to the first field that is
 * unfinished or refused.
 */
export function Form({ label, saving, submitLabel, variant = "primary", ...props }: FormProps) {
  const { onCancel, hint, children } = props;
  const { form, isUnsaved, discard } = saving;
  const element = useRef<HTMLFormElement>(null);
  const { isSubmitting, submissionAttempts, errorMap } = useStore(form.store, (state) => state);
  useEffect(() => {
    if (!isSubmitting && submissionAttempts > 0 && !form.state.isValid) focusRefused(element.current);
  }, [form, isSubmitting, submissionAttempts]);
  useLeaveWarning(isUnsaved);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (form.state.isSubmitting) return;
    forgetErrors(form);
    void form.handleSubmit();
  };
  const cancel = () => {
    discard();
    onCancel?.();
  };
  return (
    <FormContext value={form}>
      <form
        noValidate
        ref={element}
        aria-label={label}
        className={styles.form}
        onSubmit={submit}
        onKeyDown={submitByKey}
      >
        <Refusal>{errorMap.onSubmit}</Refusal>
        {children}
        <div className={styles.buttons}>
          <Button type="submit" variant={variant} loading={isSubmitting}>
            {submitLabel}
          </Button>
          {onCancel !== undefined && <Button onClick={cancel}>Cancel</Button>}
          {hint}
        </div>
      </form>
    </FormContext>
  );
}

/** Also from a text of several lines. */
function submitByKey({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLFormElement>): void {
  if (key === "Enter" && (ctrlKey || metaKey)) currentTarget.requestSubmit();
}

function focusRefused(form: HTMLElement | null): void {
  const refused = form?.querySelector<HTMLElement>("[aria-invalid=true], [role=alert]");
  const folded = refused?.closest("details");
  if (folded) folded.open = true;
  refused?.focus();
}

/** What is refused of several fields. */
export function Refusal({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <Flash variant="danger" role="alert" tabIndex={-1} className={styles.error}>
      {children}
    </Flash>
  );
}

/** Asks before the page is left by a link, "back" or the end of its tab. */
function useLeaveWarning(isUnsaved: () => boolean): void {
  const confirm = useConfirm();
  useBlocker({
    enableBeforeUnload: isUnsaved,
    shouldBlockFn: async ({ current, next }) =>
      isUnsaved() &&
      current.pathname !== next.pathname &&
      !(await confirm({
        title: "Leave without saving?",
        content: "What you changed here is not saved.",
        confirmButtonContent: "Leave",
        confirmButtonType: "danger",
        cancelButtonContent: "Stay",
      })),
  });
}

type GroupProps = {
  title: string;
  caption?: string;
  /** Path of the fields in the request, where something is said of them together. */
  path?: string;
  /** Says why the form cannot be sent yet. */
  check?: () => string | undefined;
  children: ReactNode;
};

/** Fields that belong together, under a title. */
export function FieldGroup({ title, caption, path, check, children }: GroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <h2 className={styles.groupTitle}>{title}</h2>
      </legend>
      {caption !== undefined && <p className={styles.caption}>{caption}</p>}
      {path !== undefined && <GroupError {...{ path, check }} />}
      {children}
    </fieldset>
  );
}

function GroupError({ path, check }: { path: string; check: GroupProps["check"] }) {
  return <Refusal>{useFormField(path, check).error}</Refusal>;
}
