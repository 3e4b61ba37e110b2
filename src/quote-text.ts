import { shorten } from "./shorten.ts";

/** Somebody else's text as a part of one line: no line breaks or control characters, and cut where it is longer. */
export function quoteText(text: string, longest = 200): string {
  return shorten(text.replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim(), longest);
}
