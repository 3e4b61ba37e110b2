import type { Week } from "../../contract/resources/insight.ts";

/** A value of a week, and the color of what is between it and the one before; without one that is left out. */
export type Value = { label: string; color?: string; of: (week: Week) => number | null | undefined };

/** What a week's bar has, each from one value to another. */
export function stackValues(week: Week, values: readonly Value[], isAbsolute = false) {
  let end = 0;
  return values.map(({ label, color = "none", of }) => {
    const from = end;
    end = (of(week) ?? 0) + (isAbsolute ? 0 : from);
    return { label, color, from, to: end };
  });
}
