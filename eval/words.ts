const STOP = new Set(
  "the and for with when that this from into are not its was has have can now will use used".split(" "),
);

/** The words of a text, cut to their stems, without markup, links and references. */
export function selectWords(text: string): Set<string> {
  const plain = text
    .replace(/\]\([^)]*\)/g, "] ")
    .replace(/https?:\/\/\S+/g, " ")
    .replace(/&lt;|&gt;|&amp;/g, " ")
    .toLowerCase();
  const words = plain.match(/[\p{L}\d]+/gu) ?? [];
  return new Set(
    words.filter((word) => word.length > 2 && !STOP.has(word)).map((word) => word.replace(/(?:ing|ed|es|s)$/, "")),
  );
}

/** 0 to 1: how much of the shorter text is in the longer one. Under three common words it is 0. */
export function compareWords(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  const shorter = Math.min(one.size, other.size);
  return shorter === 0 || common < Math.min(3, shorter) ? 0 : common / shorter;
}
