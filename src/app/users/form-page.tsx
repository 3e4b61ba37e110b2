import { Button } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { type Grant, RECORD_VERBS, RESOURCES, type Resource, renderGrant } from "../../contract/permissions.ts";
import { type Member, members } from "../../contract/resources/members.ts";
import { connectionChoices } from "../connections/queries.ts";
import { publicationChoices } from "../conversations/queries.ts";
import { toChoices } from "../forms/controls.tsx";
import { fieldsFor, NameField } from "../forms/fields.tsx";
import { FieldGroup, Form } from "../forms/form.tsx";
import { useRecordForm } from "../forms/record-form.ts";
import { useValues } from "../forms/save-form.ts";
import { instructionChoices } from "../library/queries.ts";
import { useRoles } from "../roles/queries.ts";
import { RolesField } from "../roles/roles-field.tsx";
import { RESOURCE_LABELS, VERB_LABELS } from "../roles/words.ts";
import { api } from "../shell/api/api.ts";
import { useMay, useSession } from "../shell/api/session.ts";
import { Folded } from "../shell/controls/controls.tsx";
import { EditPage, FormPage } from "../shell/record-page.tsx";
import { describeGrant, explainRefusal, mayGiveRole, parseGrants } from "./access.ts";
import styles from "./form-page.module.css";
import { GrantList } from "./grant-list.tsx";
import { memberQuery } from "./queries.ts";
import { useShowLink } from "./sign-in-link.tsx";

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

/** `grant` is one that is being chosen; `roles` and `grants` only what was changed. */
type Values = {
  name: string;
  email: string;
  roles?: string[];
  grants?: Grant[];
  grant: { resource: Resource; recordId?: string; verb?: string };
};
const { TextField, SelectField } = fieldsFor<Values>();

/** Of a member it sends what was changed only: else it would undo what others changed meanwhile. */
function MemberForm({ member }: { member?: Member }) {
  const session = useSession();
  const usual = useRoles().filter((role) => role.isBuiltIn && role.name === "reviewer" && mayGiveRole(session, role));
  const names = member?.roles ?? usual.map((role) => role.name);
  const id = member?.id;
  const isNew = id === undefined;
  const form = useRecordForm({
    ...{ id, kind: "invitation", list: "/users", page: "/users/$id" },
    calls: {
      create: api.members.create,
      update: ({ name: _, email: __, ...given }): Promise<Member> => api.members.update(given),
    },
    ...{ operations: members, resources: ["users", "session"], explain: explainRefusal },
    start: { name: "", email: "", grant: { resource: "publication" } },
    build: ({ grant: _, roles = isNew ? names : undefined, ...given }: Values) => ({ ...given, roles }),
    done: (saved) => `${isNew ? "Invited" : "Saved"} ${saved.name}`,
    onDone: useShowLink(),
  });
  return (
    <Form label={isNew ? "Invite a user" : "Roles and grants"} {...form}>
      {isNew && (
        <>
          <NameField />
          <TextField path="email" label="Email address" type="email" required />
        </>
      )}
      <RolesField names={names} isSingle={isNew} />
      <GrantsField stored={parseGrants(member?.grants ?? [])} />
    </Form>
  );
}

/** Permissions on single records, of those that the caller has. */
function GrantsField({ stored }: { stored: readonly Grant[] }) {
  const may = useMay();
  const [{ grants = stored, grant: chosen }, set] = useValues<Values>();
  const without = (grant: Grant) => grants.filter((one) => renderGrant(one) !== renderGrant(grant));
  const remove = (grant: Grant) =>
    may(grant.permission, grant.recordId) && (
      <Button
        size="small"
        aria-label={`Remove ${describeGrant(grant)} on ${grant.recordId}`}
        onClick={() => set("grants", without(grant))}
      >
        Remove
      </Button>
    );
  return (
    <FieldGroup
      title="Grants"
      path="grants"
      caption="Permissions on single records, beside those of the roles."
      check={() => (chosen.recordId?.trim() ? "Add what is chosen here, or clear it." : undefined)}
    >
      {grants.length > 0 && <GrantList grants={grants} actionsOf={remove} />}
      <Folded title="Customize">
        <NewGrant onAdd={(grant) => set("grants", [...without(grant), grant])} />
      </Folded>
    </FieldGroup>
  );
}

function NewGrant({ onAdd }: { onAdd: (grant: Grant) => void }) {
  const may = useMay();
  const [{ grant }, set] = useValues<Values>();
  const { resource } = grant;
  const recordId = grant.recordId?.trim() ?? "";
  const resources = RESOURCES.filter((one) => RECORD_VERBS.some((verb) => may(`${one}:${verb}`)));
  const verbs = RECORD_VERBS.filter((one) => may(`${resource}:${one}`, recordId));
  const given = verbs.find((one) => one === grant.verb);
  if (resources.length === 0) return null;
  const add = () => {
    if (given !== undefined) onAdd({ permission: `${resource}:${given}`, recordId });
    set("grant.recordId", undefined);
  };
  return (
    <div className={styles.grant}>
      <SelectField
        path="grant.resource"
        label="Kind of record"
        choices={resources.map((one) => ({ value: one, label: RESOURCE_LABELS[one] }))}
        onChange={() => set("grant.recordId", undefined)}
      />
      <RecordField resource={resource} />
      <SelectField
        path="grant.verb"
        label="Permission"
        none="Choose one"
        choices={verbs.map((one) => ({ value: one, label: VERB_LABELS[one] }))}
      />
      <Button disabled={given === undefined || recordId === ""} onClick={add}>
        Add grant
      </Button>
    </div>
  );
}

/** By name where the records can be listed; else by ID. */
function RecordField({ resource }: { resource: Resource }) {
  const records = useRecords(resource);
  const field = { path: "grant.recordId", label: "Record" } as const;
  if (records === undefined) return <TextField {...field} caption="Its ID." />;
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
