/**
 * Cuts Markdown as the writer makes it to `longest` characters, between two lines that are no part of one item, and
 * says so in `pointer`; folded blocks are closed. Short text stays as it is.
 */
export function cutMarkdown(text: string, longest: number, pointer: string): string {
  if (text.length <= longest) return text;
  const closing = "\n\n</details>";
  const room = Math.max(longest - pointer.length - closing.length - 2, 0);
  const kept = text.slice(0, room);
  const ends = [...kept.matchAll(/\n(?=- |#|\n(?! ))/g)].map(({ index }) => index);
  const whole = kept.slice(0, ends.at(-1) ?? 0).trimEnd();
  const isOpen = count(whole, /^<details/gm) > count(whole, /^<\/details>/gm);
  return `${whole}${isOpen ? closing : ""}\n\n${pointer}`;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
