import { HistoryIcon, SearchIcon } from "@primer/octicons-react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { NewRequestLink } from "../request/new-request-link.tsx";
import { EmptyState, Page } from "../shell/controls.tsx";
import { ClearFilters } from "../shell/filters.tsx";
import { LinkButton } from "../shell/links.ts";
import { RecordList } from "../shell/list.tsx";
import { useMay } from "../shell/session.ts";
import { hasFilters } from "./filters.ts";
import { ListFilters } from "./list-filters.tsx";
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
