/** One commit as git stores it; what a reader is told about it is the writer's business. */
export type Commit = {
  /** Full hexadecimal object name. */
  sha: string;
  /** Full object names, first parent first; empty for a root commit. */
  parents: readonly string[];
  /** Name and e-mail after `.mailmap`. */
  author: { name: string; email: string };
  /** Committer date in UTC, `2026-01-05T10:00:00Z`. */
  committedAt: string;
  /** First line of the message. */
  subject: string;
  /** The message after its subject, trimmed; often empty. */
  body: string;
  /** Files changed against the first parent, sorted by code unit; renames count as both names. */
  paths: readonly string[];
};
