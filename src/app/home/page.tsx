import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { NoWork } from "../conversations/list-page.tsx";
import { api } from "../shell/api/api.ts";
import { readQuery } from "../shell/api/queries.ts";
import { Page } from "../shell/controls/controls.tsx";
import { RecordList } from "../shell/controls/list.tsx";
import { Loaded, Section } from "../shell/controls/section.tsx";
import { Charts } from "./charts.tsx";
import { Checklist } from "./checklist.tsx";
import { releasesQuery } from "./queries.ts";
import { RepositoryRow } from "./releases.tsx";

const route = getRouteApi("/signed-in/");
const weeks = readQuery(["insight", "weeks"], api.insight.weeks, {});

/** Which releases are documented, and what became of drafts week by week; before the first one, what is left to set up. */
export function HomePage() {
  const query = releasesQuery(route.useSearch());
  const { data } = useQuery(query);
  const isNew = data?.repositories.every(({ releases }) => releases.every(({ state }) => state !== "documented"));
  return (
    <Page title="Home" isWide>
      {isNew && <Checklist />}
      <Section title="Releases">
        <RecordList label="Repositories" query={query} rows={2} empty={<NoWork />}>
          {({ repositories }) => repositories.map((one) => <RepositoryRow key={one.connectionId} repository={one} />)}
        </RecordList>
      </Section>
      <Section title="Last 12 weeks">
        {/* Below what people came for. */}
        <Loaded query={{ ...weeks, enabled: data !== undefined }}>{(read) => <Charts {...read} />}</Loaded>
      </Section>
    </Page>
  );
}
