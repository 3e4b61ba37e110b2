import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FilterSelect, SearchField } from "../shell/filters.tsx";
import styles from "../shell/list.module.css";
import { parseListSearch, STATUSES } from "./filters.ts";
import { publicationChoices } from "./queries.ts";

const route = getRouteApi("/signed-in/conversations");

export function ListFilters() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data } = useQuery(publicationChoices);
  const change = (filter: object, replace = false) =>
    void navigate({ search: parseListSearch({ ...search, next: undefined, ...filter }), replace });
  return (
    <search className={styles.filters}>
      <SearchField label="Search summaries" text={search.text ?? ""} onChange={(text) => change({ text }, true)} />
      <FilterSelect
        label="Publication"
        all="All publications"
        choices={addChosen(data?.publications ?? [], search.publication).map(({ id, name }) => [id, name])}
        value={search.publication}
        onChange={(publication) => change({ publication })}
      />
      <FilterSelect
        label="Status"
        all="All statuses"
        choices={Object.entries(STATUSES)}
        value={search.status}
        onChange={(status) => change({ status })}
      />
    </search>
  );
}

/** A publication of the URL may be deleted, or older than those to choose from. */
function addChosen(publications: readonly { id: string; name: string }[], chosen: string | undefined) {
  const isKnown = chosen === undefined || publications.some(({ id }) => id === chosen);
  return isKnown ? publications : [...publications, { id: chosen, name: chosen }];
}
