import { Banner, Checkbox } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { MAX_NAME_LENGTH, MAX_PROSE_LENGTH } from "../../contract/limits.ts";
import { selectTriggerEvents } from "../../contract/resources/connection-fields.ts";
import type { Connection } from "../../contract/resources/connections.ts";
import type { Publication, PublicationConfig } from "../../contract/resources/publications.ts";
import { nameEvent, nameKind } from "../connections/kinds.ts";
import { connectionChoices, selectFitting } from "../connections/queries.ts";
import { CheckField, NameField, ProseField, SelectField, TextField, toChoices } from "../forms/fields.tsx";
import { FieldGroup, Form } from "../forms/form.tsx";
import { toggle } from "../forms/lists.ts";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api/api.ts";
import { EditPage, FormPage } from "../shell/record-page.tsx";
import { Documents, PullRequests, ReleaseNotes, Releases } from "./documents.tsx";
import { bind, bindText, buildPublication, type ConfigProps, NO_FIELDS, readFields, selectSources } from "./fields.ts";
import styles from "./form.module.css";
import { publicationQuery } from "./queries.ts";
import { Slots } from "./slots.tsx";

export function NewPublicationPage() {
  return (
    <FormPage title="New publication" permission="publication:create">
      <PublicationForm />
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
      <PublicationForm key={shown.updatedAt} publication={shown} updatedAt={base ?? undefined} />
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
  /** What is changed; absent for a new publication. */
  publication?: Publication;
  /** The version that is changed. */
  updatedAt?: string;
};

function PublicationForm({ publication, updatedAt }: FormProps) {
  const id = publication?.id;
  const navigate = useNavigate();
  const [fields, setFields] = useState(() => (publication === undefined ? NO_FIELDS : readFields(publication)));
  const open = (one: string) => navigate({ to: "/publications/$id", params: { id: one } });
  const saving = useChange({
    call: () => {
      const given = buildPublication(fields);
      return id === undefined ? api.publications.create(given) : api.publications.update({ id, updatedAt, ...given });
    },
    resources: ["publications"],
    done: (saved) => `${id === undefined ? "Created" : "Saved"} ${saved.name}`,
    onDone: (saved) => open(saved.id),
    hasForm: true,
  });
  const { name, config, slots } = fields;
  const change = (changed: PublicationConfig) =>
    setFields((before) => ({ ...before, config: { ...before.config, ...changed } }));
  return (
    <Form
      label="Publication"
      fields={FIELDS}
      saving={saving}
      submitLabel={id === undefined ? "Create publication" : "Save"}
      onSubmit={() => saving.mutate()}
      onCancel={() => void (id === undefined ? navigate({ to: "/publications" }) : open(id))}
    >
      <NameField value={name} onChange={(text) => setFields((before) => ({ ...before, name: text }))} />
      <Sources {...{ config, change }} />
      <Documents {...{ config, change }} />
      <ReleaseNotes {...{ config, change }} />
      <PullRequests {...{ config, change }} />
      <Releases {...{ config, change }} />
      <Slots slots={slots} onChange={(next) => setFields((before) => ({ ...before, slots: next }))} />
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

/** Where documents go, what they are written from, and what starts that. */
export function Sources({ config, change }: ConfigProps) {
  const { data } = useQuery(connectionChoices);
  return (
    <>
      <SelectField
        {...bindText("config", "docsRepo", config, change)}
        label="Repository of the documents"
        caption="Drafts and pull requests go there."
        required
        none="Choose one"
        choices={toChoices(selectFitting(data, "docsRepo"))}
      />
      <FieldGroup
        title="Sources"
        path="config.sourceRepos"
        caption="Repositories provide commits; notes and trackers provide context. Without any, the repository above is the source."
      >
        <div className={styles.checks}>
          {selectFitting(data, "sourceRepos").map(({ id, name, type }) => (
            <CheckField
              key={id}
              {...{ path: `source ${id}`, label: name, caption: nameKind(type) }}
              value={config.sourceRepos?.includes(id) ?? false}
              onChange={(isSource) => change({ sourceRepos: toggle(config.sourceRepos, id, isSource) })}
            />
          ))}
        </div>
      </FieldGroup>
      <Triggers {...{ config, change }} connections={data ?? []} />
    </>
  );
}

/** Sources × events: what starts work without a request. */
function Triggers({ config, change, connections }: ConfigProps & { connections: readonly Connection[] }) {
  const sources = selectSources(config).flatMap((id) => connections.find((one) => one.id === id) ?? []);
  const emitting = sources.filter(({ type }) => selectTriggerEvents(type ?? "").length > 0);
  const events = [...new Set(emitting.flatMap(({ type }) => selectTriggerEvents(type ?? "")))];
  return (
    <FieldGroup
      title="Triggers"
      path="config.inputTriggers"
      caption="Events that start work. Without any, work starts on request."
    >
      {emitting.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Source</th>
                {events.map((event) => (
                  <th key={event} scope="col">
                    {nameEvent(event)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {emitting.map((source) => (
                <TriggerRow key={source.id} {...{ config, change, source, events }} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </FieldGroup>
  );
}

type TriggerRowProps = ConfigProps & { source: Connection; events: readonly string[] };

function TriggerRow({ config: { inputTriggers }, change, source: { id, name, type }, events }: TriggerRowProps) {
  const chosen = inputTriggers?.[id] ?? [];
  return (
    <tr>
      <th scope="row">{name}</th>
      {events.map((event) => (
        <td key={event}>
          {selectTriggerEvents(type ?? "").includes(event) && (
            <Checkbox
              aria-label={`${nameEvent(event)} of ${name}`}
              checked={chosen.includes(event)}
              onChange={({ target }) =>
                change({ inputTriggers: { ...inputTriggers, [id]: toggle(chosen, event, target.checked) } })
              }
            />
          )}
        </td>
      ))}
    </tr>
  );
}
