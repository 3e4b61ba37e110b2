/** Expressions that have an index; queries use it only where they have the same text. */

// PostgreSQL indexes at most 2.7 kB; the query compares the rest of a longer text.
export const SUMMARY = "substr(lower(summary), 1, 200)";

/** The view of a conversation. */
export const VIEW =
  "(case when status in ('staged', 'open', 'needsAttention') then 'waiting' " +
  "when status = 'running' then 'running' else 'done' end)";
