const OPENING = /^(?:[*-] +|#+ *)?BREAKING[ -]CHANGES?(?: *\([^)]*\))?(?: *!)?(?: *: *(.*)|)$/;
const FOOTER =
  /^(?:[A-Za-z][\w-]*-(?:by|on|to|from|with|id|url|pr|issue)|(?:closes|fixes|fix|resolves|refs?|see|part of|cc|issue|pr|link|review|signed-off-by|change-id|release-as|source-link))(?:: | #|:? https?:)/i;
const NOTHING = /^(?:none|no|nope|n\/?a|-|nil|not applicable|nothing)?[.!]?$/i;

/**
 * Reads what a message says under `BREAKING CHANGE:` or `BREAKING-CHANGE:`, with its lists and blank
 * lines, up to the next footer, heading or squashed commit; several are joined by a blank line.
 * Undefined where there is none or it says that there is none.
 */
export function parseBreakingChange(body: string): string | undefined {
  const found: string[] = [];
  const isSquash = /^\* /.test(body);
  let note: string[] | undefined;
  let lineBefore = "";
  const close = (): void => {
    const text = note?.join("\n").replace(/^\n+|\s+$/g, "");
    if (text !== undefined && !NOTHING.test(text.trim())) found.push(text);
    note = undefined;
  };
  for (const line of body.split("\n")) {
    const opening = OPENING.exec(line.trim());
    if (opening !== null && (opening[1] !== undefined || /^#/.test(line) || line === line.trimEnd())) {
      close();
      note = [opening[1] ?? ""];
    } else if (note !== undefined) {
      const isNext = /^\* (?:\w+(?:\([^)]*\))?!?: )/.test(line) || (isSquash && lineBefore === "" && /^\* /.test(line));
      if (FOOTER.test(line) || isNext || /^(?:#{1,6} |-{3,}\s*$|={3,}\s*$)/.test(line)) close();
      else note.push(line.trimEnd());
    }
    lineBefore = line.trim();
  }
  close();
  return found.length === 0 ? undefined : found.map(unindent).join("\n\n");
}

/** Takes away the indentation that the lines after the first share. */
function unindent(text: string): string {
  const [first = "", ...rest] = text.split("\n");
  const indents = rest.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  const shared = Math.min(...indents);
  return Number.isFinite(shared) ? [first, ...rest.map((line) => line.slice(shared))].join("\n") : text;
}
