const OPENING = /^(?:[*-] +|#+ *)?BREAKING[ -]CHANGES?(?: *\([^)]*\))?(?: *!)?(?: *: *(.*)|)$/s;
const FOOTER =
  /^(?:[A-Za-z][\w-]*-(?:by|on|to|from|with|id|url|pr|issue)|(?:closes|fixes|fix|resolves|refs?|see|part of|cc|issue|pr|link|review|signed-off-by|change-id|release-as|source-link))(?:: | #|:? https?:)/i;
const NOTHING = /^(?:none|no|nope|n\/?a|-|nil|not applicable|nothing)?[.!]?$/i;

const ADVICE =
  /^(?:[*-] +|#+ *)?(?:\*\*)?(?:what to do|migration(?: guide| path| notes| instructions)?|how to (?:migrate|upgrade)|to (?:migrate|upgrade)|upgrad(?:e|ing)(?: guide| path| notes| instructions)?|action required)(?:\*\*)?(?: *:(?:\*\*)? *(.*)|)$/is;

/** Up to the next footer, heading or squashed commit. Empty without a text, or if it is `none`. */
export function parseBreakingChange(body: string): string {
  if (!body.includes("BREAKING")) return "";
  return parseSections(body, (line) => parseOpening(line, OPENING));
}

/** What users have to do, after `Migration:` or a heading like it. */
export function parseAdvice(body: string): string {
  if (!/what to do|migrat|upgrad|action required/i.test(body)) return "";
  return parseSections(body, (line) => parseOpening(line, ADVICE));
}

/** The text behind the opening; undefined for another line. Without a colon only a heading opens advice. */
function parseOpening(line: string, form: RegExp): string | undefined {
  const opening = form.exec(line.trim());
  if (opening === null) return undefined;
  const isBare = opening[1] === undefined;
  const isOpening = !isBare || /^#/.test(line) || (form === OPENING && line === line.trimEnd());
  return isOpening ? (opening[1] ?? "") : undefined;
}

function parseSections(body: string, open: (line: string) => string | undefined): string {
  const notes: string[][] = [];
  const isSquash = /^\* /.test(body);
  let note: string[] | undefined;
  let lineBefore = "";
  for (const line of body.split("\n")) {
    const opening = open(line);
    if (opening !== undefined) {
      note = [opening];
      notes.push(note);
    } else if (note !== undefined) {
      const isNext = /^\* (?:\w+(?:\([^)]*\))?!?: )/.test(line) || (isSquash && lineBefore === "" && /^\* /.test(line));
      const isOther = [OPENING, ADVICE].some((form) => parseOpening(line, form) !== undefined);
      if (FOOTER.test(line) || isNext || isOther || /^(?:#{1,6} |-{3,}\s*$|={3,}\s*$)/.test(line)) note = undefined;
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
