import { Select } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import styles from "../shell/list.module.css";
import { SearchField } from "../shell/search-field.tsx";
import { isKnownStatus, type ListSearch, STATUSES } from "./filters.ts";
import { publicationChoices } from "./queries.ts";

type FilterProps = { search: ListSearch; onChange: (next: ListSearch, replace?: boolean) => void };

export function ListFilters({ search, onChange }: FilterProps) {
  const { next: _, ...filters } = search;
  const { data } = useQuery(publicationChoices);
  const choices = addChosen(data?.publications ?? [], filters.publication);
  return (
    <search className={styles.filters}>
      <SearchField
        label="Search summaries"
        text={search.text ?? ""}
        onChange={(text) => onChange(withText(filters, text), true)}
      />
      <Select
        aria-label="Publication"
        value={filters.publication ?? ""}
        onChange={({ target }) => {
          const { publication: __, ...others } = filters;
          onChange(target.value === "" ? others : { ...others, publication: target.value });
        }}
      >
        <Select.Option value="">All publications</Select.Option>
        {choices.map(({ id, name }) => (
          <Select.Option key={id} value={id}>
            {name}
          </Select.Option>
        ))}
      </Select>
      <Select
        aria-label="Status"
        value={filters.status ?? ""}
        onChange={({ target: { value } }) => {
          const { status: __, ...others } = filters;
          onChange(isKnownStatus(value) ? { ...others, status: value } : others);
        }}
      >
        <Select.Option value="">All statuses</Select.Option>
        {Object.entries(STATUSES).map(([status, label]) => (
          <Select.Option key={status} value={status}>
            {label}
          </Select.Option>
        ))}
      </Select>
    </search>
  );
}

/** A publication of the URL may be deleted, or older than those to choose from. */
function addChosen(publications: readonly { id: string; name: string }[], chosen: string | undefined) {
  const isKnown = chosen === undefined || publications.some(({ id }) => id === chosen);
  return isKnown ? publications : [...publications, { id: chosen, name: chosen }];
}

function withText({ text: _, ...others }: ListSearch, text: string): ListSearch {
  return text === "" ? others : { ...others, text };
}
