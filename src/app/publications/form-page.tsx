import { Banner, Flash } from "@primer/react";
import { useStore } from "@tanstack/react-form";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { type Publication, publications } from "../../contract/resources/publications.ts";
import { connectionChoices, selectFitting } from "../connections/queries.ts";
import { Check, toChoices } from "../forms/controls.tsx";
import { fieldsFor, NameField } from "../forms/fields.tsx";
import { FieldGroup, Form } from "../forms/form.tsx";
import { useRecordForm } from "../forms/record-form.ts";
import { useValues } from "../forms/save-form.ts";
import { tagsQuery, writeLast } from "../request/form.ts";
import { api } from "../shell/api/api.ts";
import { mayRequest } from "../shell/api/permissions.ts";
import { useMay } from "../shell/api/session.ts";
import { Folded } from "../shell/controls/controls.tsx";
import { Loaded } from "../shell/controls/section.tsx";
import { EditPage, FormPage } from "../shell/record-page.tsx";
import { showFailure } from "../shell/toasts.tsx";
import { Basics, Sources } from "./basics.tsx";
import { Documents, PullRequests, ReleaseNotes, Releases } from "./documents.tsx";
import { buildPublication, type PublicationValues, readValues, startPublication } from "./fields.ts";
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
          return <PublicationForm start={startPublication(connections.find((one) => one.id === id))} />;
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
      <PublicationForm key={shown.updatedAt} start={readValues(shown)} id={shown.id} updatedAt={base ?? undefined} />
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

type FormProps = {
  start: PublicationValues;
  /** What is changed; absent for a new publication. */
  id?: string;
  /** The version that is changed. */
  updatedAt?: string;
};

function PublicationForm({ start, id, updatedAt }: FormProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const mayWrite = mayRequest(useMay()) && id === undefined;
  const [writes, setWrites] = useState(mayWrite);
  const { saving, onCancel, submitLabel } = useRecordForm({
    ...{ id, kind: "publication", list: "/publications", page: "/publications/$id" },
    ...{ calls: api.publications, operations: publications, resources: ["publications", "conversations"] },
    start,
    build: (values) => ({ ...buildPublication(values), updatedAt }),
    onDone: async (saved, open) => {
      const began = writes ? await writeLast(queryClient, saved).catch(showFailure) : undefined;
      await (began ? navigate({ to: "/conversations/$id", params: { id: began } }) : open(saved));
    },
  });
  const docsRepo = useStore(saving.form.store, ({ values }) => values.config.docsRepo);
  const { data: { tags } = {} } = useQuery({ ...tagsQuery(docsRepo ?? "", ""), enabled: writes && !!docsRepo });
  const isUntagged = tags?.length === 0;
  const create = `Create and write the ${isUntagged ? "unreleased changes" : "last release"}`;
  return (
    <Form label="Publication" {...{ saving, onCancel }} submitLabel={writes ? create : submitLabel}>
      <Basics />
      {isUntagged && <Flash>This repository has no tag yet: the first draft has all changes so far.</Flash>}
      <Folded title="Advanced" isOpen={id !== undefined}>
        <NameField />
        {mayWrite && <Check label="Write the first draft now" value={writes} onChange={setWrites} />}
        <Sources />
        <Documents />
        <ReleaseNotes />
        <PullRequests />
        <Releases />
        <Slots />
        <Others />
      </Folded>
    </Form>
  );
}

const { TextField, ProseField, SelectField, CheckField } = fieldsFor<PublicationValues>();

function Others() {
  const { data } = useQuery(connectionChoices);
  const [{ config }] = useValues<PublicationValues>();
  return (
    <FieldGroup title="Writing and notices">
      <ProseField path="config.planningInstructions" label="Guidance for planning" />
      <TextField
        path="config.model"
        label="Language model"
        caption="Its name at the organization's model server, or none. By default the organization's model."
      />
      <SelectField
        path="config.notifierConnection"
        label="Channel for notices"
        none="None"
        choices={toChoices(selectFitting(data, "notifierConnection"))}
      />
      {config.notifierConnection && (
        <CheckField
          path="config.notifyAutomatically"
          label="Notify it automatically"
          caption="Of each draft that is ready, needs attention or failed."
          byDefault
        />
      )}
    </FieldGroup>
  );
}
