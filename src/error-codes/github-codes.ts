import type { Explained } from "./explained.ts";

/** What can go wrong with drafts and pull requests on GitHub. */
export const githubCodes = {
  "github/permission-missing": {
    means: "The token lacks a permission that drafts or pull requests need.",
    help:
      "Give the job `permissions: { contents: write, pull-requests: write }`. On an event from a fork the workflow's own " +
      "token only reads, whatever the workflow says.",
  },
  "github/pull-requests-not-allowed": {
    means: "The repository does not let the workflow's own token open pull requests. The draft's branch is there.",
    help:
      "Allow it in Settings, Actions, General, Workflow permissions, or give `github-token` a token of a GitHub App; or " +
      "open the pull request by hand.",
  },
  "github/branch-protected": {
    means: "A rule of the repository does not let the token write the branch of a draft.",
    help: "Leave branches named `release-docs/**` out of the rule, or let the token's owner bypass it.",
  },
  "github/bad-token": {
    means: "GitHub does not know the token.",
    help: "Check the input `github-token`: the secret may be empty, expired or of another server.",
  },
  "github/not-found": {
    means: "What was asked for is not there, or the token may not see it; GitHub does not tell which.",
    help: "Check the name of `docsRepo`. The workflow's own token reaches its own repository only.",
  },
  "github/no-base": {
    means: "There is no commit that a draft could start from, or none that its branch shares with the base.",
    help: "Check `pullRequest.base` in `.github/release-docs.yml`, and that the repository is not empty.",
  },
  "github/rate-limited": {
    means: "GitHub wanted to be asked later, for longer than a step waits.",
    help: "Run again later. A token of a GitHub App has a rate limit of its own.",
  },
  "github/unreachable": {
    means: "GitHub did not answer, or failed, several times in a row.",
    help: "Run again; https://www.githubstatus.com says whether GitHub has trouble.",
  },
} as const satisfies Record<string, Explained>;
