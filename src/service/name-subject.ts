import type { DocRequest } from "../contract/jobs.ts";
import type { Entry, Notes } from "../writer/notes.ts";
import type { Workspace } from "./workspace.ts";
import type { WrittenSpan } from "./write-draft.ts";

/** What a draft is about, in words and as the last part of its branch's name. */
export type Subject = { spoken: string; branch: string };

/** The newest release that is documented; else the pull request, after a merge; else what is not released yet. */
export function nameSubject(written: readonly WrittenSpan[], eventType: DocRequest["eventType"]): Subject {
  const [newest] = written;
  const tag = newest?.span.tag;
  if (tag !== undefined) return { spoken: tag, branch: tag };
  const numbers = new Set(written.flatMap(({ notes }) => entriesOf(notes).map(({ pullRequest }) => pullRequest)));
  const [number] = numbers;
  if (eventType === "merge" && numbers.size === 1 && number !== undefined) {
    return { spoken: `#${number}`, branch: `pr-${number}` };
  }
  return { spoken: "unreleased changes", branch: "unreleased" };
}

function entriesOf({ sections, internal, documentation }: Notes): readonly Entry[] {
  return [...sections.flatMap(({ entries }) => entries), ...internal, ...documentation];
}

/** The branch of a publication's draft on this subject; two publications on one repository get a branch each. */
export function nameBranch({ configuration }: Workspace, publication: string, subject: Subject): string {
  if (configuration.publications.length === 1) return `release-docs/${subject.branch}`;
  return `release-docs/${publication.toLowerCase().replace(/[^a-z0-9]+/g, "-")}/${subject.branch}`;
}
