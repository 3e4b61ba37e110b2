/** The cases of a list with several a line, between bars: `one | two`. */
export function listCases(list: string): string[] {
  return list.trim().split(/ \| |\n +/);
}
