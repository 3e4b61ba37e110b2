import { LogIcon } from "@primer/octicons-react";
import { Label, Select } from "@primer/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { AUDIT_LOG_TYPES } from "../../contract/audit-log-types.ts";
import type { AuditLog } from "../../contract/audit-logs.ts";
import { EmptyState, Page, RelativeTime } from "../shell/controls.tsx";
import listStyles from "../shell/list.module.css";
import { ListRow, RecordList, RowFacts } from "../shell/list.tsx";
import { SearchField } from "../shell/search-field.tsx";
import styles from "./list-page.module.css";
import { auditQuery } from "./queries.ts";
import { type AuditSearch, isAuditType, nameAuditType } from "./search.ts";

const route = getRouteApi("/signed-in/audit");

/** What was done, by whom, newest first. */
export function AuditPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery({ ...auditQuery(search), placeholderData: keepPreviousData });
  const change = (next: AuditSearch, replace = false) => void navigate({ search: next, replace });
  return (
    <Page title="Audit log">
      <search className={listStyles.filters}>
        <SearchField
          label="Search summaries"
          text={search.text ?? ""}
          onChange={(text) => change({ type: search.type, ...(text !== "" && { text }) }, true)}
        />
        <Select
          aria-label="Type"
          value={search.type ?? ""}
          onChange={({ target: { value } }) =>
            change({ text: search.text, ...(isAuditType(value) && { type: value }) })
          }
        >
          <Select.Option value="">All but assessments</Select.Option>
          {AUDIT_LOG_TYPES.map((type) => (
            <Select.Option key={type} value={type}>
              {nameAuditType(type)}
            </Select.Option>
          ))}
        </Select>
      </search>
      <RecordList
        label="Audit log"
        query={query}
        empty={
          <EmptyState icon={LogIcon} title="Nothing matches">
            No entry has these properties.
          </EmptyState>
        }
        onTurn={(next) => change({ ...search, next })}
      >
        {({ auditLogs }) => auditLogs.map((log) => <Row key={log.id} log={log} />)}
      </RecordList>
    </Page>
  );
}

function Row({ log }: { log: AuditLog }) {
  const { id, summary, type, userName, adminUserName, requestId, delta, config, createdAt } = log;
  const by = userName ?? (adminUserName ? `${adminUserName}, operator` : "the service");
  const details = [
    delta,
    Object.keys(config).length === 0 ? "" : JSON.stringify(config, undefined, 2),
    requestId ? `Request ${requestId}` : "",
  ].filter((text) => text !== "");
  return (
    <ListRow
      id={id}
      icon={LogIcon}
      title={
        <>
          {summary}
          <Label variant={type === "error" ? "danger" : "secondary"}>{nameAuditType(type)}</Label>
        </>
      }
    >
      <RowFacts>
        <span>By {by}</span>
        <RelativeTime time={createdAt} />
      </RowFacts>
      {details.length > 0 && (
        <details className={styles.details}>
          <summary>Details</summary>
          {details.map((text) => (
            <pre key={text}>{text}</pre>
          ))}
        </details>
      )}
    </ListRow>
  );
}
