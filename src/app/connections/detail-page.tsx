import { SyncIcon } from "@primer/octicons-react";
import { Button, Checkbox, FormControl } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Connection } from "../../contract/resources/connections/connections.ts";
import { publicationChoices } from "../conversations/queries.ts";
import { DeleteButton } from "../forms/delete-button.tsx";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api/api.ts";
import { useMay } from "../shell/api/session.ts";
import { LinkButton, RecordLink, RelativeTime } from "../shell/controls/controls.tsx";
import { Actions, EditLink, Facts, RecordPage } from "../shell/record-page.tsx";
import { readStored } from "./config.ts";
import { HealthCheck } from "./health-check.tsx";
import { isKnownType, KINDS, type KindField, nameEvent, nameKind } from "./kinds.ts";
import { StateLabel } from "./look.tsx";
import { connectionChoices, connectionQuery } from "./queries.ts";

export function ConnectionPage() {
  return (
    <RecordPage
      kind="Connection"
      query={connectionQuery}
      actions={(connection) => <ConnectionActions connection={connection} />}
    >
      {(connection) => <Details connection={connection} />}
    </RecordPage>
  );
}

function ConnectionActions({ connection }: { connection: Connection }) {
  const { id, name, paused } = connection;
  const may = useMay();
  const syncing = useChange({
    call: () => api.connections.sync({ id }),
    resources: ["connections"],
    done: `Syncing ${name}`,
  });
  return (
    <Actions>
      {may("connection:update", id) && (
        <>
          {paused !== true && (
            <Button leadingVisual={SyncIcon} loading={syncing.isPending} onClick={() => syncing.mutate()}>
              Sync
            </Button>
          )}
          {readStored(connection).appId && (
            <LinkButton to="/connections/$id/repositories" params={{ id }}>
              Choose repositories
            </LinkButton>
          )}
          <EditLink to="/connections/$id/edit" id={id} />
        </>
      )}
      {may("connection:delete", id) && <DeleteConnection connection={connection} />}
    </Actions>
  );
}

function Details({ connection }: { connection: Connection }) {
  const { id, type, syncedAt, createdAt, updatedAt, allowedTriggerEvents, remainingRateLimitPercent } = connection;
  return (
    <>
      <Facts
        of={{
          Kind: nameKind(type),
          Health: (
            <>
              <StateLabel of={connection} /> {connection.healthMessage}
            </>
          ),
          ...useConfigFacts(connection),
          "Trigger events": allowedTriggerEvents?.map(nameEvent).join(", "),
          "Rate limit": typeof remainingRateLimitPercent === "number" && `${remainingRateLimitPercent}% left`,
          Synced: syncedAt ? <RelativeTime time={syncedAt} /> : "Never",
          Created: createdAt && <RelativeTime time={createdAt} />,
          Changed: updatedAt && <RelativeTime time={updatedAt} />,
        }}
      />
      <HealthCheck check={() => api.connections.health({ id })} />
    </>
  );
}

/** The config by the labels of its form; a secret says only that it is stored. */
function useConfigFacts(connection: Connection) {
  const { data } = useQuery(connectionChoices);
  const stored = readStored(connection);
  const fields: readonly KindField[] = isKnownType(connection.type) ? KINDS[connection.type].fields : [];
  const show = ({ name, form, refersTo }: KindField) => {
    const value = stored[name];
    if (value === undefined) return undefined;
    if (form === "secret" || form === "key") return "Stored";
    const other = refersTo && data?.find(({ id }) => id === value);
    if (!other) return value;
    return <RecordLink to="/connections/$id" id={other.id} name={other.name} />;
  };
  return Object.fromEntries(fields.map((field) => [field.label, show(field)]));
}

/** Says which publications use the connection, and asks whether they stay. */
function DeleteConnection({ connection: { id, name } }: { connection: Connection }) {
  const [keeps, setKeeps] = useState(false);
  const { data } = useQuery(publicationChoices);
  const users = (data?.publications ?? []).filter(({ config }) =>
    [config?.docsRepo, config?.notifierConnection, ...(config?.sourceRepos ?? [])].includes(id),
  );
  return (
    <DeleteButton
      {...{ kind: "connection", name, resources: ["connections", "publications"], to: "/connections" }}
      call={() => api.connections.delete({ params: { id }, query: { preserveDependencies: keeps } })}
    >
      <span>Its secrets are deleted. Past work still names it.</span>
      {users.length > 0 && (
        <span>Used by {new Intl.ListFormat("en").format(users.map((publication) => publication.name))}.</span>
      )}
      <FormControl>
        <Checkbox checked={keeps} onChange={({ target }) => setKeeps(target.checked)} />
        <FormControl.Label>Keep the publications and connections that depend on it</FormControl.Label>
        <FormControl.Caption>Otherwise they are deleted too.</FormControl.Caption>
      </FormControl>
    </DeleteButton>
  );
}
