import type { Span } from "../../writer/changes/change.ts";
import { buildNotes } from "../../writer/notes.ts";
import { compileTemplate } from "./mustache.ts";
import { createEntryView, viewNotes } from "./view.ts";

/** An invented release with a number of additions, by which templates are judged before there is a real one. */
export function buildSample(count: number) {
  const commits = ["door", "window", "garden"].slice(0, count).map((thing, index) => ({
    sha: `${index + 1}`.repeat(40),
    parents: ["a".repeat(40)],
    author: { name: "Ada", email: "ada@example.com" },
    committedAt: "2026-01-05T10:00:00Z",
    subject: `feat(house): add the option --open-${thing} (#90${index})`,
    body: `Closes #80${index}`,
    paths: [`src/${thing}.ts`],
  }));
  const span: Span = { version: "1.3.0", tag: "v1.3.0", previousTag: "v1.2.0", date: "2026-01-05", commits };
  const notes = buildNotes(commits);
  const entries = notes.sections.flatMap((section) => section.entries);
  return { span, notes, entries, source: { name: "octo/widget", webUrl: "https://github.com/octo/widget" } };
}

const { span, notes, entries, source } = buildSample(1);
const people = entries.flatMap((entry) => entry.listAuthors());
const credits = { contributors: people, newcomers: people };
export const WHOLE_FIELDS = viewNotes(span, notes, source, { credits, line: () => "" });
export const ENTRY_FIELDS = entries.map(createEntryView(notes, source))[0] ?? {};

export const compileEntry = (text: string) => compileTemplate(text, ENTRY_FIELDS);
export const compileWhole = (text: string) => compileTemplate(text, WHOLE_FIELDS);
