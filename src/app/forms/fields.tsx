import { Checkbox, FormControl, Select, Textarea, TextInput } from "@primer/react";
import { type ReactNode, useId, useState } from "react";
import { MAX_NAME_LENGTH } from "../../contract/limits.ts";
import styles from "./form.module.css";
import { useFieldError } from "./form.tsx";
import { joinLines, splitLines } from "./lists.ts";

export type FieldProps<Value> = {
  /** Path of the field in the request, such as `config.docsRepo`. */
  path: string;
  label: string;
  caption?: ReactNode;
  required?: boolean;
  value: Value;
  onChange: (value: Value) => void;
};

type FrameProps = Pick<FieldProps<unknown>, "path" | "label" | "caption" | "required"> & {
  children: ReactNode;
};

/** Label, control, what the service says of it, and a hint. */
function Field({ path, label, caption, required = false, children }: FrameProps) {
  const error = useFieldError(path);
  return (
    <FormControl required={required}>
      <FormControl.Label>{label}</FormControl.Label>
      {children}
      {error !== undefined && <FormControl.Validation variant="error">{error}</FormControl.Validation>}
      {caption !== undefined && <FormControl.Caption>{caption}</FormControl.Caption>}
    </FormControl>
  );
}

type Status = { "data-path": string; validationStatus?: "error"; "aria-invalid"?: true };

function useStatus(path: string): Status {
  const isRefused = useFieldError(path) !== undefined;
  return { "data-path": path, ...(isRefused && { validationStatus: "error", "aria-invalid": true }) };
}

type TextProps = FieldProps<string> & {
  maxLength: number;
  type?: "text" | "url" | "email" | "password" | "date" | "number";
  placeholder?: string;
  /** To choose from; other texts can be typed. */
  choices?: readonly Choice[];
  autoFocus?: boolean;
};

/** One line. */
export function TextField({ maxLength, type = "text", placeholder, choices = [], autoFocus, ...field }: TextProps) {
  const listId = useId();
  return (
    <Field {...field}>
      <TextInput
        block
        {...{ type, maxLength, placeholder, autoFocus }}
        {...useStatus(field.path)}
        {...(choices.length > 0 && { list: listId })}
        autoComplete={type === "password" ? "new-password" : "off"}
        spellCheck={false}
        value={field.value}
        onChange={({ target }) => field.onChange(target.value)}
      />
      {choices.length > 0 && (
        <datalist id={listId}>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </datalist>
      )}
    </Field>
  );
}

/** The name that every kind of record has. */
export function NameField(props: Omit<TextProps, "path" | "label" | "required" | "maxLength">) {
  return <TextField path="name" label="Name" required maxLength={MAX_NAME_LENGTH} {...props} />;
}

type ProseProps = FieldProps<string> & { maxLength: number; rows?: number; placeholder?: string };

/** Several lines. */
export function ProseField({ maxLength, rows = 6, placeholder, ...field }: ProseProps) {
  return (
    <Field {...field}>
      <Textarea
        block
        resize="vertical"
        {...{ rows, maxLength, placeholder }}
        {...useStatus(field.path)}
        className={styles.prose}
        spellCheck={false}
        value={field.value}
        onChange={({ target }) => field.onChange(target.value)}
      />
    </Field>
  );
}

/** A list of texts, one a line. */
export function LinesField({ value, onChange, ...field }: FieldProps<string[] | undefined>) {
  // What is typed has empty lines too.
  const [text, setText] = useState(() => joinLines(value));
  return (
    <Field {...field}>
      <Textarea
        block
        resize="vertical"
        rows={3}
        {...useStatus(field.path)}
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onChange(splitLines(target.value));
        }}
      />
    </Field>
  );
}

type Choice = { value: string; label: string };

/** Records to choose from, by their names. */
export function toChoices(records: readonly { id: string; name: string }[]): Choice[] {
  return records.map(({ id, name }) => ({ value: id, label: name }));
}

/** Values with their labels. */
export function asChoices(labels: Readonly<Record<string, string>>): Choice[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

type SelectProps = FieldProps<string> & {
  choices: readonly Choice[];
  /** The first choice, of the empty text. */
  none?: string | undefined;
  autoFocus?: boolean;
};

export function SelectField({ choices, none, autoFocus, ...field }: SelectProps) {
  return (
    <Field {...field}>
      <Select
        block
        autoFocus={autoFocus}
        {...useStatus(field.path)}
        value={field.value}
        onChange={({ target }) => field.onChange(target.value)}
      >
        {none !== undefined && <Select.Option value="">{none}</Select.Option>}
        {choices.map(({ value, label }) => (
          <Select.Option key={value} value={value}>
            {label}
          </Select.Option>
        ))}
      </Select>
    </Field>
  );
}

export function CheckField({ value, onChange, ...field }: FieldProps<boolean>) {
  return (
    <Field {...field}>
      <Checkbox checked={value} onChange={({ target }) => onChange(target.checked)} />
    </Field>
  );
}
