import type { Commit } from "../git/commit.ts";
import { shorten } from "../shorten.ts";

/** Longest title, in characters: code hosts allow 255, and more than this is read by no one. */
export const MAX_TITLE_LENGTH = 500;

/** A title as the writer matches and shows it. */
export function cutTitle(title: string): string {
  return shorten(title, MAX_TITLE_LENGTH);
}

/** The commit with its subject cut; the same object where the subject is short enough. */
export function cutSubject(commit: Commit): Commit {
  return commit.subject.length <= MAX_TITLE_LENGTH ? commit : { ...commit, subject: cutTitle(commit.subject) };
}
