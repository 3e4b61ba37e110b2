import type { DocRequest } from "../contract/doc-request.ts";
import type { PublicationConfig } from "../contract/resources/publications.ts";
import type { ModelAccess } from "../model/model.ts";
import type { ModelSettings, ModelUsage } from "../model/settings.ts";
import { quoteText } from "../shared/text.ts";
import { countWords } from "../writer/entries.ts";
import type { DraftState } from "./branch/state.ts";
import type { WithheldFile } from "./documents/drafted-file.ts";
import type { WorkComment } from "./guidance/commands.ts";
import type { Instructions } from "./guidance/guidance.ts";

export type DraftedPublication = {
  name: string;
  /** Its part of branch names; absent for the only publication. */
  branchName?: string | undefined;
  config: PublicationConfig;
  instructions?: Instructions | undefined;
};

// What is shown of a link, in characters.
export const MAX_TITLE = 150;
export const MAX_EXCERPT = 300;

export type ReadLink = { url: string; title: string; excerpt?: string | undefined };

export type ReadLinks = { links: ReadLink[]; remarks: string[] };

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

/** Entries stay if a later step fails. */
export type AddEntry = (
  kind:
    | "selection"
    | "account"
    | "releaseNotes"
    | "links"
    | "documentation"
    | "draft"
    | "diff"
    | "pullRequest"
    | "model"
    | "notice",
  message: string,
  details?: object,
) => void;

export type NewEntry = {
  kind: string;
  status: "running" | "success" | "error";
  message: string;
  /** Structured data for programs. */
  details?: object | undefined;
};

export function collectEntries(): { entries: NewEntry[]; addEntry: AddEntry } {
  const entries: NewEntry[] = [];
  return { entries, addEntry: (kind, message, details) => entries.push({ kind, message, status: "success", details }) };
}

/** What the model of a turn took, and what was not taken of it. */
export function addModelEntry(
  addEntry: AddEntry,
  { model, usage, dropped }: { model: string; usage: ModelUsage; dropped: readonly string[] },
): void {
  const { requests, inputTokens, outputTokens, cost, isEstimated } = usage;
  const about = isEstimated ? "about " : "";
  const price = cost === undefined ? "" : ` for ${cost.toFixed(4)} USD`;
  const tokens = `${about}${inputTokens} tokens read and ${outputTokens} written`;
  const taken =
    requests === 0 ? "no new requests" : `${countWords(requests, ["request", "requests"])}, ${tokens}${price}`;
  addEntry("model", `${quoteText(model)}: ${taken}.`, { model, ...usage });
  addNotices(addEntry, dropped);
}

export function addNotices(addEntry: AddEntry, remarks: readonly string[]): void {
  for (const remark of remarks) addEntry("notice", remark);
}

/** The model for a publication whose `config.model` is `wanted`: by default the one that is set. */
export function selectModel(
  set: ModelSettings | undefined,
  wanted: string | undefined,
  addEntry: AddEntry,
): ModelSettings | undefined {
  if (wanted === "none") return undefined;
  if (wanted === undefined || set === undefined) {
    if (wanted !== undefined) addEntry("notice", `The model ${wanted} was not used: no model is set up here.`);
    return set;
  }
  return { ...set, name: wanted };
}
