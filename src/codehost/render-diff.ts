import type { CompareAnswer } from "./github/github-answers.ts";

/** The files of a comparison on GitHub as a unified diff; what GitHub does not show is named. */
export function renderDiff(files: NonNullable<CompareAnswer["files"]>): string {
  return files
    .map(({ filename, status, previous_filename: before = filename, patch }) => {
      const head = `diff --git a/${before} b/${filename}\n`;
      if (patch === undefined) return `${head}(GitHub does not show this change)\n`;
      const from = status === "added" ? "/dev/null" : `a/${before}`;
      const to = status === "removed" ? "/dev/null" : `b/${filename}`;
      return `${head}--- ${from}\n+++ ${to}\n${patch}\n`;
    })
    .join("");
}
