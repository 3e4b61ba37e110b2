import { Button, Checkbox, FormControl } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { MAX_NAME_LENGTH } from "../../contract/limits.ts";
import { type Grant, RECORD_VERBS, RESOURCES, type Resource, renderGrant } from "../../contract/permissions.ts";
import type { Member } from "../../contract/resources/members.ts";
import { connectionChoices } from "../connections/queries.ts";
import { publicationChoices } from "../conversations/queries.ts";
import { SignInLink } from "../forms/copy-field.tsx";
import { NameField, SelectField, TextField, toChoices } from "../forms/fields.tsx";
import { FieldGroup, Form } from "../forms/form.tsx";
import { toggle } from "../forms/lists.ts";
import { useChange } from "../forms/use-change.ts";
import { instructionChoices } from "../library/queries.ts";
import { useRoles } from "../roles/queries.ts";
import { RESOURCE_LABELS, VERB_LABELS } from "../roles/words.ts";
import { api } from "../shell/api/api.ts";
import { useMay, useSession } from "../shell/api/session.ts";
import { LinkButton, Page } from "../shell/controls/controls.tsx";
import { Actions, EditPage, Permitted } from "../shell/record-page.tsx";
import { describeGrant, mayGiveRole, parseGrants, useRefusal } from "./access.ts";
import styles from "./form-page.module.css";
import { GrantList } from "./grant-list.tsx";
import { memberQuery } from "./queries.ts";

const ACCESS_FIELDS = ["roles", "grants"];
const FIELDS = ["name", "email", ...ACCESS_FIELDS];
const MAX_EMAIL_LENGTH = 254;

type Invited = { id: string; name: string; signInUrl: string };

/** Creates a user, and shows the link with which they sign in once: it is nowhere but on this page. */
export function InvitePage() {
  const [invited, setInvited] = useState<Invited>();
  return (
    <Page title={invited === undefined ? "Invite a user" : `Invited ${invited.name}`}>
      {invited === undefined ? (
        <Permitted permission="user:create">
          <InviteForm onInvited={setInvited} />
        </Permitted>
      ) : (
        <>
          <SignInLink name={invited.name} url={invited.signInUrl} />
          <Actions>
            <LinkButton to="/users/$id" params={{ id: invited.id }}>
              Done
            </LinkButton>
          </Actions>
        </>
      )}
    </Page>
  );
}

function InviteForm({ onInvited }: { onInvited: (invited: Invited) => void }) {
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [roles, setRoles] = useState<readonly string[]>([]);
  const [grants, setGrants] = useState<readonly Grant[]>([]);
  const inviting = useChange({
    call: () => api.members.create({ name, email, roles: [...roles], grants: [...grants] }),
    resources: ["users"],
    onDone: onInvited,
    hasForm: true,
  });
  return (
    <Form
      label="Invite a user"
      fields={FIELDS}
      saving={useRefusal(inviting)}
      submitLabel="Invite"
      onSubmit={() => inviting.mutate()}
      onCancel={() => void navigate({ to: "/users" })}
    >
      <NameField value={name} onChange={setName} />
      <TextField
        path="email"
        label="Email address"
        type="email"
        required
        maxLength={MAX_EMAIL_LENGTH}
        value={email}
        onChange={setEmail}
      />
      <RolesField value={roles} onChange={setRoles} />
      <GrantsField value={grants} onChange={setGrants} />
    </Form>
  );
}

export function EditUserPage() {
  return (
    <EditPage kind="User" query={memberQuery} permission="user:update">
      {(member) => <AccessForm member={member} />}
    </EditPage>
  );
}

/** Sends what was changed only: else it would undo what others changed meanwhile. */
function AccessForm({ member: { id, name, ...had } }: { member: Member }) {
  const navigate = useNavigate();
  const [roles, setRoles] = useState<readonly string[]>();
  const [grants, setGrants] = useState<readonly Grant[]>();
  const leave = () => void navigate({ to: "/users/$id", params: { id } });
  const saving = useChange({
    call: () => api.members.update({ id, ...(roles && { roles: [...roles] }), ...(grants && { grants: [...grants] }) }),
    resources: ["users", "session"],
    done: `Saved ${name}`,
    onDone: leave,
    hasForm: true,
  });
  return (
    <Form
      label="Roles and grants"
      fields={ACCESS_FIELDS}
      saving={useRefusal(saving)}
      submitLabel="Save"
      onSubmit={() => saving.mutate()}
      onCancel={leave}
    >
      <RolesField value={roles ?? had.roles} onChange={setRoles} />
      <GrantsField value={grants ?? parseGrants(had.grants)} onChange={setGrants} />
    </Form>
  );
}

