import { PlugIcon, SearchIcon } from "@primer/octicons-react";
import { Button, Select } from "@primer/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { Connection } from "../../contract/connections.ts";
import { EmptyState, Page, RelativeTime } from "../shell/controls.tsx";
import { LinkButton } from "../shell/link-button.tsx";
import styles from "../shell/list.module.css";
import { ListRow, RecordList, RowFacts } from "../shell/list.tsx";
import { useMay } from "../shell/session.ts";
import { isKnownType, KINDS, nameKind } from "./kinds.ts";
import { ConnectionStateLabel, iconOf } from "./look.tsx";
import { connectionsQuery } from "./queries.ts";
import { type ConnectionSearch, isState, STATES } from "./search.ts";

const route = getRouteApi("/signed-in/connections");

/** What the organization is connected to, with its health. */
export function ConnectionsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery({ ...connectionsQuery(search), placeholderData: keepPreviousData });
  const may = useMay();
  const add = may("connection:create") ? (
    <LinkButton to="/connections/new" variant="primary">
      New connection
    </LinkButton>
  ) : undefined;
  const isFiltered = search.type !== undefined || search.state !== undefined;
  const empty = isFiltered ? (
    <EmptyState
      icon={SearchIcon}
      title="Nothing matches"
      action={<Button onClick={() => void navigate({ search: {} })}>Clear filters</Button>}
    >
      No connection has these properties.
    </EmptyState>
  ) : (
    <EmptyState icon={PlugIcon} title="No connections" action={add}>
      Connect a code host and a repository: publications read commits there, and write there.
    </EmptyState>
  );
  return (
    <Page title="Connections" actions={add}>
      <Filters search={search} onChange={(next) => void navigate({ search: next })} />
      <RecordList
        label="Connections"
        query={query}
        empty={empty}
        onTurn={(next) => void navigate({ search: { ...search, next } })}
      >
        {({ connections }) => connections.map((one) => <Row key={one.id} connection={one} />)}
      </RecordList>
    </Page>
  );
}

type FilterProps = { search: ConnectionSearch; onChange: (search: ConnectionSearch) => void };

function Filters({ search: { type, state }, onChange }: FilterProps) {
  return (
    <search className={styles.filters}>
      <Select
        aria-label="Kind"
        value={type ?? ""}
        onChange={({ target: { value } }) => onChange({ state, ...(isKnownType(value) && { type: value }) })}
      >
        <Select.Option value="">All kinds</Select.Option>
        {Object.entries(KINDS).map(([kind, { label }]) => (
          <Select.Option key={kind} value={kind}>
            {label}
          </Select.Option>
        ))}
      </Select>
      <Select
        aria-label="Health"
        value={state ?? ""}
        onChange={({ target: { value } }) => onChange({ type, ...(isState(value) && { state: value }) })}
      >
        <Select.Option value="">Any health</Select.Option>
        {Object.entries(STATES).map(([one, label]) => (
          <Select.Option key={one} value={one}>
            {label}
          </Select.Option>
        ))}
      </Select>
    </search>
  );
}

function Row({ connection }: { connection: Connection }) {
  const { id, name, type, syncedAt, remainingRateLimitPercent: percent } = connection;
  const title = (
    <>
      <Link to="/connections/$id" params={{ id }}>
        {name}
      </Link>
      <ConnectionStateLabel connection={connection} />
    </>
  );
  return (
    <ListRow id={id} icon={iconOf(type)} title={title}>
      <RowFacts>
        <span>{nameKind(type)}</span>
        {syncedAt && (
          <span>
            Synced <RelativeTime time={syncedAt} />
          </span>
        )}
        {typeof percent === "number" && <span>{percent}% of the rate limit left</span>}
      </RowFacts>
    </ListRow>
  );
}
