import { Button, Flash } from "@primer/react";
import type { Model } from "../../contract/model.ts";
import { ConfirmButton } from "../forms/confirm-button.tsx";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api.ts";
import { RelativeTime } from "../shell/controls.tsx";
import { Actions, Facts, Loaded, Section } from "../shell/facts.tsx";
import { Permitted } from "../shell/permitted.tsx";
import { ModelForm } from "./model-form.tsx";
import styles from "./model-page.module.css";
import { modelQuery } from "./queries.ts";
import { SettingsPage } from "./settings-page.tsx";

/** The language model that writes for the organization. */
export function ModelPage() {
  return (
    <SettingsPage title="Language model">
      <Permitted permission="connection:update">
        <Loaded query={modelQuery}>
          {({ model }) => (
            <>
              {model ? <CurrentModel model={model} /> : <NoModel />}
              <Section title={model ? "Change it" : "Set a model"}>
                <ModelForm key={model?.setAt} model={model ?? undefined} />
              </Section>
            </>
          )}
        </Loaded>
      </Permitted>
    </SettingsPage>
  );
}

function NoModel() {
  return (
    <p>
      No language model is set: release notes and changelogs are written by rules from the git history. A model words
      release notes and edits documentation.
    </p>
  );
}

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
  const removing = useChange({
    call: () => api.model.delete({}),
    resources: ["model"],
    done: "Removed the language model",
  });
  const { data: tested, error } = testing;
  return (
    <>
      <Actions>
        <Button loading={testing.isPending} onClick={() => testing.mutate()}>
          Test
        </Button>
        <ConfirmButton label="Remove" title={`Remove ${name}?`} change={removing}>
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
