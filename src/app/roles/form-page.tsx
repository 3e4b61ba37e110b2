import { LockIcon } from "@primer/octicons-react";
import { Checkbox } from "@primer/react";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { MAX_NAME_LENGTH } from "../../contract/limits.ts";
import type { Role } from "../../contract/members.ts";
import { isPermission, PERMISSIONS, type Permission } from "../../contract/permissions.ts";
import { TextField } from "../forms/fields.tsx";
import { FieldGroup, Form } from "../forms/form.tsx";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api.ts";
import { EmptyState, Page } from "../shell/controls.tsx";
import { Permitted } from "../shell/permitted.tsx";
import { EditPage } from "../shell/record-page.tsx";
import { useMayOnAll, useSession } from "../shell/session.ts";
import { mayChangeRole } from "../users/permitted.ts";
import { useRefusal } from "../users/refusals.ts";
import { PermissionMatrix } from "./matrix.tsx";
import { roleQuery } from "./queries.ts";

const route = getRouteApi("/signed-in/users/roles/$id/edit");
const FIELDS = ["name", "permissions"];

export function NewRolePage() {
  return (
    <Page title="New role" isWide>
      <Permitted permission="user:update">
        <RoleForm />
      </Permitted>
    </Page>
  );
}

export function EditRolePage() {
  const { id } = route.useParams();
  return (
    <EditPage kind="Role" query={roleQuery(id)} permission="user:update" isWide>
      {(role) => <EditRole key={id} role={role} />}
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
      <TextField path="name" label="Name" required maxLength={MAX_NAME_LENGTH} value={name} onChange={setName} />
      <PermissionsField value={permissions} onChange={setPermissions} />
    </Form>
  );
}

type PermissionsProps = { value: readonly Permission[]; onChange: (permissions: readonly Permission[]) => void };

/** Those that the caller lacks cannot be given. */
function PermissionsField({ value, onChange }: PermissionsProps) {
  const mayOnAll = useMayOnAll();
  return (
    <FieldGroup
      title="Permissions"
      path="permissions"
      caption="Read includes health checks. Change includes syncs and retries. You can give what you may do yourself."
    >
      <PermissionMatrix>
        {(permission, label) => (
          <Checkbox
            aria-label={label}
            checked={value.includes(permission)}
            disabled={!mayOnAll(permission)}
            onChange={({ target }) =>
              onChange(PERMISSIONS.filter((one) => (one === permission ? target.checked : value.includes(one))))
            }
          />
        )}
      </PermissionMatrix>
    </FieldGroup>
  );
}
