import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { MAX_ADDRESS_LENGTH, MAX_NAME_LENGTH, MAX_SECRET_LENGTH } from "../../contract/limits.ts";
import type { Connection, ConnectionConfig, ConnectionType } from "../../contract/resources/connections/connections.ts";
import { SecretOnce } from "../forms/copy-field.tsx";
import {
  asChoices,
  CheckField,
  type FieldProps,
  NameField,
  ProseField,
  SelectField,
  TextField,
  toChoices,
} from "../forms/fields.tsx";
import styles from "../forms/form.module.css";
import { Form, type Saving } from "../forms/form.tsx";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api/api.ts";
import { EmptyState, Folded, LinkButton } from "../shell/controls/controls.tsx";
import { ListRow, PlainList, RowFacts } from "../shell/controls/list.tsx";
import { EditPage, FormPage } from "../shell/record-page.tsx";
import { buildConfig, type ConfigValues, isKept, readStored, selectAccess, showStored } from "./config.ts";
import { ConnectGitHub } from "./connect-github.tsx";
import { type GithubAccess, isKnownType, KINDS, type KindField, selectFields } from "./kinds.ts";
import { iconOf } from "./look.tsx";
import { Needs } from "./needs.tsx";
import { channelsQuery, connectionChoices, connectionQuery, selectFitting } from "./queries.ts";

const route = getRouteApi("/signed-in/connections/new");

/** First the kind, then its fields. */
export function NewConnectionPage() {
  const { type, failed } = route.useSearch();
  return (
    <FormPage
      title={type === undefined ? "New connection" : `Connect: ${KINDS[type].label}`}
      permission="connection:create"
    >
      {type === undefined && <Kinds />}
      {type === "codehostApp" && (
        <div className={styles.parts}>
          <ConnectGitHub failed={failed} />
          <Folded title="With a token, or an app made by hand">
            <ConnectionForm type={type} />
          </Folded>
        </div>
      )}
      {type !== undefined && type !== "codehostApp" && <ConnectionForm type={type} />}
    </FormPage>
  );
}

function Kinds() {
  return (
    <PlainList label="Kinds of connections">
      {Object.entries(KINDS).flatMap(([type, { label, product }]) =>
        isKnownType(type) ? <KindRow key={type} type={type} label={label} product={product} /> : [],
      )}
    </PlainList>
  );
}

function KindRow({ type, label, product }: { type: ConnectionType; label: string; product: string }) {
  const choose = (
    <LinkButton to="/connections/new" search={{ type }} aria-label={`Connect ${label}`}>
      Connect
    </LinkButton>
  );
  return (
    <ListRow id={type} icon={iconOf(type)} title={label} actions={choose}>
      <RowFacts>{product}</RowFacts>
    </ListRow>
  );
}

export function EditConnectionPage() {
  return (
    <EditPage kind="Connection" query={connectionQuery} permission="connection:update">
      {(connection) => <EditConnection connection={connection} />}
    </EditPage>
  );
}

function EditConnection({ connection }: { connection: Connection }) {
  const { type } = connection;
  if (!isKnownType(type)) {
    return (
      <EmptyState icon={iconOf(type)} title="Unknown kind">
        This version of the app cannot change connections of the type {type}.
      </EmptyState>
    );
  }
  return <ConnectionForm {...{ type, connection }} />;
}

type GivenConnection = { name: string; paused: boolean; config: ConnectionConfig };

type FormProps = {
  type: ConnectionType;
  /** What is changed; absent for a new connection. */
  connection?: Connection;
};

const NOTHING: ConfigValues = {};

/** In its place the webhook secret that saving generated, which is in no other answer. */
function ConnectionForm(props: FormProps) {
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
      <NameField
        caption={type === "codehostRepo" ? "Preferably owner/repository." : undefined}
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

type ConfigProps = {
  type: ConnectionType;
  access: GithubAccess;
  values: ConfigValues;
  stored: ConfigValues;
  onAccess: (access: GithubAccess) => void;
  onChange: (name: string, value: string) => void;
};

/** The fields of one kind of connection. */
function ConfigFields({ type, access, values, stored, onAccess, onChange }: ConfigProps) {
  return (
    <>
      {type === "codehostApp" && (
        <SelectField
          {...{ path: "access", label: "Access", choices: asChoices(ACCESSES), value: access }}
          onChange={(value) => onAccess(value === "app" ? "app" : "token")}
        />
      )}
      <Needs {...{ type, access }} />
      {selectFields(type, access).map((field) => (
        <ConfigField
          key={field.name}
          {...{ type, field, values, stored }}
          onChange={(value) => onChange(field.name, value)}
        />
      ))}
    </>
  );
}

const ACCESSES: Readonly<Record<GithubAccess, string>> = { token: "Personal token", app: "GitHub App" };

type ConfigFieldProps = Pick<ConfigProps, "type" | "values" | "stored"> & {
  field: KindField;
  onChange: (value: string) => void;
};

function ConfigField({ type, field, values, stored, onChange }: ConfigFieldProps) {
  const { name, label, caption, form, refersTo } = field;
  const isStored = isKept(field, stored);
  const shared = {
    path: `config.${type}.${name}`,
    label,
    caption: isStored ? "Leave empty to keep the stored one." : caption,
    required: field.isRequired === true && !isStored,
    value: values[name] ?? "",
    onChange,
  };
  const placeholder = isStored ? "Stored" : undefined;
  if (refersTo !== undefined) return <ReferenceField {...shared} refersTo={refersTo} />;
  if (name === "channelId") return <ChannelField {...shared} appId={values.chatAppConnectionId ?? ""} />;
  if (form === "key") return <ProseField {...shared} placeholder={placeholder} maxLength={MAX_SECRET_LENGTH} />;
  if (form === "secret") {
    return <TextField {...shared} placeholder={placeholder} type="password" maxLength={MAX_SECRET_LENGTH} />;
  }
  return <TextField {...shared} maxLength={form === "address" ? MAX_ADDRESS_LENGTH : MAX_NAME_LENGTH} />;
}

function ReferenceField({ refersTo, ...field }: FieldProps<string> & { refersTo: NonNullable<KindField["refersTo"]> }) {
  const { data } = useQuery(connectionChoices);
  const choices = toChoices(selectFitting(data, refersTo));
  return <SelectField {...field} choices={choices} none={field.required ? "Choose one" : "None"} />;
}

/** One of the app's channels where they can be read; else by its ID. */
function ChannelField({ appId, ...field }: FieldProps<string> & { appId: string }) {
  const { data } = useQuery(channelsQuery(appId));
  return <TextField {...field} choices={toChoices(data?.channels ?? [])} maxLength={MAX_NAME_LENGTH} />;
}
