import { CheckCircleIcon, HistoryIcon, PlusIcon, SearchIcon } from "@primer/octicons-react";
import { UnderlineNav } from "@primer/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { memo, type ReactNode, useState } from "react";
import type { Conversation } from "../../contract/resources/conversations.ts";
import { mayRequest } from "../shell/api/permissions.ts";
import { useMay, useMayOnAll, useSession } from "../shell/api/session.ts";
import tabStyles from "../shell/controls/controls.module.css";
import { EmptyState, LinkButton, MoreMenu, Page, RecordLink, RelativeTime } from "../shell/controls/controls.tsx";
import { ClearFilters, FilterSelect, FilterSwitch, SearchField } from "../shell/controls/filters.tsx";
import listStyles from "../shell/controls/list.module.css";
import { RecordList } from "../shell/controls/list.tsx";
import { TabLink } from "../shell/controls/tabs.tsx";
import look from "../shell/look.module.css";
import { hasFilters } from "../shell/search-text.ts";
import { InlineCode, SafeLink } from "../shell/shown-text.tsx";
import { namePullRequest, parseWebAddress } from "../shell/web-address.ts";
import { type Asked, InboxItems, isWaiting, LazyDialog, useAssign } from "./actions.tsx";
import { useRowKeys } from "./keys.ts";
import styles from "./list-page.module.css";
import { listQuery, publicationChoices, selectView, statusesOf, VIEWS } from "./queries.ts";
import { StatusIcon, StatusLabel } from "./status.tsx";

const route = getRouteApi("/signed-in/conversations");

/** The inbox: the conversations that the caller may see, by what is left to do, newest first. */
export function ListPage() {
  const search = route.useSearch();
  const [asked, setAsked] = useState<Asked>();
  useInboxKeys(setAsked);
  return (
    <Page title="Inbox" actions={<NewRequestLink />} isWide>
      <Views />
      <ListFilters />
      <div className={styles.inbox}>
        <RecordList label="Conversations" query={listQuery(search)} empty={<Nothing />}>
          {({ conversations }) =>
            conversations.map((one) => <ListRow key={one.id} conversation={one} onDismiss={setAsked} />)
          }
        </RecordList>
      </div>
      <LazyDialog asked={asked} onClose={() => setAsked(undefined)} />
    </Page>
  );
}

const useShown = () => useQuery({ ...listQuery(route.useSearch()), placeholderData: keepPreviousData }).data;

function useInboxKeys(ask: (asked: Asked) => void): void {
  const shown = useShown();
  const may = useMay();
  const { user } = useSession();
  const { mutate } = useAssign();
  useRowKeys((key, id = "") => {
    const conversation = shown?.conversations.find((one) => one.id === id);
    if (key === "?") ask("keys");
    else if (key === "/") document.querySelector<HTMLElement>("main input[type=search]")?.focus();
    else if (conversation === undefined || !may("conversation:update", id)) return false;
    else if (key === "a") mutate({ id, userId: user.id });
    else if (key === "e" && isWaiting(conversation)) ask(conversation);
    else return false;
    return true;
  });
}

function NewRequestLink() {
  if (!mayRequest(useMay())) return null;
  return (
    <LinkButton to="/requests/new" variant="primary" leadingVisual={PlusIcon}>
      New request
    </LinkButton>
  );
}

const MAX_SHOWN = 999;

function Views() {
  const search = route.useSearch();
  const counts = useShown()?.counts ?? {};
  const chosen = selectView(search);
  return (
    <UnderlineNav aria-label="Views" variant="flush" className={tabStyles.tabs}>
      {VIEWS.map(([view, label]) => {
        const count = counts[view] ?? 0;
        return (
          <TabLink
            key={view}
            to="/conversations"
            search={view === chosen ? search : { ...search, view, status: undefined, next: undefined }}
            activeOptions={{ exact: true }}
            {...(count > 0 && { counter: count > MAX_SHOWN ? `${MAX_SHOWN}+` : count })}
          >
            {label}
          </TabLink>
        );
      })}
    </UnderlineNav>
  );
}

