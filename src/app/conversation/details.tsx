import { Banner } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { InlineCode } from "../shell/inline-code.tsx";
import { AppLink } from "../shell/links.ts";
import { useConversation, useRepositoryLinks } from "./conversation.ts";
import styles from "./details.module.css";
import { findAttention, findLastEntry, selectDraftedFiles, selectSources } from "./drafted-files.ts";
import { Facts } from "./facts.tsx";
import { MarkdownText } from "./markdown.tsx";
import { turnsQuery } from "./queries.ts";
import { parseAskedFor } from "./request-text.ts";
import { SafeLink } from "./safe-link.tsx";

/** What was asked for, what came of it, and from which commits. */
export function Details() {
  const conversation = useConversation();
  const notes = findLastEntry(conversation, "releaseNotes")?.message;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Attention />
        <Section title="Summary">
          {conversation.summary ? (
            <p className={styles.text}>
              <InlineCode text={conversation.summary} />
            </p>
          ) : (
            <p className={styles.muted}>
              {conversation.status === "running" ? "The work is in progress." : "There is no summary."}
            </p>
          )}
        </Section>
        {notes && (
          <Section title="Release notes">
            <div className={styles.box}>
              <MarkdownText text={notes} />
            </div>
          </Section>
        )}
        <Request />
        <Commits />
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
      description={<MarkdownText text={last.message ?? ""} />}
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

const MAX_COMMITS = 100;

function Commits() {
  const links = useRepositoryLinks();
  const sources = selectSources(selectDraftedFiles(useConversation()));
  if (sources.length === 0) return null;
  return (
    <Section title={`Documented commits (${sources.length})`}>
      <ul className={styles.commits}>
        {sources.slice(0, MAX_COMMITS).map(({ sha, title, pullRequest }) => (
          <li key={sha} className={styles.commit}>
            <span className={styles.commitTitle}>{title}</span>
            {pullRequest !== undefined && <SafeLink href={links?.pullRequest(pullRequest)}>#{pullRequest}</SafeLink>}
            <code>
              <SafeLink href={links?.commit(sha)}>{sha.slice(0, 7)}</SafeLink>
            </code>
          </li>
        ))}
      </ul>
      {sources.length > MAX_COMMITS && <p className={styles.muted}>And {sources.length - MAX_COMMITS} more.</p>}
    </Section>
  );
}
