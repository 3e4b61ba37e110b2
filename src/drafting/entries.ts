import type { ModelUsage } from "../model/settings.ts";
import { quoteText } from "../shared/text.ts";
import { countWords } from "../writer/entries.ts";

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
