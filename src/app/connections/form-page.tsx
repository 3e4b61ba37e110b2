import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { type Connection, type ConnectionType, connections } from "../../contract/resources/connections/connections.ts";
import { asChoices, type LabelProps, toChoices } from "../forms/controls.tsx";
import { SecretOnce } from "../forms/copy-field.tsx";
import { fieldsFor, NameField } from "../forms/fields.tsx";
import styles from "../forms/form.module.css";
import { Form } from "../forms/form.tsx";
import { useRecordForm } from "../forms/record-form.ts";
import { useValues } from "../forms/save-form.ts";
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
      {Object.keys(KINDS)
        .filter(isKnownType)
        .map((type) => {
          const { label, product } = KINDS[type];
          const choose = (
            <LinkButton to="/connections/new" search={{ type }} aria-label={`Connect ${label}`}>
              Connect
            </LinkButton>
          );
          return (
            <ListRow key={type} id={type} icon={iconOf(type)} title={label} actions={choose}>
              <RowFacts>{product}</RowFacts>
            </ListRow>
          );
        })}
    </PlainList>
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

type Values = { name: string; paused: boolean; access: GithubAccess; config: Record<string, ConfigValues> };
const { TextField, ProseField, SelectField, CheckField } = fieldsFor<Values>();

type FormProps = {
  type: ConnectionType;
  /** What is changed; absent for a new connection. */
  connection?: Connection;
};

/** In its place the webhook secret that saving generated, which is in no other answer. */
function ConnectionForm({ type, connection }: FormProps) {
  const stored = connection === undefined ? {} : readStored(connection);
  const { id, name = "", paused } = connection ?? {};
  const { saving, onCancel, submitLabel } = useRecordForm({
    ...{ id, kind: "connection", list: "/connections/new", page: "/connections/$id" },
    ...{ calls: api.connections, operations: connections, resources: ["connections"] },
    start: { name, paused: paused ?? false, access: selectAccess(stored), config: { [type]: showStored(stored) } },
    build: ({ access, config, ...given }: Values) => ({
      ...{ ...given, config: buildConfig({ type, access, values: config[type] ?? {}, stored }) },
    }),
    ...(id === undefined && { done: describeConnected }),
    onDone: (saved, open) => (saved.webhookSecret ? undefined : open(saved)),
  });
  const { answer } = saving;
  if (answer?.webhookSecret) {
    return (
      <SecretOnce label="Webhook secret" secret={answer.webhookSecret}>
        <LinkButton to="/connections/$id" params={{ id: answer.id }}>
          Open the connection
        </LinkButton>
      </SecretOnce>
    );
  }
  return (
    <Form label="Connection" {...{ saving, onCancel }} submitLabel={id === undefined ? "Connect" : submitLabel}>
      <NameField caption={type === "codehostRepo" ? "Preferably owner/repository." : undefined} />
      <ConfigFields {...{ type, stored }} />
      <CheckField path="paused" label="Paused" caption="Nothing is read from or written to a paused connection." />
    </Form>
  );
}

/** One that was not reached is stored, and not connected. */
function describeConnected({ name, healthy }: Connection): string {
  return healthy ? `Connected ${name}` : `Saved ${name}, which is not connected yet`;
}

type ConfigProps = { type: ConnectionType; stored: ConfigValues };

function ConfigFields({ type, stored }: ConfigProps) {
  const [{ access }] = useValues<Values>();
  return (
    <>
      {type === "codehostApp" && <SelectField path="access" label="Access" choices={asChoices(ACCESSES)} />}
      <Needs {...{ type, access }} />
      {selectFields(type, access).map((field) => (
        <ConfigField key={field.name} {...{ type, field }} isStored={isKept(field, stored)} />
      ))}
    </>
  );
}

const ACCESSES: Readonly<Record<GithubAccess, string>> = { token: "Personal token", app: "GitHub App" };

type ConfigFieldProps = { type: ConnectionType; field: KindField; isStored: boolean };

function ConfigField({ type, field, isStored }: ConfigFieldProps) {
  const { name, label, form, refersTo, isRequired = false } = field;
  const { data } = useQuery(connectionChoices);
  const shared = {
    path: `config.${type}.${name}` as const,
    label,
    caption: isStored ? "Leave empty to keep the stored one." : field.caption,
    required: isRequired && !isStored,
  };
  const placeholder = isStored ? "Stored" : undefined;
  if (refersTo !== undefined) {
    const none = shared.required ? "Choose one" : "None";
    return <SelectField {...shared} {...{ none, choices: toChoices(selectFitting(data, refersTo)) }} />;
  }
  if (name === "channelId") return <ChannelField {...shared} />;
  if (form === "key") return <ProseField {...shared} placeholder={placeholder} />;
  return <TextField {...shared} placeholder={placeholder} type={form === "secret" ? "password" : "text"} />;
}

type ChannelProps = LabelProps & { path: `config.${ConnectionType}.${string}` };

/** One of the app's channels where they can be read; else by its ID. */
function ChannelField(field: ChannelProps) {
  const [{ config }] = useValues<Values>();
  const { data } = useQuery(channelsQuery(config.chatChannel?.chatAppConnectionId ?? ""));
  return <TextField {...field} choices={toChoices(data?.channels ?? [])} />;
}
