import type { ChangeSelector } from "../../../contract/change-selector.ts";

/** Lines of a file that a comment is about (interface, "Conversation comment"; the names of the lines are ours). */
export type CommentAnchor = {
  filePath: string;
  /** Git's name for the file's content as it was, 40 hexadecimal digits. */
  anchoredFileSha?: string | undefined;
  /** The first is 1. */
  startLine?: number | undefined;
  /** The last of them; `startLine` unless given. */
  endLine?: number | undefined;
  /** What these lines were, without the last line's end; finds them again where the file has changed. */
  lines?: string | undefined;
};

/** A comment that asked for work. */
export type WorkComment = {
  body: string;
  /** What phrases such as "since yesterday" count from. */
  createdAt: Date;
  /** When its work was asked for, where that was later: with the batch that it is in. */
  askedAt?: Date | undefined;
  changes?: readonly ChangeSelector[] | undefined;
  anchor?: CommentAnchor | undefined;
};
