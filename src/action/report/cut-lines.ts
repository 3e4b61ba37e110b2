/** The first lines of a text that fit into `longest` bytes of UTF-8; the text itself where all of them do. */
export function cutLines(text: string, longest: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= longest) return text;
  // The byte after the longest piece may be the line feed that ends it.
  return bytes.subarray(0, Math.max(bytes.lastIndexOf("\n", longest), 0)).toString();
}
