import { LogIcon } from "@primer/octicons-react";
import { Label } from "@primer/react";
import { getRouteApi } from "@tanstack/react-router";
import { AUDIT_LOG_TYPES } from "../../contract/kinds.ts";
import type { AuditLog } from "../../contract/resources/audit-logs.ts";
import { EmptyState, Page, RelativeTime } from "../shell/controls/controls.tsx";
import { FilterSelect, SearchField } from "../shell/controls/filters.tsx";
import listStyles from "../shell/controls/list.module.css";
import { ListRow, RecordList, RowFacts } from "../shell/controls/list.tsx";
import look from "../shell/look.module.css";
import styles from "./list-page.module.css";
import { auditQuery, nameAuditType } from "./queries.ts";

const TYPE_CHOICES = AUDIT_LOG_TYPES.map((type) => [type, nameAuditType(type)] as const);
const route = getRouteApi("/signed-in/audit");

/** What was done, by whom, newest first. */
export function AuditPage() {
  return (
    <Page title="Audit log">
      <search className={listStyles.filters}>
        <SearchField label="Search summaries" />
        <FilterSelect name="type" label="Type" all="All but assessments" choices={TYPE_CHOICES} />
      </search>
      <RecordList
        label="Audit log"
        query={auditQuery(route.useSearch())}
        empty={
          <EmptyState icon={LogIcon} title="Nothing matches">
            No entry has these properties.
          </EmptyState>
        }
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
          <summary className={look.small}>Details</summary>
          {details.map((text) => (
            <pre key={text}>{text}</pre>
          ))}
        </details>
      )}
    </ListRow>
  );
}
