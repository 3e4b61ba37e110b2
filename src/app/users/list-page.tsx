import { PeopleIcon, PersonIcon } from "@primer/octicons-react";
import { Label } from "@primer/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { EmptyState, Page, RelativeTime } from "../shell/controls.tsx";
import { Command, Section } from "../shell/facts.tsx";
import styles from "../shell/list.module.css";
import { ListRow, RecordList, RowFacts } from "../shell/list.tsx";
import { SearchField } from "../shell/search-field.tsx";
import { useMay, useSession } from "../shell/session.ts";
import { usersQuery } from "./queries.ts";

const route = getRouteApi("/signed-in/users");

const COMMANDS = [
  "release-docs-service users invite --name NAME --email ADDRESS --role viewer",
  "release-docs-service users update ADDRESS --role editor --no-role viewer",
  "release-docs-service roles list",
].join("\n");

/** The people of the organization. The operator invites them and gives roles, by command. */
export function UsersPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery({ ...usersQuery(search), placeholderData: keepPreviousData });
  const may = useMay();
  const { user } = useSession();
  return (
    <Page title="Users">
      <search className={styles.filters}>
        <SearchField
          label="Search names and addresses"
          text={search.text ?? ""}
          onChange={(text) => void navigate({ search: text === "" ? {} : { text }, replace: true })}
        />
      </search>
      <RecordList
        label="Users"
        query={query}
        empty={
          <EmptyState icon={PeopleIcon} title="No matching users">
            No user has this name or address.
          </EmptyState>
        }
        onTurn={(next) => void navigate({ search: { ...search, next } })}
      >
        {({ users }) =>
          users.map(({ id, name, email, invitationAccepted, createdAt }) => (
            <ListRow
              key={id}
              id={id}
              icon={PersonIcon}
              title={
                <>
                  {name}
                  {id === user.id && <Label variant="success">You</Label>}
                  {!invitationAccepted && <Label>Invited</Label>}
                </>
              }
            >
              <RowFacts>
                <span>{email}</span>
                <span>
                  Added <RelativeTime time={createdAt} />
                </span>
              </RowFacts>
            </ListRow>
          ))
        }
      </RecordList>
      {may("user:update") && (
        <Section title="Invite people and change roles">
          <p>The operator of the service does this by command:</p>
          <Command>{COMMANDS}</Command>
        </Section>
      )}
    </Page>
  );
}
