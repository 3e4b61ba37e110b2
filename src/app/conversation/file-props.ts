import type { Comment } from "../../contract/comments.ts";
import type { DiffFile } from "../../contract/conversations.ts";
import type { DraftedFile } from "./drafted-files.ts";
import type { Permitted } from "./permitted.ts";

/** A changed file, with what is said and may be done about it. Of hundreds, only those whose properties change are drawn again. */
export type FileProps = {
  conversationId: string;
  file: DiffFile;
  drafted: DraftedFile | undefined;
  /** When the diff was recorded. */
  draftedAt: string | undefined;
  /** On this file. */
  comments: readonly Comment[];
  view: "split" | "unified";
  permitted: Permitted;
  nameOf: (userId: string) => string;
  isDiscarding: boolean;
  onDiscard: (filePath: string) => void;
};
