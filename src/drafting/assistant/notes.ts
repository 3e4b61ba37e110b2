import { selectKinds } from "../../contract/written-kinds.ts";
import { defineTool, type Model } from "../../model/model.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { quoteText } from "../../shared/text.ts";
import { type Remark, renderReleaseNotes } from "../../writer/release-notes.ts";
import { type Rewritten, rewriteNotes } from "../../writer/rewrite.ts";
import type { Source } from "../repositories/repositories.ts";
import type { WrittenSpan } from "../spans/span-notes.ts";
import { createEvidence } from "./evidence.ts";
import { type CheckOptions, checkNotes, NotesInput, type Piece } from "./note-checks.ts";
import { listSubjects } from "./note-facts.ts";
import { buildNotesPrompt, listWishes } from "./note-prompt.ts";
import type { AssistantTask } from "./task.ts";

/** `dropped`: what the model wrote and is not used, each with the reason. */
type ComposedNotes = { written: WrittenSpan; dropped: readonly string[] };

/**
 * The span with release notes of the model's words, where it has changes to list and no notes of the project's own. What
 * cannot be verified keeps its deterministic text. Throws `model/…`.
 */
export async function composeNotes(
  model: Model,
  task: AssistantTask,
  source: Source,
  written: WrittenSpan,
): Promise<ComposedNotes> {
  const { layout } = written;
  const subjects = listSubjects(written);
  const hasListed = subjects.some(({ isFolded }) => !isFolded);
  if (!selectKinds(task.config).writeReleaseNotes || layout === undefined) return { written, dropped: [] };
  if (layout.first !== undefined || !hasListed) return { written, dropped: [] };
  const evidence = createEvidence(task, [source], [written]);
  const wishes = listWishes(task).join("\n");
  const options = { evidence, subjects, wishes, redact: task.redact };
  const asked = await buildNotesPrompt(task, source, written, { subjects, evidence, budget: model.budget });
  const pieces = await askForNotes(model, asked, options);
  if (pieces === undefined) return { written, dropped: ["Release notes: the model's budget was used up before."] };
  const good = pieces.filter(({ problems }) => problems.length === 0);
  const notes = rewriteNotes(written.notes, good.flatMap(selectRewritten));
  const remarks = { highlights: selectRemarks(good, "highlight"), upgrade: selectRemarks(good, "upgrade") };
  const releaseNotes = renderReleaseNotes(written.span, notes, written.source, { ...layout, remarks });
  return { written: { ...written, releaseNotes }, dropped: describeDropped(pieces) };
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

function selectRewritten({ kind, text, advice, subjects }: Piece): Rewritten[] {
  return kind === undefined ? [] : [{ class: kind, text, advice, changes: subjects.flatMap(({ changes }) => changes) }];
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
