import { ReleaseDocsError } from "../release-docs-error.ts";

/**
 * Refuses what git would not take as a branch's name (git-check-ref-format), and `HEAD`.
 * Throws a {@link ReleaseDocsError} (`codehost/bad-branch`).
 */
export function checkBranchName(branch: string): void {
  const isPlain =
    branch !== "HEAD" &&
    branch !== "@" &&
    !branch.startsWith("-") &&
    !/[\p{Cc} ~^:?*[\\]|\.\.|@\{|\.$/u.test(branch) &&
    branch.split("/").every((part) => part !== "" && !part.startsWith(".") && !part.endsWith(".lock"));
  if (isPlain) return;
  throw new ReleaseDocsError({
    code: "codehost/bad-branch",
    message: `${JSON.stringify(branch)} is no name for a branch.`,
    hint: "Use letters, digits, `-` and `/`, such as `release-docs/v1.2.0`.",
  });
}
