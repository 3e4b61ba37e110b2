import { selectKinds } from "../../contract/written-kinds.ts";
import { createModel, defineTool, type Model, type ModelAccess } from "../../model/model.ts";
import type { ModelUsage } from "../../model/settings.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { quoteText } from "../../shared/text.ts";
import type { Remark } from "../../writer/release-notes.ts";
import { type Rewritten, rewriteNotes } from "../../writer/rewrite.ts";
import { removeAddresses } from "../../writer/verify/hazards.ts";
import type { WrittenFile } from "../documents/files.ts";
import type { Source } from "../repositories/repositories.ts";
import type { WrittenSpan } from "../spans/span-notes.ts";
import { renderNotes } from "../templates/form.ts";
import { type DocumentPlace, isModelFailure, type WrittenDocuments, writeDocuments } from "./documents.ts";
import { createEvidence } from "./evidence.ts";
import { type CheckOptions, checkNotes, NotesInput, type Piece } from "./note-checks.ts";
import { buildNotesPrompt, listSubjects, listWishes } from "./note-prompt.ts";
import type { AssistantTask } from "./task.ts";

/** `failure`: what ended the model's part of the turn. */
export type AssistantReport = {
  model: string;
  usage: ModelUsage;
  failure: ReleaseDocsError | undefined;
  question: string | undefined;
  /** What it says it did; empty if it said nothing. */
  said: string;
  /** What was not taken of it, each with the reason. */
  dropped: readonly string[];
  wroteNotes: boolean;
};

export type Assistant = ReturnType<typeof createAssistant>;

/** The model's part of a turn. What the model's server does wrong is in the report; the turn goes on without it. */
export function createAssistant(access: ModelAccess, task: AssistantTask) {
  const model = createModel(access);
  const dropped: string[] = [];
  let failure: ReleaseDocsError | undefined;
  let documents: WrittenDocuments | undefined;
  let wroteNotes = false;
  return {
    /**
     * With release notes for readers; the project's own words and what the model may not change stay. `asked` are the
     * spans without what people asked for about entries: an edit of one entry must not change the model's words of others.
     */
    writeNotes: async (source: Source, all: readonly WrittenSpan[], asked = all): Promise<WrittenSpan[]> => {
      const composed: WrittenSpan[] = [];
      // One after another, so that a turn that is played again asks the same.
      for (const [index, written] of all.entries()) {
        if (failure !== undefined) break;
        try {
          const notes = await composeNotes(model, task, source, { written, asked: asked[index] ?? written });
          dropped.push(...notes.dropped);
          wroteNotes ||= notes.written !== written;
          composed.push(notes.written);
        } catch (error) {
          if (!isModelFailure(error)) throw error;
          failure ??= error;
        }
      }
      return [...composed, ...all.slice(composed.length)];
    },
    /**
     * Edits of documents, on top of `place.edits`. Asked again where the branch moved meanwhile, and after a failure too:
     * what an earlier turn was answered is still known, and stays in the draft.
     */
    writeDocuments: async (place: DocumentPlace): Promise<readonly WrittenFile[]> => {
      documents = await writeDocuments(model, task, place);
      failure ??= documents.failure;
      return documents.edits;
    },
    report: (): AssistantReport => ({
      model: model.name,
      usage: model.usage,
      failure,
      question: documents?.question?.toWellFormed(),
      said: (documents?.said ?? "").toWellFormed(),
      wroteNotes,
      dropped: [...dropped, ...(documents?.dropped ?? [])].map((text) =>
        removeAddresses(task.redact(text), "(an address)").toWellFormed(),
      ),
    }),
  };
}

/**
 * The span with release notes of the model's words, where it has changes to list and no notes of the project's own. What
 * cannot be verified keeps its deterministic text; `dropped` says why. Throws `model/…`.
 */
