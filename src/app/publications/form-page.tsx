import { Banner, Flash } from "@primer/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { MAX_NAME_LENGTH, MAX_PROSE_LENGTH } from "../../contract/limits.ts";
import type { Publication, PublicationConfig } from "../../contract/resources/publications.ts";
import { connectionChoices, selectFitting } from "../connections/queries.ts";
import { CheckField, NameField, ProseField, SelectField, TextField, toChoices } from "../forms/fields.tsx";
import { FieldGroup, Form } from "../forms/form.tsx";
import { useChange } from "../forms/use-change.ts";
import { tagsQuery, writeLast } from "../request/form.ts";
import { api } from "../shell/api/api.ts";
import { mayRequest } from "../shell/api/permissions.ts";
import { useMay } from "../shell/api/session.ts";
import { Folded } from "../shell/controls/controls.tsx";
import { EditPage, FormPage, Loaded } from "../shell/record-page.tsx";
import { showFailure } from "../shell/toasts.tsx";
import { Basics, Sources } from "./basics.tsx";
import { Documents, PullRequests, ReleaseNotes, Releases } from "./documents.tsx";
import {
  bind,
  bindText,
  buildPublication,
  type ConfigProps,
  type FormFields,
  readFields,
  startFields,
} from "./fields.ts";
import { publicationQuery } from "./queries.ts";
import { Slots } from "./slots.tsx";

const route = getRouteApi("/signed-in/publications/new");

/** With the repository of the URL, or the only one. */
export function NewPublicationPage() {
  const { repository } = route.useSearch();
  return (
    <FormPage title="New publication" permission="publication:create">
      <Loaded query={connectionChoices}>
        {(connections) => {
          const [only, ...others] = selectFitting(connections, "docsRepo");
          const id = repository ?? (others.length === 0 ? only?.id : undefined);
          return <PublicationForm start={startFields(connections.find((one) => one.id === id))} />;
        }}
      </Loaded>
    </FormPage>
  );
}

export function EditPublicationPage() {
  return (
    <EditPage kind="Publication" query={publicationQuery} permission="publication:update">
      {(publication) => <Versions publication={publication} />}
    </EditPage>
  );
}

/** `base` is the version that the form began with: the service refuses to save where somebody has saved another since. */
function Versions({ publication }: { publication: Publication }) {
  const [shown, setShown] = useState(publication);
  const [base, setBase] = useState(publication.updatedAt);
  const { updatedAt } = publication;
  const load = () => {
    setShown(publication);
    setBase(updatedAt);
  };
  return (
    <>
      {updatedAt !== base && <Conflict onLoad={load} onKeep={() => setBase(updatedAt)} />}
      <PublicationForm key={shown.updatedAt} start={readFields(shown)} id={shown.id} updatedAt={base ?? undefined} />
    </>
  );
}

function Conflict({ onLoad, onKeep }: { onLoad: () => void; onKeep: () => void }) {
  return (
    <Banner
      variant="warning"
      title="Somebody saved another version of this publication"
      description="Load it to change that one; what you changed here is lost. Or keep yours: saving it replaces theirs."
      primaryAction={<Banner.PrimaryAction onClick={onLoad}>Load their version</Banner.PrimaryAction>}
      secondaryAction={<Banner.SecondaryAction onClick={onKeep}>Keep mine</Banner.SecondaryAction>}
    />
  );
}

const FIELDS = [
  ...["name", "instructions", "config.docsRepo", "config.sourceRepos", "config.inputTriggers"],
  ...["config.writeDocumentation", "config.writeReleaseNotes", "config.writeChangelogs", "config.paths"],
  ...["config.styleGuide.documentation.path", "config.styleGuide.changelogs.path"],
  ...["config.styleGuide.releaseNotes.path", "config.pullRequest.title", "config.pullRequest.base"],
  ...["config.pullRequest.labels", "config.pullRequest.reviewers", "config.pullRequest.assignees"],
  ...["config.release", "config.release.version", "config.release.tag", "config.release.createRelease"],
  ...["config.planningInstructions", "config.prCommitInstructions", "config.model"],
  ...["config.notifierConnection", "config.notifyAutomatically"],
];

type FormProps = {
  start: FormFields;
  /** What is changed; absent for a new publication. */
  id?: string;
  /** The version that is changed. */
  updatedAt?: string;
};

function PublicationForm({ start, id, updatedAt }: FormProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const mayWrite = mayRequest(useMay());
  const [fields, setFields] = useState(start);
  const [writes, setWrites] = useState(mayWrite && id === undefined);
  const { name, config, slots } = fields;
  const { data: { tags } = {} } = useQuery({
    ...tagsQuery(config.docsRepo ?? "", ""),
    enabled: writes && !!config.docsRepo,
  });
  const isUntagged = tags?.length === 0;
  const open = (one: string) => navigate({ to: "/publications/$id", params: { id: one } });
  const saving = useChange({
    call: () => {
      const given = buildPublication(fields);
      return id === undefined ? api.publications.create(given) : api.publications.update({ id, updatedAt, ...given });
    },
    resources: ["publications", "conversations"],
    done: (saved) => `${id === undefined ? "Created" : "Saved"} ${saved.name}`,
    onDone: async (saved) => {
      const began = writes ? await writeLast(queryClient, saved).catch(showFailure) : undefined;
      await (began ? navigate({ to: "/conversations/$id", params: { id: began } }) : open(saved.id));
    },
    hasForm: true,
  });
  const change = (changed: PublicationConfig) =>
    setFields((before) => ({ ...before, config: { ...before.config, ...changed } }));
  const setName = (text: string) => setFields((before) => ({ ...before, name: text }));
  const create = writes
    ? `Create and write the ${isUntagged ? "unreleased changes" : "last release"}`
    : "Create publication";
  return (
    <Form
      label="Publication"
      fields={FIELDS}
      saving={saving}
      submitLabel={id === undefined ? create : "Save"}
      onSubmit={() => saving.mutate()}
      onCancel={() => void (id === undefined ? navigate({ to: "/publications" }) : open(id))}
    >
      <Basics {...{ config, change, name, setName }} />
      {isUntagged && <Flash>This repository has no tag yet: the first draft has all changes so far.</Flash>}
      <Folded title="Advanced" isOpen={id !== undefined || saving.isError || (name === "" && config.docsRepo !== "")}>
        <NameField value={name} onChange={setName} />
        {mayWrite && id === undefined && (
          <CheckField path="writes" label="Write the first draft now" value={writes} onChange={setWrites} />
        )}
        <Sources {...{ config, change }} />
        <Documents {...{ config, change }} />
        <ReleaseNotes {...{ config, change }} />
        <PullRequests {...{ config, change }} />
        <Releases {...{ config, change }} />
        <Slots slots={slots} onChange={(next) => setFields((before) => ({ ...before, slots: next }))} />
        <Others {...{ config, change }} />
      </Folded>
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
      {config.notifierConnection && (
        <CheckField
          {...bind("config", "notifyAutomatically", config, change, true)}
          label="Notify it automatically"
          caption="Of each draft that is ready, needs attention or failed."
        />
      )}
    </FieldGroup>
  );
}
