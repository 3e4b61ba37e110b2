/** Undefined without any, so that the service's default applies. */
export function splitLines(text: string): string[] | undefined {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return lines.length === 0 ? undefined : lines;
}

export function joinLines(lines: readonly string[] | undefined): string {
  return (lines ?? []).join("\n");
}

/** With or without an item. */
export function toggle(list: readonly string[] | undefined, item: string, isIn: boolean): string[] {
  const others = (list ?? []).filter((one) => one !== item);
  return isIn ? [...others, item] : others;
}
