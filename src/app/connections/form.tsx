import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { Connection, ConnectionConfig, ConnectionType } from "../../contract/connections.ts";
import { MAX_NAME_LENGTH } from "../../contract/limits.ts";
import { SecretOnce } from "../forms/copy-field.tsx";
import { CheckField, TextField } from "../forms/fields.tsx";
import { Form, type Saving } from "../forms/form.tsx";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api.ts";
import { LinkButton } from "../shell/links.ts";
import { buildConfig, type ConfigValues, readStored, selectAccess, showStored } from "./config.ts";
import { ConfigFields } from "./config-fields.tsx";
import { KINDS } from "./kinds.ts";

type GivenConnection = { name: string; paused: boolean; config: ConnectionConfig };

type FormProps = {
  type: ConnectionType;
  /** What is changed; absent for a new connection. */
  connection?: Connection;
};

const NOTHING: ConfigValues = {};

/** In its place the webhook secret that saving generated, which is in no other answer. */
export function ConnectionForm(props: FormProps) {
  const { connection } = props;
  const navigate = useNavigate();
  const open = (one: string) => navigate({ to: "/connections/$id", params: { id: one } });
  const saving = useChange({
    call: (given: GivenConnection) =>
      connection === undefined
        ? api.connections.create(given)
        : api.connections.update({ id: connection.id, ...given }),
    resources: ["connections"],
    done: connection === undefined ? describeConnected : ({ name }) => `Saved ${name}`,
    onDone: (saved) => (saved.webhookSecret ? undefined : open(saved.id)),
    hasForm: true,
  });
  const cancel = () => void (connection ? open(connection.id) : navigate({ to: "/connections/new", search: {} }));
  const { id = "", webhookSecret } = saving.data ?? {};
  if (!webhookSecret) return <Fields {...props} saving={saving} onCancel={cancel} />;
  return (
    <>
      <SecretOnce label="Webhook secret" secret={webhookSecret} />
      <LinkButton to="/connections/$id" params={{ id }}>
        Open the connection
      </LinkButton>
    </>
  );
}

/** One that was not reached is stored, and not connected. */
function describeConnected({ name, healthy }: Connection): string {
  return healthy ? `Connected ${name}` : `Saved ${name}, which is not connected yet`;
}

type FieldsProps = FormProps & { saving: Saving & { mutate: (given: GivenConnection) => void }; onCancel: () => void };

function Fields({ type, connection, saving, onCancel }: FieldsProps) {
  const stored = connection === undefined ? NOTHING : readStored(connection);
  const [name, setName] = useState(connection?.name ?? "");
  const [paused, setPaused] = useState(connection?.paused ?? false);
  const [values, setValues] = useState(() => showStored(stored));
  const [access, setAccess] = useState(() => selectAccess(stored));
  const fields = ["name", "paused", ...KINDS[type].fields.map((field) => `config.${type}.${field.name}`)];
  return (
    <Form
      label="Connection"
      {...{ fields, saving, onCancel }}
      submitLabel={connection === undefined ? "Connect" : "Save"}
      onSubmit={() => saving.mutate({ name, paused, config: buildConfig({ type, access, values, stored }) })}
    >
      <TextField
        path="name"
        label="Name"
        caption={type === "codehostRepo" ? "Preferably owner/repository." : undefined}
        required
        maxLength={MAX_NAME_LENGTH}
        value={name}
        onChange={setName}
      />
      <ConfigFields
        {...{ type, access, values, stored }}
        onAccess={setAccess}
        onChange={(field, value) => setValues((before) => ({ ...before, [field]: value }))}
      />
      <CheckField
        path="paused"
        label="Paused"
        caption="Nothing is read from or written to a paused connection."
        value={paused}
        onChange={setPaused}
      />
    </Form>
  );
}