function ListFilters() {
  const search = route.useSearch();
  const { data } = useQuery(publicationChoices);
  const statuses = Object.entries(statusesOf(selectView(search)));
  return (
    <search className={listStyles.filters}>
      <SearchField label="Search titles, versions, repositories and people" />
      <FilterSelect
        name="publication"
        label="Publication"
        all="All publications"
        choices={addChosen(data?.publications ?? [], search.publication).map(({ id, name }) => [id, name])}
      />
      {statuses.length > 1 && <FilterSelect name="status" label="Status" all="All statuses" choices={statuses} />}
      <FilterSwitch name="mine" label="Mine" />
    </search>
  );
}

/** A publication of the URL may be deleted, or older than those to choose from. */
function addChosen(publications: readonly { id: string; name: string }[], chosen: string | undefined) {
  if (chosen === undefined || publications.some(({ id }) => id === chosen)) return publications;
  return [...publications, { id: chosen, name: chosen }];
}

function Nothing() {
  const { view = "waiting", ...filters } = route.useSearch();
  const counts = Object.values(useShown()?.counts ?? {});
  if (hasFilters(filters)) {
    return (
      <EmptyState icon={SearchIcon} title="Nothing matches" action={<ClearFilters />}>
        No conversation of this view has these properties.
      </EmptyState>
    );
  }
  if (counts.every((count) => count === 0)) return <NoWork action={<SetUpLink />} />;
  return (
    <EmptyState icon={CheckCircleIcon} title={view === "waiting" ? "Nothing needs you" : "Nothing here"}>
      Drafts that wait for a review, and work that failed or has a question, need you.
    </EmptyState>
  );
}

/** Leads to what is left to set up, for those who may do it. */
export function SetUpLink() {
  return useMayOnAll()("connection:create") && <LinkButton to="/">Set up</LinkButton>;
}

/** Where nothing was ever requested. */
export function NoWork({ action }: { action?: ReactNode }) {
  return (
    <EmptyState icon={HistoryIcon} title="No work yet" action={action}>
      Releases, merges and requests of your publications appear here as they happen.
    </EmptyState>
  );
}

type ListRowProps = { conversation: Conversation; onDismiss: (conversation: Conversation) => void };

const ListRow = memo(function ListRow({ conversation, onDismiss }: ListRowProps) {
  const { id, title, summary, publicationName, createdAt, changedFiles, requesterName, assigneeName } = conversation;
  const said = conversation.presentStep || summary;
  const outputUrl = parseWebAddress(conversation.outputUrl);
  const people = [requesterName && `requested by ${requesterName}`, assigneeName && `assigned to ${assigneeName}`];
  return (
    <li className={`${listStyles.row} ${styles.row}`} data-id={id}>
      <StatusIcon conversation={conversation} />
      <div className={`${look.cut} ${listStyles.title}`}>
        <RecordLink to="/conversations/$id" id={id} name={title || "Untitled"} />{" "}
        <span className={styles.summary}>{said && <InlineCode text={said} />}</span>
      </div>
      <div className={styles.facts}>
        <span className={`${look.cut} ${styles.short}`}>{publicationName}</span>
        <span>
          <StatusLabel conversation={conversation} />
        </span>
        <span>{outputUrl && <SafeLink href={outputUrl}>{namePullRequest(outputUrl)}</SafeLink>}</span>
        <span>{changedFiles ? `${changedFiles} ${changedFiles === 1 ? "file" : "files"}` : ""}</span>
        <span className={`${look.cut} ${styles.short}`} title={people.filter(Boolean).join(", ")}>
          {[requesterName, assigneeName].filter(Boolean).join(" → ")}
        </span>
      </div>
      <span className={styles.age}>{createdAt && <RelativeTime time={createdAt} />}</span>
      <RowMenu {...{ conversation, onDismiss }} />
    </li>
  );
});

function RowMenu({ conversation, onDismiss }: ListRowProps) {
  const may = useMay();
  if (!may("conversation:update", conversation.id)) return <span />;
  return (
    <MoreMenu label={`Actions of ${conversation.title || "Untitled"}`}>
      <InboxItems {...{ conversation, onDismiss }} />
    </MoreMenu>
  );
}
