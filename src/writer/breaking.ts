const OPENING = /^(?:[*-] +|#+ *)?BREAKING[ -]CHANGES?(?: *\([^)]*\))?(?: *!)?(?: *: *(.*)|)$/s;
const FOOTER =
  /^(?:[A-Za-z][\w-]*-(?:by|on|to|from|with|id|url|pr|issue)|(?:closes|fixes|fix|resolves|refs?|see|part of|cc|issue|pr|link|review|signed-off-by|change-id|release-as|source-link))(?:: | #|:? https?:)/i;
const NOTHING = /^(?:none|no|nope|n\/?a|-|nil|not applicable|nothing)?[.!]?$/i;

/** Up to the next footer, heading or squashed commit. Empty without a text, or if it is `none`. */
export function parseBreakingChange(body: string): string {
  const notes: string[][] = [];
  const isSquash = /^\* /.test(body);
  let note: string[] | undefined;
  let lineBefore = "";
  for (const line of body.split("\n")) {
    const opening = OPENING.exec(line.trim());
    if (opening !== null && (opening[1] !== undefined || /^#/.test(line) || line === line.trimEnd())) {
      note = [opening[1] ?? ""];
      notes.push(note);
    } else if (note !== undefined) {
      const isNext = /^\* (?:\w+(?:\([^)]*\))?!?: )/.test(line) || (isSquash && lineBefore === "" && /^\* /.test(line));
      if (FOOTER.test(line) || isNext || /^(?:#{1,6} |-{3,}\s*$|={3,}\s*$)/.test(line)) note = undefined;
      else note.push(line.trimEnd());
    }
    lineBefore = line.trim();
  }
  const texts = notes.map((lines) => lines.join("\n").replace(/^\n+/, "").trimEnd());
  const said = texts.filter((text) => !NOTHING.test(text.trim()));
  return said.map(unindent).join("\n\n");
}

function unindent(text: string): string {
  const [first = "", ...rest] = text.split("\n");
  const indents = rest.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  const shared = Math.min(...indents);
  return Number.isFinite(shared) ? [first, ...rest.map((line) => line.slice(shared))].join("\n") : text;
}
