import { createHash } from "node:crypto";
import type { DocRequest } from "../contract/jobs.ts";
import type { Notes } from "../writer/notes.ts";
import type { Workspace } from "./workspace.ts";
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

/** The branch of a publication's draft on this subject; two publications on one repository get a branch each. */
export function nameBranch({ configuration }: Workspace, publication: string, subject: Subject): string {
  const slugs = configuration.publications.map(({ name }) => slugOf(name));
  if (slugs.length === 1) return `release-docs/${subject.branch}`;
  const slug = slugOf(publication);
  const isOwn = slug !== "" && slugs.filter((other) => other === slug).length === 1;
  const mark = createHash("sha256").update(publication).digest("hex").slice(0, 7);
  return `release-docs/${isOwn ? slug : [slug, mark].filter((part) => part !== "").join("-")}/${subject.branch}`;
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
