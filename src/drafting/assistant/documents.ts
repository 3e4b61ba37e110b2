import type { OpenDraft } from "../../hosts/code-host.ts";
import type { ExchangeEnd, Model } from "../../model/model.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { removeInvisible } from "../../shared/invisible.ts";
import { quoteText, shorten } from "../../shared/text.ts";
import type { WrittenFile } from "../documents/files.ts";
import type { WorkComment } from "../guidance/commands.ts";
import type { Source } from "../repositories/repositories.ts";
import type { WrittenSpan } from "../spans/span-notes.ts";
import { DocumentEdits } from "./document-edits.ts";
import { DOCUMENT_INSTRUCTIONS, renderComment, renderPrompt } from "./document-prompt.ts";
import { buildTools, createState, type Session, type SessionState, speak } from "./document-tools.ts";
import { createEvidence, type Evidence } from "./evidence.ts";
import { createReading } from "./reading.ts";
import type { AssistantTask } from "./task.ts";

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

type Work = {
  edits: DocumentEdits;
  evidence: Evidence;
  waiting: WorkComment[];
  said: string[];
  dropped: string[];
};

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
  const session: Session = {
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
  state: SessionState,
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
