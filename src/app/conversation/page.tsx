import { CommentDiscussionIcon, FileDiffIcon, InfoIcon, IterationsIcon } from "@primer/octicons-react";
import { UnderlineNav } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Outlet } from "@tanstack/react-router";
import { StatusLabel } from "../conversations/status.tsx";
import { OutOfDate, Page, Unread } from "../shell/controls.tsx";
import { RowTime } from "../shell/list.tsx";
import { TabLink } from "../shell/tabs.tsx";
import { namePullRequest, parseWebAddress } from "../shell/web-address.ts";
import { ConversationActions } from "./actions.tsx";
import { useConversation } from "./conversation.ts";
import { selectDraftedFiles } from "./drafted-files.ts";
import styles from "./page.module.css";
import { commentsQuery, conversationQuery } from "./queries.ts";
import { SafeLink } from "./safe-link.tsx";

const route = getRouteApi("/signed-in/conversations/$id");

/** One conversation: what it is, what can be done with it, and its tabs. */
export function ConversationPage() {
  const { id } = route.useParams();
  const query = useQuery(conversationQuery(id));
  const { data, error } = query;
  if (data === undefined) {
    return (
      <Page title="Conversation">
        <Unread query={query} rows={6} />
      </Page>
    );
  }
  return (
    <Page title={data.title || "Untitled"} actions={<ConversationActions />} isWide>
      <Facts />
      <OutOfDate what="page" error={error} />
      <Tabs />
      <Outlet />
    </Page>
  );
}

function Facts() {
  const conversation = useConversation();
  const { publicationName, createdAt } = conversation;
  const outputUrl = parseWebAddress(conversation.outputUrl);
  return (
    <p className={styles.facts}>
      <StatusLabel conversation={conversation} />
      {publicationName && <span>{publicationName}</span>}
      <RowTime label="Started" time={createdAt} />
      {outputUrl && <SafeLink href={outputUrl}>Pull request {namePullRequest(outputUrl)}</SafeLink>}
    </p>
  );
}

const TABS = [
  { label: "Details", to: "/conversations/$id", icon: InfoIcon },
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
