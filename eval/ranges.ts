import { readdirSync, readFileSync } from "node:fs";
import * as z from "zod";

const GROUPS = [
  "breaking",
  "added",
  "changed",
  "deprecated",
  "removed",
  "fixed",
  "security",
  "dependencies",
  "documentation",
  "internal",
] as const;

const Group = z.enum(GROUPS);
export type Group = z.output<typeof Group>;

const common = {
  /** In our own words. */
  change: z.string().min(10).max(200),
  /** SHAs of twelve digits. */
  commits: z.array(z.string().regex(/^[0-9a-f]{12}$/)),
  /** Pull requests, and issues that it closes. */
  numbers: z.array(z.int().positive()).default([]),
  /** Words that only a line about this change contains. */
  marks: z.array(z.string().min(1)).default([]),
  /** Its commits may be lines of their own. */
  split: z.boolean().default(false),
};

/** A change that the maintainers announced, or one that a user might want to know. */
const Expected = z.strictObject({
  ...common,
  /** Every group that is right. */
  group: z.array(Group).min(1),
  /** One of the three that readers look for first. */
  isFirst: z.boolean().default(false),
  /** Only the project's own text says it, or the commit of the release: no listing of commits can show it. */
  fromSection: z.boolean().default(false),
});

const AlsoFine = z.strictObject({
  ...common,
  group: z.array(Group).optional(),
  /** Fine in the maintainers' own section, noise in a listing of commits. */
  onlySection: z.boolean().default(false),
});

export type Change = z.output<typeof Expected> | z.output<typeof AlsoFine>;

const Changelog = z.strictObject({
  path: z.string().min(1),
  /** The line that the release's heading is to be. */
  heading: z.string().min(1),
  /** As the heading writes it. */
  date: z.string().min(1).nullable(),
  /** With its indentation. */
  bullet: z.string().min(1),
  /** The project's headings, as lines or as the start of an entry. */
  groups: z.record(z.string(), Group),
  links: z.enum(["none", "plain", "inline", "reference"]),
});

export type ChangelogForm = z.output<typeof Changelog>;

export const Range = z.strictObject({
  repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  language: z.string().min(1),
  from: z.string().min(1),
  to: z.string().min(1),
  habits: z.string().min(20),
  unseen: z.boolean().default(false),
  announced: z.array(Expected).min(1),
  alsoFine: z.array(AlsoFine),
  changelog: Changelog.nullable(),
});

export type Range = z.output<typeof Range>;

export const FOLDER = new URL("./", import.meta.url);

export function nameFile({ repository }: Pick<Range, "repository">): string {
  return `${repository.replace("/", "-")}.json`;
}

/** In the order of the file names. Throws for a file that is not valid. */
export function readRanges(): Range[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => Range.parse(JSON.parse(readFileSync(new URL(name, FOLDER), "utf8"))));
}
