import type { Thread } from "../../../hosts/code-host.ts";
import type { ConversationEvent } from "../conversation-event.ts";

/** `page`: the URL of the issue or pull request. `url`: of the thread, which is the page or one of its comments. */
export type Place = Thread & { page: string; url: string };

const PAGE = /^https?:\/\/[^?#\s]{1,1000}\/(?:issues|pull|pull-requests)\/(\d{1,10})(?=$|[/?#])/;
const FRAGMENTS = { github: "discussion_r", bitbucket: "comment-" } as const;
const COMMENT = /#(?:discussion_r|comment-)(\d{1,20})$/;

/** Undefined for a URL of another form. */
export function parsePlace(url: string): Place | undefined {
  const [page, number] = PAGE.exec(url) ?? [];
  if (page === undefined) return undefined;
  return { page, url, number: Number(number), commentId: COMMENT.exec(url)?.[1] };
}

/** Where an event was written: a review's comments are a thread of their own. */
export function selectPlace({ host, kind, url, id, inReplyTo = id }: ConversationEvent): Place | undefined {
  const place = parsePlace(url);
  if (place === undefined) return undefined;
  return parsePlace(kind === "reviewComment" ? `${place.page}#${FRAGMENTS[host]}${inReplyTo}` : place.page);
}
