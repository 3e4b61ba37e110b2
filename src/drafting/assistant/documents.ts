import type { PublicationConfig } from "../../contract/resources/publications.ts";
import type { OpenDraft } from "../../hosts/code-host.ts";
import type { ExchangeEnd, Model } from "../../model/model.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { cutList, joinParts, quoteText, removeInvisible, shorten } from "../../shared/text.ts";
import type { Change } from "../../writer/changes/change.ts";
import type { WrittenFile } from "../documents/files.ts";
import type { WorkComment } from "../guidance/commands.ts";
import type { Source } from "../repositories/repositories.ts";
import type { WrittenSpan } from "../spans/span-notes.ts";
import { DocumentEdits } from "./document-edits.ts";
import { buildTools, createState, type DocumentSession, type DocumentSessionState, speak } from "./document-tools.ts";
import { createEvidence, type Evidence } from "./evidence.ts";
import { createReading } from "./reading.ts";
import { type AssistantTask, listStyles, MATERIAL_RULE, renderMaterial } from "./task.ts";

/** Where documents are written: `edits` are the turn's other files, such as the changelog. */
export type DocumentPlace = {
  open: OpenDraft;
  sources: readonly Source[];
  written: readonly WrittenSpan[];
  edits: readonly WrittenFile[];
  excludedFiles: readonly string[];
};

export type WrittenDocuments = {
  edits: readonly WrittenFile[];
  /** What the model says it did last; empty if it said nothing. */
  said: string;
  /** Edits that were not made, each with the reason. */
  dropped: readonly string[];
  /** What it has to know before it goes on. */
  question: string | undefined;
  /** What ended the last session; its edits are not made. */
  failure: ReleaseDocsError | undefined;
};

type Work = { edits: DocumentEdits; evidence: Evidence; waiting: WorkComment[]; said: string[]; dropped: string[] };

/**
 * A session for the request, and one for each later comment that asks for more: each begins with what those before it
 * wrote. A question of a session is answered by the next comment that no session has used.
 */
export async function writeDocuments(
  model: Model,
  task: AssistantTask,
  place: DocumentPlace,
): Promise<WrittenDocuments> {
  const { open, sources, written, excludedFiles } = place;
  const { config, redact } = task;
  let files: Promise<ReadonlySet<string>> | undefined;
  const listFiles = () => {
    files ??= open.listFiles("").then((all) => new Set(all));
    return files;
  };
  const hasFile = async (path: string) => edits.documents.has(path) || (await listFiles()).has(path);
  const evidence = createEvidence(task, sources, written, hasFile);
  const rules = { open, config, written: place.edits, excludedFiles, evidence, redact, listFiles };
  const edits = new DocumentEdits(rules);
  const work: Work = { edits, evidence, waiting: [...task.comments], said: [], dropped: [] };
  const followUps = new Set(task.followUps);
  let end = await runSession(model, { task, place, work, comment: undefined });
  for (let comment = work.waiting.shift(); comment !== undefined && end.goesOn; comment = work.waiting.shift()) {
    if (followUps.has(comment)) end = await runSession(model, { task, place, work, comment });
    else work.said.push("");
  }
  return {
    edits: selectEdits(edits, model.name),
    said: work.said.at(-1) ?? "",
    dropped: work.dropped,
    question: end.question,
    failure: end.failure,
  };
}

/** Whether the model or its server failed: the turn goes on without it. */
export function isModelFailure(error: unknown): error is ReleaseDocsError {
  return error instanceof ReleaseDocsError && /^(?:model|outbound)\//.test(error.code);
}

type SessionEnd = { goesOn: boolean; question?: string | undefined; failure?: ReleaseDocsError };

type SessionParts = { task: AssistantTask; place: DocumentPlace; work: Work; comment: WorkComment | undefined };

