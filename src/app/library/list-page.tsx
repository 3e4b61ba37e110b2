import { NoteIcon } from "@primer/octicons-react";
import { Select } from "@primer/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { EmptyState, Page, RelativeTime } from "../shell/controls.tsx";
import { LinkButton } from "../shell/link-button.tsx";
import styles from "../shell/list.module.css";
import { ListRow, RecordList, RowFacts } from "../shell/list.tsx";
import { useMay } from "../shell/session.ts";
import { libraryQuery } from "./queries.ts";
import { isSlotType, nameType, TYPE_CHOICES } from "./search.ts";

const route = getRouteApi("/signed-in/library");

/** The instructions that publications share. */
export function LibraryPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery({ ...libraryQuery(search), placeholderData: keepPreviousData });
  const may = useMay();
  const add = may("instruction:create") ? (
    <LinkButton to="/library/new" variant="primary">
      New instruction
    </LinkButton>
  ) : undefined;
  return (
    <Page title="Library" actions={add}>
      <search className={styles.filters}>
        <Select
          aria-label="Subject"
          value={search.type ?? ""}
          onChange={({ target: { value } }) => void navigate({ search: isSlotType(value) ? { type: value } : {} })}
        >
          <Select.Option value="">All subjects</Select.Option>
          {TYPE_CHOICES.map(({ value, label }) => (
            <Select.Option key={value} value={value}>
              {label}
            </Select.Option>
          ))}
        </Select>
      </search>
      <RecordList
        label="Instructions"
        query={query}
        empty={
          <EmptyState icon={NoteIcon} title={search.type === undefined ? "No instructions" : "Nothing matches"}>
            An instruction says how something is written, for every publication that links to it.
          </EmptyState>
        }
        onTurn={(next) => void navigate({ search: { ...search, next } })}
      >
        {({ instructions }) =>
          instructions.map(({ id, name, type, updatedAt }) => (
            <ListRow
              key={id}
              id={id}
              icon={NoteIcon}
              title={
                <Link to="/library/$id" params={{ id }}>
                  {name}
                </Link>
              }
            >
              <RowFacts>
                <span>{nameType(type)}</span>
                {updatedAt && (
                  <span>
                    Changed <RelativeTime time={updatedAt} />
                  </span>
                )}
              </RowFacts>
            </ListRow>
          ))
        }
      </RecordList>
    </Page>
  );
}
