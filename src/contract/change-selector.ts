import * as z from "zod/mini";
import { explainIssues } from "../shared/issues.ts";
import { described, form, limitItems, MAX_LINE_LENGTH, optional } from "./fields.ts";

const count = described("The count, at least one.", z.int().check(z.positive("a count is at least 1")));
const sha = described(
  "A commit, as 4 to 64 hexadecimal digits.",
  z.string().check(z.regex(/^[0-9a-fA-F]{4,64}$/, "a commit is 4 to 64 hexadecimal digits")),
);
const tag = described(
  "The name of a tag.",
  z.string().check(z.minLength(1, "a tag is a text"), z.maxLength(MAX_LINE_LENGTH)),
);
const timestamp = described(
  "A point in time (RFC 3339).",
  z.iso.datetime({ offset: true, ...form("a time is written as 2026-01-05T10:00:00Z") }),
);

const MAX_COMMITS = 5_000;

const shas = described(
  "The commits, at least one.",
  limitItems(z.array(sha).check(z.minLength(1, "shas names at least one commit")), MAX_COMMITS),
);

const timeRange = z
  .strictObject({ start: timestamp, end: timestamp })
  .check(z.refine(({ start, end }) => !(Date.parse(start) >= Date.parse(end)), "start has to be before end"));
const commitRange = z
  .strictObject({
    startSha: sha,
    endSha: sha,
    includeStartCommit: described("Whether to include the start commit; false by default.", optional(z.boolean())),
  })
  .check(
    z.refine(
      (range) => range.startSha !== range.endSha || range.includeStartCommit === true,
      "startSha and endSha are the same commit and it is not included: the range is empty",
    ),
  );
const tagRange = z
  .strictObject({ start: tag, end: tag })
  .check(z.refine(({ start, end }) => start !== end, "start and end are the same tag: the range is empty"));

const TAKES =
  "takes exactly one of releases {count}, timeRange {start, end}, " +
  "commits ({count}, {startSha}, {shas} or {startSha, endSha, includeStartCommit}), tags ({start} or {start, end})";

/** The keys are the names in the OpenAPI document. */
export const CHANGE_SELECTORS = {
  ReleasesSelector: z.strictObject({
    releases: described("The commits of the last N releases.", z.strictObject({ count })),
  }),
  TimeRangeSelector: z.strictObject({ timeRange: described("The commits in the window.", timeRange) }),
  CommitRangeSelector: z.strictObject({ commits: described("Exactly the commits of the range.", commitRange) }),
  CommitListSelector: z.strictObject({ commits: described("Exactly these commits.", z.strictObject({ shas })) }),
  CommitCountSelector: z.strictObject({
    commits: described("The last N commits on the main branch.", z.strictObject({ count })),
  }),
  CommitsSinceSelector: z.strictObject({
    commits: described("From that commit up to the current head.", z.strictObject({ startSha: sha })),
  }),
  TagRangeSelector: z.strictObject({ tags: described("Between two tags.", tagRange) }),
  TagsSinceSelector: z.strictObject({
    tags: described("From the tag up to the current head.", z.strictObject({ start: tag })),
  }),
} as const;

export const ChangeSelector = z.union(Object.values(CHANGE_SELECTORS), {
  error: (issue) => explainSelector(issue.input),
});
export type ChangeSelector = z.infer<typeof ChangeSelector>;

/**
 * A selector of a request: variants and fields that are null count as absent. An empty text does not: it may be half of a
 * range.
 */
export const SentChangeSelector = z.pipe(
  z.transform((input: unknown) => mapFields(withoutNulls(input), withoutNulls)),
  ChangeSelector,
) as unknown as typeof ChangeSelector;

function withoutNulls(input: unknown): unknown {
  return mapFields(input, (field) => field ?? undefined);
}

/** Fields that become undefined are removed. */
function mapFields(input: unknown, change: (field: unknown) => unknown): unknown {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return input;
  const changed = Object.entries(input).map(([name, field]) => [name, change(field)] as const);
  return Object.fromEntries(changed.filter(([, field]) => field !== undefined));
}

/** Explains the variant that is most likely meant; zod reports all eight. */
export function explainSelector(input: unknown): string {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return `a change selector ${TAKES}`;
  const variants = Object.keys(input);
  const [variant] = variants;
  if (variants.length !== 1 || variant === undefined) {
    return `a change selector ${TAKES}; this one has ${variants.join(" and ") || "none"}`;
  }
  const value = (input as Record<string, unknown>)[variant];
  const selector = meantSelector(variant, value);
  const lack = variant === "commits" ? " without a field" : "";
  if (selector === undefined) return `a change selector ${TAKES}; this one has ${variant}${lack}`;
  const missing = findMissingEnd(variant, value);
  if (missing !== undefined) return `${variant} is half a range: ${missing} is missing`;
  const [issue] = selector.safeParse(input).error?.issues ?? [];
  if (issue === undefined) return `a change selector ${TAKES}; this one has ${variant}`;
  const path = issue.path.join(".");
  if (issue.code === "unrecognized_keys") return `${path} does not take ${issue.keys.join(", ")} here`;
  return issue.path.length === 1 && issue.code === "invalid_type"
    ? `${variant}: a change selector ${TAKES}`
    : explainIssues([issue]);
}

function findMissingEnd(variant: string, value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const [start, end] = variant === "commits" ? ["startSha", "endSha"] : ["start", "end"];
  if (end in value && !(start in value)) return start;
  // A start alone means "up to the current head", except in a time range or with includeStartCommit.
  const needsEnd = variant === "timeRange" || "includeStartCommit" in value;
  return start in value && !(end in value) && needsEnd ? end : undefined;
}

function meantSelector(variant: string, value: unknown): z.ZodMiniType | undefined {
  const keys = new Set(typeof value === "object" && value !== null ? Object.keys(value) : []);
  if (variant === "releases") return CHANGE_SELECTORS.ReleasesSelector;
  if (variant === "timeRange") return CHANGE_SELECTORS.TimeRangeSelector;
  if (variant === "tags") return CHANGE_SELECTORS[keys.has("end") ? "TagRangeSelector" : "TagsSinceSelector"];
  if (variant !== "commits" || keys.size === 0) return undefined;
  if (keys.has("shas")) return CHANGE_SELECTORS.CommitListSelector;
  if (keys.has("count")) return CHANGE_SELECTORS.CommitCountSelector;
  const isRange = keys.has("endSha") || keys.has("includeStartCommit");
  return CHANGE_SELECTORS[isRange ? "CommitRangeSelector" : "CommitsSinceSelector"];
}
