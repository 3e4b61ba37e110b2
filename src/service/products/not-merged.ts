import { ReleaseDocsError } from "../../release-docs-error.ts";

/** The failure for a pull request that was not merged. */
export function notMerged(fullName: string, number: number): ReleaseDocsError {
  return new ReleaseDocsError({
    code: "product/not-merged",
    message: `Pull request ${number} of ${fullName} was not merged.`,
    hint: "Name one that was merged.",
  });
}
