import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { MAX_NAME_LENGTH, MAX_PROSE_LENGTH } from "../../contract/limits.ts";
import type { PublicationConfig } from "../../contract/publications.ts";
import { connectionChoices, selectFitting } from "../connections/queries.ts";
import { ProseField, SelectField, TextField } from "../forms/fields.tsx";
import { FieldGroup, Form, type Saving } from "../forms/form.tsx";
import { Documents, PullRequests, ReleaseNotes } from "./documents.tsx";
import type { ConfigProps, Draft } from "./draft.ts";
import { Slots } from "./slots.tsx";
import { Sources } from "./sources.tsx";

const FIELDS = [
  ...["name", "instructions", "config.docsRepo", "config.sourceRepos", "config.inputTriggers"],
  ...["config.writeDocumentation", "config.writeReleaseNotes", "config.writeChangelogs", "config.paths"],
  ...["config.styleGuide.documentation.path", "config.styleGuide.changelogs.path"],
  ...["config.styleGuide.releaseNotes.path", "config.pullRequest.title", "config.pullRequest.base"],
  ...["config.pullRequest.labels", "config.pullRequest.reviewers", "config.pullRequest.assignees"],
  ...["config.planningInstructions", "config.prCommitInstructions", "config.model", "config.notifierConnection"],
];

type FormProps = {
  start: Draft;
  saving: Saving;
  submitLabel: string;
  onSave: (draft: Draft) => void;
  onCancel: () => void;
};

export function PublicationForm({ start, onSave, ...form }: FormProps) {
  const [draft, setDraft] = useState(start);
  const { name, config, slots } = draft;
  const change = (changed: PublicationConfig) =>
    setDraft((before) => ({ ...before, config: { ...before.config, ...changed } }));
  return (
    <Form label="Publication" fields={FIELDS} {...form} onSubmit={() => onSave(draft)}>
      <TextField
        path="name"
        label="Name"
        required
        maxLength={MAX_NAME_LENGTH}
        value={name}
        onChange={(text) => setDraft((before) => ({ ...before, name: text }))}
      />
      <Sources {...{ config, change }} />
      <Documents {...{ config, change }} />
      <ReleaseNotes {...{ config, change }} />
      <PullRequests {...{ config, change }} />
      <Slots slots={slots} onChange={(next) => setDraft((before) => ({ ...before, slots: next }))} />
      <Others {...{ config, change }} />
    </Form>
  );
}

function Others({ config, change }: ConfigProps) {
  const { data } = useQuery(connectionChoices);
  const channels = selectFitting(data, "notifierConnection").map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FieldGroup title="Writing and notices">
      <ProseField
        path="config.planningInstructions"
        label="Guidance for planning"
        maxLength={MAX_PROSE_LENGTH}
        value={config.planningInstructions ?? ""}
        onChange={(text) => change({ planningInstructions: text || undefined })}
      />
      <TextField
        path="config.model"
        label="Language model"
        caption="Its name at the organization's model server, or none. By default the organization's model."
        maxLength={MAX_NAME_LENGTH}
        value={config.model ?? ""}
        onChange={(model) => change({ model: model || undefined })}
      />
      <SelectField
        path="config.notifierConnection"
        label="Channel for notices"
        none="None"
        choices={channels}
        value={config.notifierConnection ?? ""}
        onChange={(id) => change({ notifierConnection: id || undefined })}
      />
    </FieldGroup>
  );
}
