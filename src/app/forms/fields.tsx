import type { DeepKeysOfType } from "@tanstack/react-form";
import type { ReactNode } from "react";
import {
  type Bound,
  Check,
  type LabelProps,
  LinesControl,
  type MarkProps,
  ProseControl,
  type ProseProps,
  SelectControl,
  type SelectProps,
  TextControl,
  type TextProps,
} from "./controls.tsx";
import styles from "./form.module.css";
import { Refusal } from "./form.tsx";
import { toggle } from "./lists.ts";
import { useFormField } from "./save-form.ts";

type Connected<Props, Value, Path = string> = Props & {
  /** Of the value in the form. */
  path: Path;
  /** What a person's change changes beside the value. */
  onChange?: (value: Value | undefined) => void;
};

const checkWritten = (value: unknown) => (String(value ?? "").trim() === "" ? "This is needed." : undefined);

/** The control of a value of the form around it. */
function connect<Props extends LabelProps, Value>(Control: (props: Props & Bound<Value | undefined>) => ReactNode) {
  return function Field({ path, onChange, ...props }: Connected<Props, Value>) {
    const { value, change, error } = useFormField<Value | undefined>(path, props.required ? checkWritten : undefined);
    const changeBoth = (next: Value | undefined) => {
      change(next);
      onChange?.(next);
    };
    return <Control {...(props as unknown as Props)} {...{ path, value, error }} onChange={changeBoth} />;
  };
}

type Chosen = string | boolean;
const TextField = connect<TextProps, string>(TextControl);
const ProseField = connect<ProseProps, string>(ProseControl);
const SelectField = connect<SelectProps<Chosen>, Chosen>(SelectControl);
const LinesField = connect<LabelProps, string[]>(LinesControl);
const CheckField = connect<MarkProps, boolean>(Check);

type ChecksProps<Path = string> = {
  path: Path;
  choices: readonly { value: string; label: string; caption?: string }[];
  /** Keeps the list in the order of the choices. */
  isOrdered?: boolean;
};

function ChecksField({ path, choices, isOrdered = false }: ChecksProps) {
  const { value: list, change, error } = useFormField<readonly string[] | undefined>(path);
  const set = (item: string, isIn: boolean) => {
    const chosen = toggle(list, item, isIn);
    change(isOrdered ? choices.flatMap(({ value }) => (chosen.includes(value) ? value : [])) : chosen);
  };
  return (
    <div className={styles.checks}>
      <Refusal>{error}</Refusal>
      {choices.map(({ value, ...shown }) => (
        <Check key={value} {...shown} value={list?.includes(value)} onChange={(isIn) => set(value, isIn)} />
      ))}
    </div>
  );
}

/** The name that every kind of record has. */
export function NameField(props: { caption?: ReactNode; autoFocus?: boolean }) {
  return <TextField path="name" label="Name" required {...props} />;
}

/** Without the unknown fields that a schema lets pass. */
type Known<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { [Key in keyof Value as unknown extends Value[Key] ? never : Key]: Known<Value[Key]> }
    : Value;

type PathTo<Values, Value> = DeepKeysOfType<Known<Values>, Value | null | undefined>;

type FieldsFor<Values> = {
  TextField: (props: Connected<TextProps, string, PathTo<Values, string>>) => ReactNode;
  ProseField: (props: Connected<ProseProps, string, PathTo<Values, string>>) => ReactNode;
  SelectField: (props: Connected<SelectProps<Chosen>, Chosen, PathTo<Values, Chosen>>) => ReactNode;
  LinesField: (props: Connected<LabelProps, string[], PathTo<Values, string[]>>) => ReactNode;
  CheckField: (props: Connected<MarkProps, boolean, PathTo<Values, boolean>>) => ReactNode;
  ChecksField: (props: ChecksProps<PathTo<Values, readonly string[]>>) => ReactNode;
};

/** The fields of a form with these values, whose paths are checked. */
export const fieldsFor = <Values,>(): FieldsFor<Values> => ({
  ...{ TextField, ProseField, SelectField, LinesField, CheckField, ChecksField },
});
