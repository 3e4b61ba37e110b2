import type { OpenDraft } from "../../codehost/code-host.ts";
import type { DocRequest } from "../../contract/jobs.ts";
import { type PublicationConfig, selectKinds } from "../../contract/publication-config.ts";
import { countCommits, countWords, renderCommitCount } from "../../writer/count-commits.ts";
import type { Workspace } from "../places/open-workspace.ts";
import { type EditedPart, selectUnmatched } from "./comments/select-unmatched.ts";
import type { WorkComment } from "./comments/work-comment.ts";
import { type FollowedGuidance, followGuidance, type Instructions } from "./guidance/follow-guidance.ts";
import { leaveDraft, type WithheldFile } from "./leave-draft.ts";
import { type ReadLink, renderLinks } from "./links.ts";
import { nameBranch, nameSubject, type Subject, speakElsewhere } from "./name-subject.ts";
import { buildTitle, renderAll, renderPullRequestBody } from "./pull-request-text.ts";
import { readParts, type SourcePart } from "./read-parts.ts";
import type { Tell } from "./tell.ts";
import { tellEmptied, tellFiles } from "./tell-files.ts";
import { groupBySource, type WrittenSpan, writeSpan } from "./written-span.ts";

/** A publication with what it is written to. */
export type DraftedPublication = {
  name: string;
  /** The part of its branches' names that tells it from others; absent for the only one. */
  branchName?: string | undefined;
  config: PublicationConfig;
  instructions?: Instructions | undefined;
};

/** Links to what a tracker or a notes tool knows, and what a person should know of what could not be read. */
export type ReadContext = { links: readonly ReadLink[]; remarks: readonly string[] };

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
  /** When those were last given as a set: comments that exclude files count from then on only. */
  excludedAt?: Date | undefined;
  /** The draft as it was last left, which is gone on with; a new one unless given. */
  former?: { branch: string; files: readonly string[] } | undefined;
  /** Pages that the request links to, as they were read. */
  links?: readonly ReadLink[] | undefined;
  /** Reads what else the publication's sources know of these commits and releases. */
  readContext?: ((about: { tags: readonly string[]; messages: readonly string[] }) => Promise<ReadContext>) | undefined;
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
  /** What excluded files would say. */
  withheld: readonly WithheldFile[];
};

const NOT_WRITTEN = { branch: undefined, isEmptied: false, body: "", pullRequests: undefined, withheld: [] };

/** Does the work of one publication: commits → notes → files → draft. Throws what a person has to mend. */
export async function writeDraft(
  workspace: Workspace,
  publication: DraftedPublication,
  order: DraftOrder,
): Promise<WrittenDraft> {
  const { sources } = workspace;
  const { request, now, tell, comments = [], former } = order;
  const { paths } = publication.config;
  const read = await readParts(sources, request, { comments, now, paths, excludedAt: order.excludedAt });
  const asked = read.parts[0]?.asked;
  const guided = followGuidance(publication.config, publication.instructions, asked?.guidance);
  const { config, titles } = guided;
  const parts = await Promise.all(read.parts.map((part) => writePart(part, guided)));
  const written = selectWritten(parts);
  const subject = nameSubject(written, request.eventType);
  const names = nameTitles(workspace, subject, order.title);
  const title = buildTitle(titles.pullRequest, names);
  await tell("selection", read.sentence);
  for (const remark of [...guided.remarks, ...read.remarks]) await tell("notice", remark);
  const excludedFiles = [...new Set([...(order.excludedFiles ?? []), ...(asked?.excludedFiles ?? [])])];
  const commits = written.reduce((sum, { span }) => sum + span.commits.length, 0);
  const ended = { ...NOT_WRITTEN, title, config, excludedFiles };
  if (commits === 0) return { ...ended, summary: read.sentence };
  for (const remark of selectUnmatched(parts)) await tell("notice", remark);
  const told = { ...(await tellNotes(written, config, order)), sentence: read.sentence };
  const { open, draft, ...left } = await leaveDraft(
    await workspace.openCodeHost(),
    former?.branch ?? nameBranch(workspace, publication, subject),
    {
      sources,
      config,
      written,
      subject: subject.branch,
      suggestions: asked?.suggestions ?? [],
      excludedFiles,
      formerFiles: former?.files ?? [],
      commit: { title: buildTitle(titles.commit, names), body: read.sentence },
    },
  );
  for (const remark of left.remarks) await tell("notice", remark);
  const { pullRequests } = open;
  const all = { ...ended, withheld: left.withheld, pullRequests };
  if (draft === undefined) {
    const isEmptied = former !== undefined && former.files.length > 0;
    if (isEmptied) await tellEmptied(tell, former.branch);
    const rest = isEmptied ? "nothing is left of the draft" : "the documents are already up to date";
    return { ...all, isEmptied, summary: `Nothing to change for ${subject.spoken}: ${rest}.` };
  }
  const { branch, files } = draft;
  await tellFiles(tell, open, { branch, files, edits: left.edits, written });
  const home = sources.find(({ isElsewhere }) => !isElsewhere)?.repository.name;
  const content = { ...told, subject: names.subject, written, edits: left.edits, files, home };
  const summary = `Wrote ${files.join(", ")} for ${subject.spoken}, from ${countWords(commits, ["commit", "commits"])}.`;
  return { ...all, branch, summary, body: renderPullRequestBody(content) };
}

