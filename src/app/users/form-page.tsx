import { Button } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { MAX_NAME_LENGTH } from "../../contract/limits.ts";
import { type Grant, RECORD_VERBS, RESOURCES, type Resource, renderGrant } from "../../contract/permissions.ts";
import type { Member } from "../../contract/resources/members.ts";
import { connectionChoices } from "../connections/queries.ts";
import { publicationChoices } from "../conversations/queries.ts";
import { NameField, SelectField, TextField, toChoices } from "../forms/fields.tsx";
import { FieldGroup, Form } from "../forms/form.tsx";
import { useChange } from "../forms/use-change.ts";
import { instructionChoices } from "../library/queries.ts";
import { useRoles } from "../roles/queries.ts";
import { RolesField } from "../roles/roles-field.tsx";
import { RESOURCE_LABELS, VERB_LABELS } from "../roles/words.ts";
import { api } from "../shell/api/api.ts";
import { useMay, useSession } from "../shell/api/session.ts";
import { Folded } from "../shell/controls/controls.tsx";
import { EditPage, FormPage } from "../shell/record-page.tsx";
import { describeGrant, mayGiveRole, parseGrants, useRefusal } from "./access.ts";
import styles from "./form-page.module.css";
import { GrantList } from "./grant-list.tsx";
import { memberQuery } from "./queries.ts";
import { useShowLink } from "./sign-in-link.tsx";

const FIELDS = ["name", "email", "roles", "grants"];
const MAX_EMAIL_LENGTH = 254;

export function InvitePage() {
  return (
    <FormPage title="Invite a user" permission="user:create">
      <MemberForm />
    </FormPage>
  );
}

export function EditUserPage() {
  return (
    <EditPage kind="User" query={memberQuery} permission="user:update">
      {(member) => <MemberForm member={member} />}
    </EditPage>
  );
}

/** Of a member it sends what was changed only: else it would undo what others changed meanwhile. */
function MemberForm({ member }: { member?: Member }) {
  const navigate = useNavigate();
  const session = useSession();
  const usual = useRoles().filter((role) => role.isBuiltIn && role.name === "reviewer" && mayGiveRole(session, role));
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [roles, setRoles] = useState<readonly string[]>();
  const [grants, setGrants] = useState<readonly Grant[]>();
  const shownRoles = roles ?? member?.roles ?? usual.map((role) => role.name);
  const id = member?.id;
  const saving = useChange({
    call: (): Promise<{ id: string; name: string }> => {
      const given = { ...(grants && { grants: [...grants] }), ...((roles ?? !member) && { roles: [...shownRoles] }) };
      return id === undefined ? api.members.create({ name, email, ...given }) : api.members.update({ id, ...given });
    },
    resources: ["users", "session"],
    done: (saved) => `${id === undefined ? "Invited" : "Saved"} ${saved.name}`,
    onDone: useShowLink(),
    hasForm: true,
  });
  return (
    <Form
      label={id === undefined ? "Invite a user" : "Roles and grants"}
      fields={FIELDS}
      saving={useRefusal(saving)}
      submitLabel={id === undefined ? "Create invitation" : "Save"}
      onSubmit={() => saving.mutate()}
      onCancel={() => void navigate(id === undefined ? { to: "/users" } : { to: "/users/$id", params: { id } })}
    >
      {id === undefined && (
        <>
          <NameField value={name} onChange={setName} />
          <TextField
            {...{ path: "email", label: "Email address", type: "email", required: true, maxLength: MAX_EMAIL_LENGTH }}
            value={email}
            onChange={setEmail}
          />
        </>
      )}
      <RolesField value={shownRoles} onChange={setRoles} isSingle={id === undefined} />
      <GrantsField value={grants ?? parseGrants(member?.grants ?? [])} onChange={setGrants} />
    </Form>
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
      <Folded title="Customize">
        <NewGrant
          onAdd={(grant) => onChange([...value.filter((one) => renderGrant(one) !== renderGrant(grant)), grant])}
        />
      </Folded>
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
