import { Banner, Stack } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { AppLink, RelativeTime } from "../../shell/controls/controls.tsx";
import look from "../../shell/look.module.css";
import { Facts } from "../../shell/record-page.tsx";
import { InlineCode, SafeLink } from "../../shell/shown-text.tsx";
import { useConversation, useNames } from "../conversation.ts";
import { MarkdownText } from "../markdown.tsx";
import { commentsQuery, turnsQuery } from "../queries.ts";
import { findAttention, findLastEntry, parseAskedFor } from "../recorded.ts";
import { Remedies } from "../turns/remedies.tsx";
import { ReleaseNotes } from "./notes.tsx";
import styles from "./page.module.css";

/** What was written, and what was asked for. */
export function Notes() {
  const conversation = useConversation();
  const { summary, status } = conversation;
  const isSaid = findAttention(conversation)?.message === summary;
  return (
    <div className={styles.columns}>
      <Stack gap="spacious">
        <Attention />
        {!isSaid && (
          <div>
            <InlineCode text={summary || (status === "running" ? "The work is in progress." : "No summary.")} />
          </div>
        )}
        <ReleaseNotes />
        <Request />
      </Stack>
      <ConversationFacts />
    </div>
  );
}

function Attention() {
  const conversation = useConversation();
  const last = findAttention(conversation);
  if (last === undefined) return null;
  const isQuestion = last.kind === "question";
  return (
    <Banner
      variant="warning"
      title={isQuestion ? "The service has a question" : "The last turn failed"}
      description={
        <Stack gap="condensed">
          <MarkdownText text={last.message ?? ""} />
          {!isQuestion && <Remedies entry={last} />}
        </Stack>
      }
      primaryAction={
        <AppLink
          to={isQuestion ? "/conversations/$id/messages" : "/conversations/$id/turns"}
          params={{ id: conversation.id }}
        >
          {isQuestion ? "Answer" : "See the turn"}
        </AppLink>
      }
    />
  );
}

function Request() {
  const { data } = useQuery(turnsQuery(useConversation().id));
  const first = data?.hasMore === false ? data.rows.at(-1) : undefined;
  const { body, changes, relevantLinks } = parseAskedFor(first?.request);
  if (body === undefined && changes.length + relevantLinks.length === 0) return null;
  return (
    <Stack as="section" gap="condensed">
      <h2>Request</h2>
      <Stack gap="condensed" padding="normal" className={look.frame}>
        {body !== undefined && <MarkdownText text={body} />}
        {changes.length > 0 && <p className={look.muted}>Changes: {changes.join("; ")}</p>}
        {relevantLinks.length > 0 && (
          <ul className={styles.links} aria-label="Links">
            {relevantLinks.map((link) => (
              <li key={link}>
                <SafeLink href={link}>{link}</SafeLink>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Stack>
  );
}

const TRIGGERS: Readonly<Record<string, string>> = { release: "A release", merge: "A merge", manual: "A request" };
const OPERATIONS: Readonly<Record<string, string>> = { write: "Write documents" };

function ConversationFacts() {
  const conversation = useConversation();
  const { id, triggerType, operationType, branch, outputUrl, labels, originURL, createdAt, updatedAt } = conversation;
  const people = usePeople(id);
  const compareUrl = findLastEntry(conversation, "draft")?.details?.compareUrl;
  return (
    <Facts
      isAside
      of={{
        Publication: conversation.publicationName,
        Trigger: TRIGGERS[triggerType ?? ""] ?? triggerType,
        Operation: OPERATIONS[operationType ?? ""] ?? operationType,
        Origin: originURL && <SafeLink href={originURL}>{originURL}</SafeLink>,
        Branch: branch && (
          <SafeLink href={typeof compareUrl === "string" ? compareUrl : undefined}>
            <code>{branch}</code>
          </SafeLink>
        ),
        "Pull request": outputUrl && <SafeLink href={outputUrl}>{outputUrl}</SafeLink>,
        People: people.join(", "),
        Labels: labels?.join(", "),
        Started: createdAt && <RelativeTime time={createdAt} />,
        Updated: updatedAt && <RelativeTime time={updatedAt} />,
      }}
    />
  );
}

function usePeople(id: string): string[] {
  const { data } = useQuery(commentsQuery(id));
  const authors = data?.comments.flatMap(({ authorId }) => authorId || []);
  return [...new Set(useNames([...new Set(authors)]))];
}
