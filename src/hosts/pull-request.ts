import { createHash } from "node:crypto";
import type { PullRequest, PullRequestRequest, PullRequestState } from "./code-host.ts";

// At the end of the body, where it does not show.
const MARK = /\n*(?:<!--|\[\/\/\]: # \()\s*release-docs (?<title>[0-9a-f]{16}) (?<body>[0-9a-f]{16})\s*(?:-->|\))\s*$/;

/** How a host hides the mark: in an HTML comment or, where it shows HTML as text, in a link to nothing. */
export type MarkForm = "comment" | "link";

export type PullRequestText = { title: string; body: string };

/** A body with a hidden mark of what we wrote, which shows later what a person has edited. */
export function markBody({ title, body }: PullRequestText, form: MarkForm = "comment"): string {
  const mark = `release-docs ${hash(title)} ${hash(body)}`;
  return `${body.trimEnd()}\n\n${form === "comment" ? `<!-- ${mark} -->` : `[//]: # (${mark})`}\n`;
}

/** What differs from `wanted` and is still as we wrote it; `kept` is what a person edited: all, without our mark. */
function selectTextChange(
  current: PullRequestText,
  wanted: PullRequestText,
  form: MarkForm = "comment",
): { change: Partial<PullRequestText>; kept: ("title" | "body")[] } {
  const match = MARK.exec(normalize(current.body));
  const body = normalize(current.body).replace(MARK, "");
  const isOwnTitle = match?.groups?.title === hash(current.title);
  const isOwnBody = match?.groups?.body === hash(body);
  const title = isOwnTitle ? wanted.title : current.title;
  const kept = [...(isOwnTitle ? [] : ["title" as const]), ...(isOwnBody ? [] : ["body" as const])];
  const change: Partial<PullRequestText> = {};
  if (title !== current.title) change.title = title;
  if (isOwnBody) {
    // The mark keeps the hash of our title beside a person's title.
    const marked = markBody({ title, body: wanted.body }, form);
    const next = isOwnTitle ? marked : marked.replace(hash(title), match?.groups?.title ?? "");
    if (next.trimEnd() !== normalize(current.body).trimEnd()) change.body = next;
  } else if (change.title !== undefined) {
    change.body = current.body.replace(match?.groups?.title ?? "", hash(title));
  }
  return { change, kept };
}

function normalize(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

function hash(text: string): string {
  return createHash("sha256").update(normalize(text).trim()).digest("hex").slice(0, 16);
}

export type OpenPullRequest = PullRequestText & { url: string; number: number };

/** A title on one line, truncated. */
export function cleanTitle(title: string, longest: number): string {
  return title
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, longest);
}

/** Updates the text of an open pull request by `update`, where no person has edited it and it differs. */
export async function renewPullRequest(
  { url, number, ...current }: OpenPullRequest,
  wanted: PullRequestText,
  update: (change: Partial<PullRequestText>) => Promise<void>,
  form?: MarkForm,
): Promise<PullRequest> {
  const { change, kept } = selectTextChange(current, wanted, form);
  if (Object.keys(change).length > 0) await update(change);
  if (kept.length === 0) return { url, number, remarks: [] };
  return { url, number, remarks: [`A person has edited its ${kept.join(" and ")}, which stays as it is.`] };
}

/** A draft's branch and the branch to merge it into. */
export type PullRequestPlace = { branch: string; base: string };

/** The pull requests of a repository whose branches are pushed by git. */
export type PullRequestApi = {
  /** The open one of the branch, and the commits (SHAs or their beginnings) of earlier merges. */
  find(place: PullRequestPlace): Promise<{ open: OpenPullRequest | undefined; merged: readonly string[] }>;
  readState(number: number): Promise<PullRequestState>;
  /** The body has its mark already. */
  open(place: PullRequestPlace, request: PullRequestRequest): Promise<PullRequest>;
  update(known: OpenPullRequest, change: Partial<PullRequestText>): Promise<void>;
  /** The page that compares the branch with the base. */
  compareUrl(place: PullRequestPlace): string;
  markForm: MarkForm;
  /** Maximum length of a title. */
  longestTitle: number;
};
