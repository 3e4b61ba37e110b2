import { createHash } from "node:crypto";
import type { DocRequest } from "../../contract/doc-request.ts";
import type { PublicationConfig } from "../../contract/publications.ts";
import type { Source, Workspace } from "../repositories/repositories.ts";
import { groupBySource, type WrittenSpan } from "../spans/span-notes.ts";

/** `branch`: the last part of the branch's name. */
export type Subject = { spoken: string; branch: string };

export const UNRELEASED = "unreleased changes";

/** Whether merges share a draft (`rolling`), or each has one of its own (`perChange`); `base` is none by default. */
type Merges = { eventType: DocRequest["eventType"] } & Pick<
  NonNullable<PublicationConfig["pullRequest"]>,
  "perChange" | "base"
>;

/** The newest release, else the merged pull request, else unreleased changes; of each repository with a release. */
export function nameSubject(written: readonly WrittenSpan[], merges: Merges): Subject {
  const groups = groupBySource(written);
  if (groups.size > 1 && written.some(({ span }) => span.tag !== undefined)) {
    return joinSubjects([...groups].map(([name, own]) => ({ name, subject: nameSubject(own, merges) })));
  }
  const tag = written[0]?.span.tag;
  if (tag !== undefined) return { spoken: tag, branch: tag };
  // Also of changes that are left out: a comment that leaves one out must not move the draft to another branch.
  const all = written.flatMap(({ notes: { changes, leftOut, kindLeftOut } }) => [changes, leftOut, kindLeftOut].flat());
  const numbers = new Set(all.map(({ pullRequest }) => pullRequest));
  const [number] = numbers;
  const { eventType, perChange = false, base } = merges;
  if (eventType === "merge" && perChange && numbers.size === 1 && number !== undefined) {
    return { spoken: `#${number}`, branch: `pr-${number}` };
  }
  const place = base === undefined ? "" : `-${slugOf(base)}`;
  return { spoken: UNRELEASED, branch: `unreleased${place}` };
}

/** The subject of a request that is about no commits. */
export function nameWords({ title, body }: Pick<DocRequest, "title" | "body">): Subject {
  return { spoken: "the request", branch: `request-${hashShort(JSON.stringify([title, body]))}` };
}

const MAX_NAMED = 3;

function joinSubjects(subjects: readonly { name: string; subject: Subject }[]): Subject {
  const named = subjects.slice(0, MAX_NAMED);
  const rest = subjects.slice(MAX_NAMED);
  const spoken = named.map(({ name, subject }) => `${name} ${subject.spoken}`);
  const branch = named.map(({ name, subject }) => `${slugOf(name.split("/").at(-1) ?? "")}-${subject.branch}`);
  if (rest.length === 0) return { spoken: spoken.join(" and "), branch: branch.join("-") };
  const mark = hashShort(JSON.stringify(rest));
  return { spoken: `${spoken.join(", ")} and ${rest.length} more`, branch: `${branch.join("-")}-${mark}` };
}

export function nameTitles({ sources: [only, second] }: Workspace, { spoken }: Subject, title: string | undefined) {
  if (only?.isElsewhere !== true || second !== undefined) return { subject: spoken, asked: title };
  const { name } = only.repository;
  const asked = title === undefined || title.includes(name) ? title : `${title} (${name})`;
  return { subject: spoken.startsWith("#") ? `${name}${spoken}` : `${name} ${spoken}`, asked };
}

export function nameBranch(
  { sources: [only, second] }: { sources: readonly Pick<Source, "repository" | "isElsewhere">[] },
  { branchName }: { branchName?: string | undefined },
  subject: Subject,
): string {
  const source = only?.isElsewhere && second === undefined ? [slugOf(only.repository.name)] : [];
  const own = branchName === undefined ? [] : [branchName];
  // Merge commits quote the branch, and tags may have spaces and invisible characters of Unicode.
  return ["release-docs", ...source, ...own, subject.branch.replace(/[\s\p{Cf}]+/gu, "-")].join("/");
}

/** Undefined for the only publication. */
export function selectBranchName(publication: string, all: readonly string[]): string | undefined {
  if (all.length === 1) return undefined;
  const slug = slugOf(publication);
  const isTaken = all.filter((other) => slugOf(other) === slug).length > 1;
  return buildBranchName(slug, isTaken, publication);
}

export function buildBranchName(slug: string, isTaken: boolean, id: string): string {
  if (slug !== "" && !isTaken) return slug;
  return [slug, hashShort(id)].filter((part) => part !== "").join("-");
}

function hashShort(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 7);
}

export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
