const MAX_LENGTH = 100_000;

/** Runs of `*`, `_` and `~` in a paragraph: the parser compares each with all others. */
const MAX_MARKS = 300;

/** What surely ends a paragraph. */
const ENDS = /\n[ \t]*\n|\n {0,3}[-*+] (?=\S)/;

/** Whether a text is parsed as Markdown: one of anybody could keep the browser busy for minutes. */
export function isReadable(text: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  return text.split(ENDS).every((paragraph) => (paragraph.match(/[*_~]+/g)?.length ?? 0) <= MAX_MARKS);
}
