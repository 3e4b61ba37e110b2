import { createHash } from "node:crypto";
import type { PullRequest, PullRequestRequest, PullRequestState } from "./code-host.ts";

// At the end of the body, where it does not show.
const MARK = /\n*(?:<!--|\[\/\/\]: # \()\s*release-docs (?<title>[0-9a-f]{16}) (?<body>[0-9a-f]{16})\s*(?:-->|\))\s*$/;

/** What a code host does not show of Markdown: an HTML comment or, where it shows HTML as text, a link to nothing. */
export type MarkForm = "comment" | "link";

/** Title and body of a pull request as they stand. */
export type PullRequestText = { title: string; body: string };

/** A body with the hidden mark that says what we wrote, so that it shows later what a person has edited. */
export function markBody({ title, body }: PullRequestText, form: MarkForm = "comment"): string {
  const mark = `release-docs ${hash(title)} ${hash(body)}`;
  return `${body.trimEnd()}\n\n${form === "comment" ? `<!-- ${mark} -->` : `[//]: # (${mark})`}\n`;
}

/**
 * What of `current` to renew as `wanted`: only what is still as we wrote it, and differs. `kept` says what a person has
 * edited. Without our mark everything counts as edited.
 */
export function renewText(
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
    // The mark keeps the hash of our title also where a person's stands now.
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

/** A pull request that is open, as it stands; `body` is Markdown. */
export type OpenPullRequest = PullRequestText & { url: string; number: number };

/** A title on one line, cut at so many characters. */
export function cleanTitle(title: string, longest: number): string {
  return title
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, longest);
}

/** Renews the text of an open pull request by `update`, where nobody has edited it and it differs. */
export async function renewPullRequest(
  { url, number, ...current }: OpenPullRequest,
  wanted: PullRequestText,
  update: (change: Partial<PullRequestText>) => Promise<void>,
  form?: MarkForm,
): Promise<PullRequest> {
  const { change, kept } = renewText(current, wanted, form);
  if (Object.keys(change).length > 0) await update(change);
  if (kept.length === 0) return { url, number, remarks: [] };
  return { url, number, remarks: [`A person has edited its ${kept.join(" and ")}; that was left alone.`] };
}

/** A draft's branch and the branch where it is to go. */
export type PullRequestPlace = { branch: string; base: string };

/** The pull requests of one repository, where its branches are reached by git. */
export type PullRequestApi = {
  /** The one that is open for the branch, and the commits that earlier ones were merged at (SHAs, or their beginnings). */
  find(place: PullRequestPlace): Promise<{ open: OpenPullRequest | undefined; merged: readonly string[] }>;
  /** What became of one. */
  readState(number: number): Promise<PullRequestState>;
  /** Opens one; `body` bears its mark already. */
  open(place: PullRequestPlace, request: PullRequestRequest): Promise<PullRequest>;
  update(known: OpenPullRequest, change: Partial<PullRequestText>): Promise<void>;
  /** The page that compares the branch with the base. */
  compareUrl(place: PullRequestPlace): string;
  /** How a body bears its mark without showing it. */
  markForm: MarkForm;
  longestTitle: number;
};
