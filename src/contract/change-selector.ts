import * as z from "zod/mini";
import { described, optional } from "./fields.ts";

const count = described(
  "The count, at least one.",
  z.int("a count is a whole number of at least 1").check(z.positive("a count is at least 1")),
);
const sha = described(
  "A commit, as 4 to 64 hexadecimal digits.",
  z
    .string("a commit is 4 to 64 hexadecimal digits")
    .check(z.regex(/^[0-9a-fA-F]{4,64}$/, "a commit is 4 to 64 hexadecimal digits")),
);
const tag = described("The name of a tag.", z.string("a tag is a text").check(z.minLength(1, "a tag is a text")));
const timestamp = described(
  "A point in time (RFC 3339).",
  z.iso.datetime({ offset: true, error: "a time is written as 2026-01-05T10:00:00Z" }),
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

const shas = z.array(sha, "shas is a list of commits").check(z.minLength(1, "shas names at least one commit"));

const SHAPES = {
  releases: z.strictObject({ count }),
  timeRange,
  commits: {
    range: commitRange,
    list: z.strictObject({ shas: described("The commits, at least one.", shas) }),
    count: z.strictObject({ count }),
    since: z.strictObject({ startSha: sha }),
  },
  tags: { range: tagRange, since: z.strictObject({ start: tag }) },
};

const TAKES =
  "takes exactly one of releases {count}, timeRange {start, end}, " +
  "commits ({count}, {startSha}, {shas} or {startSha, endSha, includeStartCommit}), tags ({start} or {start, end})";

/** The keys are the names in the OpenAPI document. */
export const CHANGE_SELECTORS = {
  ReleasesSelector: z.strictObject({ releases: described("The commits of the last N releases.", SHAPES.releases) }),
  TimeRangeSelector: z.strictObject({ timeRange: described("The commits in the window.", SHAPES.timeRange) }),
  CommitRangeSelector: z.strictObject({
    commits: described("Exactly the commits of the range.", SHAPES.commits.range),
  }),
  CommitListSelector: z.strictObject({ commits: described("Exactly these commits.", SHAPES.commits.list) }),
  CommitCountSelector: z.strictObject({
    commits: described("The last N commits on the main branch.", SHAPES.commits.count),
  }),
  CommitsSinceSelector: z.strictObject({
    commits: described("From that commit up to the current head.", SHAPES.commits.since),
  }),
  TagRangeSelector: z.strictObject({ tags: described("Between two tags.", SHAPES.tags.range) }),
  TagsSinceSelector: z.strictObject({ tags: described("From the tag up to the current head.", SHAPES.tags.since) }),
} as const;

export const ChangeSelector = z.union(Object.values(CHANGE_SELECTORS), {
  error: (issue) => explainSelector(issue.input),
});
export type ChangeSelector = z.infer<typeof ChangeSelector>;

/** Explains the variant that is most likely meant; zod reports all eight. */
export function explainSelector(input: unknown): string {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return `a change selector ${TAKES}`;
  const variants = Object.keys(input);
  const [variant] = variants;
  if (variants.length !== 1 || variant === undefined) {
    return `a change selector ${TAKES}; this one has ${variants.join(" and ") || "none"}`;
  }
  const value = (input as Record<string, unknown>)[variant];
  const shape = meantShape(variant, value);
  if (shape === undefined) return `a change selector ${TAKES}; this one has ${variant}`;
  const missing = findMissingEnd(variant, value);
  if (missing !== undefined) return `${variant} is half a range: ${missing} is missing`;
  const [issue] = shape.safeParse(value).error?.issues ?? [];
  if (issue === undefined) return `a change selector ${TAKES}; this one has ${variant}`;
  const path = [variant, ...issue.path].join(".");
  if (issue.code === "unrecognized_keys") return `${path} does not take ${issue.keys.join(", ")} here`;
  return issue.path.length === 0 && issue.code === "invalid_type"
    ? `${variant}: a change selector ${TAKES}`
    : `${path}: ${issue.message}`;
}

function findMissingEnd(variant: string, value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const [start, end] = variant === "commits" ? ["startSha", "endSha"] : ["start", "end"];
  if (end in value && !(start in value)) return start;
  // A start alone means "up to the current head", except in a time range or with includeStartCommit.
  const needsEnd = variant === "timeRange" || "includeStartCommit" in value;
  return start in value && !(end in value) && needsEnd ? end : undefined;
}

function meantShape(variant: string, value: unknown): z.ZodMiniType | undefined {
  const keys = new Set(typeof value === "object" && value !== null ? Object.keys(value) : []);
  if (variant === "releases") return SHAPES.releases;
  if (variant === "timeRange") return SHAPES.timeRange;
  if (variant === "tags") return keys.has("end") ? SHAPES.tags.range : SHAPES.tags.since;
  if (variant !== "commits") return undefined;
  if (keys.has("shas")) return SHAPES.commits.list;
  if (keys.has("count")) return SHAPES.commits.count;
  return keys.has("endSha") || keys.has("includeStartCommit") ? SHAPES.commits.range : SHAPES.commits.since;
}
