import { PeopleIcon, PersonIcon } from "@primer/octicons-react";
import { Label } from "@primer/react";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { Member } from "../../contract/members.ts";
import { useRoles } from "../roles/queries.ts";
import { EmptyState, Page } from "../shell/controls.tsx";
import { ClearFilters, FilterSelect, SearchField } from "../shell/filters.tsx";
import styles from "../shell/list.module.css";
import { ListRow, RecordList, RowFacts, RowTime } from "../shell/list.tsx";
import { NewLink } from "../shell/permitted.tsx";
import { useSession } from "../shell/session.ts";
import { membersQuery } from "./queries.ts";
import { STATES } from "./search.ts";
import { UserTabs } from "./user-tabs.tsx";

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
    <Page title="Users" actions={invite}>
      <UserTabs />
      <Filters />
      <RecordList label="Users" query={membersQuery(route.useSearch())} empty={empty}>
        {({ members }) => members.map((member) => <UserRow key={member.id} member={member} />)}
      </RecordList>
    </Page>
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
      <Link to="/users/$id" params={{ id }}>
        {name}
      </Link>
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
