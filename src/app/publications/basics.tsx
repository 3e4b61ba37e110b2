import { useQuery } from "@tanstack/react-query";
import { selectTriggerEvents } from "../../contract/resources/connections/connection-fields.ts";
import { nameEvent, nameKind } from "../connections/kinds.ts";
import { connectionChoices, selectFitting } from "../connections/queries.ts";
import { Check, toChoices } from "../forms/controls.tsx";
import { fieldsFor } from "../forms/fields.tsx";
import { FieldGroup } from "../forms/form.tsx";
import { toggle } from "../forms/lists.ts";
import { useValues } from "../forms/save-form.ts";
import { KIND_LABELS, type PublicationValues, selectSources, WRITTEN_KINDS } from "./fields.ts";

const EVENTS = { releases: "Each release", pullRequests: "Each merge" } as const;

const { SelectField, CheckField, ChecksField } = fieldsFor<PublicationValues>();

/** What every publication needs: where, what and when. The name follows the repository until it is changed. */
export function Basics() {
  const { data } = useQuery(connectionChoices);
  const [{ name, config }, set] = useValues<PublicationValues>();
  const repositories = selectFitting(data, "docsRepo");
  const nameOf = (id: unknown) => repositories.find((one) => one.id === id)?.name ?? "";
  const { docsRepo = "", inputTriggers = {} } = config;
  const found = selectSources(config).filter((id) => repositories.some((one) => one.id === id));
  const emitting = found.length > 0 ? found : [docsRepo];
  const setTriggers = (changed: Record<string, string[]>) =>
    set("config.inputTriggers", { ...inputTriggers, ...changed });
  const setEvent = (event: string, isOn: boolean) =>
    setTriggers(Object.fromEntries(emitting.map((id) => [id, toggle(inputTriggers[id], event, isOn)])));
  return (
    <>
      <SelectField
        path="config.docsRepo"
        label="Repository"
        caption="Drafts and pull requests go there."
        required
        none="Choose one"
        choices={toChoices(repositories)}
        onChange={(id = "") => {
          if (name === nameOf(docsRepo)) set("name", nameOf(id));
          setTriggers({ [String(id)]: inputTriggers[docsRepo] ?? [] });
        }}
      />
      <FieldGroup title="What">
        {WRITTEN_KINDS.map((kind) => (
          <CheckField key={kind} path={`config.${kind}`} label={KIND_LABELS[kind]} />
        ))}
      </FieldGroup>
      <FieldGroup title="When" caption="Without either, work starts on request.">
        {Object.entries(EVENTS).map(([event, label]) => (
          <Check
            key={event}
            label={label}
            value={emitting.some((id) => inputTriggers[id]?.includes(event))}
            onChange={(isOn) => setEvent(event, isOn)}
          />
        ))}
      </FieldGroup>
    </>
  );
}

/** What documents are written from, and all that starts that. */
export function Sources() {
  const { data = [] } = useQuery(connectionChoices);
  const [{ config }] = useValues<PublicationValues>();
  const sources = selectFitting(data, "sourceRepos");
  return (
    <>
      <FieldGroup
        title="Sources"
        caption="Repositories provide commits; notes and trackers provide context. Without any, the repository above is the source."
      >
        <ChecksField
          path="config.sourceRepos"
          choices={sources.map(({ id, name, type }) => ({ value: id, label: name, caption: nameKind(type) }))}
        />
      </FieldGroup>
      <FieldGroup title="Triggers" path="config.inputTriggers" caption="Events that start work.">
        {sources
          .filter(({ id }) => selectSources(config).includes(id))
          .map(({ id, name, type }) => (
            <ChecksField
              key={id}
              path={`config.inputTriggers.${id}`}
              choices={selectTriggerEvents(type ?? "").map((event) => ({
                ...{ value: event, label: `${nameEvent(event)} of ${name}` },
              }))}
            />
          ))}
      </FieldGroup>
    </>
  );
}
