import type { DocRequest } from "../contract/jobs.ts";
import type { PublicationConfig } from "../contract/publications.ts";
import type { History } from "../git/read-history.ts";
import { countCommits, countWords, renderCommitCount } from "../writer/count-commits.ts";
import { nameBranch, nameSubject } from "./name-subject.ts";
import { readMetadata } from "./read-metadata.ts";
import { type BodySelection, selectFromBody } from "./select-from-body.ts";
import { selectSpans } from "./select-spans.ts";
import type { Workspace } from "./workspace.ts";
import { writeFiles } from "./write-files.ts";
import { type WrittenSpan, writeSpan } from "./written-span.ts";

/** What a turn brought about: a branch, unless there is nothing to change, and what is told of it. */
export type WrittenDraft = {
  entries: { kind: "selection" | "notice" | "account" | "releaseNotes" | "draft" | "diff"; message: string }[];
  branch: string | undefined;
  title: string;
  /** One sentence. */
  summary: string;
};

/** Does the work of one publication: commits → notes → files → draft. Throws what a person has to mend. */
export async function writeDraft(
  workspace: Workspace,
  publication: { name: string; config: PublicationConfig },
  request: DocRequest,
  now: Date,
): Promise<WrittenDraft> {
  const { codeHost, history } = workspace;
  const { changes, origin } = await readSelection(history, request, now);
  const { spans: selected, sentence } = await selectSpans(history, changes, origin);
  const { spans, remarks } = await readMetadata(workspace, selected);
  const written = await Promise.all(spans.map((span) => writeSpan(workspace, span, publication.config)));
  const subject = nameSubject(written, request.eventType);
  const title = `Document ${subject.spoken}`;
  const entries: WrittenDraft["entries"] = [{ kind: "selection", message: sentence }];
  for (const message of remarks) entries.push({ kind: "notice", message });
  const nothing = (summary: string): WrittenDraft => ({ entries, branch: undefined, title, summary });
  const commits = spans.reduce((sum, span) => sum + span.commits.length, 0);
  if (commits === 0) return nothing(sentence);
  const releaseNotes = renderAll(written);
  entries.push({ kind: "account", message: written.map(renderAccount).join(" ") });
  if (publication.config.writeReleaseNotes !== false) entries.push({ kind: "releaseNotes", message: releaseNotes });
  const draft = await codeHost.writeDraft({
    branch: nameBranch(workspace, publication.name, subject),
    title,
    body: `${sentence}\n\n${releaseNotes}`.trim(),
    edits: await writeFiles(workspace, publication.config, written),
  });
  if (draft === undefined) return nothing(`Nothing to change for ${subject.spoken}: the documents say it already.`);
  const files = draft.files.join(", ");
  entries.push({ kind: "draft", message: `The branch ${draft.branch} changes ${files}.` });
  entries.push({ kind: "diff", message: await codeHost.diff(draft.branch) });
  const summary = `Wrote ${files} for ${subject.spoken}, from ${countWords(commits, ["commit", "commits"])}.`;
  return { entries, branch: draft.branch, title, summary };
}

/** `changes` before `body`; with an event type `body` is context only (interface, rules 6 and 7 of create-job). */
async function readSelection(history: History, request: DocRequest, now: Date): Promise<BodySelection> {
  if (request.changes !== undefined && request.changes.length > 0) {
    return { changes: request.changes, origin: "from `changes`" };
  }
  if (request.eventType !== undefined) {
    return { changes: [], origin: `\`changes\` names none, and \`body\` is only read without \`eventType\`` };
  }
  return selectFromBody(history, request.body, now);
}

function renderAccount({ notes }: WrittenSpan): string {
  return `${renderCommitCount(countCommits(notes))}.`;
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
