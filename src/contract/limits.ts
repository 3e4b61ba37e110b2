/** Maximum lengths in characters as JavaScript counts them, in UTF-16, and numbers of items. Without schemas, as `routes.ts`. */
export const MAX_NAME_LENGTH = 255;
export const MAX_LINE_LENGTH = 1_000;
/** For paths and URLs; a path of Linux has as many bytes. */
export const MAX_ADDRESS_LENGTH = 4_096;
export const MAX_SECRET_LENGTH = 10_000;
export const MAX_PROSE_LENGTH = 100_000;
export const MAX_ITEMS = 200;
/** For one publication. */
export const MAX_SOURCES = 200;
export const MAX_SECTIONS = 50;

/** Tokens of a language model for a turn. */
export const DEFAULT_MODEL_BUDGET = 200_000;
export const MIN_MODEL_BUDGET = 1_000;
export const MAX_MODEL_BUDGET = 999_999_999;

export const MODEL_NAME_RULE = "must be a name of at most 200 ASCII characters without spaces";
export const MODEL_KEY_RULE = "has at most 2000 ASCII characters, without spaces and line breaks";
export const MODEL_KEY = /^[!-~]{1,2000}$/;
export const MODEL_NAME = /^[!-~]{1,200}$/;

/** The branches of drafts begin with `release-docs/`: by that, triggers and notes know them. */
export const DRAFT_BRANCH =
  /^release-docs\/(?:[\w-]{1,50}\/){0,4}[\w-]{0,50}\{subject\}[\w-]{0,50}(?:\/[\w-]{1,50}){0,4}$/;
export const DRAFT_BRANCH_RULE =
  "must begin with release-docs/ and have {subject}, such as release-docs/next-{subject}; else letters, digits, - and /";

/** How a pull request can be merged. */
export const MERGE_METHOD = /^(?:merge|squash|rebase)$/;
export const MERGE_METHOD_RULE = "must be merge, squash or rebase";

export const RELEASE_WORDS = ["auto", "patch", "minor", "major", "prerelease"] as const;
/** Which release is to be prepared: a word, or a version or tag with a digit. */
export const RELEASE_WISH = new RegExp(
  String.raw`^(?:${RELEASE_WORDS.join("|")}|[^\s~^:?*[\\\d]{0,100}\d[^\s~^:?*[\\]{0,100})$`,
);
export const RELEASE_WISH_RULE = "must be auto, major, minor, patch, prerelease or a version, such as v1.4.0";
