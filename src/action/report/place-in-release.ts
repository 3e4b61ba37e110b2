import { cutMarkdown } from "../../cut-markdown.ts";

const MARK = "<!-- release-docs: notes";
const BEGIN = `${MARK} begin -->`;
const END = `${MARK} end -->`;

// GitHub takes no longer body for a release, in characters.
const LONGEST_BODY = 125_000;
// Less than this of the notes is not worth a place.
const LEAST_ROOM = 500;

/** The new text of a release, or why it has to stay as it is. */
export type PlacedNotes = { body: string } | { refused: string };

/**
 * Puts notes into the text of a release between hidden marks: `append` below what is there, or where the marks are
 * already; `replace` as the whole text. What stands outside of the marks stays byte for byte, and where one mark is lost
 * everything does. Notes that do not fit are cut, with `pointer` below them.
 */
export function placeInRelease(
  existing: string,
  notes: string,
  mode: "append" | "replace",
  pointer: string,
): PlacedNotes {
  const place = mode === "replace" ? { before: "", after: "" } : findPlace(existing);
  if (place === undefined) {
    return {
      refused:
        "one of the hidden marks around the notes is lost or doubled, so what we wrote cannot be told from what " +
        "somebody else did; delete the old notes together with the marks that are left, or use `replace`",
    };
  }
  const frame = (text: string): string => `${place.before}${BEGIN}\n\n${text}\n\n${END}${place.after}`;
  const room = LONGEST_BODY - frame("").length;
  if (room < LEAST_ROOM) return { refused: "its own text leaves no room for the notes" };
  const text = notes.replaceAll(MARK, MARK.replace(" ", "  ")).trim();
  return { body: frame(cutMarkdown(text, room, pointer)) };
}

/** What is to stand before and after the notes; undefined where the marks do not tell. */
function findPlace(existing: string): { before: string; after: string } | undefined {
  const [begins, ends] = [BEGIN, END].map((mark) => existing.split(mark).length - 1);
  if (begins === 0 && ends === 0) {
    if (existing.trim() === "") return { before: "", after: "" };
    const gap = /\n\r?\n$/.test(existing) ? "" : existing.endsWith("\n") ? "\n" : "\n\n";
    return { before: `${existing}${gap}`, after: "" };
  }
  const start = existing.indexOf(BEGIN);
  const end = existing.indexOf(END);
  if (begins !== 1 || ends !== 1 || end < start) return undefined;
  return { before: existing.slice(0, start), after: existing.slice(end + END.length) };
}
