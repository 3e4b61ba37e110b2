import { ReleaseDocsError } from "../release-docs-error.ts";

/** Somebody moved a draft's branch between reading and writing it (`codehost/draft-moved`). */
export function buildDraftMoved(branch: string, cause?: unknown): ReleaseDocsError {
  return new ReleaseDocsError({
    code: "codehost/draft-moved",
    message: `Somebody committed to the branch ${branch} at the same time.`,
    hint: "Do it again once that is over; nothing of theirs was overwritten.",
    cause,
  });
}
