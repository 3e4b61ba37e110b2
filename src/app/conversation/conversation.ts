import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { Conversation } from "../../contract/conversations.ts";
import { connectionQuery } from "../connections/queries.ts";
import { useMay } from "../shell/session.ts";
import { conversationQuery } from "./queries.ts";
import { linkRepository, type RepositoryLinks } from "./repository-links.ts";

const route = getRouteApi("/signed-in/conversations/$id");

/** The conversation of the page, for its tabs. */
export function useConversation(): Conversation {
  return useSuspenseQuery(conversationQuery(route.useParams().id)).data;
}

/** Undefined without a single source repository, or if the caller may not read it. */
export function useRepositoryLinks({ connectionId }: Conversation): RepositoryLinks | undefined {
  const may = useMay();
  const isReadable = Boolean(connectionId) && may("connection:get", connectionId ?? "");
  const query = connectionQuery(connectionId ?? "");
  const { data } = useQuery({ ...query, enabled: isReadable, staleTime: 5 * 60_000 });
  return linkRepository(String(Object(data?.config?.codehostRepo).repositoryUrl ?? ""));
}
