import * as z from "zod/mini";
import { DRAFT_BRANCH, DRAFT_BRANCH_RULE, MERGE_METHOD, MERGE_METHOD_RULE } from "../contract/limits.ts";
import type { PublicationConfig } from "../contract/resources/publications.ts";
import { DURATION, parseDuration } from "../shared/text.ts";

// Each schema parses once or a few times here: compiling it first costs more than it saves.
z.config({ jitless: true });

export const text = z.string();
export const oneOf = <const Choice extends string>(...choices: Choice[]) =>
  z.enum(choices, `must be one of ${choices.join(", ")}`);
export const yesOrNo = z.pipe(
  z.string().check(z.regex(/^(true|false)$/i, "must be true or false")),
  z.transform((value) => value.toLowerCase() === "true"),
);
export const list = (separator: RegExp) =>
  z.pipe(
    text,
    z.transform((value) =>
      value
        .split(separator)
        .map((item) => item.trim())
        .filter((item) => item !== ""),
    ),
  );
export const linesOrCommas = list(/[\n,]/);
export const duration = z.pipe(
  z.string().check(z.regex(DURATION, "must be a number with s, m or h, such as 90s, 30m or 2h")),
  z.transform(parseDuration),
);

export const input = <Schema extends z.ZodMiniType>(preset: string, description: string, schema: Schema) =>
  Object.assign(schema.clone(), { default: preset, description });

/** Undefined if it is not given. */
const setting = <Schema extends z.ZodMiniType<unknown, string>>(description: string, schema: Schema) => {
  const given = z.pipe(
    text,
    z.transform((value) => value || undefined),
  );
  return input("", description, z.pipe(given, z.optional(schema)));
};

/** What a run sets instead of the configuration; named as the setting is, some after `pull-request-`. */
export const pullRequestInputs = {
  "pull-request-title": setting("Title of the pull request, with the placeholders `{title}` and `{subject}`.", text),
  "pull-request-branch": setting(
    "Branch of the draft, such as `release-docs/next-{subject}`.",
    z.string().check(z.regex(DRAFT_BRANCH, DRAFT_BRANCH_RULE)),
  ),
  "commit-message": setting(
    "Title of the commits, with the same placeholders. Default: that of the pull request.",
    text,
  ),
  "pull-request-labels": setting("Labels of a new pull request, one per line or separated by commas.", linesOrCommas),
  reviewers: setting("Reviewers of a new pull request: logins, or `organization/team`.", linesOrCommas),
  assignees: setting("Assignees of a new pull request, as logins.", linesOrCommas),
  milestone: setting("Milestone of a new pull request: its title or number.", text),
  "pull-request-draft": setting("Whether to open the pull request as a draft.", yesOrNo),
  "sign-off": setting("Whether new commits get `Signed-off-by`.", yesOrNo),
  "auto-merge": setting(
    "How GitHub merges a new pull request when its requirements are met: `merge`, `squash` or `rebase`. With the workflow's " +
      "own token, the merge starts no workflow.",
    z.string().check(z.regex(MERGE_METHOD, MERGE_METHOD_RULE)),
  ),
};

type PullRequestInputs = { [Name in keyof typeof pullRequestInputs]?: unknown };
export const pullRequestNames = Object.keys(pullRequestInputs) as (keyof PullRequestInputs)[];

export function listGiven(inputs: PullRequestInputs): string[] {
  return pullRequestNames.filter((name) => inputs[name] !== undefined);
}

export function selectStyle(inputs: PullRequestInputs): NonNullable<PublicationConfig["pullRequest"]> {
  const nameSetting = (name: string) =>
    name.replace("pull-request-", "").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(pullRequestNames.map((name) => [nameSetting(name), inputs[name]]));
}