/** Writes what is asked of one source, with what people want to be different there. */
async function writePart(
  { source, asked, spans }: SourcePart,
  { config, leaveOut }: Pick<FollowedGuidance, "config" | "leaveOut">,
): Promise<EditedPart> {
  const edits = { ...asked.edits, kinds: leaveOut };
  return { written: await Promise.all(spans.map((span) => writeSpan(source, span, config, edits))), edits };
}

/** What is written of all sources; of several those that have any of the commits. */
function selectWritten(parts: readonly EditedPart[]): WrittenSpan[] {
  const all = parts.flatMap(({ written }) => written);
  const some = all.filter(({ span }) => span.commits.length > 0);
  return parts.length > 1 && some.length > 0 ? some : all;
}

/** The subject as titles have it, and the request's title; in another repository both with the source's name. */
function nameTitles({ sources }: Workspace, subject: Subject, title: string | undefined) {
  const [only, second] = sources;
  if (only?.isElsewhere !== true || second !== undefined) return { subject: subject.spoken, asked: title };
  const { name } = only.repository;
  const asked = title === undefined || title.includes(name) ? title : `${title} (${name})`;
  return { subject: speakElsewhere(subject, name), asked };
}

/** Tells where the commits went, the release notes and the links, and gives them back. */
async function tellNotes(
  written: readonly WrittenSpan[],
  config: PublicationConfig,
  { tell, links: read = [], readContext }: DraftOrder,
): Promise<{ account: string; hasReleaseNotes: boolean; links: string }> {
  const account = written.map((one) => renderAccount(one, groupBySource(written).size > 1)).join(" ");
  await tell("account", account);
  const hasReleaseNotes = selectKinds(config).writeReleaseNotes;
  if (hasReleaseNotes) await tell("releaseNotes", renderAll(written));
  const messages = written.flatMap(({ span }) => span.commits.map(({ subject, body }) => `${subject}\n\n${body}`));
  const context = await readContext?.({ tags: written.flatMap(({ span }) => span.tag ?? []), messages });
  for (const remark of context?.remarks ?? []) await tell("notice", remark);
  const distinct = new Map([...read, ...(context?.links ?? [])].map((link) => [link.url, link]));
  const links = renderLinks([...distinct.values()]);
  if (links !== "") await tell("links", links);
  return { account, hasReleaseNotes, links };
}

function renderAccount({ notes, source }: WrittenSpan, areSeveral: boolean): string {
  return `${areSeveral ? `${source.name}: ` : ""}${renderCommitCount(countCommits(notes))}.`;
}
