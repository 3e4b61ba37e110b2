import type { ChangeSelector } from "../../contract/change-selector.ts";
import type { Refusal } from "../forms/field-errors.ts";
import { readText } from "../shell/search-text.ts";

/** What a request documents; the words are those of the form. */
export const WHATS = {
  last: "Since the last release",
  tags: "Between two tags",
  commits: "Picked commits",
  pullRequests: "Pull requests",
} as const;
export type What = keyof typeof WHATS;

/**
 * The form as its URL has it; its texts are in `form.ts`. `picks` are commits, comma-separated: `SHA`, or
 * `PARENT..SHA` for a merge with what it merged. `opens`: with a pull request at once, without a staged draft.
 */
export type RequestSearch = {
  publication?: string | undefined;
  /** ID of a repository; by default all of the publication. */
  source?: string | undefined;
  what?: What | undefined;
  from?: string | undefined;
  to?: string | undefined;
  picks?: string | undefined;
  opens?: true | undefined;
  /** ID of the turn whose request the form starts from. */
  again?: string | undefined;
};

export const MAX_PICKS = 100;
const PICK = /^(?:[0-9a-f]{4,64}\.\.)?[0-9a-f]{4,64}$/;

/** Takes what is understood of a URL; the rest counts as absent. */
export function parseRequestSearch(search: Readonly<Record<string, unknown>>): RequestSearch {
  const { what, opens } = search;
  return {
    publication: readText(search.publication),
    source: readText(search.source),
    what: isWhat(what) && what !== "last" ? what : undefined,
    from: readText(search.from),
    to: readText(search.to),
    picks: joinPicks(splitPicks(String(search.picks ?? ""))),
    opens: opens === true ? opens : undefined,
    again: readText(search.again),
  };
}

export function isWhat(value: unknown): value is What {
  return typeof value === "string" && Object.hasOwn(WHATS, value);
}

export function splitPicks(picks = ""): string[] {
  return picks
    .split(",")
    .filter((pick) => PICK.test(pick))
    .slice(0, MAX_PICKS);
}

export function joinPicks(picks: readonly string[]): string | undefined {
  return picks.length === 0 ? undefined : picks.join(",");
}

// Enough for any repository, and short enough for a URL.
const SHA_LENGTH = 12;

/** The pick of a commit; of a merged pull request with what it merged. */
export function nameCommit({ sha, parents }: { sha: string; parents: readonly string[] }, what: What): string {
  const [base, merged] = parents;
  const short = sha.slice(0, SHA_LENGTH);
  return what === "pullRequests" && base !== undefined && merged !== undefined
    ? `${base.slice(0, SHA_LENGTH)}..${short}`
    : short;
}

/** The change selectors of the form, none for what the text says, else since the last release; or what the form lacks. */
export function buildChanges({ what = "last", from, to, picks }: RequestSearch): ChangeSelector[] | string {
  if (what === "last") return [];
  if (what === "tags") {
    if (from === undefined) return "Choose the tag to start after.";
    if (from === to) return "Choose two different tags.";
    return to === undefined ? [{ tags: { start: from } }] : [{ tags: { start: from, end: to } }];
  }
  const named = splitPicks(picks);
  if (named.length === 0) return `Pick at least one ${what === "commits" ? "commit" : "pull request"}.`;
  const shas = named.filter((pick) => !pick.includes(".."));
  const ranges = named.flatMap((pick): ChangeSelector[] => {
    const [startSha = "", endSha] = pick.split("..");
    return endSha === undefined ? [] : [{ commits: { startSha, endSha } }];
  });
  return [...(shas.length === 0 ? [] : [{ commits: { shas } }]), ...ranges];
}

/** The fields of the form for these changes; undefined for what it can say in words only. */
export function buildChosen(changes: readonly ChangeSelector[]): Partial<RequestSearch> | undefined {
  const [only, ...others] = changes;
  if (only === undefined) return {};
  if ("tags" in only && others.length === 0) {
    return { what: "tags", from: only.tags.start, to: "end" in only.tags ? only.tags.end : undefined };
  }
  const picks = changes.flatMap((selector) => {
    if (!("commits" in selector)) return [undefined];
    const { commits } = selector;
    if ("shas" in commits) return commits.shas;
    return "endSha" in commits ? [`${commits.startSha}..${commits.endSha}`] : [undefined];
  });
  const known = picks.filter((pick) => pick !== undefined);
  return known.length < picks.length ? undefined : { what: "commits", picks: joinPicks(known) };
}

/** A refusal by the fields of the form, whether a draft or a job was asked for. */
export function nameFields({ message, issues }: Refusal): Refusal {
  const rename = (path: string) => path.replace(/^docRequest\./, "").replace(/^publications\b/, "publication");
  return { message, issues: issues?.map((issue) => ({ ...issue, path: rename(issue.path) })) };
}

const SELECTION_ERRORS: ReadonlySet<string> = new Set([
  "git/unknown-tag",
  "git/unknown-revision",
  "git/ambiguous-revision",
  "git/start-not-in-end",
]);

/** Whether a preview could not find the tags or commits of the form. */
export function isMissed(code: string, { what = "last" }: RequestSearch): boolean {
  return what !== "last" && SELECTION_ERRORS.has(code);
}
