import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { MAX_NAME_LENGTH, MAX_PROSE_LENGTH } from "../../contract/limits.ts";
import type { Publication, PublicationConfig } from "../../contract/publications.ts";
import { connectionChoices, selectFitting } from "../connections/queries.ts";
import { ProseField, SelectField, TextField, toChoices } from "../forms/fields.tsx";
import { FieldGroup, Form } from "../forms/form.tsx";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api.ts";
import { Documents, PullRequests, ReleaseNotes } from "./documents.tsx";
import { bindText, buildPublication, type ConfigProps, EMPTY_DRAFT, readDraft } from "./draft.ts";
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
  /** What is changed; absent for a new publication. */
  publication?: Publication;
  /** The version that is changed. */
  updatedAt?: string;
};

export function PublicationForm({ publication, updatedAt }: FormProps) {
  const id = publication?.id;
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => (publication === undefined ? EMPTY_DRAFT : readDraft(publication)));
  const open = (one: string) => navigate({ to: "/publications/$id", params: { id: one } });
  const saving = useChange({
    call: () => {
      const given = buildPublication(draft);
      return id === undefined ? api.publications.create(given) : api.publications.update({ id, updatedAt, ...given });
    },
    resources: ["publications"],
    done: (saved) => `${id === undefined ? "Created" : "Saved"} ${saved.name}`,
    onDone: (saved) => open(saved.id),
    hasForm: true,
  });
  const { name, config, slots } = draft;
  const change = (changed: PublicationConfig) =>
    setDraft((before) => ({ ...before, config: { ...before.config, ...changed } }));
  return (
    <Form
      label="Publication"
      fields={FIELDS}
      saving={saving}
      submitLabel={id === undefined ? "Create publication" : "Save"}
      onSubmit={() => saving.mutate()}
      onCancel={() => void (id === undefined ? navigate({ to: "/publications" }) : open(id))}
    >
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
  return (
    <FieldGroup title="Writing and notices">
      <ProseField
        {...bindText("config", "planningInstructions", config, change)}
        label="Guidance for planning"
        maxLength={MAX_PROSE_LENGTH}
      />
      <TextField
        {...bindText("config", "model", config, change)}
        label="Language model"
        caption="Its name at the organization's model server, or none. By default the organization's model."
        maxLength={MAX_NAME_LENGTH}
      />
      <SelectField
        {...bindText("config", "notifierConnection", config, change)}
        label="Channel for notices"
        none="None"
        choices={toChoices(selectFitting(data, "notifierConnection"))}
      />
    </FieldGroup>
  );
}
