import { neutralizeDirectives, neutralizeTitle } from "../shared/markdown/markdown.ts";
import { hashInHex, trimTrailing } from "../shared/text.ts";
import type {
  MarkForm,
  OpenDraft,
  OpenPullRequest,
  PullRequest,
  PullRequestApi,
  PullRequestPlace,
  PullRequestRequest,
  PullRequestState,
  PullRequestText,
} from "./code-host.ts";

/** One of a branch, with the newest commit of that and the branch it goes to. */
export type ListedPullRequest = OpenPullRequest & { state: PullRequestState; commit: string | undefined; base: string };

/** The open one, first to the wanted base, and the commits of those that were merged. `listed` has the newest first. */
export function selectPullRequests(listed: readonly ListedPullRequest[], { base }: PullRequestPlace) {
  const open = listed.filter(({ state }) => state === "open");
  const merged = listed.flatMap(({ state, commit }) => (state === "merged" && commit ? [commit] : []));
  return { open: open.find((pull) => pull.base === base) ?? open[0], merged };
}

export function offerPullRequests(
  api: PullRequestApi,
  place: PullRequestPlace,
  known: OpenPullRequest | undefined,
): NonNullable<OpenDraft["pullRequests"]> {
  return {
    openUrl: known?.url,
    compareUrl: api.compareUrl(place),
    publish: async (request) => {
      const title = neutralizeTitle(request.title).slice(0, api.maxTitle);
      const wanted = { ...request, title, body: neutralizeDirectives(request.body) };
      if (known === undefined) return createPullRequest(api, place, wanted);
      const { remarks, ...updated } = await updateText(api, known, wanted);
      if (request.isOurs !== true) return { ...updated, remarks };
      const ours = (await api.finish?.(known, wanted)) ?? [];
      return { ...updated, operation: "created", remarks: [...ours, ...remarks] };
    },
    close: async (why) => {
      const said = splitMark(normalize(known?.body ?? ""));
      if (known === undefined || api.close === undefined || said.hash === undefined) return false;
      const reason = neutralizeDirectives(why);
      const { change } = selectTextChange(known, { ...known, body: `${reason}\n\n${said.body}` }, api.markForm);
      await api.close(known, { body: change.body ?? `${reason}\n\n${known.body}` });
      return true;
    },
  };
}

async function createPullRequest(
  api: PullRequestApi,
  place: PullRequestPlace,
  wanted: PullRequestRequest,
): Promise<PullRequest> {
  try {
    const made = await api.create(place, { ...wanted, body: markBody(wanted, api.markForm) });
    return { ...made, operation: "created" };
  } catch (error) {
    if (api.isDuplicate?.(error) !== true) throw error;
    const { open } = await api.find(place);
    if (open === undefined) throw error;
    return updateText(api, open, wanted);
  }
}

async function updateText(
  api: PullRequestApi,
  known: OpenPullRequest,
  wanted: PullRequestRequest,
): Promise<PullRequest> {
  const { url, number } = known;
  const { change, kept } = selectTextChange(known, wanted, api.markForm);
  const isChanged = Object.keys(change).length > 0;
  if (isChanged) await api.update(known, change);
  const operation = isChanged || wanted.isMoved === true ? "updated" : "unchanged";
  const remarks = kept.length === 0 ? [] : [`A person has edited its ${kept.join(" and ")}, which stays as it is.`];
  return { url, number, operation, remarks };
}

const MARK = /^(?:<!--|\[\/\/\]: # \()\s*release-docs (?<title>[0-9a-f]{16}) (?<body>[0-9a-f]{16})\s*(?:-->|\))$/;

export function splitMark(text: string): { body: string; title: string | undefined; hash: string | undefined } {
  const trimmed = text.trimEnd();
  const start = Math.max(trimmed.lastIndexOf("<!--"), trimmed.lastIndexOf("[//]: # ("), 0);
  const mark = MARK.exec(trimmed.slice(start))?.groups;
  const body = mark === undefined ? text : trimTrailing(trimmed.slice(0, start), /\n/);
  return { body, title: mark?.title, hash: mark?.body };
}

/** Marks a body, hidden at its end, with hashes that show later what a person has edited. */
function markBody({ title, body }: PullRequestText, form: MarkForm): string {
  return appendMark(body, `release-docs ${hash(title)} ${hash(body)}`, form);
}

/** The texts that differ and are still as we wrote them; `kept` are those that a person edited. */
function selectTextChange(current: PullRequestText, wanted: PullRequestText, form: MarkForm) {
  const mark = splitMark(normalize(current.body));
  const isOwnTitle = mark.title === hash(current.title);
  const isOwnBody = mark.hash === hash(mark.body);
  const title = isOwnTitle ? wanted.title : current.title;
  const kept = [...(isOwnTitle ? [] : ["title"]), ...(isOwnBody ? [] : ["body"])];
  const change: Partial<PullRequestText> = {};
  if (title !== current.title) change.title = title;
  if (isOwnBody) {
    // The mark keeps the hash of our title beside a person's title.
    const marked = markBody({ title, body: wanted.body }, form);
    const next = isOwnTitle ? marked : marked.replace(hash(title), mark.title ?? "");
    if (next.trimEnd() !== normalize(current.body).trimEnd()) change.body = next;
  } else if (change.title !== undefined) {
    change.body = current.body.replace(mark.title ?? "", hash(title));
  }
  return { change, kept };
}

function normalize(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

function hash(text: string): string {
  return hashInHex("sha256", normalize(text).trim()).slice(0, 16);
}

const REPLY_MARK = /(?:<!--|\[\/\/\]: # \() ?release-docs reply (?<key>[\w-]{1,200}) ?(?:-->|\))/;

/** A reply with its hidden mark, by which a later attempt finds it, and by which it is never taken for a person's. */
export function markReply(body: string, key: string, form: MarkForm): string {
  return appendMark(body, `release-docs reply ${key}`, form);
}

function appendMark(body: string, mark: string, form: MarkForm): string {
  return `${body.trimEnd()}\n\n${form === "comment" ? `<!-- ${mark} -->` : `[//]: # (${mark})`}\n`;
}

/** The key of a reply of ours, or of another release-docs; undefined for other text. */
export function readReplyKey(body: string): string | undefined {
  return REPLY_MARK.exec(body)?.groups?.key;
}
