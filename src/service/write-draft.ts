import type { DocRequest } from "../contract/jobs.ts";
import type { PublicationConfig } from "../contract/publications.ts";
import { countCommits, renderCommitCount } from "../writer/count-commits.ts";
import { buildNotes, type Notes } from "../writer/notes.ts";
import { renderReleaseNotes } from "../writer/release-notes.ts";
import type { Span } from "../writer/span.ts";
import { plural } from "./describe-selector.ts";
import { nameSubject } from "./name-subject.ts";
import { selectSpans } from "./select-spans.ts";
import type { Workspace } from "./workspace.ts";
import { writeFiles } from "./write-files.ts";

/** What a turn brought about: a branch, unless there is nothing to change, and what is told of it. */
export type WrittenDraft = {
  entries: { kind: "selection" | "account" | "releaseNotes" | "draft" | "diff"; message: string }[];
  branch: string | undefined;
  title: string;
  /** One sentence. */
  summary: string;
};

/** A stretch of history with its notes. */
export type WrittenSpan = { span: Span; notes: Notes; releaseNotes: string };

/** Does the work of one publication: commits → notes → files → draft. Throws what a person has to mend. */
export async function writeDraft(
  workspace: Workspace,
  publication: { name: string; config: PublicationConfig },
  request: DocRequest,
): Promise<WrittenDraft> {
  const { config } = publication;
  const { spans, sentence } = await selectSpans(workspace.history, request.changes);
  const written = spans.map((span) => writeSpan(workspace, span));
  const subject = nameSubject(written, request.eventType);
  const title = `Document ${subject.spoken}`;
  const entries: WrittenDraft["entries"] = [{ kind: "selection", message: sentence }];
  const commits = spans.reduce((sum, span) => sum + span.commits.length, 0);
  if (commits === 0) return { entries, branch: undefined, title, summary: sentence };
  entries.push({
    kind: "account",
    message: written.map(({ notes }) => `${renderCommitCount(countCommits(notes))}.`).join(" "),
  });
  const releaseNotes = renderAll(written);
  if (config.writeReleaseNotes !== false && releaseNotes !== "")
    entries.push({ kind: "releaseNotes", message: releaseNotes });
  const draft = await workspace.codeHost.writeDraft({
    branch: nameBranch(workspace, publication.name, subject.branch),
    title,
    body: `${sentence}\n\n${releaseNotes}`.trim(),
    edits: await writeFiles(workspace, config, written),
  });
  if (draft === undefined) {
    return {
      entries,
      branch: undefined,
      title,
      summary: `Nothing to change for ${subject.spoken}: the documents say it already.`,
    };
  }
  const files = draft.files.join(", ");
  entries.push({ kind: "draft", message: `The branch ${draft.branch} changes ${files}.` });
  entries.push({ kind: "diff", message: await workspace.codeHost.diff(draft.branch) });
  return {
    entries,
    branch: draft.branch,
    title,
    summary: `Wrote ${files} for ${subject.spoken}, from ${plural(commits, "commit")}.`,
  };
}

function writeSpan({ repository }: Workspace, span: Span): WrittenSpan {
  const notes = buildNotes(span.commits);
  return { span, notes, releaseNotes: renderReleaseNotes(span, notes, repository) };
}

/** The notes of every release, under its name where there are several. */
function renderAll(written: readonly WrittenSpan[]): string {
  const [only, second] = written;
  if (second === undefined) return only?.releaseNotes ?? "";
  return written
    .filter(({ releaseNotes }) => releaseNotes !== "")
    .map(({ span, releaseNotes }) => `## ${span.tag ?? "Unreleased"}\n\n${releaseNotes.trim()}\n`)
    .join("\n");
}

/** Two publications on one repository write on two branches. */
function nameBranch({ configuration }: Workspace, publication: string, subject: string): string {
  if (configuration.publications.length === 1) return `release-docs/${subject}`;
  return `release-docs/${publication.toLowerCase().replace(/[^a-z0-9]+/g, "-")}/${subject}`;
}
