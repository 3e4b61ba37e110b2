import { AlertIcon, BellIcon, DotFillIcon, GearIcon, GitPullRequestIcon, QuestionIcon } from "@primer/octicons-react";
import { Button, Label } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { Notification } from "../../contract/resources/notifications.ts";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api/api.ts";
import { EmptyState, LinkButton, Page, RelativeTime } from "../shell/controls/controls.tsx";
import { ListRow, RecordList, RowFacts } from "../shell/controls/list.tsx";
import look from "../shell/look.module.css";
import { linkTo, notificationsQuery, unreadQuery } from "../shell/notifications.tsx";
import { Actions } from "../shell/record-page.tsx";
import { readKey } from "../shell/search-text.ts";
import { InlineCode } from "../shell/shown-text.tsx";

const route = getRouteApi("/signed-in/notifications");

/** What the caller is notified of, newest first. */
export function NotificationsPage() {
  const empty = (
    <EmptyState icon={BellIcon} title="No notifications">
      Drafts that are ready, questions of the writer and failures appear here.
    </EmptyState>
  );
  return (
    <Page title="Notifications" actions={<PageActions />}>
      <RecordList label="Notifications" query={notificationsQuery(route.useSearch())} empty={empty}>
        {({ notifications }) => notifications.map((one) => <NotificationRow key={one.id} notification={one} />)}
      </RecordList>
    </Page>
  );
}

function PageActions() {
  const { data } = useQuery(unreadQuery);
  const reading = useChange({ call: () => api.notifications.markRead({}), resources: ["notifications"] });
  return (
    <Actions>
      {Boolean(data?.unreadCount) && (
        <Button loading={reading.isPending} onClick={() => reading.mutate()}>
          Mark all as read
        </Button>
      )}
      <LinkButton to="/settings/notifications" leadingVisual={GearIcon}>
        Settings
      </LinkButton>
    </Actions>
  );
}

const LOOKS = {
  ready: { icon: GitPullRequestIcon, label: "Ready for review", variant: "success" },
  needsAttention: { icon: QuestionIcon, label: "Needs an answer", variant: "severe" },
  failed: { icon: AlertIcon, label: "Failed", variant: "danger" },
} as const;

function NotificationRow({ notification }: { notification: Notification }) {
  const { id, kind, title, summary, publicationName, readAt, createdAt } = notification;
  const { icon, label, variant } = LOOKS[readKey(kind, LOOKS) ?? "ready"];
  const heading = (
    <>
      <Link {...linkTo(notification)}>{title || "Untitled"}</Link>
      <Label variant={variant}>{label}</Label>
      {!readAt && <DotFillIcon aria-label="Unread" fill="var(--fgColor-accent)" />}
    </>
  );
  return (
    <ListRow id={id} icon={icon} title={heading}>
      {summary && (
        <p className={look.muted}>
          <InlineCode text={summary} />
        </p>
      )}
      <RowFacts>
        {publicationName && <span>{publicationName}</span>}
        <RelativeTime time={createdAt} />
      </RowFacts>
    </ListRow>
  );
}
