import {
  BellIcon,
  CommentDiscussionIcon,
  CommentIcon,
  FileDiffIcon,
  GitPullRequestIcon,
  IterationsIcon,
  NoteIcon,
  PencilIcon,
  StopIcon,
} from "@primer/octicons-react";
import { Button, Label, UnderlineNav } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Outlet } from "@tanstack/react-router";
import { useState } from "react";
import { type Asked, InboxItems, LazyDialog } from "../conversations/actions.tsx";
import { StatusLabel } from "../conversations/status.tsx";
import { ConfirmButton } from "../forms/confirm-button.tsx";
import { publicationQuery } from "../publications/queries.ts";
import { useEditAgain } from "../request/again.ts";
import { api } from "../shell/api/api.ts";
import { useMay } from "../shell/api/session.ts";
import { MenuItem, MoreMenu, OutOfDate, Page, Unread } from "../shell/controls/controls.tsx";
import { RowTime } from "../shell/controls/list.tsx";
import { TabLink } from "../shell/controls/tabs.tsx";
import look from "../shell/look.module.css";
import { useMarkRead } from "../shell/notifications.tsx";
import { Actions, Trail } from "../shell/record-page.tsx";
import { SafeLink } from "../shell/shown-text.tsx";
import { namePullRequest, parseWebAddress } from "../shell/web-address.ts";
import { CONVERSATION_CHANGE, useConversation, useConversationChange, usePermitted } from "./conversation.ts";
import { NoteEditing, useNoteEdits } from "./notes/use-note-edits.tsx";
import styles from "./page.module.css";
import type { Permitted } from "./permitted.ts";
import { commentsQuery, conversationQuery } from "./queries.ts";
import { findVerdict, selectDraftedFiles } from "./recorded.ts";
import { RunningSteps } from "./steps.tsx";

const route = getRouteApi("/signed-in/conversations/$id");

/** One conversation: what it is, what can be done with it, and its tabs. */
export function ConversationPage() {
  const { id } = route.useParams();
  const query = useQuery(conversationQuery(id));
  useMarkRead(id);
  const { data, error } = query;
  if (data === undefined) {
    return (
      <Page title="Conversation" trail={<Trail />}>
        <Unread query={query} rows={6} />
      </Page>
    );
  }
  return (
    <NoteEditing>
      <Page title={data.title || "Untitled"} trail={<Trail />} actions={<ConversationActions />} isWide>
        <Facts />
        <OutOfDate what="page" error={error} />
        <RunningSteps />
        <Tabs />
        <Outlet />
      </Page>
    </NoteEditing>
  );
}

function Facts() {
  const conversation = useConversation();
  const { publicationName, createdAt, assigneeName } = conversation;
  const outputUrl = parseWebAddress(conversation.outputUrl);
  const verdict = findVerdict(conversation);
  return (
    <p className={`${look.line} ${look.muted} ${styles.facts}`}>
      <StatusLabel conversation={conversation} />
      {publicationName && <span>{publicationName}</span>}
      <RowTime label="Started" time={createdAt} />
      {assigneeName && <span>Assigned to {assigneeName}</span>}
      {verdict && (
        <Label variant={verdict.isStale ? "secondary" : verdict.isApproval ? "success" : "severe"}>
          {verdict.text}
          {verdict.isStale && ", before the last change"}
        </Label>
      )}
      {outputUrl && <SafeLink href={outputUrl}>Pull request {namePullRequest(outputUrl)}</SafeLink>}
    </p>
  );
}

const TABS = [
  { label: "Notes", to: "/conversations/$id", icon: NoteIcon },
  { label: "Files", to: "/conversations/$id/files", icon: FileDiffIcon },
  { label: "Messages", to: "/conversations/$id/messages", icon: CommentDiscussionIcon },
  { label: "Turns", to: "/conversations/$id/turns", icon: IterationsIcon },
] as const;

function Tabs() {
  const conversation = useConversation();
  const { id } = conversation;
  const comments = useQuery(commentsQuery(id));
  const counters: Readonly<Record<string, number | undefined>> = {
    Files: selectDraftedFiles(conversation).length,
    Messages: comments.data?.comments.length,
  };
  return (
    <UnderlineNav aria-label="Conversation" variant="flush" className={styles.tabs}>
      {TABS.map(({ label, to, icon: Visual }) => (
        <TabLink
          key={label}
          to={to}
          params={{ id }}
          leadingVisual={<Visual />}
          activeOptions={{ exact: true }}
          {...(counters[label] && { counter: counters[label] })}
        >
          {label}
        </TabLink>
      ))}
    </UnderlineNav>
  );
}

function ConversationActions() {
  const permitted = usePermitted();
  const { staged } = useConversation();
  const { edits, publish, isPublishing } = useNoteEdits();
  // The button stays where it is while a turn writes them.
  const isSaving = edits.length > 0;
  return (
    <Actions>
      {permitted.cancel && !isSaving && <Cancel />}
      {(permitted.publish || isPublishing || (isSaving && staged === true)) && (
        <Button variant="primary" leadingVisual={GitPullRequestIcon} loading={isPublishing} onClick={publish}>
          Publish
        </Button>
      )}
      <MoreActions permitted={permitted} />
    </Actions>
  );
}

function Cancel() {
  const { id, branch } = useConversation();
  const call = () => api.conversations.cancel({ id });
  return (
    <ConfirmButton
      label="Cancel work"
      leadingVisual={StopIcon}
      title="Cancel this work?"
      cancelLabel="Keep working"
      width="medium"
      change={{ call, ...CONVERSATION_CHANGE, done: "The work is cancelled." }}
    >
      {branch
        ? "The running turn ends. The draft stays as it was before."
        : "The running turn ends, and this conversation takes no more work."}
    </ConfirmButton>
  );
}

function MoreActions({ permitted }: { permitted: Permitted }) {
  const conversation = useConversation();
  const { id, publicationId } = conversation;
  const [asked, setAsked] = useState<Asked>();
  const may = useMay();
  const mayUpdate = may("conversation:update", id);
  const mayRead = Boolean(publicationId) && may("publication:get", publicationId ?? "");
  const publication = useQuery({ ...publicationQuery(publicationId ?? ""), enabled: permitted.notify && mayRead });
  const notify = useConversationChange(() => api.conversations.notify({ id }), "The channel is notified.");
  const annotate = useConversationChange(
    () => api.conversations.annotate({ id }),
    "The reasons appear under Turns soon.",
  );
  const hasNotifier = Boolean(publication.data?.config?.notifierConnection);
  const mayNotify = permitted.notify && hasNotifier;
  const edit = useEditAgain();
  if (!permitted.annotate && !mayNotify && !mayUpdate && edit === undefined) return null;
  return (
    <>
      <MoreMenu label="More actions" width="medium" size="medium" variant="default">
        {permitted.annotate && (
          <MenuItem icon={CommentIcon} onSelect={() => annotate.mutate()}>
            Explain changes
            <br />
            <span className={look.small}>Lists the commits behind each file.</span>
          </MenuItem>
        )}
        {mayNotify && (
          <MenuItem icon={BellIcon} onSelect={() => notify.mutate()}>
            Notify the channel
            <br />
            <span className={look.small}>Posts this conversation to the publication's channel.</span>
          </MenuItem>
        )}
        {edit !== undefined && (
          <MenuItem icon={PencilIcon} onSelect={() => edit(undefined)}>
            Edit and run again
          </MenuItem>
        )}
        {mayUpdate && <InboxItems {...{ conversation, onDismiss: setAsked }} />}
      </MoreMenu>
      <LazyDialog asked={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}
