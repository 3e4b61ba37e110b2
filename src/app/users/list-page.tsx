import { PeopleIcon, PersonIcon } from "@primer/octicons-react";
import { Button, Label, Select } from "@primer/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { Member } from "../../contract/members.ts";
import { EmptyState, Page, RelativeTime } from "../shell/controls.tsx";
import { LinkButton } from "../shell/link-button.tsx";
import styles from "../shell/list.module.css";
import { ListRow, RecordList, RowFacts } from "../shell/list.tsx";
import { SearchField } from "../shell/search-field.tsx";
import { useMayOnAll, useSession } from "../shell/session.ts";
import { membersQuery } from "./queries.ts";
import { parseUserSearch, STATES, type UserSearch } from "./search.ts";
import { useRoles } from "./use-roles.ts";
import { UserTabs } from "./user-tabs.tsx";

const route = getRouteApi("/signed-in/users");

/** The people of the organization, with their roles. */
export function UsersPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery({ ...membersQuery(search), placeholderData: keepPreviousData });
  const mayOnAll = useMayOnAll();
  const invite = mayOnAll("user:create") && (
    <LinkButton to="/users/new" variant="primary">
      Invite a user
    </LinkButton>
  );
  const empty = (
    <EmptyState
      icon={PeopleIcon}
      title="No matching users"
      action={<Button onClick={() => void navigate({ search: {} })}>Clear filters</Button>}
    >
      No user has this name or address, this role and this state.
    </EmptyState>
  );
  return (
    <Page title="Users" actions={invite}>
      <UserTabs />
      <Filters search={search} onChange={(next) => void navigate({ search: next, replace: true })} />
      <RecordList
        label="Users"
        query={query}
        empty={empty}
        onTurn={(next) => void navigate({ search: { ...search, next } })}
      >
        {({ members }) => members.map((member) => <UserRow key={member.id} member={member} />)}
      </RecordList>
    </Page>
  );
}

type FilterProps = { search: UserSearch; onChange: (search: UserSearch) => void };

function Filters({ search, onChange }: FilterProps) {
  const change = (filter: object) => onChange(parseUserSearch({ ...search, next: undefined, ...filter }));
  const roles = useRoles();
  return (
    <search className={styles.filters}>
      <SearchField label="Search names and addresses" text={search.text ?? ""} onChange={(text) => change({ text })} />
      {roles.length > 0 && (
        <Select aria-label="Role" value={search.role ?? ""} onChange={({ target }) => change({ role: target.value })}>
          <Select.Option value="">All roles</Select.Option>
          {roles.map(({ id, name }) => (
            <Select.Option key={id} value={id}>
              {name}
            </Select.Option>
          ))}
        </Select>
      )}
      <Select aria-label="State" value={search.state ?? ""} onChange={({ target }) => change({ state: target.value })}>
        <Select.Option value="">Any state</Select.Option>
        {Object.entries(STATES).map(([state, label]) => (
          <Select.Option key={state} value={state}>
            {label}
          </Select.Option>
        ))}
      </Select>
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
        <span>
          Added <RelativeTime time={createdAt} />
        </span>
      </RowFacts>
    </ListRow>
  );
}
