/** What was made of a text: each sentence that was understood, in order, and those that were not, as written. */
export type ReadSentences<Meaning> = {
  understood: readonly { meaning: Meaning; sentence: string }[];
  others: readonly string[];
};

const LONGEST_LINE = 1000;
const POLITENESS =
  /^(?:please|kindly|also|and|then|always|we|let['’]s|you (?:should|must|can)|(?:make|be) sure (?:to|you)|remember to|could you|can you),?\s+/i;

/**
 * Reads a text sentence by sentence: a line or an item of a list is tried whole, then in its sentences. `read` gets a
 * sentence without list mark, polite opening and full stop. Headings, blank lines and fenced code are no sentences.
 */
export function readSentences<Meaning>(
  text: string,
  read: (sentence: string) => Meaning | undefined,
): ReadSentences<Meaning> {
  const understood: { meaning: Meaning; sentence: string }[] = [];
  const others: string[] = [];
  for (const line of selectLines(text)) {
    const whole = line.length > LONGEST_LINE ? undefined : read(trimSentence(line));
    if (whole !== undefined) {
      understood.push({ meaning: whole, sentence: line });
      continue;
    }
    for (const sentence of splitLine(line)) {
      const meaning = sentence.length > LONGEST_LINE ? undefined : read(trimSentence(sentence));
      if (meaning === undefined) others.push(sentence);
      else understood.push({ meaning, sentence });
    }
  }
  return { understood, others };
}

/** The lines that say something, without list marks; a line that goes on below, indented, is one with it. */
function selectLines(text: string): string[] {
  const lines: string[] = [];
  let isItem = false;
  const prose = text
    .replace(/\r\n?/g, "\n")
    .replace(/^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\1[^\n]*$|(?![\s\S]))/gm, "");
  for (const line of prose.split("\n")) {
    const goesOn = isItem && /^\s+(?![-*+]\s|\d+[.)]\s)\S/.test(line);
    if (goesOn) lines.push(`${lines.pop() ?? ""} ${line.trim()}`);
    else if (!/^\s*(?:#{1,6}\s|>|$)/.test(line)) {
      isItem = /^\s*(?:[-*+]|\d+[.)])\s/.test(line);
      lines.push(line.replace(/^\s*(?:[-*+]|\d+[.)])\s+(?:\[[ x]\]\s+)?/i, "").trim());
    } else isItem = false;
  }
  return lines.filter((line) => line !== "");
}

/** Splits where a sentence ends and no quotes hold the end; after a full stop a capital, a quote or a number sign follows. */
function splitLine(line: string): string[] {
  const masked = line.replace(/`[^`]*`|"[^"]*"|“[^”]*”/g, (quoted) => "x".repeat(quoted.length));
  const ends = [...masked.matchAll(/(?<=[!?;])\s+|(?<=\.)\s+(?=[A-Zx#])/g)].map((match) => match.index);
  const starts = [0, ...ends];
  return starts.map((start, index) => line.slice(start, ends[index]).trim()).filter((sentence) => sentence !== "");
}

function trimSentence(sentence: string): string {
  let text = sentence
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, " ")
    .replace(/\s*[.!;]+$/, "")
    .trim();
  while (POLITENESS.test(text)) text = text.replace(POLITENESS, "");
  return text;
}
