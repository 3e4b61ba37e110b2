import { joinParts, listSome, quoteText, shorten } from "../../shared/text.ts";
import { nameChange } from "../../writer/changelog/keys.ts";
import { type Change, isNamedBy, selectPaths } from "../../writer/changes/change.ts";
import { type ChangeClass, SECTION_NAMES } from "../../writer/changes/labels.ts";
import { listEntries, type NoteEntry } from "../../writer/notes.ts";
import { isEntryOf } from "../../writer/rewrite.ts";
import { nameIssue } from "../../writer/signals/references.ts";
import type { SourceRepository } from "../repositories/repositories.ts";
import type { WrittenSpan } from "../spans/span-notes.ts";
import type { Evidence } from "./evidence.ts";
import { type AssistantTask, listStyles, MATERIAL_RULE, renderMaterial } from "./task.ts";

/** What has an entry of its own, or none: a change, or several that share an entry. */
export type Subject = {
  /** Names its first change: `#7`, or seven digits of a SHA. */
  reference: string;
  class: ChangeClass | "dependencies";
  /** In the order of the notes. */
  changes: readonly [Change, ...Change[]];
  entries: readonly NoteEntry[];
  /** Folded away, or counted among the dependency updates. */
  isFolded: boolean;
  /** Whether people wrote what is said about it. */
  isOwn: boolean;
};

const ORDER: readonly Subject["class"][] = [...SECTION_NAMES, "documentation", "internal", "dependencies"];

/** By importance: what is listed first, in the order of the sections. */
export function listSubjects({ notes, edits }: WrittenSpan): Subject[] {
  const all = listEntries(notes);
  const listed = new Set(notes.sections.flatMap(({ entries }) => entries));
  const reworded = edits?.reword ?? [];
  const byEntry = new Map<NoteEntry | Change, { entries: readonly NoteEntry[]; changes: [Change, ...Change[]] }>();
  for (const change of notes.changes) {
    const entries = all.filter((entry) => isEntryOf(change, entry));
    const key = entries[0] ?? change;
    const known = byEntry.get(key);
    if (known === undefined) byEntry.set(key, { entries, changes: [change] });
    else known.changes.push(change);
  }
  const subjects = [...byEntry.values()].map(
    ({ entries, changes }): Subject => ({
      reference: nameChange(changes[0]),
      class: entries[0]?.class ?? "dependencies",
      changes,
      entries,
      isFolded: !entries.some((entry) => listed.has(entry)),
      isOwn:
        entries.some(({ own }) => own !== undefined) ||
        changes.some((change) => reworded.some(({ reference }) => isNamedBy(change, reference))),
    }),
  );
  const rank = (subject: Subject) => ORDER.indexOf(subject.class) + (subject.isFolded ? ORDER.length : 0);
  return subjects.toSorted((a, b) => rank(a) - rank(b));
}

