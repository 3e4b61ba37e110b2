import type { ChangeSelector } from "../../contract/change-selector.ts";
import { inputError } from "../inputs.ts";
import type { ChangeSelection } from "./selection.ts";

const SHA = /^[0-9a-f]{7,64}$/i;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const LAST = /^last (?:(\d+) )?(commit|release)(s?)$/i;
const VALID_FORMS =
  "must be auto, none, latest, unreleased, a tag or revision (v1.2.0), a range of them (v1.2.0..v1.3.0, v1.2.0.., " +
  "HEAD~3..HEAD), last 5 commits, last 2 releases, 2026-01-01..2026-02-01, or a YAML list of change selectors";

/** What needs neither git nor GitHub is a selection already. Throws `input/invalid`. */
export async function parseChangesInput(value: string, remote: boolean): Promise<"auto" | ChangeSelection | Revisions> {
  if (value === "auto") return value;
  if (value === "none") return { changes: [], source: "no commits (input changes)" };
  // Loaded late: lists are rare and the YAML parser is large.
  if (/^[-[{]|\n/.test(value)) {
    const changes = (await import("./changes-list.ts")).parseChangesList(value);
    return { changes, source: "the commits in the input `changes`" };
  }
  if (value === "latest") return { changes: [{ releases: { count: 1 } }], source: "the last release" };
  if (value === "unreleased") return { kind: "unreleased" };
  const shorthand = parseShorthand(value);
  if ("kind" in shorthand)
    return remote && shorthand.kind === "range" && isVersionRange(shorthand) ? selectTagRange(shorthand) : shorthand;
  const source = LAST.test(value) ? `the ${value.toLowerCase()}` : `the commits in ${value}`;
  return { changes: [shorthand], source };
}

function parseShorthand(value: string): ChangeSelector | Revisions {
  const last = LAST.exec(value);
  if (last !== null) {
    const count = Number(last[1] ?? 1);
    if (count < 1) throw inputError("changes", value, "must be at least one");
    const [, number, thing, isSeveral] = last;
    if (isSeveral && number === undefined) {
      throw inputError("changes", value, `does not say how many: write last 5 ${thing}s, or last ${thing}`);
    }
    return last[2]?.toLowerCase() === "commit" ? { commits: { count } } : { releases: { count } };
  }
  const ends = value.split("..").map((end) => end.trim());
  const [start = "", end = ""] = ends;
  if (ends.length > 2 || /\s/.test(start + end)) throw inputError("changes", value, VALID_FORMS);
  if (ends.length === 1) return { kind: "until", end: start };
  if (start === "") throw inputError("changes", value, `has no start; write the older end first, as in v1.2.0..${end}`);
  if (end.startsWith(".")) throw inputError("changes", value, "must have two dots, not three");
  return DATE.test(start) ? parseDates(value, start, end) : parseEnds(value, start, end);
}

function parseEnds(value: string, start: string, end: string): ChangeSelector | Revisions {
  if (start === end) throw inputError("changes", value, "is an empty range");
  if (SHA.test(start) && (end === "" || end === "HEAD")) return { commits: { startSha: start } };
  if (SHA.test(start) && SHA.test(end)) return { commits: { startSha: start, endSha: end, includeStartCommit: false } };
  return { kind: "range", start, end: end || "HEAD" };
}

function parseDates(value: string, start: string, end: string): ChangeSelector {
  const [first, last] = [Date.parse(start), Date.parse(end)];
  if (!DATE.test(end) || Number.isNaN(first) || Number.isNaN(last) || first >= last) {
    throw inputError("changes", value, "must have two days, the earlier one first, as in 2026-01-01..2026-02-01");
  }
  return { timeRange: { start: `${start}T00:00:00Z`, end: `${end}T00:00:00Z` } };
}

/** `end` is `HEAD` for the current head. */
export type RevisionRange = { start: string; end: string };

/** Names of tags, branches and other revisions, which git tells apart. */
export type Revisions =
  | { kind: "unreleased" }
  /** The release of a tag; for any other revision, everything since the release before it. */
  | { kind: "until"; end: string }
  | ({ kind: "range" } & RevisionRange);

/** Whether a service can resolve the range without a checkout. */
export function isVersionRange({ start, end }: RevisionRange): boolean {
  return isVersion(start) && (end === "HEAD" || isVersion(end));
}

// A branch with such a name needs its folder: heads/1.2.
function isVersion(name: string): boolean {
  return /\d\.\d/.test(name) && !/[/~^:{]/.test(name);
}

export function selectTagRange({ start, end }: RevisionRange): ChangeSelection {
  const selector = end === "HEAD" ? { tags: { start } } : { tags: { start, end } };
  return { changes: [selector], source: `the commits in ${start}..${end}` };
}
