import { useQuery } from "@tanstack/react-query";
import { selectTriggerEvents } from "../../contract/resources/connections/connection-fields.ts";
import { selectKinds } from "../../contract/written-kinds.ts";
import { nameEvent, nameKind } from "../connections/kinds.ts";
import { connectionChoices, selectFitting } from "../connections/queries.ts";
import { CheckField, SelectField, toChoices } from "../forms/fields.tsx";
import { FieldGroup } from "../forms/form.tsx";
import { toggle } from "../forms/lists.ts";
import { type ConfigProps, KIND_LABELS, selectSources, WRITTEN_KINDS } from "./fields.ts";
import styles from "./form.module.css";

const EVENTS = { releases: "Each release", pullRequests: "Each merge" } as const;

/** What every publication needs: where, what and when. The name follows the repository until it is changed. */
export function Basics({
  config,
  change,
  name,
  setName,
}: ConfigProps & { name: string; setName: (name: string) => void }) {
  const { data } = useQuery(connectionChoices);
  const repositories = selectFitting(data, "docsRepo");
  const nameOf = (id = "") => repositories.find((one) => one.id === id)?.name ?? "";
  const { docsRepo = "", inputTriggers = {} } = config;
  const kinds = selectKinds(config);
  const found = selectSources(config).filter((id) => repositories.some((one) => one.id === id));
  const emitting = found.length > 0 ? found : [docsRepo];
  const choose = (id: string) => {
    if (name === nameOf(docsRepo)) setName(nameOf(id));
    change({ docsRepo: id, inputTriggers: { ...inputTriggers, [id]: inputTriggers[docsRepo] ?? [] } });
  };
  const set = (event: string, isOn: boolean) => {
    const changed = emitting.map((id) => [id, toggle(inputTriggers[id], event, isOn)]);
    change({ inputTriggers: { ...inputTriggers, ...Object.fromEntries(changed) } });
  };
  return (
    <>
      <SelectField
        path="config.docsRepo"
        label="Repository"
        caption="Drafts and pull requests go there."
        required
        none="Choose one"
        choices={toChoices(repositories)}
        value={docsRepo}
        onChange={choose}
      />
      <FieldGroup title="What">
        {WRITTEN_KINDS.map((kind) => (
          <CheckField
            key={kind}
            path={`config.${kind}`}
            label={KIND_LABELS[kind]}
            value={kinds[kind]}
            onChange={(isWritten) => change({ ...kinds, [kind]: isWritten })}
          />
        ))}
      </FieldGroup>
      <FieldGroup title="When" caption="Without either, work starts on request.">
        {Object.entries(EVENTS).map(([event, label]) => (
          <CheckField
            key={event}
            path={event}
            label={label}
            value={emitting.some((id) => inputTriggers[id]?.includes(event))}
            onChange={(isOn) => set(event, isOn)}
          />
        ))}
      </FieldGroup>
    </>
  );
}

/** What documents are written from, and all that starts that. */
export function Sources({ config, change }: ConfigProps) {
  const { data = [] } = useQuery(connectionChoices);
  const { sourceRepos, inputTriggers } = config;
  const triggers = selectSources(config).flatMap((id) => {
    const { name, type } = data.find((one) => one.id === id) ?? {};
    return selectTriggerEvents(type ?? "").map((event) => ({ id, event, label: `${nameEvent(event)} of ${name}` }));
  });
  return (
    <>
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
              value={sourceRepos?.includes(id) ?? false}
              onChange={(isSource) => change({ sourceRepos: toggle(sourceRepos, id, isSource) })}
            />
          ))}
        </div>
      </FieldGroup>
      <FieldGroup title="Triggers" path="config.inputTriggers" caption="Events that start work.">
        {triggers.map(({ id, event, label }) => (
          <CheckField
            key={label + id}
            {...{ path: label, label }}
            value={inputTriggers?.[id]?.includes(event) ?? false}
            onChange={(isOn) =>
              change({ inputTriggers: { ...inputTriggers, [id]: toggle(inputTriggers?.[id], event, isOn) } })
            }
          />
        ))}
      </FieldGroup>
    </>
  );
}
