/** The text in at most `longest` characters; what is cut off ends in an ellipsis, and never inside a character. */
export function shorten(text: string, longest: number): string {
  return text.length <= longest
    ? text
    : `${text
        .slice(0, longest - 1)
        .replace(/[\uD800-\uDBFF]$/, "")
        .trimEnd()}…`;
}
