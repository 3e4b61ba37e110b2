import type { Draft, OpenDraft } from "../../codehost/code-host.ts";
import type { DocRequest } from "../../contract/jobs.ts";
import type { PublicationConfig } from "../../contract/publication-config.ts";
import type { History } from "../../git/read-history.ts";
import { ReleaseDocsError } from "../../release-docs-error.ts";
import { countCommits, countWords, renderCommitCount } from "../../writer/count-commits.ts";
import { type BodySelection, selectFromBody } from "../commits/select-from-body.ts";
import { selectSpans } from "../commits/select-spans.ts";
import type { Workspace } from "../places/open-workspace.ts";
import { nameBranch, nameSubject, speakElsewhere } from "./name-subject.ts";
import { buildTitle, renderPullRequestBody } from "./pull-request-text.ts";
import { readMetadata } from "./read-metadata.ts";
import { type WrittenFile, writeFiles } from "./write-files.ts";
import { type WrittenSpan, writeSpan } from "./written-span.ts";

/** A publication with what it is written to. */
export type DraftedPublication = {
  name: string;
  /** The part of its branches' names that tells it from others; absent for the only one. */
  branchName?: string | undefined;
  config: PublicationConfig;
};

/**
 * Hears what is done, as it is done: what was told stays told where a later step fails. A
 * `notice` is what a person should know beyond what was asked.
 */
export type Tell = (
  kind: "selection" | "account" | "releaseNotes" | "draft" | "diff" | "pullRequest" | "notice",
  message: string,
) => Promise<void>;

/** What a turn brought about: a branch, unless there is nothing to change, and what is told of it. */
export type WrittenDraft = {
  branch: string | undefined;
  title: string;
  /** One sentence. */
  summary: string;
  /** Text of the pull request, in Markdown. */
  body: string;
  /** Where the code host has pull requests, and anything was looked at there. */
  pullRequests: OpenDraft["pullRequests"];
};

const MOST_TRIES = 4;

/** Does the work of one publication: commits → notes → files → draft. Throws what a person has to mend. */
export async function writeDraft(
  workspace: Workspace,
  publication: DraftedPublication,
  { request, now, tell }: { request: DocRequest; now: Date; tell: Tell },
): Promise<WrittenDraft> {
  const { history, repository, isElsewhere } = workspace;
  const { config } = publication;
  const { changes, origin } = await readSelection(history, request, now);
  const { spans: selected, sentence } = await selectSpans(history, changes, origin, config.paths);
  const { spans, remarks } = await readMetadata(workspace, selected);
  const written = await Promise.all(spans.map((span) => writeSpan(workspace, span, publication.config)));
  const subject = nameSubject(written, request.eventType);
  const spoken = isElsewhere ? speakElsewhere(subject, repository.name) : subject.spoken;
  const title = buildTitle(config, spoken);
  await tell("selection", sentence);
  for (const remark of remarks) await tell("notice", remark);
  const commits = spans.reduce((sum, span) => sum + span.commits.length, 0);
  if (commits === 0) return { branch: undefined, title, summary: sentence, body: "", pullRequests: undefined };
  const account = written.map(renderAccount).join(" ");
  await tell("account", account);
  const releaseNotes = config.writeReleaseNotes === false ? "" : renderAll(written);
  if (config.writeReleaseNotes !== false) await tell("releaseNotes", releaseNotes);
  const branch = nameBranch(workspace, publication, subject);
  const { open, edits, draft } = await leaveDraft(workspace, publication, { branch, title, sentence, written });
  const { pullRequests } = open;
  if (draft === undefined) {
    const summary = `Nothing to change for ${subject.spoken}: the documents say it already.`;
    return { branch: undefined, title, summary, body: "", pullRequests };
  }
  const files = draft.files.join(", ");
  await tell("draft", `The branch ${draft.branch} changes ${files}.`);
  await tell("diff", await open.diff());
  const content = {
    subject: spoken,
    sentence,
    account,
    written,
    releaseNotes,
    edits,
    files: draft.files,
    source: repository,
    isElsewhere,
  };
  const summary = `Wrote ${files} for ${subject.spoken}, from ${countWords(commits, ["commit", "commits"])}.`;
  return { branch: draft.branch, title, summary, body: renderPullRequestBody(content), pullRequests };
}

type Asked = { branch: string; title: string; sentence: string; written: readonly WrittenSpan[] };

/** Reads and writes the draft; again from the start where somebody commits to its branch in between. */
async function leaveDraft(
  { openCodeHost, repository }: Workspace,
  { config }: DraftedPublication,
  { branch, title, sentence, written }: Asked,
): Promise<{ open: OpenDraft; edits: WrittenFile[]; draft: Draft | undefined }> {
  const host = await openCodeHost();
  for (let left = MOST_TRIES - 1; ; left -= 1) {
    const open = await host.openDraft(branch, { base: config.pullRequest?.base });
    const edits = await writeFiles(open, repository, config, written);
    try {
      return { open, edits, draft: await open.write({ title, body: sentence, edits }) };
    } catch (error) {
      const moved = error instanceof ReleaseDocsError && error.code === "codehost/draft-moved";
      if (!moved || left === 0) throw error;
    }
  }
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
