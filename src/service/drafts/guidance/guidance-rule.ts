import { checkDraftPath } from "../../../codehost/draft-path.ts";
import type { OmittableKind } from "../../../writer/note-edits.ts";
import { acceptsPath } from "../accepts-path.ts";

/** What sentences can set; what is absent they do not speak of. */
export type GuidanceSettings = {
  changelogPath?: string;
  /** With `{version}` where each version gets a file. */
  releaseNotesPath?: string;
  documentationPath?: string;
  /** `{subject}` stands for what is written about: the release, the pull request. */
  pullRequestTitle?: string;
  pullRequestPrefix?: string;
  commitTitle?: string;
  commitPrefix?: string;
  base?: string;
  draft?: boolean;
  labels?: readonly string[];
  reviewers?: readonly string[];
  assignees?: readonly string[];
  contributors?: boolean;
  newContributors?: boolean;
  leaveOut?: readonly OmittableKind[];
};

/** One form of a sentence that is understood. */
export type GuidanceRule = {
  /** A sentence that it takes, as people are told of it. */
  example: string;
  /** Takes the whole sentence or nothing: half a sentence is a guess. */
  form: RegExp;
  /** What its named groups mean; undefined where they make no sense. */
  read: (groups: Readonly<Record<string, string | undefined>>) => GuidanceSettings | undefined;
};

/** Makes a rule; `source` is a regular expression for the whole sentence, in any capitals. */
export function createRule(example: string, source: string, read: GuidanceRule["read"]): GuidanceRule {
  return { example, form: new RegExp(`^(?:${source})$`, "i"), read };
}

/** A text in quotes or as code. */
export const QUOTED = "(?:\"[^\"]+\"|`[^`]+`|'[^']+')";
/** A path in quotes, as code or bare. */
export const PATH = `(?:${QUOTED}|[\\w@.{}/+-]+)`;
/** Names joined by commas and `and`. */
export const LIST = `(?:${QUOTED}|@?[\\w.:/-]+)(?:(?:,? and |, ?)(?:${QUOTED}|@?[\\w.:/-]+))*`;

/** A text without its quotes. */
export function unquote(text: string): string {
  return text.replace(/^(["`'])(.*)\1$/, "$2").trim();
}

/** A path that a draft may write, without its quotes; undefined for a bare word and for what drafts refuse. */
export function parsePath(text = ""): string | undefined {
  const path = unquote(text).replace(/^\.\//, "");
  const isBare = text.trim() === unquote(text);
  if (isBare && !path.includes("/") && !/\w\.[a-z]\w{0,9}$/i.test(path)) return undefined;
  return acceptsPath(checkDraftPath, path.replace(/\/$/, "")) ? path : undefined;
}

/** The names of a list, each once. */
export function parseNames(text = ""): string[] {
  const names = text.match(new RegExp(`${QUOTED}|[^\\s,]+`, "g")) ?? [];
  return [...new Set(names.filter((name) => name.toLowerCase() !== "and").map(unquote))];
}
