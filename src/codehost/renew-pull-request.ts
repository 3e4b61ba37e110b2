import type { PullRequest } from "./code-host.ts";
import { type MarkForm, type PullRequestText, renewText } from "./pull-request-mark.ts";

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
