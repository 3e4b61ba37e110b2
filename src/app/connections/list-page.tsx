import { PlugIcon, SearchIcon } from "@primer/octicons-react";
import { getRouteApi } from "@tanstack/react-router";
import type { Connection } from "../../contract/resources/connections/connections.ts";
import { EmptyState, Page, RecordLink } from "../shell/controls/controls.tsx";
import { ClearFilters, FilterSelect } from "../shell/controls/filters.tsx";
import styles from "../shell/controls/list.module.css";
import { ListRow, RecordList, RowFacts, RowTime } from "../shell/controls/list.tsx";
import { NewLink } from "../shell/record-page.tsx";
import { hasFilters } from "../shell/search-text.ts";
import { KINDS, nameKind } from "./kinds.ts";
import { iconOf, StateLabel } from "./look.tsx";
import { connectionsQuery, STATES } from "./queries.ts";

const route = getRouteApi("/signed-in/connections");

/** What the organization is connected to, with its health. */
export function ConnectionsPage() {
  const search = route.useSearch();
  const add = (
    <NewLink permission="connection:create" to="/connections/new">
      New connection
    </NewLink>
  );
  const empty = hasFilters(search) ? (
    <EmptyState icon={SearchIcon} title="Nothing matches" action={<ClearFilters />}>
      No connection has these properties.
    </EmptyState>
  ) : (
    <EmptyState icon={PlugIcon} title="No connections" action={add}>
      Connect a code host and a repository: publications read commits there, and write there.
    </EmptyState>
  );
  return (
    <Page title="Connections" actions={add}>
      <search className={styles.filters}>
        <FilterSelect name="type" label="Kind" all="All kinds" choices={KIND_CHOICES} />
        <FilterSelect name="state" label="Health" all="Any health" choices={Object.entries(STATES)} />
      </search>
      <RecordList label="Connections" query={connectionsQuery(search)} empty={empty}>
        {({ connections }) => connections.map((one) => <Row key={one.id} connection={one} />)}
      </RecordList>
    </Page>
  );
}

const KIND_CHOICES = Object.entries(KINDS).map(([kind, { label }]) => [kind, label] as const);

function Row({ connection }: { connection: Connection }) {
  const { id, name, type, syncedAt, remainingRateLimitPercent: percent } = connection;
  const title = (
    <>
      <RecordLink to="/connections/$id" {...{ id, name }} />
      <StateLabel of={connection} />
    </>
  );
  return (
    <ListRow id={id} icon={iconOf(type)} title={title}>
      <RowFacts>
        <span>{nameKind(type)}</span>
        <RowTime label="Synced" time={syncedAt} />
        {typeof percent === "number" && <span>{percent}% of the rate limit left</span>}
      </RowFacts>
    </ListRow>
  );
}
