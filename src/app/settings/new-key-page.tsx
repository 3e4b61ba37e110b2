import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { MAX_NAME_LENGTH } from "../../contract/limits.ts";
import { SecretOnce } from "../forms/copy-field.tsx";
import { CheckField, SelectField, TextField } from "../forms/fields.tsx";
import styles from "../forms/form.module.css";
import { Form } from "../forms/form.tsx";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api.ts";
import { LinkButton } from "../shell/links.ts";
import { useMayOnAll } from "../shell/session.ts";
import { EXPIRIES, selectExpiry } from "./expiry.ts";
import { SettingsPage } from "./settings-page.tsx";

const FIELDS = ["name", "expiresAt", "managesAccess"];

/** Creates a key of the caller, and shows its token once: it is nowhere but on this page. */
export function NewKeyPage() {
  return (
    <SettingsPage title="New API key">
      <NewKey />
    </SettingsPage>
  );
}

function NewKey() {
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const [expiry, setExpiry] = useState("");
  const [date, setDate] = useState("");
  const [managesAccess, setManagesAccess] = useState(false);
  const may = useMayOnAll();
  const creating = useChange({
    call: () => api.apiKeys.create({ name, managesAccess, expiresAt: selectExpiry(expiry, date, new Date()) }),
    resources: ["apiKeys"],
    hasForm: true,
  });
  if (creating.data !== undefined) return <Created apiKey={creating.data.apiKey} />;
  return (
    <Form
      label="New API key"
      fields={FIELDS}
      saving={creating}
      submitLabel="Create API key"
      onSubmit={() => creating.mutate()}
      onCancel={() => void navigate({ to: "/settings/keys" })}
    >
      <TextField
        path="name"
        label="Name"
        caption="What the key is for, such as “release workflow”."
        required
        autoFocus
        maxLength={MAX_NAME_LENGTH}
        value={name}
        onChange={setName}
      />
      <SelectField
        path="expiresAt"
        label="Expires"
        none="Never"
        choices={EXPIRIES}
        value={expiry}
        onChange={setExpiry}
      />
      {(may("user:update") || may("user:create")) && (
        <CheckField
          path="managesAccess"
          label="Manages users and roles"
          caption="Without it, calls with the key invite nobody and change no rights."
          value={managesAccess}
          onChange={setManagesAccess}
        />
      )}
      {expiry === "date" && (
        <TextField path="date" label="Date" type="date" required maxLength={10} value={date} onChange={setDate} />
      )}
    </Form>
  );
}

function Created({ apiKey }: { apiKey: string }) {
  return (
    <div className={styles.form}>
      <SecretOnce label="API key" secret={apiKey} />
      <div>
        <LinkButton to="/settings/keys">Done</LinkButton>
      </div>
    </div>
  );
}
