import type { OpenDraft } from "../../codehost/code-host.ts";
import { describeFiles } from "./describe-files.ts";
import type { Tell } from "./tell.ts";
import type { WrittenFile } from "./write-files.ts";
import type { WrittenSpan } from "./written-span.ts";

/** A draft that was left, and what it was made of. */
export type TellableDraft = {
  branch: string;
  files: readonly string[];
  edits: readonly WrittenFile[];
  written: readonly WrittenSpan[];
};

/** Tells what the branch changes, and of each document why. */
export async function tellFiles(
  tell: Tell,
  open: OpenDraft,
  { branch, files, edits, written }: TellableDraft,
): Promise<void> {
  const diff = await open.diff();
  const described = describeFiles(files, { edits, written, diff });
  const compareUrl = open.pullRequests?.compareUrl;
  const details = { branch, files: described, ...(compareUrl === undefined ? {} : { compareUrl }) };
  await tell("draft", `The branch ${branch} changes ${files.join(", ")}.`, details);
  const documents = edits.filter(({ path, renewed }) => renewed === true && files.includes(path));
  if (documents.length > 0)
    await tell("documentation", documents.map(({ path, why }) => `${path}: ${why}.`).join("\n"));
  await tell("diff", diff);
}

/** Tells that nothing is left of a draft. */
export async function tellEmptied(tell: Tell, branch: string): Promise<void> {
  await tell("draft", `The branch ${branch} changes nothing any more.`, { branch, files: [] });
  await tell("diff", "");
}
