import { NoteIcon } from "@primer/octicons-react";
import { getRouteApi } from "@tanstack/react-router";
import { EmptyState, Page, RecordLink } from "../shell/controls/controls.tsx";
import { FilterSelect } from "../shell/controls/filters.tsx";
import styles from "../shell/controls/list.module.css";
import { ListRow, RecordList, RowFacts, RowTime } from "../shell/controls/list.tsx";
import { NewLink } from "../shell/record-page.tsx";
import { hasFilters } from "../shell/search-text.ts";
import { libraryQuery, nameType, TYPE_LABELS } from "./queries.ts";

const route = getRouteApi("/signed-in/library");

/** The instructions that publications share. */
export function LibraryPage() {
  const search = route.useSearch();
  const add = (
    <NewLink permission="instruction:create" to="/library/new">
      New instruction
    </NewLink>
  );
  return (
    <Page title="Library" actions={add}>
      <search className={styles.filters}>
        <FilterSelect name="type" label="Subject" all="All subjects" choices={Object.entries(TYPE_LABELS)} />
      </search>
      <RecordList
        label="Instructions"
        query={libraryQuery(search)}
        empty={
          <EmptyState icon={NoteIcon} title={hasFilters(search) ? "Nothing matches" : "No instructions"}>
            An instruction says how something is written, for every publication that links to it.
          </EmptyState>
        }
      >
        {({ instructions }) =>
          instructions.map(({ id, name, type, updatedAt }) => (
            <ListRow key={id} id={id} icon={NoteIcon} title={<RecordLink to="/library/$id" {...{ id, name }} />}>
              <RowFacts>
                <span>{nameType(type)}</span>
                <RowTime label="Changed" time={updatedAt} />
              </RowFacts>
            </ListRow>
          ))
        }
      </RecordList>
    </Page>
  );
}
