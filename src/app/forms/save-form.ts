import {
  type AnyFormApi,
  type DeepKeys,
  type DeepValue,
  evaluate,
  type StandardSchemaV1,
  useField,
  useForm,
  useStore,
} from "@tanstack/react-form";
import { createContext, use, useRef, useState } from "react";
import { listIssues } from "../../shared/issues.ts";
import { parseJson } from "../../shared/text.ts";
import { keepTyped, readTyped } from "../shell/typed-text.ts";
import { divideErrors, type Refusal } from "./field-errors.ts";
import { type Change, useChange } from "./use-change.ts";

export type Save<Values, Request, Answer> = Omit<Change<Request, Answer>, "hasForm"> & {
  /** The values to begin with; later ones are ignored. */
  start: Values;
  /** Of the contract: its schema checks the request before it is sent. */
  operation?: { "~orpc": { inputSchema?: StandardSchemaV1 | undefined } };
  /** The request of the values. */
  build: (values: Values) => Request;
  /** What is shown of an error. */
  explain?: (error: Error) => Refusal;
  /** Keeps what is typed in this tab under a name, until it is saved or discarded. */
  keptAs?: string;
};

export type SaveForm = { form: AnyFormApi; isUnsaved: () => boolean; discard: () => void };

/** A form whose values are sent by a call. What the contract or the service refuses is said beside its fields. */
export function useSaveForm<Values, Request, Answer>({
  start,
  operation,
  build,
  explain = (error) => error,
  onDone,
  keptAs,
  ...change
}: Save<Values, Request, Answer>) {
  const [defaultValues] = useState(() => (keptAs && (parseJson(readTyped(keptAs)) as Values)) || start);
  const settled = useRef(defaultValues);
  const settle = (values: Values) => {
    settled.current = values;
    if (keptAs) keepTyped(keptAs, "");
  };
  const { mutateAsync, data } = useChange({
    ...change,
    hasForm: true,
    onDone: (answer) => {
      settle(form.state.values);
      return onDone?.(answer);
    },
  });
  const form = useForm({
    defaultValues,
    canSubmitWhenInvalid: true,
    onSubmit: async ({ value, formApi }: { value: Values; formApi: AnyFormApi }) => {
      try {
        const request = build(value);
        await validate(request, operation?.["~orpc"].inputSchema);
        await mutateAsync(request);
      } catch (refusal) {
        const names = Object.keys(formApi.fieldInfo).filter((name) => formApi.fieldInfo[name]?.instance);
        formApi.setErrorMap({ onSubmit: divideErrors(explain(refusal as Error), names) });
      }
    },
    listeners: {
      onChange: ({ formApi: { state } }) =>
        keptAs && keepTyped(keptAs, evaluate(state.values, start) ? "" : JSON.stringify(state.values)),
    },
  });
  return {
    form,
    answer: data,
    isUnsaved: () => !form.state.isSubmitting && !evaluate(form.state.values, settled.current),
    discard: () => settle(form.state.values),
  };
}

/** Before the values are checked again. */
export const forgetErrors = (form: AnyFormApi) => form.setErrorMap({ onSubmit: { form: undefined, fields: {} } });

/** Throws the issues, in the words of the service. */
async function validate(request: unknown, schema: StandardSchemaV1 | undefined): Promise<void> {
  const { issues } = (await schema?.["~standard"].validate(request)) ?? {};
  if (issues !== undefined) throw Object.assign(new Error("The request is not valid."), { issues: listIssues(issues) });
}

export const FormContext = createContext<AnyFormApi | undefined>(undefined);

function useFormContext(): AnyFormApi {
  const form = use(FormContext);
  if (form === undefined) throw new Error("A field is outside of a form.");
  return form;
}

/** The values of the form around a component, and how to change one of them. */
export function useValues<Values>() {
  const form = useFormContext();
  const values: Values = useStore(form.store, (state) => state.values);
  const set = <Path extends DeepKeys<Values>>(path: Path, value: DeepValue<Values, Path> | undefined) =>
    form.setFieldValue(path, value);
  return [values, set] as const;
}

type Lists = {
  pushFieldValue(path: string, item: object): void;
  swapFieldValues(path: string, index: number, other: number): void;
  removeFieldValue(path: string, index: number): Promise<void>;
};

/** Changes lists of the form around a component, with what is said of their items. */
export const useLists = (): Lists => useFormContext();

/** A field of the form around a component. `check` says why the form cannot be sent yet. */
export function useFormField<Value>(path: string, check?: (value: Value) => string | undefined) {
  const onSubmit = check && (({ value }: { value: Value }) => check(value));
  const { state, handleChange } = useField({ form: useFormContext(), name: path, validators: { onSubmit } });
  const error: string | undefined = state.meta.errors[0];
  return { value: state.value as Value | undefined, change: (value: Value) => handleChange(value), error };
}
