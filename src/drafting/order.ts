import type { DocRequest } from "../contract/doc-request.ts";
import type { PublicationConfig } from "../contract/publications.ts";
import type { ModelAccess } from "../model/model.ts";
import type { DraftState } from "./branch/state.ts";
import type { WithheldFile } from "./documents/drafted-file.ts";
import type { AddEntry } from "./entries.ts";
import type { WorkComment } from "./guidance/commands.ts";
import type { Instructions } from "./guidance/follow.ts";
import type { ReadLink, ReadLinks } from "./links/render.ts";

export type DraftedPublication = {
  name: string;
  /** Its part of branch names; absent for the only publication. */
  branchName?: string | undefined;
  config: PublicationConfig;
  instructions?: Instructions | undefined;
};

/** The same order gives the same draft. */
export type DraftOrder = {
  request: DocRequest;
  /** What phrases of the request such as "since yesterday" count from, however late the turn runs. */
  now: Date;
  addEntry: AddEntry;
  title?: string | undefined;
  comments?: readonly WorkComment[] | undefined;
  excludedFiles?: readonly string[] | undefined;
  withheld?: ReadonlyMap<string, WithheldFile> | undefined;
  /** When these were last set: older comments exclude and restore nothing. */
  excludedAt?: Date | undefined;
  /** The draft that an earlier turn or a caller left; a new one unless given. */
  former?: { branch: string; files: readonly string[] } | undefined;
  links?: readonly ReadLink[] | undefined;
  /** Undefined for drafts without a model. */
  model?: ModelAccess | undefined;
  /** Whether a model reads later what is not understood; so with `model`. */
  isForModel?: boolean | undefined;
  /** Throws `limit/preview` where more commits are selected. */
  maxCommits?: number | undefined;
  /** What earlier runs left about the same draft. */
  kept?: DraftState | undefined;
  readContext?: ((about: { tags: readonly string[]; messages: readonly string[] }) => Promise<ReadLinks>) | undefined;
};
