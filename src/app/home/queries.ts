import type { ReleasesQuery } from "../../contract/resources/insight.ts";
import { api } from "../shell/api/api.ts";
import { readQuery } from "../shell/api/queries.ts";

/** Milliseconds until a repository that is being fetched is asked for again. */
const FETCHING = 2_000;

/** The repositories with their releases, until all of them are read. */
export const releasesQuery = (asked: ReleasesQuery) => ({
  ...readQuery(["insight", "releases", asked], api.insight.releases, asked),
  refetchInterval: ({
    state: { data },
  }: {
    state: { data: Awaited<ReturnType<typeof api.insight.releases>> | undefined };
  }) => (data?.repositories.some(({ isPending }) => isPending) ? FETCHING : false),
});

export const weeksQuery = readQuery(["insight", "weeks"], api.insight.weeks, {});
