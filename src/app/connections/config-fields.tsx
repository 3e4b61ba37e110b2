import { FormControl, Radio, RadioGroup } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import type { ConnectionType } from "../../contract/connections.ts";
import { MAX_ADDRESS_LENGTH, MAX_NAME_LENGTH, MAX_SECRET_LENGTH } from "../../contract/limits.ts";
import { type FieldProps, ProseField, SelectField, TextField, toChoices } from "../forms/fields.tsx";
import { type ConfigValues, isKept } from "./config.ts";
import { type GithubAccess, type KindField, selectFields } from "./kinds.ts";
import { channelsQuery, connectionChoices, selectFitting } from "./queries.ts";

type ConfigProps = {
  type: ConnectionType;
  access: GithubAccess;
  values: ConfigValues;
  stored: ConfigValues;
  onAccess: (access: GithubAccess) => void;
  onChange: (name: string, value: string) => void;
};

/** The fields of one kind of connection. */
export function ConfigFields({ type, access, values, stored, onAccess, onChange }: ConfigProps) {
  return (
    <>
      {type === "codehostApp" && <AccessChoice access={access} onChange={onAccess} />}
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

function AccessChoice({ access, onChange }: { access: GithubAccess; onChange: (access: GithubAccess) => void }) {
  return (
    <RadioGroup name="access" onChange={(value) => onChange(value === "app" ? "app" : "token")}>
      <RadioGroup.Label>Access</RadioGroup.Label>
      {Object.entries(ACCESSES).map(([value, label]) => (
        <FormControl key={value}>
          <Radio value={value} checked={value === access} />
          <FormControl.Label>{label}</FormControl.Label>
        </FormControl>
      ))}
    </RadioGroup>
  );
}

type ConfigFieldProps = {
  type: ConnectionType;
  field: KindField;
  values: ConfigValues;
  stored: ConfigValues;
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

/** Of the app's channels where they can be read; else by its ID. */
function ChannelField({ appId, ...field }: FieldProps<string> & { appId: string }) {
  const { data } = useQuery(channelsQuery(appId));
  return <TextField {...field} choices={toChoices(data?.channels ?? [])} maxLength={MAX_NAME_LENGTH} />;
}
