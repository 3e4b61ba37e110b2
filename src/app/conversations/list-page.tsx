import { HistoryIcon, SearchIcon } from "@primer/octicons-react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { NewRequestLink } from "../request/new-request-link.tsx";
import { EmptyState, Page } from "../shell/controls.tsx";
import { ClearFilters, FilterSelect, SearchField } from "../shell/filters.tsx";
import { LinkButton } from "../shell/links.ts";
import styles from "../shell/list.module.css";
import { RecordList } from "../shell/list.tsx";
import { useMay } from "../shell/session.ts";
import { hasFilters, parseListSearch, STATUSES } from "./filters.ts";
import { ListRow } from "./list-row.tsx";
import { listQuery, publicationChoices } from "./queries.ts";

const route = getRouteApi("/signed-in/conversations");

/** Work History: every conversation that the caller may see, newest first. */
export function ListPage() {
  const search = route.useSearch();
  const nothing = (
    <EmptyState icon={SearchIcon} title="Nothing matches" action={<ClearFilters />}>
      No conversation has these properties.
    </EmptyState>
  );
  return (
    <Page title="Work History" actions={<NewRequestLink />}>
      <ListFilters />
      <RecordList label="Conversations" query={listQuery(search)} empty={hasFilters(search) ? nothing : <NoWork />}>
        {({ conversations }) =>
          conversations.map((conversation) => <ListRow key={conversation.id} conversation={conversation} />)
        }
      </RecordList>
    </Page>
  );
}

function ListFilters() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data } = useQuery(publicationChoices);
  const change = (filter: object, replace = false) =>
    void navigate({ search: parseListSearch({ ...search, next: undefined, ...filter }), replace });
  return (
    <search className={styles.filters}>
      <SearchField label="Search summaries" text={search.text ?? ""} onChange={(text) => change({ text }, true)} />
      <FilterSelect
        label="Publication"
        all="All publications"
        choices={addChosen(data?.publications ?? [], search.publication).map(({ id, name }) => [id, name])}
        value={search.publication}
        onChange={(publication) => change({ publication })}
      />
      <FilterSelect
        label="Status"
        all="All statuses"
        choices={Object.entries(STATUSES)}
        value={search.status}
        onChange={(status) => change({ status })}
      />
    </search>
  );
}

/** A publication of the URL may be deleted, or older than those to choose from. */
function addChosen(publications: readonly { id: string; name: string }[], chosen: string | undefined) {
  const isKnown = chosen === undefined || publications.some(({ id }) => id === chosen);
  return isKnown ? publications : [...publications, { id: chosen, name: chosen }];
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
