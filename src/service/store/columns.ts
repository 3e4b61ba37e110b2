import * as z from "zod/mini";
import { Anchor, CommentRequest } from "../../contract/comments.ts";
import { Notified } from "../../contract/conversations.ts";
import { DocRequest } from "../../contract/jobs.ts";
import { PublicationConfig } from "../../contract/publications.ts";

function parseColumn<Schema extends z.ZodMiniType>(schema: Schema): (json: string) => z.output<Schema> {
  return (json) => schema.parse(JSON.parse(json));
}

export const parseTexts = parseColumn(z.array(z.string()));

export const parseDetails = parseColumn(z.record(z.string(), z.unknown()));

export const parseConnectionFields = parseColumn(z.record(z.string(), z.string()));

export const parsePublicationConfig = parseColumn(PublicationConfig);
export const parseDocRequest = parseColumn(DocRequest);
export const parseAnchor = parseColumn(Anchor);

const { body, relevantLinks, changes, labels } = CommentRequest.shape;
/** The request of a comment; a batch without a message has no body. */
export const parseCommentRequest = parseColumn(z.object({ body: z.optional(body), relevantLinks, changes, labels }));

/** The labels of a job's request; jobs of a sync have none. */
export const parseJobLabels = parseColumn(z.object({ labels: z.optional(z.array(z.string())) }));

export const parseNotified = parseColumn(Notified);

/** Payloads of tasks. Sync tasks of an earlier version have no job. */
export const parseMergeTask = parseColumn(z.object({ number: z.int() }));
export const parseSyncTask = parseColumn(z.object({ jobId: z.optional(z.string()) }));
