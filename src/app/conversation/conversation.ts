import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useMemo } from "react";
import type { Conversation } from "../../contract/conversations.ts";
import { connectionQuery } from "../connections/queries.ts";
import { useMay } from "../shell/session.ts";
import { type Permitted, selectPermitted } from "./permitted.ts";
import { conversationQuery } from "./queries.ts";
import { linkRepository, type RepositoryLinks } from "./repository-links.ts";

const route = getRouteApi("/signed-in/conversations/$id");

/** The conversation of the page, for what is on it. */
export function useConversation(): Conversation {
  return useSuspenseQuery(conversationQuery(route.useParams().id)).data;
}

export function usePermitted(): Permitted {
  const conversation = useConversation();
  const may = useMay();
  return useMemo(() => selectPermitted(conversation, may), [conversation, may]);
}

/** Undefined without a single source repository, or if the caller may not read it. */
export function useRepositoryLinks(): RepositoryLinks | undefined {
  const { connectionId } = useConversation();
  const may = useMay();
  const isReadable = Boolean(connectionId) && may("connection:get", connectionId ?? "");
  const query = connectionQuery(connectionId ?? "");
  const { data } = useQuery({ ...query, enabled: isReadable, staleTime: 5 * 60_000 });
  return linkRepository(String(Object(data?.config?.codehostRepo).repositoryUrl ?? ""));
}
