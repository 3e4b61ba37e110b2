import { Label } from "@primer/react";
import { Link } from "@tanstack/react-router";
import type { Role } from "../../contract/members.ts";
import { RESOURCES } from "../../contract/permissions.ts";
import { Page } from "../shell/controls.tsx";
import { Loaded } from "../shell/facts.tsx";
import { NewLink } from "../shell/permitted.tsx";
import { UserTabs } from "../users/user-tabs.tsx";
import styles from "./matrix.module.css";
import { Matrix } from "./matrix.tsx";
import { rolesQuery } from "./queries.ts";
import { RESOURCE_LABELS, summarizeVerbs } from "./words.ts";

/** What each role may do, in one table. */
export function RolesPage() {
  const add = (
    <NewLink permission="user:update" to="/users/roles/new">
      New role
    </NewLink>
  );
  return (
    <Page title="Roles" actions={add} isWide>
      <UserTabs />
      <Loaded query={rolesQuery}>
        {(roles) => (
          <Matrix label="Roles" corner="Role" columns={RESOURCES.map((resource) => RESOURCE_LABELS[resource])}>
            {roles.map((role) => (
              <RoleRow key={role.id} role={role} />
            ))}
          </Matrix>
        )}
      </Loaded>
    </Page>
  );
}

function RoleRow({ role: { id, name, isBuiltIn, permissions } }: { role: Role }) {
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>
          <Link to="/users/roles/$id" params={{ id }}>
            {name}
          </Link>
          {isBuiltIn && <Label>Built in</Label>}
        </span>
      </th>
      {RESOURCES.map((resource) => (
        <td key={resource}>{summarizeVerbs(permissions, resource) || "—"}</td>
      ))}
    </tr>
  );
}
