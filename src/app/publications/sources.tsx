import { Checkbox, FormControl } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { selectTriggerEvents } from "../../contract/connection-fields.ts";
import type { Connection } from "../../contract/connections.ts";
import { nameEvent, nameKind } from "../connections/kinds.ts";
import { connectionChoices, selectFitting } from "../connections/queries.ts";
import { SelectField, toChoices } from "../forms/fields.tsx";
import { FieldGroup } from "../forms/form.tsx";
import { bindText, type ConfigProps, selectSources, toggle } from "./draft.ts";
import styles from "./form.module.css";

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
            <FormControl key={id}>
              <Checkbox
                checked={config.sourceRepos?.includes(id) ?? false}
                onChange={({ target }) => change({ sourceRepos: toggle(config.sourceRepos, id, target.checked) })}
              />
              <FormControl.Label>{name}</FormControl.Label>
              <FormControl.Caption>{nameKind(type)}</FormControl.Caption>
            </FormControl>
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
