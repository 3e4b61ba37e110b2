import { BookIcon } from "@primer/octicons-react";
import { getRouteApi } from "@tanstack/react-router";
import type { Publication } from "../../contract/resources/publications.ts";
import { StateLabel } from "../connections/look.tsx";
import { EmptyState, Page, RecordLink } from "../shell/controls/controls.tsx";
import styles from "../shell/controls/list.module.css";
import { ListRow, RecordList, RowFacts, RowTime } from "../shell/controls/list.tsx";
import { NewLink } from "../shell/record-page.tsx";
import { nameKinds } from "./fields.ts";
import { publicationsQuery } from "./queries.ts";

const route = getRouteApi("/signed-in/publications");

/** What is written, where and from what. */
export function PublicationsPage() {
  const add = (
    <NewLink permission="publication:create" to="/publications/new">
      New publication
    </NewLink>
  );
  const empty = (
    <EmptyState icon={BookIcon} title="No publications" action={add}>
      A publication says which documents are written, from which repositories, and when.
    </EmptyState>
  );
  return (
    <Page title="Publications" actions={add}>
      <RecordList label="Publications" query={publicationsQuery(route.useSearch())} empty={empty}>
        {({ publications }) => publications.map((one) => <Row key={one.id} publication={one} />)}
      </RecordList>
    </Page>
  );
}

function Row({ publication }: { publication: Publication }) {
  const { id, name, config, syncedAt, healthMessage } = publication;
  const title = (
    <>
      <RecordLink to="/publications/$id" {...{ id, name }} />
      <StateLabel of={publication} />
    </>
  );
  return (
    <ListRow id={id} icon={BookIcon} title={title}>
      {healthMessage && <p className={styles.problem}>{healthMessage}</p>}
      <RowFacts>
        <span>{nameKinds(config ?? {})}</span>
        <RowTime label="Synced" time={syncedAt} />
      </RowFacts>
    </ListRow>
  );
}