async function runSession(model: Model, { task, place, work, comment }: SessionParts): Promise<SessionEnd> {
  const { edits, evidence, waiting } = work;
  const texts = new Map(
    place.edits.flatMap(({ path, content, kind }) => (kind === undefined ? [[path, content]] : [])),
  );
  const current = () =>
    new Map([...texts, ...[...edits.documents].map(([path, { content }]) => [path, content] as const)]);
  const session: DocumentSession = {
    edits,
    evidence,
    reading: createReading(place, current),
    redact: task.redact,
    answer: () => {
      const answer = waiting.shift();
      return answer && renderComment("answer", answer);
    },
    state: createState(),
    dropped: work.dropped,
  };
  const { state } = session;
  const before = new Map(edits.documents);
  const isDone = () => state.summary !== undefined || state.question !== undefined;
  const prompt = renderPrompt({ task, written: place.written, comment, said: work.said.filter((text) => text !== "") });
  try {
    const ended = await model.work({
      instructions: DOCUMENT_INSTRUCTIONS,
      prompt,
      tools: buildTools(session),
      isDone,
    });
    work.said.push(state.summary ?? (await speak(session, removeInvisible(ended.text))));
    await noteDropped(work, state, before, ended);
    return { goesOn: ended.reason === "done" || ended.reason === "stopped", question: state.question };
  } catch (error) {
    if (!isModelFailure(error)) throw error;
    edits.restore(before);
    return { goesOn: false, failure: error };
  }
}

const ENDS: Partial<Record<ExchangeEnd["reason"], string>> = {
  steps: "The model stopped at the maximum of requests of a turn; what it had written by then is in the draft.",
  budget: "The model stopped at the maximum of tokens of a turn; what it had written by then is in the draft.",
};

async function noteDropped(
  { edits, dropped }: Work,
  state: DocumentSessionState,
  before: DocumentEdits["documents"],
  { reason }: ExchangeEnd,
) {
  const broken = await edits.dropBroken(before);
  for (const [path, why] of [...state.warned, ...state.dropped, ...broken]) {
    dropped.push(`An edit of ${quoteText(path, 100)} was dropped: it ${quoteText(why, 400)}.`);
  }
  const end = ENDS[reason];
  if (end !== undefined) dropped.push(end);
}

const MAX_WHY = 400;

function selectEdits({ documents }: DocumentEdits, model: string): WrittenFile[] {
  return [...documents].map(([path, { content, whys, because, cited }]) => {
    const why = shorten(whys.join("; "), MAX_WHY).replace(/\.$/, "");
    return { path, content, why, composed: { model, because, changes: cited } };
  });
}

export const DOCUMENT_INSTRUCTIONS = `You maintain the documentation of a software project. You are given what a person asks for and what has changed in the project. Change the documents so that they are right and complete for their readers, and change nothing else.

Work with the tools only:
1. Find the documents that the request and the changes concern (list_files, search_text, read_file), and read what changed (read_change). Read a document before you edit it.
2. Edit them (edit_file, create_file). Keep their language, tone, structure and form. Write for users of the project, not about its commits.
3. Call finish. If no document has to change, finish without an edit.

Rules, which are checked by a program:
- Only documents are written, such as READMEs and files in docs: no code, no configuration, no workflows, no changelog, no release notes.
- Every flag, identifier, variable, path, version, number and host that you write is in the repository, in a change that you name in \`because\`, or in the request. Invent nothing; leave out what you do not know.
- Links lead to files and headings that exist; create a file before you link to it. No HTML that the document does not have.
- Addresses are written exactly as given, with nothing added. Packages, commands that download and run, pictures of hosts, includes and expressions such as {…} are only those that the repository has. Front matter stays as it is.
- An edit that is refused can be corrected once.
- Ask only where you cannot go on without an answer.

${MATERIAL_RULE}`;

