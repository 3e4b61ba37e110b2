import type { NoteOutline, OutlineEntry } from "../../contract/note-outline.ts";
import { escapeMarkdown } from "../../shared/markdown/escape.ts";
import { capitalize } from "../../shared/text.ts";
import type { Change } from "../../writer/changes/change.ts";
import { parseTitle } from "../../writer/changes/titles.ts";
import { renderEntry, renderGroupedEntries } from "../../writer/entries.ts";
import type { NoteEntry } from "../../writer/notes.ts";
import { arrangeSections } from "../../writer/release-notes.ts";
import { nameEntryOf, qualifierOf } from "../branch/state.ts";
import { groupBySource, nameSpan, type WrittenSpan } from "../spans/span-notes.ts";
import { createWriter } from "./form.ts";

const MAX_ENTRIES = 1_000;
const MAX_COMMITS = 10;

/** The entries as data, for those who edit them one by one; without release notes nothing is around them. */
export function outlineNotes(written: readonly WrittenSpan[], hasReleaseNotes: boolean): NoteOutline[] {
  const areSeveral = groupBySource(written).size > 1;
  return written
    .filter(({ releaseNotes }) => releaseNotes !== "")
    .map((one) => ({
      name: written.length > 1 ? nameSpan(one, areSeveral) : "",
      ...outlineSpan(one),
      ...(!hasReleaseNotes && { above: "", below: "" }),
    }));
}

function outlineSpan(written: WrittenSpan): Omit<NoteOutline, "name"> {
  const { releaseNotes, layout, ownFile, span, source } = written;
  const { composed: notes = written.notes } = written;
  const whole = { above: releaseNotes, sections: [], below: "", hidden: [] };
  if (ownFile !== undefined) return { ...whole, fixed: `These are the project's own notes, from ${ownFile}.` };
  if (layout === undefined || layout.first !== undefined) return { ...whole, fixed: "These notes have no entries." };
  const style = { ...layout.style, write: createWriter(layout.form ?? {}, notes, source) };
  const sections = arrangeSections(notes, { styles: layout.sections, rules: span.metadata?.rules, write: style.write });
  const outline = createOutline(written);
  const { above, below } = cutAround(
    releaseNotes,
    sections.map(({ title, entries, marks }) => ({
      title,
      list: renderGroupedEntries(entries, source, { ...style, marks }),
    })),
  );
  let left = MAX_ENTRIES;
  return {
    above,
    sections: sections.map(({ title, entries, marks }) => {
      const shown = entries.slice(0, left);
      left -= shown.length;
      const line = style.write ?? ((entry: NoteEntry) => renderEntry(entry, source, { ...style, marks }));
      return { title, kind: entries[0]?.class, entries: shown.map((entry) => outline.entry(entry, line(entry))) };
    }),
    below,
    hidden: notes.leftOut.slice(0, MAX_ENTRIES).map(outline.hidden),
  };
}

/** What is before the first section, and behind the last one; all is before where a template writes other sections. */
function cutAround(notes: string, sections: readonly { title: string; list: string }[]) {
  const texts = sections.map(({ title, list }) => (title === "" ? list : `### ${title}\n\n${list}`));
  const all = texts.join("\n\n");
  const start = all === "" ? -1 : notes.indexOf(all);
  if (start === -1) return { above: notes.trim(), below: "" };
  return { above: notes.slice(0, start).trim(), below: notes.slice(start + all.length).trim() };
}

function createOutline({ span, source }: Pick<WrittenSpan, "span" | "source">) {
  const of = qualifierOf(source);
  const titles = new Map(span.commits.map(({ sha, subject }) => [sha, subject]));
  // No command names a commit's repository.
  const name = (pullRequest: number | undefined, sha: string) =>
    pullRequest === undefined ? sha.slice(0, 7) : nameEntryOf({ pullRequest, ...of });
  const describe = (pullRequest: number | undefined, shas: readonly [string, ...string[]]) => ({
    reference: name(pullRequest, shas[0]),
    commits: shas.slice(0, MAX_COMMITS).map((sha) => ({ sha, title: titles.get(sha) ?? "" })),
    moreCommits: Math.max(0, shas.length - MAX_COMMITS),
  });
  return {
    entry: ({ pullRequest, shas, others, text, own, reason }: NoteEntry, markdown: string): OutlineEntry => ({
      ...describe(pullRequest, shas),
      others: others.map((other) => name(other.pullRequest, other.sha)),
      text: own?.markdown.split("\n", 1)[0] ?? text,
      markdown: markdown.replace(/^[-*] /, "").replace(/^ {2}/gm, ""),
      reason: own === undefined ? reason : "the project's people wrote it",
    }),
    hidden: ({ pullRequest, commits: [first, ...others], title }: Change): OutlineEntry => {
      const text = capitalize(parseTitle(title).text);
      const named = describe(pullRequest, [first.sha, ...others.map(({ sha }) => sha)]);
      return { ...named, others: [], text, markdown: escapeMarkdown(text), reason: "a person left it out" };
    },
  };
}
