/**
 * Notes as data: `details.outlines` of an entry `account`, one for each release, in the order of the text.
 * An addition to the interface. Texts are Markdown unless said otherwise.
 */
export type NoteOutline = {
  /** Names the release where there are several: plain text, empty for a single one. */
  name: string;
  /** What stands before and behind the sections. Without sections all of it is in `above`. */
  above: string;
  sections: readonly OutlineSection[];
  below: string;
  /** Changes that people left out of the notes. */
  hidden: readonly OutlineEntry[];
  /** Why no entry can be edited here; absent where they can. Plain text. */
  fixed?: string | undefined;
};

export type OutlineSection = {
  /** As the notes have it; empty for a list without groups. */
  title: string;
  /** The section to which `/move` moves an entry to have it here; absent where nothing is moved to. */
  kind?: string | undefined;
  entries: readonly OutlineEntry[];
};

export type OutlineEntry = {
  /** Names its first change in commands: `#12`, `octo/widget#12` or seven digits of a SHA. */
  reference: string;
  /** The names of the changes that are joined with it. */
  others: readonly string[];
  /** What `/reword` replaces: one line. */
  text: string;
  /** The item as the notes have it, without its bullet. */
  markdown: string;
  /** Why it is in its section: plain text, a clause. */
  reason: string;
  /** The newest first, of many the first ones. Titles are plain text. */
  commits: readonly { sha: string; title: string }[];
  moreCommits: number;
};
