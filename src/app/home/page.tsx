import { getRouteApi } from "@tanstack/react-router";
import { NoWork } from "../conversations/list-page.tsx";
import { api } from "../shell/api/api.ts";
import { readQuery } from "../shell/api/queries.ts";
import { Page } from "../shell/controls/controls.tsx";
import { RecordList } from "../shell/controls/list.tsx";
import { Loaded, Section } from "../shell/record-page.tsx";
import { Charts } from "./charts.tsx";
import { releasesQuery } from "./queries.ts";
import { RepositoryRow } from "./releases.tsx";

const route = getRouteApi("/signed-in/");
const weeks = readQuery(["insight", "weeks"], api.insight.weeks, {});

/** Which releases are documented, and what became of drafts week by week. */
export function HomePage() {
  return (
    <Page title="Home" isWide>
      <Section title="Releases">
        <RecordList label="Repositories" query={releasesQuery(route.useSearch())} empty={<NoWork />}>
          {({ repositories }) => repositories.map((one) => <RepositoryRow key={one.connectionId} repository={one} />)}
        </RecordList>
      </Section>
      <Section title="Last 12 weeks">
        <Loaded query={weeks}>{(read) => <Charts {...read} />}</Loaded>
      </Section>
    </Page>
  );
}