async function composeNotes(
  model: Model,
  task: AssistantTask,
  source: Source,
  { written, asked: given }: { written: WrittenSpan; asked: WrittenSpan },
): Promise<{ written: WrittenSpan; dropped: readonly string[] }> {
  const { layout } = written;
  const subjects = listSubjects(given);
  const hasListed = subjects.some(({ isFolded }) => !isFolded);
  if (!selectKinds(task.config).writeReleaseNotes || layout === undefined) return { written, dropped: [] };
  if (layout.first !== undefined || !hasListed) return { written, dropped: [] };
  const evidence = createEvidence(task, [source], [given]);
  const wishes = listWishes(task).join("\n");
  const options = { evidence, subjects, wishes, redact: task.redact };
  const asked = await buildNotesPrompt(task, source, given, { subjects, evidence, budget: model.budget });
  const pieces = await askForNotes(model, asked, options);
  if (pieces === undefined) return { written, dropped: ["Release notes: the model's budget was used up before."] };
  const good = pieces.filter(({ problems }) => problems.length === 0);
  const rewritten = good.flatMap(({ kind, text, advice, subjects }): Rewritten[] =>
    kind === undefined ? [] : [{ class: kind, text, advice, changes: subjects.flatMap(({ changes }) => changes) }],
  );
  const notes = rewriteNotes(written.notes, rewritten, written.edits);
  const remarks = { highlights: selectRemarks(good, "highlight"), upgrade: selectRemarks(good, "upgrade") };
  const releaseNotes = renderNotes(written.span, notes, written.source, { ...layout, remarks });
  return { written: { ...written, releaseNotes, composed: notes }, dropped: describeDropped(pieces) };
}

const MAX_ATTEMPTS = 2;

/** With one chance to correct; undefined if the budget does not allow one attempt. */
async function askForNotes(
  model: Model,
  asked: { instructions: string; prompt: string },
  options: CheckOptions,
): Promise<readonly Piece[] | undefined> {
  let attempts = 0;
  // Empty where the present entries are good as they are.
  let pieces: readonly Piece[] | undefined;
  const isGood = () => pieces?.every(({ problems }) => problems.length === 0) === true;
  const description = "Writes the release notes. Call it with all of them, again if it names problems.";
  const write_notes = defineTool(description, NotesInput, async (input) => {
    if (attempts >= MAX_ATTEMPTS || isGood()) return "The notes are written already.";
    attempts += 1;
    pieces = await checkNotes(input, options);
    return isGood() ? "The notes are accepted." : explainProblems(pieces);
  });
  const isDone = (invalid: number) => isGood() || attempts + invalid >= MAX_ATTEMPTS;
  const isUseless = () => pieces === undefined;
  const { reason } = await model.work({ ...asked, tools: { write_notes }, isDone, isUseless });
  if (pieces !== undefined) return pieces;
  if (reason === "budget" || reason === "steps") return undefined;
  const why = reason === "stopped" ? "it called no tool" : "its calls of the tool have a wrong form";
  throw new ReleaseDocsError("model/unusable", `The model ${model.name} wrote no release notes: ${why}.`);
}

function explainProblems(pieces: readonly Piece[]): string {
  const lines = pieces.flatMap(({ place, text, problems }) =>
    problems.map((problem) => `- ${place} "${quoteText(text, 100)}": ${problem}.`),
  );
  return `Call write_notes once more with all notes, and solve these problems:\n${lines.join("\n")}`;
}

function selectRemarks(pieces: readonly Piece[], place: Piece["place"]): Remark[] {
  const own = pieces.filter((piece) => piece.place === place);
  return own.map(({ text, subjects }) => ({
    text,
    changes: subjects.map(({ changes: [{ pullRequest, commits }] }) => ({ pullRequest, sha: commits[0].sha })),
  }));
}

function describeDropped(pieces: readonly Piece[]): string[] {
  return pieces.flatMap(({ place, text, problems }) => {
    const said = `Release notes: the model's ${place} "${quoteText(text, 100)}"`;
    return problems.length === 0 ? [] : [`${said} is left out: ${problems.join("; ")}.`];
  });
}
