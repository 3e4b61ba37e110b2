import { Label } from "@primer/react";
import { Link } from "@tanstack/react-router";
import { RESOURCES } from "../../contract/permissions.ts";
import type { Role } from "../../contract/resources/members.ts";
import { DeleteButton } from "../forms/delete-button.tsx";
import { api } from "../shell/api/api.ts";
import { useSession } from "../shell/api/session.ts";
import { RecordLink } from "../shell/controls/controls.tsx";
import { SectionPage } from "../shell/controls/tabs.tsx";
import { Actions, EditLink, Loaded, NewLink, RecordPage } from "../shell/record-page.tsx";
import { mayChangeRole } from "../users/access.ts";
import styles from "./matrix.module.css";
import { HeldPermissions, Matrix } from "./matrix.tsx";
import { roleQuery, rolesQuery } from "./queries.ts";
import { RESOURCE_LABELS, summarizeVerbs } from "./words.ts";

/** What each role may do, in one table. */
export function RolesPage() {
  const add = (
    <NewLink permission="user:update" to="/users/roles/new">
      New role
    </NewLink>
  );
  return (
    <SectionPage section="Users and roles" title="Roles" actions={add} isWide>
      <Loaded query={rolesQuery}>
        {(roles) => (
          <Matrix label="Roles" corner="Role" columns={RESOURCES.map((resource) => RESOURCE_LABELS[resource])}>
            {roles.map((role) => (
              <RoleRow key={role.id} role={role} />
            ))}
          </Matrix>
        )}
      </Loaded>
    </SectionPage>
  );
}

function RoleRow({ role: { id, name, isBuiltIn, permissions } }: { role: Role }) {
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>
          <RecordLink to="/users/roles/$id" {...{ id, name }} />
          {isBuiltIn && <Label>Built in</Label>}
        </span>
      </th>
      {RESOURCES.map((resource) => (
        <td key={resource}>{summarizeVerbs(permissions, resource) || "—"}</td>
      ))}
    </tr>
  );
}

export function RolePage() {
  return (
    <RecordPage kind="Role" query={roleQuery} actions={(role) => <RoleActions role={role} />} isWide>
      {({ id, isBuiltIn, permissions }) => (
        <>
          <p>
            {isBuiltIn && "Every organization has this role. It cannot be changed. "}
            <Link to="/users" search={{ role: id }}>
              Users with this role
            </Link>
          </p>
          <HeldPermissions permissions={permissions} />
        </>
      )}
    </RecordPage>
  );
}

function RoleActions({ role }: { role: Role }) {
  const { id, name } = role;
  const session = useSession();
  if (!mayChangeRole(session, role)) return null;
  return (
    <Actions>
      <EditLink to="/users/roles/$id/edit" id={id} />
      <DeleteButton
        {...{ kind: "role", name, resources: ["users"], to: "/users/roles" }}
        call={() => api.roles.delete({ id })}
      >
        <span>A role that a user has is not deleted: take it from them first.</span>
      </DeleteButton>
    </Actions>
  );
}
