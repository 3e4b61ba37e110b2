import { type LinkProps, useNavigate } from "@tanstack/react-router";
import { type Save, useSaveForm } from "./save-form.ts";

type Open = (record: { id: string }) => Promise<void>;
type Saved = { id: string; name: string };
type Operation = Save<never, never, never>["operation"];

type RecordSave<Values, Request, Answer> = Omit<Save<Values, Request, Answer>, "call" | "operation" | "onDone"> & {
  /** The ID of what is changed; undefined for a new record. */
  id: string | undefined;
  /** What the record is, such as "connection". */
  kind: string;
  /** Of the others, where the form of a new record is left to. */
  list: LinkProps["to"];
  page: Extract<LinkProps["to"], `${string}/$id`>;
  calls: {
    create: (given: Request) => Promise<Answer>;
    update: (given: Request & { id: string }) => Promise<Answer>;
  };
  operations: { create: Operation; update: Operation };
  /** In place of `open`, which leads to the page of the record. */
  onDone?: (saved: Answer, open: Open) => void | Promise<void>;
};

/** The form of a new or changed record, which leads to its page. */
export function useRecordForm<Values, Request, Answer extends Saved>(record: RecordSave<Values, Request, Answer>) {
  const { id, kind, list, page, calls, operations, build, onDone, ...save } = record;
  const navigate = useNavigate();
  const open: Open = (saved) => navigate({ to: page, params: { id: saved.id } });
  const saving = useSaveForm({
    done: ({ name }: Answer) => `${id === undefined ? "Created" : "Saved"} ${name}`,
    ...save,
    operation: id === undefined ? operations.create : operations.update,
    build: (values: Values) => ({ ...build(values), ...(id !== undefined && { id }) }),
    call: (given) => (id === undefined ? calls.create(given) : calls.update({ ...given, id })),
    onDone: (saved) => (onDone ?? open)(saved, open),
  });
  const onCancel = () => void (id === undefined ? navigate({ to: list }) : open({ id }));
  return { saving, onCancel, submitLabel: id === undefined ? `Create ${kind}` : "Save" };
}
