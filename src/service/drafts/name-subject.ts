import { createHash } from "node:crypto";
import type { DocRequest } from "../../contract/jobs.ts";
import type { Notes } from "../../writer/notes.ts";
import type { Workspace } from "../workspace.ts";
import type { WrittenSpan } from "./written-span.ts";

/** What a draft is about, in words and as the last part of its branch's name. */
export type Subject = { spoken: string; branch: string };

/** The newest release that is documented; else the pull request, after a merge; else what is not released yet. */
export function nameSubject(written: readonly WrittenSpan[], eventType: DocRequest["eventType"]): Subject {
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

function pullRequestsOf({ sections, internal, documentation, dependencies }: Notes): (number | undefined)[] {
  const entries = [...sections.flatMap((section) => section.entries), ...internal, ...documentation];
  return [...entries.map(({ pullRequest }) => pullRequest), ...dependencies.pullRequests];
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
  { configuration, repository }: Pick<Workspace, "configuration" | "repository">,
  publication: { name: string; docsRepository: string },
  subject: Subject,
): string {
  const source = publication.docsRepository === repository.name ? [] : [slugOf(repository.name)];
  const slugs = configuration.publications.map(({ name }) => slugOf(name));
  const own = slugs.length === 1 ? [] : [nameUniquely(publication.name, slugs)];
  return ["release-docs", ...source, ...own, subject.branch].join("/");
}

function nameUniquely(publication: string, slugs: readonly string[]): string {
  const slug = slugOf(publication);
  if (slug !== "" && slugs.filter((other) => other === slug).length === 1) return slug;
  const mark = createHash("sha256").update(publication).digest("hex").slice(0, 7);
  return [slug, mark].filter((part) => part !== "").join("-");
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
