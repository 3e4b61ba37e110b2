import { PencilIcon } from "@primer/octicons-react";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import type { Role } from "../../contract/roles.ts";
import { ConfirmButton } from "../forms/confirm-button.tsx";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api.ts";
import { Page } from "../shell/controls.tsx";
import { Actions, Loaded } from "../shell/facts.tsx";
import { LinkButton } from "../shell/link-button.tsx";
import { HeldPermissions } from "./matrix.tsx";
import { useMayChangeRole, useRole } from "./use-role.ts";

const route = getRouteApi("/signed-in/users/roles/$id");

export function RolePage() {
  const { id } = route.useParams();
  const query = useRole(id);
  const { data } = query;
  return (
    <Page title={data?.name ?? "Role"} actions={data && <RoleActions key={id} role={data} />} isWide>
      <Loaded query={query}>
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
      </Loaded>
    </Page>
  );
}

function RoleActions({ role }: { role: Role }) {
  const { id, name } = role;
  const mayChange = useMayChangeRole();
  const navigate = useNavigate();
  const deleting = useChange({
    call: () => api.roles.delete({ id }),
    resources: ["users"],
    done: `Deleted the role ${name}`,
    onDone: () => void navigate({ to: "/users/roles" }),
  });
  if (!mayChange(role)) return null;
  return (
    <Actions>
      <LinkButton to="/users/roles/$id/edit" params={{ id }} leadingVisual={PencilIcon}>
        Edit
      </LinkButton>
      <ConfirmButton
        label="Delete"
        title={`Delete ${name}?`}
        isBusy={deleting.isPending}
        onConfirm={() => deleting.mutate()}
      >
        <span>A role that a user has is not deleted: take it from them first.</span>
      </ConfirmButton>
    </Actions>
  );
}
