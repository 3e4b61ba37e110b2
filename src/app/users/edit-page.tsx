import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { Member } from "../../contract/members.ts";
import type { Grant } from "../../contract/permissions.ts";
import { Form } from "../forms/form.tsx";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api.ts";
import { EditPage } from "../shell/record-page.tsx";
import { parseGrants } from "./grants.ts";
import { GrantsField } from "./grants-field.tsx";
import { memberQuery } from "./queries.ts";
import { useRefusal } from "./refusals.ts";
import { RolesField } from "./roles-field.tsx";

const route = getRouteApi("/signed-in/users/$id/edit");
const FIELDS = ["roles", "grants"];

export function EditUserPage() {
  const { id } = route.useParams();
  return (
    <EditPage kind="User" query={memberQuery(id)} permission="user:update" recordId={id}>
      {(member) => <AccessForm key={id} member={member} />}
    </EditPage>
  );
}

/** Sends what was changed only: else it would undo what others changed meanwhile. */
function AccessForm({ member: { id, name, ...had } }: { member: Member }) {
  const navigate = useNavigate();
  const [roles, setRoles] = useState<readonly string[]>();
  const [grants, setGrants] = useState<readonly Grant[]>();
  const leave = () => void navigate({ to: "/users/$id", params: { id } });
  const saving = useChange({
    call: () => api.members.update({ id, ...(roles && { roles: [...roles] }), ...(grants && { grants: [...grants] }) }),
    resources: ["users", "session"],
    done: `Saved ${name}`,
    onDone: leave,
    hasForm: true,
  });
  return (
    <Form
      label="Roles and grants"
      fields={FIELDS}
      saving={useRefusal(saving)}
      submitLabel="Save"
      onSubmit={() => saving.mutate()}
      onCancel={leave}
    >
      <RolesField value={roles ?? had.roles} onChange={setRoles} />
      <GrantsField value={grants ?? parseGrants(had.grants)} onChange={setGrants} />
    </Form>
  );
}
