import { KeyIcon } from "@primer/octicons-react";
import { Button, Label } from "@primer/react";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { type ApiKey, apiKeys } from "../../contract/resources/sessions.ts";
import { ConfirmButton } from "../forms/confirm-button.tsx";
import { SecretOnce } from "../forms/copy-field.tsx";
import { fieldsFor, NameField } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { useSaveForm, useValues } from "../forms/save-form.ts";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api/api.ts";
import { useMayOnAll, useSession } from "../shell/api/session.ts";
import { EmptyState, LinkButton, RelativeTime } from "../shell/controls/controls.tsx";
import { ListRow, RecordList, RowFacts, RowTime } from "../shell/controls/list.tsx";
import { SectionPage } from "../shell/controls/tabs.tsx";
import { EXPIRIES, selectExpiry } from "./expiry.ts";
import { keysQuery } from "./queries.ts";

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
    <SectionPage section="Settings" title="API keys" actions={add}>
      <RecordList label="API keys" query={keysQuery(route.useSearch())} empty={empty}>
        {({ apiKeys }) => apiKeys.map((key) => <KeyRow key={key.id} apiKey={key} />)}
      </RecordList>
    </SectionPage>
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
        change={{
          ...{ call: () => api.apiKeys.delete({ id }), resources: ["apiKeys", "sessions"] },
          done: `Revoked the API key ${name}`,
        }}
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

/** Creates a key of the caller, and shows its token once: it is nowhere but on this page. */
export function NewKeyPage() {
  return (
    <SectionPage section="Settings" title="New API key">
      <NewKey />
    </SectionPage>
  );
}

type Values = { name: string; managesAccess: boolean; expiresAt?: string; date?: string };
const { TextField, SelectField, CheckField } = fieldsFor<Values>();

function NewKey() {
  const navigate = useNavigate();
  const saving = useSaveForm({
    start: { name: "", managesAccess: false },
    operation: apiKeys.create,
    build: ({ expiresAt, date, ...given }: Values) => ({
      ...{ ...given, expiresAt: selectExpiry(expiresAt, date, new Date()) },
    }),
    ...{ call: api.apiKeys.create, resources: ["apiKeys"] },
  });
  const onCancel = () => void navigate({ to: "/settings/keys" });
  if (saving.answer !== undefined) {
    return (
      <SecretOnce label="API key" secret={saving.answer.apiKey}>
        <LinkButton to="/settings/keys">Done</LinkButton>
      </SecretOnce>
    );
  }
  return (
    <Form label="New API key" submitLabel="Create API key" {...{ saving, onCancel }}>
      <NameField caption="What the key is for, such as “release workflow”." autoFocus />
      <KeyFields />
    </Form>
  );
}

function KeyFields() {
  const may = useMayOnAll();
  const [{ expiresAt }] = useValues<Values>();
  return (
    <>
      <SelectField path="expiresAt" label="Expires" none="Never" choices={EXPIRIES} />
      {(may("user:update") || may("user:create")) && (
        <CheckField
          path="managesAccess"
          label="Manages users and roles"
          caption="Without it, calls with the key invite nobody and change no rights."
        />
      )}
      {expiresAt === "date" && <TextField path="date" label="Date" type="date" required />}
    </>
  );
}
