import { createHash } from "node:crypto";
import type { DocRequest } from "../../contract/jobs.ts";
import type { Notes } from "../../writer/notes.ts";
import type { Source } from "../places/open-workspace.ts";
import { groupBySource, type WrittenSpan } from "./written-span.ts";

/** What a draft is about, in words and as the last part of its branch's name. */
export type Subject = { spoken: string; branch: string };

/**
 * The newest release that is documented; else the pull request, after a merge; else what is not released yet. Of several
 * repositories each is named, where something of them is released.
 */
export function nameSubject(written: readonly WrittenSpan[], eventType: DocRequest["eventType"]): Subject {
  const groups = groupBySource(written);
  if (groups.size > 1 && written.some(({ span }) => span.tag !== undefined)) {
    return joinSubjects([...groups].map(([name, own]) => ({ name, subject: nameSubject(own, eventType) })));
  }
  const [newest] = written;
  const tag = newest?.span.tag;
  if (tag !== undefined) return { spoken: tag, branch: tag };
  const numbers = new Set(written.flatMap(({ notes }) => pullRequestsOf(notes)));
  const [number] = numbers;
  if (eventType === "merge" && numbers.size === 1 && number !== undefined) {
    return { spoken: `#${number}`, branch: `pr-${number}` };
  }
  return { spoken: "unreleased changes", branch: "unreleased" };
}

const MAX_NAMED = 3;

function joinSubjects(subjects: readonly { name: string; subject: Subject }[]): Subject {
  const named = subjects.slice(0, MAX_NAMED);
  const rest = subjects.slice(MAX_NAMED);
  const spoken = named.map(({ name, subject }) => `${name} ${subject.spoken}`);
  const branch = named.map(({ name, subject }) => `${slugOf(name.split("/").at(-1) ?? "")}-${subject.branch}`);
  if (rest.length === 0) return { spoken: spoken.join(" and "), branch: branch.join("-") };
  const mark = createHash("sha256").update(JSON.stringify(rest)).digest("hex").slice(0, 7);
  return { spoken: `${spoken.join(", ")} and ${rest.length} more`, branch: `${branch.join("-")}-${mark}` };
}

/** Those that are left out too: a comment that leaves one out must not move the draft to another branch. */
function pullRequestsOf({ changes, leftOut, kindLeftOut }: Notes): (number | undefined)[] {
  return [...changes, ...leftOut, ...kindLeftOut].map(({ pullRequest }) => pullRequest);
}

/** A subject as it is spoken of in another repository than its own, named `owner/name`: `octo/widget v1.3.0`. */
export function speakElsewhere({ spoken }: Subject, repository: string): string {
  return spoken.startsWith("#") ? `${repository}${spoken}` : `${repository} ${spoken}`;
}

/**
 * The branch of a publication's draft on this subject. Two publications of a repository get a branch each, and a
 * repository whose drafts go to another one has its name in them, since others may send theirs there too.
 */
export function nameBranch(
  { sources: [only, second] }: { sources: readonly Pick<Source, "repository" | "isElsewhere">[] },
  { branchName }: { branchName?: string | undefined },
  subject: Subject,
): string {
  const source = only?.isElsewhere && second === undefined ? [slugOf(only.repository.name)] : [];
  const own = branchName === undefined ? [] : [branchName];
  return ["release-docs", ...source, ...own, subject.branch].join("/");
}

/** What the branches of a publication bear to be told from those of the others in `all`; nothing where it is the only one. */
export function selectBranchName(publication: string, all: readonly string[]): string | undefined {
  if (all.length === 1) return undefined;
  const slugs = all.map(slugOf);
  const slug = slugOf(publication);
  if (slug !== "" && slugs.filter((other) => other === slug).length === 1) return slug;
  const mark = createHash("sha256").update(publication).digest("hex").slice(0, 7);
  return [slug, mark].filter((part) => part !== "").join("-");
}

/** A name as a part of a branch: small letters, digits and hyphens; empty where it has none of these. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
