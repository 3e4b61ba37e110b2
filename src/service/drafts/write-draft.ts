import type { OpenDraft } from "../../codehost/code-host.ts";
import type { DocRequest } from "../../contract/jobs.ts";
import type { PublicationConfig } from "../../contract/publication-config.ts";
import { countCommits, countWords, renderCommitCount } from "../../writer/count-commits.ts";
import { selectSpans } from "../commits/select-spans.ts";
import type { Workspace } from "../places/open-workspace.ts";
import { readAsked } from "./comments/read-asked.ts";
import { selectUnmatched } from "./comments/select-unmatched.ts";
import type { WorkComment } from "./comments/work-comment.ts";
import { followGuidance, type Instructions } from "./guidance/follow-guidance.ts";
import { leaveDraft } from "./leave-draft.ts";
import { type ReadLink, renderLinks } from "./links.ts";
import { nameBranch, nameSubject, speakElsewhere } from "./name-subject.ts";
import { buildTitle, renderPullRequestBody } from "./pull-request-text.ts";
import { readMetadata } from "./read-metadata.ts";
import type { Tell } from "./tell.ts";
import { tellEmptied, tellFiles } from "./tell-files.ts";
import { type WrittenSpan, writeSpan } from "./written-span.ts";

/** A publication with what it is written to. */
export type DraftedPublication = {
  name: string;
  /** The part of its branches' names that tells it from others; absent for the only one. */
  branchName?: string | undefined;
  config: PublicationConfig;
  instructions?: Instructions | undefined;
};

/** What a turn is to do: the same of it gives the same draft, however often. */
export type DraftOrder = {
  request: DocRequest;
  /** What phrases of the request such as "since yesterday" count from. */
  now: Date;
  tell: Tell;
  /** What pull requests and commits are called; after what they are about unless given. */
  title?: string | undefined;
  /** Comments of the conversation that asked for work, the oldest first. */
  comments?: readonly WorkComment[] | undefined;
  /** Files that stay as they are at the base. */
  excludedFiles?: readonly string[] | undefined;
  /** The draft as it was last left, which is gone on with; a new one unless given. */
  former?: { branch: string; files: readonly string[] } | undefined;
  /** Pages that the request links to, as they were read. */
  links?: readonly ReadLink[] | undefined;
};

/** What a turn brought about: a branch, unless there is nothing to change, and what is told of it. */
export type WrittenDraft = {
  branch: string | undefined;
  /** Whether what was left before was taken back, since nothing is to be changed any more. */
  isEmptied: boolean;
  title: string;
  /** One sentence. */
  summary: string;
  /** Text of the pull request, in Markdown. */
  body: string;
  /** Where the code host has pull requests, and anything was looked at there. */
  pullRequests: OpenDraft["pullRequests"];
  /** The publication's configuration, with what its instructions and the comments say where it is silent. */
  config: PublicationConfig;
  /** Files that were to stay as they are, those that comments exclude among them. */
  excludedFiles: readonly string[];
};

const NOT_WRITTEN = { branch: undefined, isEmptied: false, body: "", pullRequests: undefined };

/** Does the work of one publication: commits → notes → files → draft. Throws what a person has to mend. */
export async function writeDraft(
  workspace: Workspace,
  publication: DraftedPublication,
  order: DraftOrder,
): Promise<WrittenDraft> {
  const { history, repository, isElsewhere } = workspace;
  const { request, now, tell, comments = [], former } = order;
  const asked = await readAsked({ history, repository: repository.name }, request, { comments, now });
  const { config, titles, leaveOut, remarks } = followGuidance(
    publication.config,
    publication.instructions,
    asked.guidance,
  );
  const { changes, origin } = asked.selection;
  const { spans: selected, sentence } = await selectSpans(history, changes, origin, config.paths);
  const { spans, remarks: missing } = await readMetadata(workspace, selected);
  const edits = { ...asked.edits, kinds: leaveOut };
  const written = await Promise.all(spans.map((span) => writeSpan(workspace, span, config, edits)));
  const subject = nameSubject(written, request.eventType);
  const spoken = isElsewhere ? speakElsewhere(subject, repository.name) : subject.spoken;
  const names = { subject: spoken, asked: nameAsked(order.title, workspace) };
  const title = buildTitle(titles.pullRequest, names);
  await tell("selection", sentence);
  for (const remark of [...missing, ...remarks, ...asked.remarks]) await tell("notice", remark);
  const excludedFiles = [...new Set([...(order.excludedFiles ?? []), ...asked.excludedFiles])];
  const commits = spans.reduce((sum, span) => sum + span.commits.length, 0);
  const ended = { ...NOT_WRITTEN, title, config, excludedFiles };
  if (commits === 0) return { ...ended, summary: sentence };
  for (const remark of selectUnmatched(written, edits)) await tell("notice", remark);
  const told = { ...(await tellNotes(written, config, order)), sentence };
  const host = await workspace.openCodeHost();
  const name = former?.branch ?? nameBranch(workspace, publication, subject);
  const { open, draft, ...left } = await leaveDraft(host, name, {
    source: workspace,
    config,
    written,
    suggestions: asked.suggestions,
    excludedFiles,
    formerFiles: former?.files ?? [],
    commit: { title: buildTitle(titles.commit, names), body: sentence },
  });
  for (const remark of left.remarks) await tell("notice", remark);
  const { pullRequests } = open;
  if (draft === undefined) {
    const isEmptied = former !== undefined && former.files.length > 0;
    if (isEmptied) await tellEmptied(tell, former.branch);
    const rest = isEmptied ? "nothing is left of the draft" : "the documents say it already";
    return { ...ended, isEmptied, summary: `Nothing to change for ${subject.spoken}: ${rest}.`, pullRequests };
  }
  const { branch, files } = draft;
  await tellFiles(tell, open, { branch, files, edits: left.edits, written });
  const content = { ...told, subject: spoken, written, edits: left.edits, files, source: repository, isElsewhere };
  const summary = `Wrote ${files.join(", ")} for ${subject.spoken}, from ${countWords(commits, ["commit", "commits"])}.`;
  return { ...ended, branch, summary, body: renderPullRequestBody(content), pullRequests };
}

/** The request's title; in another repository with the name of the one that it is about. */
function nameAsked(title: string | undefined, { isElsewhere, repository }: Workspace): string | undefined {
  return title === undefined || !isElsewhere || title.includes(repository.name)
    ? title
    : `${title} (${repository.name})`;
}

/** Tells where the commits went, the release notes and the links, and gives them back. */
async function tellNotes(
  written: readonly WrittenSpan[],
  { writeReleaseNotes }: PublicationConfig,
  { tell, links: read = [] }: DraftOrder,
): Promise<{ account: string; releaseNotes: string; links: string }> {
  const account = written.map(renderAccount).join(" ");
  await tell("account", account);
  const releaseNotes = writeReleaseNotes === false ? "" : renderAll(written);
  if (writeReleaseNotes !== false) await tell("releaseNotes", releaseNotes);
  const links = renderLinks(read);
  if (links !== "") await tell("links", links);
  return { account, releaseNotes, links };
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
