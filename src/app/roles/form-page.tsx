import { LockIcon } from "@primer/octicons-react";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { isPermission, PERMISSIONS, type Permission } from "../../contract/permissions.ts";
import type { Role } from "../../contract/resources/members.ts";
import { NameField, SelectField, toChoices } from "../forms/fields.tsx";
import { FieldGroup, Form } from "../forms/form.tsx";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api/api.ts";
import { useSession } from "../shell/api/session.ts";
import { EmptyState, Folded } from "../shell/controls/controls.tsx";
import { EditPage, FormPage } from "../shell/record-page.tsx";
import { mayChangeRole, useRefusal } from "../users/access.ts";
import { PermissionMatrix } from "./matrix.tsx";
import { roleQuery, useRoles } from "./queries.ts";

const FIELDS = ["name", "permissions"];

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

function RoleForm({ role }: { role?: Role }) {
  const navigate = useNavigate();
  const [name, setName] = useState(role?.name ?? "");
  const [permissions, setPermissions] = useState<readonly Permission[]>(
    () => role?.permissions.filter(isPermission) ?? [],
  );
  const roles = useRoles();
  const [base, setBase] = useState("");
  const id = role?.id;
  const saving = useChange({
    call: (given: { name: string; permissions: Permission[] }) =>
      id === undefined ? api.roles.create(given) : api.roles.update({ id, ...given }),
    resources: ["users", "session"],
    done: (saved) => `Saved ${saved.name}`,
    onDone: (saved) => void navigate({ to: "/users/roles/$id", params: { id: saved.id } }),
    hasForm: true,
  });
  return (
    <Form
      label="Role"
      fields={FIELDS}
      saving={useRefusal(saving)}
      submitLabel={id === undefined ? "Create role" : "Save"}
      onSubmit={() => saving.mutate({ name, permissions: [...permissions] })}
      onCancel={() =>
        void navigate(id === undefined ? { to: "/users/roles" } : { to: "/users/roles/$id", params: { id } })
      }
    >
      <NameField value={name} onChange={setName} />
      {id === undefined && (
        <SelectField
          {...{ path: "base", label: "Start from", none: "No permissions", value: base, choices: toChoices(roles) }}
          onChange={(chosen) => {
            setBase(chosen);
            setPermissions(roles.find((one) => one.id === chosen)?.permissions.filter(isPermission) ?? []);
          }}
        />
      )}
      <FieldGroup
        title="Permissions"
        path="permissions"
        caption="Read includes health checks. Change includes syncs and retries. You can give what you may do yourself."
      >
        <Folded title={`Customize: ${permissions.length} of ${PERMISSIONS.length} permissions`}>
          <PermissionMatrix value={permissions} onChange={setPermissions} />
        </Folded>
      </FieldGroup>
    </Form>
  );
}