const MAX_REQUEST = 20_000;
const MAX_GUIDANCE = 20_000;
const MAX_CHANGES = 200;
const MAX_CHANGES_LENGTH = 40_000;
const MAX_CHANGE_BODY = 400;
const MAX_LINKS = 20;
const MAX_COMMENT = 10_000;

/** What a session is about. Later comments change nothing in earlier sessions, so that these are not paid for again. */
type Assignment = {
  task: AssistantTask;
  written: readonly WrittenSpan[];
  /** Undefined for the request itself. */
  comment: WorkComment | undefined;
  /** What earlier sessions said. */
  said: readonly string[];
};

export function renderPrompt({ task, written, comment, said }: Assignment): string {
  const { request, instructions, config, links } = task;
  const guidance = selectGuidance(instructions, config);
  const own = request.eventType === undefined ? (request.comments ?? []) : [];
  const asked = [request.title, request.body, ...own].join("\n\n");
  const pages = links.slice(0, MAX_LINKS).map(({ url, title, excerpt }) => joinParts([url, title, excerpt], "\n"));
  return joinParts([
    comment === undefined
      ? "Follow the request, and document what the changes mean for readers."
      : "The request is done. A person has commented on the result: do what the comment asks for, and nothing else.",
    renderMaterial("request", asked, MAX_REQUEST),
    guidance === "" ? "" : renderMaterial("guidance", guidance, MAX_GUIDANCE),
    pages.length === 0 ? "" : renderMaterial("pages", pages.join("\n\n"), MAX_REQUEST),
    renderMaterial("changes", renderChanges(written), MAX_CHANGES_LENGTH),
    said.length === 0 ? "" : renderMaterial("what you said earlier", said.join("\n"), MAX_REQUEST),
    comment === undefined ? "" : renderComment("comment", comment),
  ]);
}

/** With the lines that it is about. */
export function renderComment(name: "comment" | "answer", { body, anchor }: WorkComment): string {
  if (anchor === undefined) return renderMaterial(name, body, MAX_COMMENT);
  const { filePath, startLine, endLine = startLine, lines } = anchor;
  const where = startLine === undefined ? "" : `, lines ${startLine} to ${endLine}`;
  const about = `It is about ${quoteText(filePath)}${where}.`;
  const text = lines === undefined ? "" : renderMaterial("lines", lines, MAX_COMMENT);
  return joinParts([renderMaterial(name, body, MAX_COMMENT), about, text], "\n");
}

function selectGuidance(instructions: AssistantTask["instructions"], config: PublicationConfig): string {
  const { planning = [], documentation = [], styleGuide = [], commit = [] } = instructions;
  const { planningInstructions, prCommitInstructions } = config;
  const named = (title: string, texts: readonly (string | undefined)[]) => {
    const given = joinParts(texts);
    return given === "" ? "" : `${title}:\n${given}`;
  };
  return joinParts([
    named("Planning", [planningInstructions, ...planning]),
    named("Documentation", documentation),
    named("Style", [...listStyles(config, "documentation"), ...styleGuide]),
    named("Commits and pull requests, for the summary", [prCommitInstructions, ...commit]),
  ]);
}

function renderChanges(written: readonly WrittenSpan[]): string {
  const spans = written.map(({ span, source, notes }) => {
    const since = span.previousTag === undefined ? "" : ` since ${span.previousTag}`;
    const changes = cutList(notes.changes.map(renderChange), MAX_CHANGES);
    return [`${source.name} ${span.tag ?? "unreleased"}${since}:`, ...changes].join("\n");
  });
  return spans.join("\n\n") || "None: the request is about the documents as they are.";
}

function renderChange({ title, body, pullRequest, commits: [lead] }: Change): string {
  const reference = pullRequest === undefined ? lead.sha.slice(0, 12) : `#${pullRequest}`;
  const said = quoteText(shorten(body, MAX_CHANGE_BODY), MAX_CHANGE_BODY);
  return `- ${reference} ${quoteText(title)}${said === "" ? "" : `\n  ${said}`}`;
}
