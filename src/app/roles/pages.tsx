import { ShieldLockIcon } from "@primer/octicons-react";
import { Label } from "@primer/react";
import { Link } from "@tanstack/react-router";
import type { Role } from "../../contract/resources/members.ts";
import { DeleteButton } from "../forms/delete-button.tsx";
import { api } from "../shell/api/api.ts";
import { useSession } from "../shell/api/session.ts";
import { Folded, RecordLink } from "../shell/controls/controls.tsx";
import { ListRow, PlainList, RowFacts } from "../shell/controls/list.tsx";
import { Loaded } from "../shell/controls/section.tsx";
import { SectionPage } from "../shell/controls/tabs.tsx";
import { Actions, EditLink, NewLink, RecordPage } from "../shell/record-page.tsx";
import { mayChangeRole } from "../users/access.ts";
import { PermissionMatrix } from "./matrix.tsx";
import { roleQuery, rolesQuery } from "./queries.ts";
import { describeRole } from "./words.ts";

/** What each role may do, in a line. */
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
          <PlainList label="Roles">
            {roles.map((role) => (
              <RoleRow key={role.id} role={role} />
            ))}
          </PlainList>
        )}
      </Loaded>
    </SectionPage>
  );
}

function RoleRow({ role }: { role: Role }) {
  const { id, name, isBuiltIn } = role;
  const title = (
    <>
      <RecordLink to="/users/roles/$id" {...{ id, name }} />
      {isBuiltIn && <Label>Built in</Label>}
    </>
  );
  return (
    <ListRow id={id} icon={ShieldLockIcon} title={title}>
      <RowFacts>{describeRole(role)}</RowFacts>
    </ListRow>
  );
}

export function RolePage() {
  return (
    <RecordPage kind="Role" query={roleQuery} actions={(role) => <RoleActions role={role} />} isWide>
      {(role) => (
        <>
          <p>
            {describeRole(role)} {role.isBuiltIn && "Every organization has this role. It cannot be changed. "}
            <Link to="/users" search={{ role: role.id }}>
              Users with this role
            </Link>
          </p>
          <Folded title="Permissions">
            <PermissionMatrix value={role.permissions} />
          </Folded>
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
