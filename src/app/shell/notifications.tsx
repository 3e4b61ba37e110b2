import { BellIcon } from "@primer/octicons-react";
import { CounterLabel } from "@primer/react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { NOTIFICATION_TABS } from "../../contract/kinds.ts";
import type { Notification } from "../../contract/resources/notifications.ts";
import { api } from "./api/api.ts";
import { readQuery } from "./api/queries.ts";
import { LinkButton } from "./controls/controls.tsx";
import { type PageSearch, readKey } from "./search-text.ts";

export const notificationsQuery = (search: PageSearch) =>
  readQuery(["notifications", "list", search], api.notifications.list, { ...search, pageSize: 25 });

/** The newest one, and how many there are. */
export const unreadQuery = readQuery(["notifications", "unread"], api.notifications.list, {
  unread: true,
  pageSize: 1,
});

/** The tab of the conversation that shows what a notification is about. */
export function linkTo({ kind, conversationId: id }: Notification) {
  const tab = NOTIFICATION_TABS[readKey(kind, NOTIFICATION_TABS) ?? "ready"];
  return { to: `/conversations/$id${tab}`, params: { id } } as const;
}

const MAX_SHOWN = 99;

/** Leads to the unread notifications; to what it is about where there is only one. */
export function Bell() {
  const { data } = useQuery(unreadQuery);
  const { unreadCount: count = 0, notifications: [only] = [] } = data ?? {};
  const place = count === 1 && only !== undefined ? linkTo(only) : ({ to: "/notifications" } as const);
  const label = count === 1 ? `1 unread notification: ${only?.title}` : `Notifications, ${count} unread`;
  return (
    <LinkButton
      {...place}
      variant="invisible"
      leadingVisual={BellIcon}
      aria-label={count === 0 ? "Notifications" : label}
    >
      {count > 0 && <CounterLabel variant="primary">{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</CounterLabel>}
    </LinkButton>
  );
}

/** Marks the notifications of a conversation as read, as long as its page is open. */
export function useMarkRead(conversationId: string): void {
  const { data: { unreadCount = 0 } = {} } = useQuery(unreadQuery);
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: string) => api.notifications.markRead({ conversationId: id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["notifications"] }),
  });
  useEffect(() => {
    if (unreadCount > 0) mutate(conversationId);
  }, [conversationId, unreadCount, mutate]);
}
