import { Button, Flash, useConfirm } from "@primer/react";
import { useBlocker } from "@tanstack/react-router";
import { createContext, type FormEvent, type ReactNode, use, useEffect, useMemo, useRef, useState } from "react";
import { divideErrors, type FieldErrors } from "./field-errors.ts";
import styles from "./form.module.css";

const NO_ERRORS: FieldErrors = { byField: new Map(), rest: "" };
export const ErrorsContext = createContext(NO_ERRORS);

/** What the service says of a field, by its path in the request. */
export function useFieldError(path: string): string | undefined {
  return use(ErrorsContext).byField.get(path);
}

/** The call that sends a form. */
export type Saving = { error: Error | null; isPending: boolean };

type FormProps = {
  label: string;
  /** Paths of the fields in the request, beside which errors appear. */
  fields: readonly string[];
  saving: Saving;
  submitLabel: string;
  variant?: "primary" | "danger";
  onSubmit: () => void;
  onCancel?: () => void;
  children: ReactNode;
};

/**
 * Fields with a button that sends them, once until the service has answered. Moves the focus to the first field that is
 * unfinished or that the service refuses.
 */
export function Form({ label, fields, saving, children, ...buttons }: FormProps) {
  const { submitLabel, variant = "primary", onSubmit, onCancel } = buttons;
  const { error, isPending } = saving;
  const form = useRef<HTMLFormElement>(null);
  const { errors, tell, correct } = useErrors(form, error, fields);
  const isSent = useRef(false);
  const isChanged = useRef(false);
  useEffect(() => {
    if (isPending && error === null) return;
    if (isSent.current && error === null) isChanged.current = false;
    isSent.current = false;
  }, [isPending, error]);
  useLeaveWarning(() => isChanged.current && !isSent.current);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSent.current) return;
    const unfinished = findUnfinished(event.currentTarget);
    if (unfinished.size > 0) return tell({ byField: unfinished, rest: "" });
    isSent.current = true;
    onSubmit();
  };
  const cancel = () => {
    isChanged.current = false;
    onCancel?.();
  };
  const change = (event: FormEvent<HTMLFormElement>) => {
    isChanged.current = true;
    correct(event);
  };
  return (
    <ErrorsContext value={errors}>
      <form ref={form} aria-label={label} className={styles.form} onSubmit={submit} onInput={change}>
        {errors.rest !== "" && (
          <Flash variant="danger" role="alert" tabIndex={-1} className={styles.error}>
            {errors.rest}
          </Flash>
        )}
        {children}
        <div className={styles.buttons}>
          <Button type="submit" variant={variant} loading={isPending}>
            {submitLabel}
          </Button>
          {onCancel !== undefined && <Button onClick={cancel}>Cancel</Button>}
        </div>
      </form>
    </ErrorsContext>
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

/** A field's error goes once the field is changed. */
function useErrors(form: { readonly current: HTMLElement | null }, error: Error | null, fields: readonly string[]) {
  const [shown, tell] = useState(NO_ERRORS);
  const paths = fields.join();
  useEffect(() => {
    tell(error === null ? NO_ERRORS : divideErrors(error, paths.split(",")));
  }, [error, paths]);
  const [corrected, setCorrected] = useState({ of: shown, paths: new Set<string>() });
  const gone = corrected.of === shown ? corrected.paths : undefined;
  useEffect(() => {
    if (shown !== NO_ERRORS) form.current?.querySelector<HTMLElement>("[aria-invalid=true], [role=alert]")?.focus();
  }, [form, shown]);
  const errors = useMemo(() => {
    const byField = [...shown.byField].filter(([path]) => !gone?.has(path));
    return { byField: new Map(byField), rest: shown.rest };
  }, [shown, gone]);
  const correct = ({ target }: FormEvent<HTMLFormElement>) => {
    const path = target instanceof HTMLElement ? target.closest<HTMLElement>("[data-path]")?.dataset.path : undefined;
    if (path !== undefined && errors.byField.has(path)) {
      setCorrected({ of: shown, paths: new Set([...(gone ?? []), path]) });
    }
  };
  return { errors, tell, correct };
}

type GroupProps = {
  title: string;
  caption?: string;
  /** Path of the fields in the request, where the service says something of them together. */
  path?: string;
  children: ReactNode;
};

/** Fields that belong together, under a title. */
export function FieldGroup({ title, caption, path = "", children }: GroupProps) {
  const error = useFieldError(path);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <h2 className={styles.groupTitle}>{title}</h2>
      </legend>
      {caption !== undefined && <p className={styles.caption}>{caption}</p>}
      {error !== undefined && (
        <Flash variant="danger" role="alert" tabIndex={-1} className={styles.error}>
          {error}
        </Flash>
      )}
      {children}
    </fieldset>
  );
}

/** What has to be done before a form is sent, by the paths of its fields: see `data-path` and `data-unfinished`. */
function findUnfinished(form: HTMLFormElement): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { dataset } of form.querySelectorAll<HTMLElement>("[data-unfinished]")) {
    found.set(dataset.unfinished ?? "", "Add what is chosen here, or clear it.");
  }
  const required = "[data-path]:is([required], [aria-required=true])";
  for (const input of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(required)) {
    if (input.value.trim() === "") found.set(input.dataset.path ?? "", "This is needed.");
  }
  return found;
}
