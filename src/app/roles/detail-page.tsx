import { PencilIcon } from "@primer/octicons-react";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import type { Role } from "../../contract/members.ts";
import { ConfirmButton } from "../forms/confirm-button.tsx";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api.ts";
import { Actions } from "../shell/facts.tsx";
import { LinkButton } from "../shell/links.ts";
import { RecordPage } from "../shell/record-page.tsx";
import { useSession } from "../shell/session.ts";
import { mayChangeRole } from "../users/permitted.ts";
import { HeldPermissions } from "./matrix.tsx";
import { roleQuery } from "./queries.ts";

const route = getRouteApi("/signed-in/users/roles/$id");

export function RolePage() {
  const { id } = route.useParams();
  return (
    <RecordPage kind="Role" query={roleQuery(id)} actions={(role) => <RoleActions key={id} role={role} />} isWide>
      {({ isBuiltIn, permissions }) => (
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
  const navigate = useNavigate();
  const deleting = useChange({
    call: () => api.roles.delete({ id }),
    resources: ["users"],
    done: `Deleted the role ${name}`,
    onDone: () => void navigate({ to: "/users/roles" }),
  });
  if (!mayChangeRole(session, role)) return null;
  return (
    <Actions>
      <LinkButton to="/users/roles/$id/edit" params={{ id }} leadingVisual={PencilIcon}>
        Edit
      </LinkButton>
      <ConfirmButton label="Delete" title={`Delete ${name}?`} change={deleting}>
        <span>A role that a user has is not deleted: take it from them first.</span>
      </ConfirmButton>
    </Actions>
  );
}
