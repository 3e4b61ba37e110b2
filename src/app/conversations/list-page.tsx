import { HistoryIcon, SearchIcon } from "@primer/octicons-react";
import { Button } from "@primer/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { NewRequestLink } from "../request/new-request-link.tsx";
import { EmptyState, Page } from "../shell/controls.tsx";
import { LinkButton } from "../shell/link-button.tsx";
import { RecordList } from "../shell/list.tsx";
import { useMay } from "../shell/session.ts";
import { hasFilters, type ListSearch } from "./filters.ts";
import { ListFilters } from "./list-filters.tsx";
import { ListRow } from "./list-row.tsx";
import { listQuery, publicationChoices } from "./queries.ts";

const route = getRouteApi("/signed-in/conversations");

/** Work History: every conversation that the caller may see, newest first. */
export function ListPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: ListSearch, replace = false) => void navigate({ search: next, replace });
  return (
    <Page title="Work History" actions={<NewRequestLink />}>
      <ListFilters search={search} onChange={change} />
      <List search={search} onChange={change} />
    </Page>
  );
}

type ListProps = { search: ListSearch; onChange: (next: ListSearch) => void };

function List({ search, onChange }: ListProps) {
  const query = useQuery({ ...listQuery(search), placeholderData: keepPreviousData });
  return (
    <RecordList
      label="Conversations"
      query={query}
      empty={<Nothing search={search} onChange={onChange} />}
      onTurn={(next) => onChange({ ...search, next })}
    >
      {({ conversations }) =>
        conversations.map((conversation) => <ListRow key={conversation.id} conversation={conversation} />)
      }
    </RecordList>
  );
}

function Nothing({ search, onChange }: ListProps) {
  if (!hasFilters(search)) return <NoWork />;
  return (
    <EmptyState
      icon={SearchIcon}
      title="Nothing matches"
      action={<Button onClick={() => onChange({})}>Clear filters</Button>}
    >
      No conversation has these properties.
    </EmptyState>
  );
}

function NoWork() {
  const { data } = useQuery(publicationChoices);
  const may = useMay();
  if (data?.publications.length === 0 && may("publication:create")) {
    const action = (
      <>
        {may("connection:create") && <LinkButton to="/connections/new">Connect a repository</LinkButton>}
        <LinkButton to="/publications/new">Create a publication</LinkButton>
      </>
    );
    return (
      <EmptyState icon={HistoryIcon} title="No work yet" action={action}>
        Connect a repository first. Then create a publication, which says what is written from its commits.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={HistoryIcon} title="No work yet">
      Releases, merges and requests of your publications appear here as they happen.
    </EmptyState>
  );
}
