import { useState } from "react";
import type { Model } from "../../contract/model.ts";
import { CheckField, TextField } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api.ts";

const FIELDS = ["name", "url", "key", "budget", "stream"];

/** As it is typed; empty texts are absent. */
type Draft = { name: string; url: string; key: string; budget: string; stream: boolean };

const EMPTY: Draft = { name: "", url: "", key: "", budget: "", stream: false };

/** Sets the model in place of the one that is set. */
export function ModelForm({ model }: { model: Model | undefined }) {
  const [draft, setDraft] = useState<Draft>(
    model === undefined ? EMPTY : { ...model, key: "", budget: String(model.budget) },
  );
  const { name, url, key, budget, stream } = draft;
  const saving = useChange({
    call: () => api.model.set({ name, url, key, budget: budget === "" ? undefined : Number(budget), stream }),
    resources: ["model"],
    done: "Set the language model",
    onDone: () => setDraft({ ...draft, key: "" }),
    hasForm: true,
  });
  return (
    <Form label="Language model" fields={FIELDS} saving={saving} submitLabel="Save" onSubmit={() => saving.mutate()}>
      <Fields draft={draft} hasKey={Boolean(model?.key)} onChange={(part) => setDraft({ ...draft, ...part })} />
    </Form>
  );
}

type FieldsProps = { draft: Draft; hasKey: boolean; onChange: (part: Partial<Draft>) => void };

function Fields({ draft: { name, url, key, budget, stream }, hasKey, onChange }: FieldsProps) {
  const bind = <Field extends keyof Draft>(path: Field) => ({
    path,
    onChange: (value: Draft[Field]) => onChange({ [path]: value }),
  });
  return (
    <>
      <TextField
        {...bind("name")}
        label="Name"
        caption="As its server calls it, such as openai/gpt-5-mini."
        required
        maxLength={200}
        value={name}
      />
      <TextField
        {...bind("url")}
        label="URL"
        caption="A server with OpenAI’s chat completions, such as https://api.openai.com/v1. What is documented is sent there."
        type="url"
        required
        maxLength={4_096}
        value={url}
      />
      <TextField
        {...bind("key")}
        label="API key"
        caption={hasKey ? "Leave it empty to keep the stored key. Another URL needs its key." : undefined}
        type="password"
        maxLength={2_000}
        value={key}
      />
      <TextField
        {...bind("budget")}
        label="Tokens per turn"
        caption="The maximum of a turn, read and written. Empty for the default."
        type="number"
        maxLength={9}
        value={budget}
      />
      <CheckField
        {...bind("stream")}
        label="Streaming"
        caption="For servers or proxies that close a connection that is silent for long."
        value={stream}
      />
    </>
  );
}
