import type { Comment } from "../../contract/comments.ts";
import type { Conversation, DiffFile } from "../../contract/conversations.ts";
import type { DraftedFile } from "./drafted-files.ts";
import type { Permitted } from "./permitted.ts";

/** A changed file, with what is said and may be done about it. */
export type FileProps = {
  conversation: Conversation;
  file: DiffFile;
  drafted: DraftedFile | undefined;
  /** When the diff was recorded. */
  draftedAt: string | undefined;
  comments: readonly Comment[];
  view: "split" | "unified";
  permitted: Permitted;
  nameOf: (userId: string) => string;
};
