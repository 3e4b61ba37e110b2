import { renderDate } from "./dates.ts";
import type { ChangelogSection } from "./section.ts";
import type { ChangelogStyle } from "./style.ts";

type HeadedSection = Pick<ChangelogSection, "date" | "previousVersion" | "compareUrl"> & { version: string };

/** `Released 2026-01-02`; empty where sections have no such line. */
export function renderDateLine({ dateLine }: ChangelogStyle, date: string): string {
  return dateLine === undefined ? "" : `${dateLine.before}${renderDate(dateLine.form, date)}${dateLine.after}`;
}

/** What a new section has between its heading and its entries. */
export function renderFirstLine(
  style: ChangelogStyle,
  { date, version, previousVersion, compareUrl }: HeadedSection,
): string {
  if (style.dateLine !== undefined) return renderDateLine(style, date);
  if (style.compareLine === undefined || compareUrl === undefined || previousVersion === undefined) return "";
  const values = { url: compareUrl, version, previous: previousVersion };
  return Object.entries(values).reduce(
    (line, [name, value]) => line.replaceAll(`{${name}}`, () => value),
    style.compareLine,
  );
}
