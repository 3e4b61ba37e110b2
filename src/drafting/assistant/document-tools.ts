import * as z from "zod/mini";
import { defineTool, type ModelTool } from "../../model/model.ts";
import { quoteText, removeInvisible, shorten } from "../../shared/text.ts";
import { type DocumentEdits, explainWords, type ProposedEdit } from "./document-edits.ts";
import type { Evidence } from "./evidence.ts";
import { explainUnread, type Reading } from "./reading.ts";
import { renderMaterial } from "./task.ts";

/** One work of the model on the documents, until it finishes or has to know something. */
export type DocumentSession = {
  edits: DocumentEdits;
  evidence: Evidence;
  reading: Reading;
  redact: (text: string) => string;
  /** Answers a question; undefined where no person has answered yet. */
  answer: () => string | undefined;
  state: DocumentSessionState;
  /** For people: what was not taken of what the model wrote or said. */
  dropped: string[];
};

export type DocumentSessionState = {
  summary: string | undefined;
  question: string | undefined;
  /** Documents with a refused edit that was not corrected yet. */
  warned: Map<string, string>;
  /** Documents whose second edit was refused too. */
  dropped: Map<string, string>;
  hasFailedCheck: boolean;
};

export function createState(): DocumentSessionState {
  return { summary: undefined, question: undefined, warned: new Map(), dropped: new Map(), hasFailedCheck: false };
}

const MAX_SUMMARY = 1_000;
const MAX_LINES_READ = 400;
const MAX_READ = 24_000;
const MAX_DIFF = 16_000;
const MAX_BODY = 4_000;
const MAX_QUESTION = 1_000;
const MAX_DOCUMENT = 200_000;

const Path = z.pipe(
  z.string().check(z.minLength(1), z.maxLength(1_000)),
  z.transform((path) => path.replace(/^(?:\.\/)+/, "")),
);
const Text = z.string().check(z.maxLength(MAX_DOCUMENT));
const asShown = (text: z.ZodMiniString) => z.pipe(text, z.transform(removeInvisible));
// Checked with the rest, so that a missing one is explained.
const Said = z.union([z.array(z.string()), z.string()]);
const Because = z._default(
  z.pipe(
    Said,
    z.transform((said) => [said].flat()),
  ),
  [],
);
const Why = z._default(asShown(z.string()), "");

export function buildTools(session: DocumentSession): Record<string, ModelTool> {
  return { ...buildReadingTools(session), ...buildWritingTools(session) };
}

function buildReadingTools({ reading, evidence, redact }: DocumentSession) {
  const read = (work: () => Promise<string>) => work().catch(explainUnread);
  return {
    list_files: defineTool(
      "Lists the files of the repository, or of one of its folders.",
      z.object({ folder: z._default(z.string().check(z.maxLength(1_000)), "") }),
      ({ folder }) => read(async () => renderMaterial("files", (await reading.list(folder)) || "No files.", MAX_READ)),
    ),
    search_text: defineTool(
      "Finds lines that contain a text, in any case. It is no pattern.",
      z.object({ text: z.string().check(z.minLength(2), z.maxLength(200)) }),
      ({ text }) =>
        read(async () => {
          if (/[\r\n\0]/.test(text)) return "Search for one line.";
          return renderMaterial("matches", (await reading.search(text)) || "No matches.", MAX_READ);
        }),
    ),
    read_file: defineTool(
      `Reads up to ${MAX_LINES_READ} lines of a text file, from a line on; the first line is 1.`,
      z.object({ path: Path, line: z._default(z.int().check(z.positive()), 1) }),
      ({ path, line }) =>
        read(async () => {
          const text = await reading.read(path);
          if (text === undefined) return `The file ${quoteText(path)} does not exist.`;
          return renderLines(path, redact(text), line);
        }),
    ),
    read_change: defineTool(
      "Reads what a change says and its diff. The reference is such as `#7` or a SHA.",
      z.object({ reference: z.string().check(z.minLength(1), z.maxLength(200)) }),
      ({ reference }) =>
        read(async () => {
          const found = evidence.findChange(reference);
          if (found === undefined) return `${quoteText(reference)} is no change of the range.`;
          const { change, source } = found;
          const diff = await evidence.readDiff(change, source, MAX_DIFF);
          const said = `${change.title}\n\n${shorten(change.body, MAX_BODY)}`;
          return renderMaterial("change", `${said}\n\n${diff}`, MAX_DIFF + 2 * MAX_BODY);
        }),
    ),
  };
}

