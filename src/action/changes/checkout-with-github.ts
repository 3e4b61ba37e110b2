import { ReleaseDocsError } from "../../release-docs-error.ts";
import type { RunEvent } from "../event.ts";
import type { CommitSource } from "./commit-source.ts";

/** A checkout that asks GitHub's API for what is in no branch any more: a deleted branch, the tip before a force push. */
export function withGitHub(checkout: CommitSource, event: RunEvent, token: string): CommitSource {
  const open = async () => (await import("./github-source.ts")).createGitHubSource(event, token);
  return {
    ...checkout,
    readPullCommits: async (pull) => {
      const known = await checkout.readPullCommits(pull);
      if ("commits" in known) return known;
      try {
        return await (await open()).readPullCommits(pull);
      } catch (error) {
        return { missing: `${known.missing} and ${explain(error)}` };
      }
    },
    readFork: async (commit, other) => {
      const known = await checkout.readFork(commit, other);
      if (!("missing" in known)) return known;
      try {
        return await (await open()).readFork(commit, other);
      } catch (error) {
        return { missing: `${known.missing} and ${explain(error)}` };
      }
    },
  };
}

function explain(error: unknown): string {
  if (!(error instanceof ReleaseDocsError)) throw error;
  return error.message.replace(/\.$/, "");
}
