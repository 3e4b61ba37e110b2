import { LockIcon } from "@primer/octicons-react";
import { isPermission, PERMISSIONS, type Permission } from "../../contract/permissions.ts";
import { type Role, roles } from "../../contract/resources/members.ts";
import { toChoices } from "../forms/controls.tsx";
import { fieldsFor, NameField } from "../forms/fields.tsx";
import { FieldGroup, Form } from "../forms/form.tsx";
import { useRecordForm } from "../forms/record-form.ts";
import { useValues } from "../forms/save-form.ts";
import { api } from "../shell/api/api.ts";
import { useSession } from "../shell/api/session.ts";
import { EmptyState, Folded } from "../shell/controls/controls.tsx";
import { EditPage, FormPage } from "../shell/record-page.tsx";
import { explainRefusal, mayChangeRole } from "../users/access.ts";
import { PermissionMatrix } from "./matrix.tsx";
import { roleQuery, useRoles } from "./queries.ts";

export function NewRolePage() {
  return (
    <FormPage title="New role" permission="user:update" isWide>
      <RoleForm />
    </FormPage>
  );
}

export function EditRolePage() {
  return (
    <EditPage kind="Role" query={roleQuery} permission="user:update" onAll isWide>
      {(role) => <EditRole role={role} />}
    </EditPage>
  );
}

function EditRole({ role }: { role: Role }) {
  const session = useSession();
  if (mayChangeRole(session, role)) return <RoleForm role={role} />;
  return (
    <EmptyState icon={LockIcon} title="You may not change this">
      {role.isBuiltIn ? "Every organization has this role as it is." : "This role may do more than you."}
    </EmptyState>
  );
}

type Values = { name: string; permissions: Permission[]; base?: string };
const { SelectField } = fieldsFor<Values>();

function RoleForm({ role }: { role?: Role }) {
  const { id, name = "", permissions = [] } = role ?? {};
  const form = useRecordForm({
    ...{ id, kind: "role", list: "/users/roles", page: "/users/roles/$id" },
    ...{ calls: api.roles, operations: roles, resources: ["users", "session"], explain: explainRefusal },
    start: { name, permissions: permissions.filter(isPermission) },
    build: ({ base: _, ...given }: Values) => given,
  });
  return (
    <Form label="Role" {...form}>
      <NameField />
      <PermissionsField isNew={id === undefined} />
    </Form>
  );
}

function PermissionsField({ isNew }: { isNew: boolean }) {
  const known = useRoles();
  const [{ permissions }, set] = useValues<Values>();
  const permissionsOf = (id: unknown) => known.find((one) => one.id === id)?.permissions.filter(isPermission) ?? [];
  return (
    <>
      {isNew && (
        <SelectField
          {...{ path: "base", label: "Start from", none: "No permissions", choices: toChoices(known) }}
          onChange={(chosen) => set("permissions", permissionsOf(chosen))}
        />
      )}
      <FieldGroup
        title="Permissions"
        path="permissions"
        caption="Read includes health checks. Change includes syncs and retries. You can give what you may do yourself."
      >
        <Folded title={`Customize: ${permissions.length} of ${PERMISSIONS.length} permissions`}>
          <PermissionMatrix value={permissions} onChange={(chosen) => set("permissions", chosen)} />
        </Folded>
      </FieldGroup>
    </>
  );
}
