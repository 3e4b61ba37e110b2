import { useQueries, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useMemo } from "react";
import type { Anchor } from "../../contract/resources/comments.ts";
import type { Conversation } from "../../contract/resources/conversations.ts";
import { connectionQuery } from "../connections/queries.ts";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api/api.ts";
import { useMay, useSession } from "../shell/api/session.ts";
import { type Permitted, selectPermitted } from "./permitted.ts";
import { conversationQuery, userQuery } from "./queries.ts";
import { linkRepository } from "./recorded.ts";

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
export function useRepositoryLinks() {
  const { connectionId } = useConversation();
  const may = useMay();
  const isReadable = Boolean(connectionId) && may("connection:get", connectionId ?? "");
  const { data } = useQuery({ ...connectionQuery(connectionId ?? ""), enabled: isReadable, staleTime: 5 * 60_000 });
  return linkRepository(String(Object(data?.config?.codehostRepo).repositoryUrl ?? ""));
}

/** The name of each user; "Someone" while it is not known, and for those whom the caller may not read. */
export function useNames(userIds: readonly string[]): string[] {
  const { user } = useSession();
  const may = useMay();
  const found = useQueries({
    queries: userIds.map((id) => ({ ...userQuery(id), enabled: id !== user.id && may("user:get", id) })),
  });
  return userIds.map((id, index) => (id === user.id ? user.name : (found[index]?.data?.name ?? "Someone")));
}

export const CONVERSATION_CHANGE = { resources: ["comments", "conversations"], readsAfterFailure: true };

/** A change of the conversation or of its comments; `done` says afterwards what happened. */
export function useConversationChange<Input = void>(
  call: (input: Input) => Promise<unknown>,
  done?: string | ((answer: unknown, input: Input) => string | undefined),
) {
  return useChange({ call, done, ...CONVERSATION_CHANGE });
}

/** Comments on a conversation, or on lines of its draft, with or without requesting work. */
export function useNewComment() {
  const { id } = useConversation();
  return useConversationChange(
    (comment: { body: string; workRequested: boolean; anchor?: Anchor }) => api.comments.create({ id, ...comment }),
    (_, { workRequested }) => (workRequested ? undefined : "The comment is added."),
  );
}
