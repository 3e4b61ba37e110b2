/** One word of a body: as written, without the quotes and the punctuation around it. */
export type BodyWord = {
  text: string;
  /** Whether a sentence, a line's end or a bracket closes after it, which no phrase goes across. */
  closes: boolean;
};

const LONGEST_WORD = 200;

/** Splits a body into its words, in one pass; a longer word than any name or date is kept as a gap between phrases. */
export function splitWords(body: string): BodyWord[] {
  const words: BodyWord[] = [];
  for (const [written] of body.matchAll(/\S+/g)) {
    if (written.length > LONGEST_WORD) {
      words.push({ text: "", closes: true });
      continue;
    }
    const opened = written.replace(/^["'`([{<*_“‘]+/, "");
    const text = opened.replace(/["'`)\]}>*_”’.,;:!?]+$/, "");
    words.push({ text, closes: /[.;!?)\]}]/.test(opened.slice(text.length)) });
  }
  return words;
}
