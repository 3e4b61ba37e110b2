import * as z from "zod/mini";
import { DocRequest } from "../../contract/doc-request.ts";
import { withoutMaximums } from "../../contract/fields.ts";
import { Anchor, CommentRequest } from "../../contract/resources/comments.ts";
import { Notified } from "../../contract/resources/conversations.ts";
import { NotificationChoices } from "../../contract/resources/notifications.ts";
import { PublicationConfig } from "../../contract/resources/publications.ts";
import { DraftedFile, WithheldFile } from "../../drafting/documents/drafted-file.ts";
import { decodeUri } from "../../shared/text.ts";

function parseColumn<Schema extends z.ZodMiniType>(schema: Schema): (json: string) => z.output<Schema> {
  const stored = withoutMaximums(schema);
  return (json) => stored.parse(JSON.parse(json));
}

export const parseTexts = parseColumn(z.array(z.string()));

export const parseDetails = parseColumn(z.record(z.string(), z.unknown()));

export const parseConnectionFields = parseColumn(z.record(z.string(), z.string()));

// Longer than names on code hosts.
const MAX_REPOSITORY_KEY = 250;

/** `owner/name` of a connection's `repositoryUrl` in lower case, or what is at its place; null without one. */
export function keyOfRepository(configJson: string): string | null {
  const { repositoryUrl } = parseConnectionFields(configJson);
  if (repositoryUrl === undefined) return null;
  const parts = decodeUri(repositoryUrl).toLowerCase().split(/[/:]/).filter(Boolean);
  return parts
    .slice(-2)
    .join("/")
    .replace(/\.git$/, "")
    .slice(0, MAX_REPOSITORY_KEY);
}

export const parsePublicationConfig = parseColumn(PublicationConfig);
export const parseDocRequest = parseColumn(DocRequest);
export const parseAnchor = parseColumn(Anchor);

const { body, relevantLinks, changes, labels } = CommentRequest.shape;
/** Where a reply to a comment goes: an issue, a pull request or a review's thread, and the connection of its repository. */
const ThreadPlace = z.object({ connectionId: z.string(), url: z.string() });
export type ThreadPlace = z.infer<typeof ThreadPlace>;
/** The request of a comment; a batch without a message has no body. */
export const parseCommentRequest = parseColumn(
  z.object({ body: z.optional(body), relevantLinks, changes, labels, thread: z.optional(ThreadPlace) }),
);

/** The labels of a job's request; jobs of a sync have none. */
export const parseJobLabels = parseColumn(z.object({ labels: z.optional(z.array(z.string())) }));

export const parseNotified = parseColumn(Notified);
export const parseNotificationChoices = parseColumn(NotificationChoices);

/** The details of a `draft` entry. */
export const parseDraftDetails = parseColumn(
  z.object({ files: z._default(z.array(DraftedFile), []), compareUrl: z.optional(z.string()) }),
);

export const parseWithheld = parseColumn(z.array(WithheldFile));

/** Payloads of tasks. Sync tasks of an earlier version have no job. */
export const parseMergeTask = parseColumn(z.object({ number: z.int() }));
/** `openUrl`: the pull request that was open before the turn. `outageSince`: since when a code host is out of reach. */
const KeptInTask = z.object({ openUrl: z.optional(z.nullable(z.string())), outageSince: z.optional(z.string()) });
export type KeptInTask = z.infer<typeof KeptInTask>;
export const parseKeptInTask = parseColumn(KeptInTask);
/** `syncedSince`, of the schedule: since when a sync of a connection need not be repeated. */
const SyncTask = z.object({ jobId: z.optional(z.string()), syncedSince: z.optional(z.string()) });
export const parseSyncTask = parseColumn(SyncTask);