/** How many links are behind an entry about these subjects. */
export function countLinks(subjects: readonly Subject[]): number {
  const counts = subjects.map(({ entries, changes }) =>
    entries.length === 0 ? changes.length : entries.reduce((sum, { others }) => sum + 1 + others.length, 0),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** In characters. */
export const MAX_ENTRY = 300;
export const MAX_HIGHLIGHT = 600;
export const MAX_ADVICE = 600;
export const MAX_HIGHLIGHTS = 3;
/** All of them are linked behind an entry. */
export const MAX_CITES = 10;

/** In characters, about four to a token: the prompt is read again for each correction. */
const MAX_FACTS = 100_000;
const MAX_WISHES = 20_000;
const MAX_BODY = 2_000;
const MAX_DIFF = 3_000;
const MIN_BODY = 100;
const MIN_DIFF = 300;
const MAX_DIFFS = 100;
/** The length of the lines around a part. */
const FRAME = 80;
const MAX_FIELD = 2_000;
const MAX_PATHS = 10;

type Part = { title: string; text: string };

const INSTRUCTIONS = `You write the release notes of a software project for the people who use it. Call the tool write_notes with all of your notes.

Good notes:
- say what users get or have to do, in words that users know. No internals, no praise.
- have one entry for one feature or fix. Merge changes only if they are the same thing to users, and cite all of them.
- begin each kind with what matters to most users. Write each entry as one sentence in the style of the given entries, without the number of its change: links are added from \`cites\`.
- have highlights only if most users should know something: up to ${MAX_HIGHLIGHTS} short paragraphs. A release of small fixes has none.
- have upgrade advice only if the changes say what users have to do.

Rules, which a program checks:
- \`cites\` names changes of this release by their references, such as "#7": ${MAX_CITES} at most, and each change in one entry only.
- Say nothing that the cited changes do not say: no flag, name, path, variable, version, number, link or issue from elsewhere.
- Breaking changes stay in the kind "breaking", security fixes in "security"; no other change can have these kinds on its own. Their footers and advice are added below your text: do not repeat them.
- A change that is marked "own words" keeps the text that people wrote. Cite it in highlights only. One that is marked "folded" can only join an entry about a listed change.
- A change that no entry cites keeps its present entry. So leave out what is good already, and never cite changes only to fill.
- Each text is one plain line. Mark code, flags and paths with backticks. No other Markdown, no HTML, no mention of people. ${MAX_ENTRY} characters for an entry, ${MAX_HIGHLIGHT} for a highlight, ${MAX_ADVICE} for advice.
- \`advice\` is only for entries of the kinds "breaking" and "removed", and only where the change has none.
- Write in the language of the present entries, unless the guidance asks for another.

Guidance says how the notes should be, as far as these rules allow.

${MATERIAL_RULE}`;

/** Deterministic: what is too long loses diffs first, then bodies, then its least important changes. */
export async function buildNotesPrompt(
  task: AssistantTask,
  source: SourceRepository,
  { span, source: { name }, notes }: WrittenSpan,
  { subjects, evidence, budget }: { subjects: readonly Subject[]; evidence: Evidence; budget: number },
): Promise<{ instructions: string; prompt: string }> {
  const facts = span.metadata?.facts;
  const about = [
    `project: ${name}`,
    `version: ${span.version ?? "not released yet"}`,
    `previous: ${span.previousTag ?? "unknown"}`,
    `dependency updates: ${notes.dependencies.count}`,
  ].join("\n");
  // A quarter of the tokens for each request leaves some for a correction and for other documents.
  const longest = Math.min(MAX_FACTS, budget);
  const asked = joinParts(listWishes(task).map((text) => text.trim()));
  const wishes = shorten(asked, Math.min(MAX_WISHES, Math.floor(longest / 4)));
  let room = longest - about.length - wishes.length;
  const shown: { subject: Subject; parts: Part[] }[] = [];
  for (const subject of subjects) {
    const labels = subject.changes.flatMap(({ commits: [{ sha }] }) => facts?.get(sha)?.pullRequest?.labels ?? []);
    const part = { title: `change ${subject.reference}`, text: renderSubject(subject, labels) };
    room -= part.text.length + FRAME;
    if (room < 0) break;
    shown.push({ subject, parts: [part] });
  }
  const bodies = shown.filter(({ subject }) => !subject.isFolded && bodyOf(subject) !== "");
  const longestBody = Math.min(MAX_BODY, Math.floor(room / Math.max(1, bodies.length)));
  for (const { subject, parts } of longestBody < MIN_BODY ? [] : bodies) {
    const text = shorten(bodyOf(subject), longestBody);
    parts.push({ title: `description of ${subject.reference}`, text });
    room -= text.length;
  }
  const diffed = shown.filter(({ subject }) => !subject.isFolded && !subject.isOwn).slice(0, MAX_DIFFS);
  const longestDiff = Math.min(MAX_DIFF, Math.floor(room / Math.max(1, diffed.length)));
  for (const { subject, parts } of longestDiff < MIN_DIFF ? [] : diffed) {
    const text = await evidence.readDiff(subject.changes[0], source, longestDiff);
    if (text !== "") parts.push({ title: `beginning of the diff of ${subject.reference}`, text });
  }
  const left = subjects.length - shown.length;
  const parts: Part[] = [
    { title: "release", text: `${about}${left === 0 ? "" : `\nnot shown, and kept as they are: ${left} changes`}` },
    ...(wishes === "" ? [] : [{ title: "guidance", text: wishes }]),
    ...shown.flatMap((one) => one.parts),
  ];
  const prompt = parts.map(({ title, text }) => renderMaterial(title, text, longest)).join("\n\n");
  return { instructions: INSTRUCTIONS, prompt };
}

function renderSubject({ class: kind, changes, entries, isFolded, isOwn }: Subject, labels: readonly string[]): string {
  const [change] = changes;
  const paths = [...new Set(changes.flatMap(selectPaths))];
  const fields: readonly [name: string, value: string][] = [
    ["kind", `${kind}${isFolded ? ", folded" : ""}${isOwn ? ", own words" : ""}`],
    ...entries.map(({ own, text, scope }): [string, string] => {
      return ["entry", own?.markdown ?? joinParts([scope, text], ": ")];
    }),
    ["title", change.title],
  ];
  const details: typeof fields = [
    ...entries.flatMap(({ breaking, advice, closes, advisories }): [string, string][] => [
      ["footer, shown below", breaking],
      ["advice, shown below", advice],
      ["closes", closes.map(nameIssue).join(", ")],
      ["advisories", advisories.join(", ")],
    ]),
    ["labels", labels.join(", ")],
    [
      "together with",
      changes
        .slice(1, MAX_CITES)
        .map(({ title }) => title)
        .join("; "),
    ],
    ["files", listSome(paths, MAX_PATHS)],
  ];
  const given = [...fields, ...(isFolded ? [] : details)].filter(([, value]) => value !== "");
  return given.map(([name, value]) => `${name}: ${quoteText(value, MAX_FIELD)}`).join("\n");
}

function bodyOf({ changes }: Subject): string {
  return joinParts(changes.map(({ body }: Change) => body.trim()));
}

/** What concerns release notes of the request, of comments, and of the publication's texts. */
export function listWishes({ request, followUps, instructions, config }: AssistantTask): string[] {
  return [
    ...listStyles(config, "releaseNotes"),
    config.planningInstructions ?? "",
    ...(instructions.planning ?? []),
    ...(instructions.styleGuide ?? []),
    ...(instructions.releaseNotes ?? []),
    request.title,
    request.body,
    ...(request.comments ?? []),
    ...followUps.map(({ body }) => body),
  ].filter((text) => text.trim() !== "");
}
