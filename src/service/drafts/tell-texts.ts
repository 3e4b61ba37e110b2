import { quoteText } from "../../quote-text.ts";

const MOST_QUOTED = 5;
const LONGEST_QUOTE = 100;

/** One sentence that quotes texts of others, bounded; none where there are none. */
export function tellTexts(opening: string, texts: readonly string[]): string[] {
  if (texts.length === 0) return [];
  const quotes = texts.slice(0, MOST_QUOTED).map((text) => `"${quoteText(text, LONGEST_QUOTE)}"`);
  const more = texts.length > MOST_QUOTED ? ` and ${texts.length - MOST_QUOTED} more` : "";
  return [`${opening}: ${quotes.join(", ")}${more}.`];
}
