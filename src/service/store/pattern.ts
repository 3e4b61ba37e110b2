import { type RawBuilder, sql } from "kysely";
import { badRequest } from "../refusal.ts";

const LONGEST_PATTERN = 1_000;

/**
 * The condition that the column `summary` is `pattern`, of any case, where `%` stands for anything (interface, "Audit
 * logs"); every other character is itself. The 26 letters are told without case, all others with it: what both
 * databases know alike. Without `%` the index finds the rows. 400 for a pattern of more than 1,000 characters.
 */
export function matchesSummary(pattern: string): RawBuilder<boolean> {
  if (pattern.length > LONGEST_PATTERN) throw badRequest("summary has at most 1,000 characters.");
  const folded = foldCase(pattern);
  if (!folded.includes("%")) {
    const start = [...folded].slice(0, 200).join("");
    return sql<boolean>`(substr(lower(summary), 1, 200) = ${start} and lower(summary) = ${folded})`;
  }
  return sql<boolean>`lower(summary) like ${folded.replaceAll(/[\\_]/g, "\\$&")} escape '\\'`;
}

/** The condition that one of the columns holds `text`, of any case as above; here `%` is a character like others. */
export function containsText(columns: readonly string[], text: string): RawBuilder<boolean> {
  if (text.length > LONGEST_PATTERN) throw badRequest("query has at most 1,000 characters.");
  const pattern = `%${foldCase(text).replaceAll(/[\\_%]/g, "\\$&")}%`;
  const conditions = columns.map((column) => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`);
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/** A text with the letters A to Z in lower case. */
function foldCase(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
