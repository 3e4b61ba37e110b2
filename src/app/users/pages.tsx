import { LinkExternalIcon, PeopleIcon, PersonIcon } from "@primer/octicons-react";
import { Button, Label } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { Member } from "../../contract/resources/members.ts";
import { SignInLink } from "../forms/copy-field.tsx";
import { useChange } from "../forms/use-change.ts";
import { useRoles } from "../roles/queries.ts";
import { api } from "../shell/api/api.ts";
import { useMay, useSession } from "../shell/api/session.ts";
import { EmptyState, Page, RecordLink, RelativeTime, Unread } from "../shell/controls/controls.tsx";
import { ClearFilters, FilterSelect, SearchField } from "../shell/controls/filters.tsx";
import styles from "../shell/controls/list.module.css";
import { ListRow, RecordList, RowFacts, RowTime } from "../shell/controls/list.tsx";
import { SectionPage } from "../shell/controls/tabs.tsx";
import { Actions, EditLink, Facts, NewLink, Section } from "../shell/record-page.tsx";
import { mayDoAll, parseGrants } from "./access.ts";
import { GrantList } from "./grant-list.tsx";
import { memberQuery, membersQuery, STATES } from "./queries.ts";

const route = getRouteApi("/signed-in/users");

/** The people of the organization, with their roles. */
export function UsersPage() {
  const invite = (
    <NewLink permission="user:create" to="/users/new">
      Invite a user
    </NewLink>
  );
  const empty = (
    <EmptyState icon={PeopleIcon} title="No matching users" action={<ClearFilters />}>
      No user has this name or address, this role and this state.
    </EmptyState>
  );
  return (
    <SectionPage section="Users and roles" title="Users" actions={invite}>
      <Filters />
      <RecordList label="Users" query={membersQuery(route.useSearch())} empty={empty}>
        {({ members }) => members.map((member) => <UserRow key={member.id} member={member} />)}
      </RecordList>
    </SectionPage>
  );
}

function Filters() {
  const roles = useRoles();
  return (
    <search className={styles.filters}>
      <SearchField label="Search names and addresses" />
      {roles.length > 0 && (
        <FilterSelect name="role" label="Role" all="All roles" choices={roles.map(({ id, name }) => [id, name])} />
      )}
      <FilterSelect name="state" label="State" all="Any state" choices={Object.entries(STATES)} />
    </search>
  );
}

function UserRow({ member: { id, name, email, invitationAccepted, createdAt, roles, grants } }: { member: Member }) {
  const { user } = useSession();
  const title = (
    <>
      <RecordLink to="/users/$id" {...{ id, name }} />
      {id === user.id && <Label variant="success">You</Label>}
      {!invitationAccepted && <Label variant="attention">{STATES.invited}</Label>}
      {roles.map((role) => (
        <Label key={role}>{role}</Label>
      ))}
    </>
  );
  return (
    <ListRow id={id} icon={PersonIcon} title={title}>
      <RowFacts>
        <span>{email}</span>
        {grants.length > 0 && <span>{grants.length === 1 ? "1 grant" : `${grants.length} grants`}</span>}
        <RowTime label="Added" time={createdAt} />
      </RowFacts>
    </ListRow>
  );
}

const userRoute = getRouteApi("/signed-in/users/$id");

export function UserPage() {
  const { id } = userRoute.useParams();
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
  const actions = <UserActions member={member} isLinking={linking.isPending} onLink={() => linking.mutate()} />;
  return (
    <Page title={name} actions={actions}>
      <Facts
        of={{
          Email: email,
          State:
            id === user.id ? <Label variant="success">You</Label> : STATES[invitationAccepted ? "active" : "invited"],
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
      <EditLink to="/users/$id/edit" id={id} />
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
            {role === undefined ? name : <RecordLink to="/users/roles/$id" id={role.id} name={name} />}
          </Label>
        );
      })}
    </span>
  );
}
