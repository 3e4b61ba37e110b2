import type { ChangeSelector } from "../../contract/change-selector.ts";
import type { Conversation, Entry } from "../../contract/resources/conversations.ts";
import { parseWebAddress } from "../shell/web-address.ts";

/** A commit that a file follows from. */
export type Source = { sha: string; title: string; pullRequest?: number };

/** Why the draft changes a file. */
export type DraftedFile = { path: string; kind: string; isNew: boolean; why: string; sources: readonly Source[] };

type Entries = Pick<Conversation, "entries">;

export function findLastEntry({ entries }: Entries, kind: string): Entry | undefined {
  return entries?.findLast((entry) => entry.kind === kind);
}

/** The question or failure that people have to do something about. */
export function findAttention({ status, entries }: Pick<Conversation, "status" | "entries">): Entry | undefined {
  if (status !== "needsAttention") return undefined;
  return entries?.findLast(({ kind }) => kind === "question" || kind === "error");
}

/** The tokens and the price of a model so far; empty without any. */
export function describeUsage(usage: unknown): string {
  const { inputTokens = 0, outputTokens = 0, cost } = Object(usage);
  const price = cost === undefined ? "" : `, ${Number(cost).toFixed(4)} USD`;
  return usage === undefined ? "" : `${inputTokens + outputTokens} tokens${price}`;
}

/** The last verdict on the draft in words, and whether the draft has changed since; undefined without one. */
export function findVerdict({
  entries = [],
}: Entries): { text: string; isApproval: boolean; isStale: boolean } | undefined {
  const at = entries?.findLastIndex(({ kind }) => kind === "review") ?? -1;
  const { verdict, userName } = entries?.[at]?.details ?? {};
  if (verdict === undefined) return undefined;
  const isApproval = verdict === "approved";
  const isStale = entries?.slice(at).some(({ kind }) => kind === "draft") === true;
  return { text: `${isApproval ? "Approved" : "Changes requested"} by ${userName}`, isApproval, isStale };
}

/** What the newest draft changes; entries of earlier versions say less. */
export function selectDraftedFiles(conversation: Entries): DraftedFile[] {
  const files = findLastEntry(conversation, "draft")?.details?.files;
  return (Array.isArray(files) ? files : []).map((file: Partial<DraftedFile>) => ({
    path: String(file.path),
    kind: String(file.kind),
    isNew: file.isNew === true,
    why: file.why ?? "",
    sources: file.sources ?? [],
  }));
}

/** What was asked for, as far as a request says it. */
type AskedFor = { body: string | undefined; changes: readonly string[]; relevantLinks: readonly string[] };

/** Reads a turn's request: that of a job, or of a comment. */
export function parseAskedFor(request: Readonly<Record<string, unknown>> | null | undefined): AskedFor {
  const { body, changes, relevantLinks } = request ?? {};
  return {
    body: typeof body === "string" && body !== "" ? body : undefined,
    changes: (Array.isArray(changes) ? changes : []).map(describeSelector),
    relevantLinks: Array.isArray(relevantLinks) ? relevantLinks.map(String) : [],
  };
}

const SHORT = 12;

/** A change selector in words, such as `v1.0.0 to v1.1.0`. */
export function describeSelector(selector: ChangeSelector): string {
  if ("releases" in selector) return `the last ${count(selector.releases.count, "release")}`;
  if ("timeRange" in selector) return `${selector.timeRange.start} to ${selector.timeRange.end}`;
  if ("tags" in selector) {
    const { tags } = selector;
    return "end" in tags ? `${tags.start} to ${tags.end}` : `since ${tags.start}`;
  }
  const { commits } = selector;
  if ("count" in commits) return `the last ${count(commits.count, "commit")}`;
  if ("shas" in commits) return commits.shas.map((sha) => sha.slice(0, SHORT)).join(", ");
  const start = commits.startSha.slice(0, SHORT);
  return "endSha" in commits ? `${start} to ${commits.endSha.slice(0, SHORT)}` : `since ${start}`;
}

function count(number: number, unit: string): string {
  return number === 1 ? unit : `${number} ${unit}s`;
}

/** Pages of a repository at a code host; undefined if its URL is no web address. */
export function linkRepository(repositoryUrl: string) {
  const base = parseWebAddress(repositoryUrl)
    ?.replace(/\/$/, "")
    .replace(/\.git$/, "");
  if (base === undefined) return undefined;
  const isBitbucket = new URL(base).hostname === "bitbucket.org";
  const [commits, pullRequests] = isBitbucket ? ["commits", "pull-requests"] : ["commit", "pull"];
  return {
    commit: (sha: string) => `${base}/${commits}/${sha}`,
    pullRequest: (number: number) => `${base}/${pullRequests}/${number}`,
  };
}
