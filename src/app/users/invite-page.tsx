import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { MAX_NAME_LENGTH } from "../../contract/limits.ts";
import type { Grant } from "../../contract/permissions.ts";
import { TextField } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api.ts";
import { Page } from "../shell/controls.tsx";
import { Actions } from "../shell/facts.tsx";
import { LinkButton } from "../shell/links.ts";
import { Permitted } from "../shell/permitted.tsx";
import { GrantsField } from "./grants-field.tsx";
import { useRefusal } from "./refusals.ts";
import { RolesField } from "./roles-field.tsx";
import { SignInLink } from "./sign-in-link.tsx";

const FIELDS = ["name", "email", "roles", "grants"];
const MAX_EMAIL_LENGTH = 254;

type Invited = { id: string; name: string; signInUrl: string };

/** Creates a user, and shows the link with which they sign in once: it is nowhere but on this page. */
export function InvitePage() {
  const [invited, setInvited] = useState<Invited>();
  return (
    <Page title={invited === undefined ? "Invite a user" : `Invited ${invited.name}`}>
      {invited === undefined ? (
        <Permitted permission="user:create">
          <InviteForm onInvited={setInvited} />
        </Permitted>
      ) : (
        <Created {...invited} />
      )}
    </Page>
  );
}

function Created({ id, name, signInUrl }: Invited) {
  return (
    <>
      <SignInLink name={name} url={signInUrl} />
      <Actions>
        <LinkButton to="/users/$id" params={{ id }}>
          Done
        </LinkButton>
      </Actions>
    </>
  );
}

function InviteForm({ onInvited }: { onInvited: (invited: Invited) => void }) {
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [roles, setRoles] = useState<readonly string[]>([]);
  const [grants, setGrants] = useState<readonly Grant[]>([]);
  const inviting = useChange({
    call: () => api.members.create({ name, email, roles: [...roles], grants: [...grants] }),
    resources: ["users"],
    onDone: onInvited,
    hasForm: true,
  });
  return (
    <Form
      label="Invite a user"
      fields={FIELDS}
      saving={useRefusal(inviting)}
      submitLabel="Invite"
      onSubmit={() => inviting.mutate()}
      onCancel={() => void navigate({ to: "/users" })}
    >
      <TextField path="name" label="Name" required maxLength={MAX_NAME_LENGTH} value={name} onChange={setName} />
      <TextField
        path="email"
        label="Email address"
        type="email"
        required
        maxLength={MAX_EMAIL_LENGTH}
        value={email}
        onChange={setEmail}
      />
      <RolesField value={roles} onChange={setRoles} />
      <GrantsField value={grants} onChange={setGrants} />
    </Form>
  );
}
