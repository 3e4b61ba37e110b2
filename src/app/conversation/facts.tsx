import { useQueries, useQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback } from "react";
import type { Conversation } from "../../contract/conversations.ts";
import { RelativeTime } from "../shell/controls.tsx";
import { useMay, useSession } from "../shell/session.ts";
import styles from "./details.module.css";
import { findLastEntry } from "./drafted-files.ts";
import { commentsQuery, userQuery } from "./queries.ts";
import { SafeLink } from "./safe-link.tsx";

const TRIGGERS: Readonly<Record<string, string>> = { release: "A release", merge: "A merge", manual: "A request" };
const OPERATIONS: Readonly<Record<string, string>> = { write: "Write documents" };

/** The short facts beside what a conversation says. */
export function Facts({ conversation }: { conversation: Conversation }) {
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
  const nameOf = useNames(data?.comments.map(({ authorId }) => authorId) ?? []);
  return [...new Set(data?.comments.flatMap(({ authorId }) => (authorId ? [nameOf(authorId)] : [])))];
}

/** The name of each user; "Someone" while it is not known, and for those whom the caller may not read. */
export function useNames(userIds: readonly (string | null | undefined)[]): (userId: string) => string {
  const { user } = useSession();
  const may = useMay();
  const others = [...new Set(userIds)].filter((id) => id && id !== user.id) as string[];
  const names = useQueries({
    queries: others.map((id) => ({ ...userQuery(id), enabled: may("user:get", id) })),
    combine: collectNames,
  });
  return useCallback((userId) => (userId === user.id ? user.name : (names[userId] ?? "Someone")), [names, user]);
}

function collectNames(found: readonly { data: { id: string; name: string } | undefined }[]): Record<string, string> {
  return Object.fromEntries(found.flatMap(({ data }) => (data === undefined ? [] : [[data.id, data.name]])));
}
