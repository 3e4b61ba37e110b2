import { runGit } from "./run-git.ts";

/** What tells a commit from its rebased or squashed copy. */
export type AuthoredCommit = {
  /** Full SHA. */
  sha: string;
  /** Full SHAs, first parent first. */
  parents: readonly string[];
  /** When it was written; a rebase keeps it. UTC, `2026-01-05T10:00:00Z`. */
  authoredAt: string;
  /** When it came to be as it is; UTC, as above. */
  committedAt: string;
  /** The whole message, trimmed. */
  message: string;
};

/**
 * The newest `count` commits that `tip` contains and `without` does not, both full SHAs, in topological order, the
 * newest first. `walk`: along first parents only, or everything but merges.
 */
export async function readAuthoredCommits(
  directory: string,
  range: { tip: string; without?: string; count: number; walk: "first-parents" | "no-merges" },
): Promise<AuthoredCommit[]> {
  const listing = await runGit(directory, [
    ...["log", "-z", "--no-show-signature", "--encoding=UTF-8", "--topo-order", `--max-count=${range.count}`],
    range.walk === "first-parents" ? "--first-parent" : "--no-merges",
    "--format=%H%n%P%n%at%n%ct%n%B",
    "--end-of-options",
    range.tip,
    ...(range.without === undefined ? [] : [`^${range.without}`]),
    "--",
  ]);
  return listing
    .split("\0")
    .filter((entry) => entry !== "")
    .map((entry) => {
      const [sha = "", parents = "", authored, committed, ...message] = entry.split("\n");
      return {
        sha,
        parents: parents.split(" ").filter((parent) => parent !== ""),
        authoredAt: renderDate(authored),
        committedAt: renderDate(committed),
        message: message.join("\n").trim(),
      };
    });
}

function renderDate(unixSeconds: string | undefined): string {
  const date = new Date(Number(unixSeconds) * 1000);
  return Number.isNaN(date.getTime()) ? "" : `${date.toISOString().slice(0, 19)}Z`;
}
