import { KeyIcon } from "@primer/octicons-react";
import { Button, Label } from "@primer/react";
import { getRouteApi } from "@tanstack/react-router";
import type { ApiKey } from "../../contract/sessions.ts";
import { ConfirmButton } from "../forms/confirm-button.tsx";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api.ts";
import { EmptyState, RelativeTime } from "../shell/controls.tsx";
import { LinkButton } from "../shell/links.ts";
import { ListRow, RecordList, RowFacts, RowTime } from "../shell/list.tsx";
import { useSession } from "../shell/session.ts";
import { keysQuery } from "./queries.ts";
import { SettingsPage } from "./settings-page.tsx";

const route = getRouteApi("/signed-in/settings/keys");

/** The caller's own API keys; for who may update users those of all. */
export function KeysPage() {
  const add = (
    <LinkButton to="/settings/keys/new" variant="primary">
      New API key
    </LinkButton>
  );
  const empty = (
    <EmptyState icon={KeyIcon} title="No API keys" action={add}>
      Workflows and commands call the service with an API key.
    </EmptyState>
  );
  return (
    <SettingsPage title="API keys" actions={add}>
      <RecordList label="API keys" query={keysQuery(route.useSearch())} empty={empty}>
        {({ apiKeys }) => apiKeys.map((key) => <KeyRow key={key.id} apiKey={key} />)}
      </RecordList>
    </SettingsPage>
  );
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { id, name, userId, userName, isConfirmed, createdAt, usedAt, expiresAt } = apiKey;
  const { user } = useSession();
  const confirming = useChange({
    call: () => api.apiKeys.confirm({ id }),
    resources: ["apiKeys"],
    done: `Confirmed the API key ${name}`,
  });
  const revoking = useChange({
    call: () => api.apiKeys.delete({ id }),
    resources: ["apiKeys", "sessions"],
    done: `Revoked the API key ${name}`,
  });
  const { isPending, mutate: confirm } = confirming;
  const actions = (
    <>
      {!isConfirmed && userId === user.id && (
        <Button size="small" aria-label={`Confirm ${name}`} loading={isPending} onClick={() => confirm()}>
          Confirm
        </Button>
      )}
      <ConfirmButton
        label="Revoke"
        describedAs={`Revoke ${name}`}
        title={`Revoke ${name}?`}
        size="small"
        change={revoking}
      >
        <span>Calls with this key are refused from now on, and the sessions that it began end.</span>
      </ConfirmButton>
    </>
  );
  return (
    <ListRow
      id={id}
      icon={KeyIcon}
      title={
        <>
          {name}
          <Expiry expiresAt={expiresAt} />
          {!isConfirmed && <Label variant="attention">Not confirmed</Label>}
        </>
      }
      actions={actions}
    >
      <RowFacts>
        {userId !== user.id && <span>{userName}</span>}
        <RowTime label="Created" time={createdAt} />
        {usedAt ? <RowTime label="Last used" time={usedAt} /> : <span>Never used</span>}
      </RowFacts>
    </ListRow>
  );
}

function Expiry({ expiresAt }: Pick<ApiKey, "expiresAt">) {
  if (!expiresAt) return null;
  const isOver = Date.parse(expiresAt) <= Date.now();
  return (
    <Label variant={isOver ? "danger" : "secondary"}>
      {isOver ? "Expired" : "Expires"}&nbsp;
      <RelativeTime time={expiresAt} />
    </Label>
  );
}
