import { Button, Flash } from "@primer/react";
import { model as contract, type Model } from "../../contract/resources/model.ts";
import { ConfirmButton } from "../forms/confirm-button.tsx";
import { fieldsFor } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { useSaveForm } from "../forms/save-form.ts";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api/api.ts";
import { RelativeTime } from "../shell/controls/controls.tsx";
import { Loaded, Section } from "../shell/controls/section.tsx";
import { SectionPage } from "../shell/controls/tabs.tsx";
import { Actions, Facts, Permitted } from "../shell/record-page.tsx";
import { modelQuery } from "./queries.ts";
import styles from "./settings.module.css";

/** The language model that writes for the organization. */
export function ModelPage() {
  return (
    <SectionPage section="Settings" title="Language model">
      <Permitted permission="connection:update">
        <Loaded query={modelQuery}>
          {({ model }) => (
            <>
              {model ? <CurrentModel model={model} /> : <p>{WITHOUT_MODEL}</p>}
              <Section title={model ? "Change it" : "Set a model"}>
                <ModelForm key={model?.setAt} model={model ?? undefined} />
              </Section>
            </>
          )}
        </Loaded>
      </Permitted>
    </SectionPage>
  );
}

const WITHOUT_MODEL =
  "No language model is set: release notes and changelogs are written by rules from the git history. A model words release notes and edits documentation.";

function CurrentModel({ model }: { model: Model }) {
  const { name, url, key, budget, stream, setAt, userName } = model;
  const changed = setAt && (
    <>
      <RelativeTime time={setAt} /> by {userName ?? "the operator of the service"}
    </>
  );
  return (
    <>
      <Facts
        of={{
          Model: name,
          URL: url,
          "API key": key ?? "None",
          Budget: `${budget.toLocaleString("en")} tokens a turn`,
          Streaming: stream ? "Yes" : "No",
          Set: changed,
        }}
      />
      <ModelActions name={name} />
    </>
  );
}

function ModelActions({ name }: { name: string }) {
  const testing = useChange({ call: () => api.model.test({}), resources: [], hasForm: true });
  const removes = { call: () => api.model.delete({}), resources: ["model"], done: "Removed the language model" };
  const { data: tested, error } = testing;
  return (
    <>
      <Actions>
        <Button loading={testing.isPending} onClick={() => testing.mutate()}>
          Test
        </Button>
        <ConfirmButton label="Remove" title={`Remove ${name}?`} change={removes}>
          <span>Its API key is deleted. Release notes and changelogs are then written by rules.</span>
        </ConfirmButton>
      </Actions>
      <div role="status" className={styles.result}>
        {error !== null && <Flash variant="danger">{error.message}</Flash>}
        {tested !== undefined && error === null && (
          <Flash variant="success">
            The model {tested.name} called the tool in {tested.milliseconds} ms ({tested.inputTokens} tokens read,{" "}
            {tested.outputTokens} written).
          </Flash>
        )}
      </div>
    </>
  );
}

type Values = { name: string; url: string; key: string; budget: string; stream: boolean };
const { TextField, CheckField } = fieldsFor<Values>();

const EMPTY: Values = { name: "", url: "", key: "", budget: "", stream: false };

/** Sets the model in place of the one that is set. */
function ModelForm({ model }: { model: Model | undefined }) {
  const saving = useSaveForm({
    start: model === undefined ? EMPTY : { ...model, key: "", budget: String(model.budget) },
    operation: contract.set,
    build: ({ name, url, key, budget, stream }) => ({
      ...{ name, url, key, stream, budget: budget === "" ? undefined : Number(budget) },
    }),
    ...{ call: api.model.set, resources: ["model"], done: "Set the language model" },
  });
  return (
    <Form label="Language model" submitLabel="Save" saving={saving}>
      <TextField path="name" label="Name" caption="As its server calls it, such as openai/gpt-5-mini." required />
      <TextField
        path="url"
        label="URL"
        caption="A server with OpenAI’s chat completions, such as https://api.openai.com/v1. What is documented is sent there."
        type="url"
        required
      />
      <TextField
        path="key"
        label="API key"
        caption={model?.key ? "Leave it empty to keep the stored key. Another URL needs its key." : undefined}
        type="password"
      />
      <TextField
        path="budget"
        label="Tokens per turn"
        caption="The maximum of a turn, read and written. Empty for the default."
      />
      <CheckField
        path="stream"
        label="Streaming"
        caption="For servers or proxies that close a connection that is silent for long."
      />
    </Form>
  );
}
