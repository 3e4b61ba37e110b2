/** Somebody else's text as a part of one line: no line breaks or control characters, and cut where it is longer. */
export function quoteLine(text: string, longest = 200): string {
  const line = text.replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim();
  return line.length <= longest ? line : `${line.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
