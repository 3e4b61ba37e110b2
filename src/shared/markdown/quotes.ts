/** Deeper quotes count as text. */
export const MAX_QUOTES = 9;

/** What stands behind at most `max` marks of a quote, the first indented by at most `indent` spaces. */
export function readQuote(line: string, max: number, indent: number): { depth: number; rest: string } {
  let [depth, rest] = [0, line];
  while (depth < max) {
    const [mark = "", lead = ""] = /^( *)> ?/.exec(rest) ?? [];
    if (mark === "" || lead.length > (depth === 0 ? indent : 3)) break;
    rest = rest.slice(mark.length);
    depth += 1;
  }
  return { depth, rest };
}
