/** Text from outside as it may stand in a sentence: one line, no control characters, cut after `longest` characters. */
export function quoteText(text: string, longest = 200): string {
  const line = text.replace(/[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, " ").trim();
  if (line === "") return "(nothing)";
  return line.length <= longest ? line : `${line.slice(0, longest - 1).toWellFormed()}…`;
}
