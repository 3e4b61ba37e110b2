import { LinkExternalIcon, PencilIcon } from "@primer/octicons-react";
import { Button, Label } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { Member } from "../../contract/members.ts";
import { useChange } from "../forms/use-change.ts";
import { useRoles } from "../roles/queries.ts";
import { api } from "../shell/api.ts";
import { Page, RelativeTime, Unread } from "../shell/controls.tsx";
import { Actions, Facts, Section } from "../shell/facts.tsx";
import { LinkButton } from "../shell/links.ts";
import styles from "../shell/list.module.css";
import { useMay, useSession } from "../shell/session.ts";
import { GrantList } from "./grant-list.tsx";
import { parseGrants } from "./grants.ts";
import { mayDoAll } from "./permitted.ts";
import { memberQuery } from "./queries.ts";
import { STATES } from "./search.ts";
import { SignInLink } from "./sign-in-link.tsx";

const route = getRouteApi("/signed-in/users/$id");

export function UserPage() {
  const { id } = route.useParams();
  const query = useQuery(memberQuery(id));
  if (query.data !== undefined) return <Details key={id} member={query.data} />;
  return (
    <Page title="User">
      <Unread query={query} rows={4} />
    </Page>
  );
}

function Details({ member }: { member: Member }) {
  const { id, name, email, roles, grants, invitationAccepted, createdAt, updatedAt } = member;
  const { user } = useSession();
  const linking = useChange({ call: () => api.members.link({ id }), resources: [] });
  const state = invitationAccepted ? STATES.active : STATES.invited;
  const actions = <UserActions member={member} isLinking={linking.isPending} onLink={() => linking.mutate()} />;
  return (
    <Page title={name} actions={actions}>
      <Facts
        of={{
          Email: email,
          State: id === user.id ? <Label variant="success">You</Label> : state,
          Roles: roles.length > 0 ? <RoleLabels names={roles} /> : "None",
          Created: <RelativeTime time={createdAt} />,
          Changed: <RelativeTime time={updatedAt} />,
        }}
      />
      {linking.data !== undefined && (
        <Section title="Sign-in link">
          <SignInLink name={name} url={linking.data.signInUrl} />
        </Section>
      )}
      {grants.length > 0 && (
        <Section title="Grants">
          <GrantList grants={parseGrants(grants)} />
        </Section>
      )}
    </Page>
  );
}

type ActionProps = { member: Member; isLinking: boolean; onLink: () => void };

function UserActions({ member, isLinking, onLink }: ActionProps) {
  const { id } = member;
  const may = useMay();
  const session = useSession();
  const roles = useRoles();
  if (!may("user:update", id)) return null;
  return (
    <Actions>
      {mayDoAll(session, member, roles) && (
        <Button leadingVisual={LinkExternalIcon} loading={isLinking} onClick={onLink}>
          New sign-in link
        </Button>
      )}
      <LinkButton to="/users/$id/edit" params={{ id }} leadingVisual={PencilIcon}>
        Edit
      </LinkButton>
    </Actions>
  );
}

/** Roles by name, each with a link to what it may do. */
function RoleLabels({ names }: { names: readonly string[] }) {
  const roles = useRoles();
  return (
    <span className={styles.titleLine}>
      {names.map((name) => {
        const role = roles.find((one) => one.name === name);
        return (
          <Label key={name}>
            {role === undefined ? (
              name
            ) : (
              <Link to="/users/roles/$id" params={{ id: role.id }}>
                {name}
              </Link>
            )}
          </Label>
        );
      })}
    </span>
  );
}
