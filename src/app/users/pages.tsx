import { PeopleIcon, PersonIcon } from "@primer/octicons-react";
import { Label } from "@primer/react";
import { getRouteApi } from "@tanstack/react-router";
import type { Member } from "../../contract/resources/members.ts";
import { useRoles } from "../roles/queries.ts";
import { useMay, useSession } from "../shell/api/session.ts";
import { EmptyState, RecordLink, RelativeTime } from "../shell/controls/controls.tsx";
import { ClearFilters, FilterSelect, SearchField } from "../shell/controls/filters.tsx";
import styles from "../shell/controls/list.module.css";
import { ListRow, RecordList, RowFacts, RowTime } from "../shell/controls/list.tsx";
import { Section } from "../shell/controls/section.tsx";
import { SectionPage } from "../shell/controls/tabs.tsx";
import look from "../shell/look.module.css";
import { Actions, EditLink, Facts, NewLink, RecordPage } from "../shell/record-page.tsx";
import { parseGrants } from "./access.ts";
import { GrantList } from "./grant-list.tsx";
import { memberQuery, membersQuery, STATES } from "./queries.ts";
import { Invitation, NewLinkButton, SignInLink } from "./sign-in-link.tsx";

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

function UserRow({ member }: { member: Member }) {
  const { id, name, email, invitationAccepted, invitationExpiresAt, createdAt, roles, grants } = member;
  const hasExpired = !invitationAccepted && !invitationExpiresAt;
  const { user } = useSession();
  const title = (
    <>
      <RecordLink to="/users/$id" {...{ id, name }} />
      {id === user.id && <Label variant="success">You</Label>}
      <Invitation member={member} />
      {roles.map((role) => (
        <Label key={role}>{role}</Label>
      ))}
    </>
  );
  return (
    <ListRow id={id} icon={PersonIcon} title={title} actions={hasExpired && <NewLinkButton member={member} />}>
      <RowFacts>
        <span>{email}</span>
        {grants.length > 0 && <span>{grants.length === 1 ? "1 grant" : `${grants.length} grants`}</span>}
        <RowTime label="Added" time={createdAt} />
      </RowFacts>
    </ListRow>
  );
}

export function UserPage() {
  return (
    <RecordPage kind="User" query={memberQuery} actions={(member) => <UserActions member={member} />}>
      {(member) => <Details member={member} />}
    </RecordPage>
  );
}

function UserActions({ member }: { member: Member }) {
  const may = useMay();
  return (
    <Actions>
      <NewLinkButton member={member} />
      {may("user:update", member.id) && <EditLink to="/users/$id/edit" id={member.id} />}
    </Actions>
  );
}

function Details({ member }: { member: Member }) {
  const { id, email, roles, grants, invitationAccepted, createdAt, updatedAt } = member;
  const { user } = useSession();
  const state = invitationAccepted ? STATES.active : <Invitation member={member} />;
  return (
    <>
      <Facts
        of={{
          Email: email,
          State: id === user.id ? <Label variant="success">You</Label> : state,
          Roles: roles.length > 0 ? <RoleLabels names={roles} /> : "None",
          Created: <RelativeTime time={createdAt} />,
          Changed: <RelativeTime time={updatedAt} />,
        }}
      />
      <SignInLink member={member} />
      {grants.length > 0 && (
        <Section title="Grants">
          <GrantList grants={parseGrants(grants)} />
        </Section>
      )}
    </>
  );
}

function RoleLabels({ names }: { names: readonly string[] }) {
  const roles = useRoles();
  return (
    <span className={look.line}>
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
