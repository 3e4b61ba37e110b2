import { useQueries, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { RelativeTime } from "../shell/controls.tsx";
import { useMay, useSession } from "../shell/session.ts";
import { useConversation } from "./conversation.ts";
import styles from "./details.module.css";
import { findLastEntry } from "./drafted-files.ts";
import { commentsQuery, userQuery } from "./queries.ts";
import { SafeLink } from "./safe-link.tsx";

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

/** The name of each user; "Someone" while it is not known, and for those whom the caller may not read. */
export function useNames(userIds: readonly string[]): string[] {
  const { user } = useSession();
  const may = useMay();
  const found = useQueries({
    queries: userIds.map((id) => ({ ...userQuery(id), enabled: id !== user.id && may("user:get", id) })),
  });
  return userIds.map((id, index) => (id === user.id ? user.name : (found[index]?.data?.name ?? "Someone")));
}