function renderLines(path: string, text: string, first: number): string {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  let length = 0;
  const shown = lines.slice(first - 1, first - 1 + MAX_LINES_READ).filter((line, index) => {
    length += line.length + 1;
    return index === 0 || length <= MAX_READ;
  });
  if (shown.length === 0) return `${quoteText(path)} has ${lines.length} lines.`;
  const last = first - 1 + shown.length;
  const more = last < lines.length ? ` There are more: go on at line ${last + 1}.` : "";
  const where = `Lines ${first} to ${last} of ${lines.length} of ${quoteText(path)}.${more}`;
  return `${where}\n${renderMaterial("file", shown.join("\n"), MAX_READ)}`;
}

function buildWritingTools(session: DocumentSession) {
  const { state, redact, answer, evidence } = session;
  return {
    edit_file: defineTool(
      "Replaces a text of a document that occurs exactly once in it. `why` says what changes for readers. `because` are the changes, such as `#7`, or words of the request that justify it.",
      z.object({ path: Path, old: Text, new: asShown(Text), why: Why, because: Because }),
      ({ new: text, ...edit }) => propose(session, { text, ...edit }),
    ),
    create_file: defineTool(
      "Creates a document. `why` and `because` are as for edit_file.",
      z.object({ path: Path, content: asShown(Text), why: Why, because: Because }),
      ({ content: text, ...edit }) => propose(session, { text, ...edit }),
    ),
    ask: defineTool(
      "Asks a person. Only where the request cannot be followed without an answer.",
      z.object({ question: asShown(z.string().check(z.minLength(1), z.maxLength(MAX_QUESTION))) }),
      async ({ question }) => {
        const wrong = await explainWords(evidence, question);
        if (wrong !== undefined) return `Not asked: the question ${wrong}. Ask without it.`;
        const answered = answer();
        if (answered !== undefined) return answered;
        state.question ??= quoteText(redact(question), MAX_QUESTION);
        return "The work stops until a person has answered.";
      },
    ),
    finish: defineTool(
      "Ends the work. The summary tells people in one to three sentences what was changed, or why nothing was.",
      z.object({ summary: asShown(z.string().check(z.maxLength(10_000))) }),
      ({ summary }) => finish(session, summary),
    ),
  };
}

/** A refused edit can be corrected once. */
async function propose({ edits, state }: DocumentSession, edit: ProposedEdit): Promise<string> {
  const { path } = edit;
  const name = quoteText(path);
  if (state.dropped.has(path)) return `${name} takes no more edits.`;
  const refused = await edits.propose(edit);
  if (refused === undefined) {
    state.warned.delete(path);
    return `Done: ${name}.`;
  }
  if (state.warned.has(path)) {
    state.warned.delete(path);
    state.dropped.set(path, refused);
    return `Dropped: ${name} ${refused}. It takes no more edits; go on without it.`;
  }
  state.warned.set(path, refused);
  return `Refused: ${name} ${refused}. Correct it; you have one more attempt.`;
}

async function finish(session: DocumentSession, summary: string): Promise<string> {
  const { edits, state } = session;
  const broken = state.hasFailedCheck ? new Map<string, string>() : await edits.findBroken();
  if (broken.size > 0) {
    state.hasFailedCheck = true;
    const problems = [...broken].map(([path, problem]) => `${quoteText(path)} ${problem}.`);
    return `Not finished:\n${problems.join("\n")}\nCorrect this once, then finish again.`;
  }
  state.summary = await speak(session, summary);
  return "Finished.";
}

/** What the model says of its work, as people are shown it; empty where the project does not have what it names. */
export async function speak({ evidence, dropped, redact }: DocumentSession, words: string): Promise<string> {
  const wrong = await explainWords(evidence, words);
  if (wrong === undefined) return quoteText(redact(words), MAX_SUMMARY);
  dropped.push(`What the model said of its work was left out: it ${wrong}.`);
  return "";
}
