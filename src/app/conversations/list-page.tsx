import { GitBranchIcon, HistoryIcon, PlusIcon, SearchIcon } from "@primer/octicons-react";
import { Link } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { memo } from "react";
import type { Conversation } from "../../contract/resources/conversations.ts";
import { mayRequest } from "../shell/api/permissions.ts";
import { useMay } from "../shell/api/session.ts";
import { EmptyState, LinkButton, Page, RecordLink } from "../shell/controls/controls.tsx";
import { ClearFilters, FilterSelect, SearchField } from "../shell/controls/filters.tsx";
import listStyles from "../shell/controls/list.module.css";
import { RecordList, RowFacts, RowTime } from "../shell/controls/list.tsx";
import { hasFilters } from "../shell/search-text.ts";
import { InlineCode } from "../shell/shown-text.tsx";
import { namePullRequest, parseWebAddress } from "../shell/web-address.ts";
import styles from "./list-page.module.css";
import { listQuery, publicationChoices, STATUSES } from "./queries.ts";
import { StatusIcon, StatusLabel } from "./status.tsx";

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

/** Nothing for those who may not start work. */
function NewRequestLink() {
  if (!mayRequest(useMay())) return null;
  return (
    <LinkButton to="/requests/new" variant="primary" leadingVisual={PlusIcon}>
      New request
    </LinkButton>
  );
}

function ListFilters() {
  const { publication } = route.useSearch();
  const { data } = useQuery(publicationChoices);
  return (
    <search className={listStyles.filters}>
      <SearchField label="Search summaries" />
      <FilterSelect
        name="publication"
        label="Publication"
        all="All publications"
        choices={addChosen(data?.publications ?? [], publication).map(({ id, name }) => [id, name])}
      />
      <FilterSelect name="status" label="Status" all="All statuses" choices={Object.entries(STATUSES)} />
    </search>
  );
}

/** A publication of the URL may be deleted, or older than those to choose from. */
function addChosen(publications: readonly { id: string; name: string }[], chosen: string | undefined) {
  if (chosen === undefined || publications.some(({ id }) => id === chosen)) return publications;
  return [...publications, { id: chosen, name: chosen }];
}

function NoWork() {
  const { data } = useQuery(publicationChoices);
  const may = useMay();
  const isFirst = data?.publications.length === 0 && may("publication:create");
  const begin = isFirst && (
    <>
      {may("connection:create") && <LinkButton to="/connections/new">Connect a repository</LinkButton>}
      <LinkButton to="/publications/new">Create a publication</LinkButton>
    </>
  );
  return (
    <EmptyState icon={HistoryIcon} title="No work yet" action={begin || undefined}>
      {isFirst
        ? "Connect a repository first. Then create a publication, which says what is written from its commits."
        : "Releases, merges and requests of your publications appear here as they happen."}
    </EmptyState>
  );
}

const TRIGGERS: Readonly<Record<string, string>> = { release: "a release", merge: "a merge", manual: "a request" };

export const ListRow = memo(function ListRow({ conversation }: { conversation: Conversation }) {
  const { id, title, summary, publicationName, triggerType, branch, createdAt } = conversation;
  const outputUrl = parseWebAddress(conversation.outputUrl);
  const trigger = TRIGGERS[triggerType ?? ""];
  return (
    <li className={listStyles.row} data-id={id}>
      <StatusIcon conversation={conversation} />
      <div className={listStyles.rowText}>
        <div className={listStyles.titleLine}>
          <RecordLink to="/conversations/$id" id={id} name={title || "Untitled"} />
          <StatusLabel conversation={conversation} />
        </div>
        {summary && (
          <p className={styles.summary}>
            <InlineCode text={summary} />
          </p>
        )}
        <RowFacts>
          {publicationName && <span>{publicationName}</span>}
          <RowTime label={trigger === undefined ? "Started" : `From ${trigger}`} time={createdAt} />
          {branch && (
            <span className={styles.branch}>
              <GitBranchIcon size={12} /> {branch}
            </span>
          )}
        </RowFacts>
      </div>
      {outputUrl && (
        <Link href={outputUrl} target="_blank" rel="noreferrer" className={styles.output}>
          {namePullRequest(outputUrl)}
        </Link>
      )}
    </li>
  );
});