type RolesProps = { value: readonly string[]; onChange: (names: readonly string[]) => void };

/** Roles by name, of which the caller gives and takes those that may do no more. */
function RolesField({ value, onChange }: RolesProps) {
  const session = useSession();
  const roles = useRoles();
  return (
    <FieldGroup title="Roles" path="roles">
      {roles.map((role) => {
        const mayGive = mayGiveRole(session, role);
        return (
          <FormControl key={role.id} disabled={!mayGive}>
            <Checkbox
              checked={value.includes(role.name)}
              onChange={({ target }) => onChange(toggle(value, role.name, target.checked))}
            />
            <FormControl.Label>{role.name}</FormControl.Label>
            {!mayGive && <FormControl.Caption>This role may do more than you.</FormControl.Caption>}
          </FormControl>
        );
      })}
      {roles.length === 0 && <p>You may not list roles.</p>}
    </FieldGroup>
  );
}

type GrantsProps = { value: readonly Grant[]; onChange: (grants: readonly Grant[]) => void };

/** Permissions on single records, of those that the caller has. */
function GrantsField({ value, onChange }: GrantsProps) {
  const may = useMay();
  const remove = (grant: Grant) =>
    may(grant.permission, grant.recordId) && (
      <Button
        size="small"
        aria-label={`Remove ${describeGrant(grant)} on ${grant.recordId}`}
        onClick={() => onChange(value.filter((one) => renderGrant(one) !== renderGrant(grant)))}
      >
        Remove
      </Button>
    );
  return (
    <FieldGroup title="Grants" path="grants" caption="Permissions on single records, beside those of the roles.">
      {value.length > 0 && <GrantList grants={value} actionsOf={remove} />}
      <NewGrant
        onAdd={(grant) => onChange([...value.filter((one) => renderGrant(one) !== renderGrant(grant)), grant])}
      />
    </FieldGroup>
  );
}

function NewGrant({ onAdd }: { onAdd: (grant: Grant) => void }) {
  const may = useMay();
  const resources = RESOURCES.filter((resource) => RECORD_VERBS.some((verb) => may(`${resource}:${verb}`)));
  const [resource, setResource] = useState<Resource>("publication");
  const [recordId, setRecordId] = useState("");
  const [verb, setVerb] = useState("");
  const verbs = RECORD_VERBS.filter((one) => may(`${resource}:${one}`, recordId.trim()));
  const given = verbs.find((one) => one === verb);
  if (resources.length === 0) return null;
  return (
    <div className={styles.grant} data-unfinished={recordId.trim() === "" ? undefined : "grants"}>
      <SelectField
        path="grant.resource"
        label="Kind of record"
        choices={resources.map((one) => ({ value: one, label: RESOURCE_LABELS[one] }))}
        value={resource}
        onChange={(value) => {
          setResource(RESOURCES.find((one) => one === value) ?? resource);
          setRecordId("");
        }}
      />
      <RecordField resource={resource} value={recordId} onChange={setRecordId} />
      <SelectField
        path="grant.permission"
        label="Permission"
        none="Choose one"
        choices={verbs.map((one) => ({ value: one, label: VERB_LABELS[one] }))}
        value={verb}
        onChange={setVerb}
      />
      <Button
        disabled={given === undefined || recordId.trim() === ""}
        onClick={() => {
          if (given !== undefined) onAdd({ permission: `${resource}:${given}`, recordId: recordId.trim() });
          setRecordId("");
        }}
      >
        Add grant
      </Button>
    </div>
  );
}

type RecordProps = { resource: Resource; value: string; onChange: (id: string) => void };

/** By name where the records can be listed; else by ID. */
function RecordField({ resource, value, onChange }: RecordProps) {
  const records = useRecords(resource);
  const field = { path: "grant.recordId", label: "Record", value, onChange };
  if (records === undefined) return <TextField {...field} caption="Its ID." maxLength={MAX_NAME_LENGTH} />;
  return <SelectField {...field} choices={toChoices(records)} none="Choose one" />;
}

/** Undefined for kinds of which there may be many. */
function useRecords(resource: Resource): readonly { id: string; name: string }[] | undefined {
  const connections = useQuery({ ...connectionChoices, enabled: resource === "connection" });
  const publications = useQuery({ ...publicationChoices, enabled: resource === "publication" });
  const instructions = useQuery({ ...instructionChoices, enabled: resource === "instruction" });
  if (resource === "connection") return connections.data ?? [];
  if (resource === "publication") return publications.data?.publications ?? [];
  if (resource === "instruction") return instructions.data ?? [];
  return undefined;
}
