import { Button, Flash } from "@primer/react";
import { createContext, type ReactNode, use, useEffect, useMemo, useRef } from "react";
import { divideErrors, type FieldErrors } from "./field-errors.ts";
import styles from "./form.module.css";

const NO_ERRORS: FieldErrors = { byField: new Map(), rest: "" };
const ErrorsContext = createContext(NO_ERRORS);

/** What the service says of a field, by its path in the request. */
export function useFieldError(path: string): string | undefined {
  return use(ErrorsContext).byField.get(path);
}

type FormProps = {
  label: string;
  /** Paths of the fields in the request, beside which errors appear. */
  fields: readonly string[];
  error: Error | null;
  isSaving: boolean;
  submitLabel: string;
  onSubmit: () => void;
  onCancel?: () => void;
  children: ReactNode;
};

/** Fields with a button that sends them. Moves the focus to the first field that the service refuses. */
export function Form({ label, fields, error, isSaving, submitLabel, onSubmit, onCancel, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const errors = useMemo(() => (error === null ? NO_ERRORS : divideErrors(error.message, fields)), [error, fields]);
  useEffect(() => {
    if (errors !== NO_ERRORS) form.current?.querySelector<HTMLElement>("[aria-invalid=true], [role=alert]")?.focus();
  }, [errors]);
  return (
    <ErrorsContext value={errors}>
      <form
        ref={form}
        aria-label={label}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {errors.rest !== "" && (
          <Flash variant="danger" role="alert" tabIndex={-1} className={styles.error}>
            {errors.rest}
          </Flash>
        )}
        {children}
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" loading={isSaving}>
            {submitLabel}
          </Button>
          {onCancel !== undefined && <Button onClick={onCancel}>Cancel</Button>}
        </div>
      </form>
    </ErrorsContext>
  );
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
