import { queryOptions } from "@tanstack/react-query";
import type { ReleasesQuery } from "../../contract/resources/insight.ts";
import { api } from "../shell/api/api.ts";
import { readQuery } from "../shell/api/queries.ts";

/** Repositories with their releases; asked again while one is being fetched. */
export const releasesQuery = (asked: ReleasesQuery) =>
  queryOptions({
    ...readQuery(["insight", "releases", asked], api.insight.releases, asked),
    refetchInterval: ({ state: { data } }) => data?.repositories.some(({ isPending }) => isPending) && 2_000,
  });
