import { Checkbox, FormControl, Select, Textarea, TextInput } from "@primer/react";
import { type ReactNode, useId, useState } from "react";
import styles from "./form.module.css";
import { joinLines, splitLines } from "./lists.ts";

export type Bound<Value> = {
  /** Of the value in its form or request, such as `config.docsRepo`. */
  path: string;
  /** What is wrong with the value. */
  error?: string | undefined;
  value: Value;
  onChange: (value: Value) => void;
};

export type LabelProps = { label: string; caption?: ReactNode; required?: boolean | undefined };

type FrameProps = LabelProps & Pick<Bound<unknown>, "error"> & { children: ReactNode };

/** Label, control, what is wrong with its value, and a hint. */
function Frame({ label, caption, required = false, error, children }: FrameProps) {
  return (
    <FormControl required={required}>
      <FormControl.Label>{label}</FormControl.Label>
      {children}
      {error !== undefined && <FormControl.Validation variant="error">{error}</FormControl.Validation>}
      {caption !== undefined && <FormControl.Caption>{caption}</FormControl.Caption>}
    </FormControl>
  );
}

function mark({ path, error }: Pick<Bound<unknown>, "path" | "error">) {
  const isRefused = error !== undefined;
  return { "data-path": path, ...(isRefused && ({ validationStatus: "error", "aria-invalid": true } as const)) };
}

type Text = string | undefined;

export type TextProps = LabelProps & {
  /** Where no schema says it. */
  maxLength?: number;
  type?: "text" | "url" | "email" | "password" | "date";
  placeholder?: Text;
  /** To choose from; other texts can be typed. */
  choices?: readonly Choice<string>[];
  autoFocus?: boolean;
};

/** One line. */
export function TextControl({ maxLength, choices = [], type = "text", ...props }: TextProps & Bound<Text>) {
  const { placeholder, autoFocus, ...field } = props;
  const listId = useId();
  return (
    <Frame {...field}>
      <TextInput
        block
        {...{ type, maxLength, placeholder, autoFocus }}
        {...mark(field)}
        {...(choices.length > 0 && { list: listId })}
        autoComplete={type === "password" ? "new-password" : "off"}
        spellCheck={false}
        value={field.value ?? ""}
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
    </Frame>
  );
}

export type ProseProps = LabelProps & Pick<TextProps, "maxLength" | "placeholder"> & { rows?: number };

/** Several lines. */
export function ProseControl({ maxLength, rows = 6, placeholder, ...field }: ProseProps & Bound<Text>) {
  return (
    <Frame {...field}>
      <Textarea
        block
        resize="vertical"
        {...{ rows, maxLength, placeholder }}
        {...mark(field)}
        className={styles.prose}
        spellCheck={false}
        value={field.value ?? ""}
        onChange={({ target }) => field.onChange(target.value)}
      />
    </Frame>
  );
}

/** A list of texts, one a line. */
export function LinesControl({ value, onChange, ...field }: LabelProps & Bound<string[] | undefined>) {
  // What is typed has empty lines too.
  const [text, setText] = useState(() => joinLines(value));
  const change = (typed = "") => {
    setText(typed);
    onChange(splitLines(typed));
  };
  return <ProseControl {...field} rows={3} value={text} onChange={change} />;
}

type Choice<Value> = { value: Value; label: string };

/** Records to choose from, by their names. */
export function toChoices(records: readonly { id: string; name: string }[]): Choice<string>[] {
  return records.map(({ id, name }) => ({ value: id, label: name }));
}

/** Values with their labels. */
export function asChoices<Value extends string>(labels: Readonly<Record<Value, string>>): Choice<Value>[] {
  return Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }));
}

export type SelectProps<Value extends string | boolean> = LabelProps & {
  choices: readonly Choice<NoInfer<Value>>[];
  /** The first choice, of no value. */
  none?: string | undefined;
  autoFocus?: boolean;
};

export function SelectControl<Value extends string | boolean>({
  choices,
  none,
  autoFocus,
  ...field
}: SelectProps<Value> & Bound<Value | undefined>) {
  return (
    <Frame {...field}>
      <Select
        block
        autoFocus={autoFocus}
        {...mark(field)}
        value={String(field.value ?? "")}
        onChange={({ target }) => field.onChange(choices.find(({ value }) => String(value) === target.value)?.value)}
      >
        {none !== undefined && <Select.Option value="">{none}</Select.Option>}
        {choices.map(({ value, label }) => (
          <Select.Option key={String(value)} value={String(value)}>
            {label}
          </Select.Option>
        ))}
      </Select>
    </Frame>
  );
}

export type MarkProps = LabelProps & {
  /** What no value stands for. */
  byDefault?: boolean;
};

type CheckProps = MarkProps & {
  error?: string | undefined;
  value: boolean | undefined;
  onChange: (value: boolean) => void;
};

export function Check({ value, onChange, byDefault = false, ...field }: CheckProps) {
  return (
    <Frame {...field}>
      <Checkbox checked={value ?? byDefault} onChange={({ target }) => onChange(target.checked)} />
    </Frame>
  );
}
