import { Banner } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { AppLink, RelativeTime } from "../../shell/controls/controls.tsx";
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
      <div className={styles.main}>
        <Attention />
        {!isSaid && (
          <p className={styles.text}>
            {summary ? (
              <InlineCode text={summary} />
            ) : status === "running" ? (
              "The work is in progress."
            ) : (
              "No summary."
            )}
          </p>
        )}
        <ReleaseNotes />
        <Request />
      </div>
      <Facts />
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
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
        <>
          <MarkdownText text={last.message ?? ""} />
          {!isQuestion && <Remedies entry={last} />}
        </>
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
    <Section title="Request">
      <div className={styles.box}>
        {body !== undefined && <MarkdownText text={body} />}
        {changes.length > 0 && <p className={styles.muted}>Changes: {changes.join("; ")}</p>}
        {relevantLinks.length > 0 && (
          <ul className={styles.links} aria-label="Links">
            {relevantLinks.map((link) => (
              <li key={link}>
                <SafeLink href={link}>{link}</SafeLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

const TRIGGERS: Readonly<Record<string, string>> = { release: "A release", merge: "A merge", manual: "A request" };
const OPERATIONS: Readonly<Record<string, string>> = { write: "Write documents" };

/** The short facts beside what a conversation says. */
export function Facts() {
  const conversation = useConversation();
  const { id, triggerType, operationType, branch, outputUrl, labels, originURL, createdAt, updatedAt } = conversation;
  const people = usePeople(id);
  const compareUrl = findLastEntry(conversation, "draft")?.details?.compareUrl;
  return (
    <dl className={styles.facts}>
      <Fact name="Publication">{conversation.publicationName}</Fact>
      <Fact name="Trigger">{TRIGGERS[triggerType ?? ""] ?? triggerType}</Fact>
      <Fact name="Operation">{OPERATIONS[operationType ?? ""] ?? operationType}</Fact>
      <Fact name="Origin">{originURL && <SafeLink href={originURL}>{originURL}</SafeLink>}</Fact>
      <Fact name="Branch">
        {branch && (
          <SafeLink href={typeof compareUrl === "string" ? compareUrl : undefined}>
            <code>{branch}</code>
          </SafeLink>
        )}
      </Fact>
      <Fact name="Pull request">{outputUrl && <SafeLink href={outputUrl}>{outputUrl}</SafeLink>}</Fact>
      <Fact name="People">{people.join(", ")}</Fact>
      <Fact name="Labels">{labels?.join(", ")}</Fact>
      <Fact name="Started">{createdAt && <RelativeTime time={createdAt} />}</Fact>
      <Fact name="Updated">{updatedAt && <RelativeTime time={updatedAt} />}</Fact>
    </dl>
  );
}

/** Nothing for what a conversation does not have. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt className={styles.term}>{name}</dt>
      <dd className={styles.description}>{children}</dd>
    </div>
  );
}

/** The names of those who commented. */
function usePeople(id: string): string[] {
  const { data } = useQuery(commentsQuery(id));
  const authors = data?.comments.flatMap(({ authorId }) => authorId || []);
  return [...new Set(useNames([...new Set(authors)]))];
}
