import type { Explained } from "./action.ts";

/** What can go wrong with the repository: reading its history, its configuration, writing drafts into it. */
export const repositoryCodes = {
  "git/not-installed": {
    means: "The program git is not there.",
    help: "Install git on the self-hosted runner or in the container that the job runs in.",
  },
  "git/no-such-directory": {
    means: "The folder that is to be read does not exist.",
    help: "Run actions/checkout first, and correct `working-directory`.",
  },
  "git/not-a-repository": {
    means: "The folder that is to be read is not in a git repository.",
    help: "Run actions/checkout first, and correct `working-directory`.",
  },
  "git/unsafe-directory": {
    means: "git does not read a repository that belongs to another user; that is common in containers.",
    help: "Declare the folder safe with the command that is named.",
  },
  "git/no-commits": {
    means: "The repository is empty.",
    help: "Commit something first.",
  },
  "git/shallow": {
    means: "The checkout lacks a part of the history, and it could not be fetched.",
    help: "Set `fetch-depth: 0` for actions/checkout.",
  },
  "git/unknown-tag": {
    means: "A tag that is named is not there.",
    help: "Correct its name (the nearest ones are given), or push it.",
  },
  "git/unknown-revision": {
    means: "A commit, tag or branch that is named is not there.",
    help: "Correct its name (the nearest ones are given), or push it.",
  },
  "git/ambiguous-revision": {
    means: "A shortened SHA stands for more than one commit.",
    help: "Give more of its digits.",
  },
  "git/start-not-in-end": {
    means: "A range starts at a commit that its end does not contain.",
    help: "Swap the two, or choose a start that the end contains.",
  },
  "git/no-releases": {
    means: "The last releases are asked for, but no tag names a version.",
    help: "Tag a release, or name commits with the input `changes`.",
  },
  "git/remote-refused": {
    means: "A repository that a connection names is not there, or the token may not do with it what was asked.",
    help: "Check the connection's address, and the rights of its code-host app's token.",
  },
  "git/remote-moved": {
    means: "A repository that a connection names was renamed or moved; a token is not sent on to another address.",
    help: "Give the connection the new address.",
  },
  "git/remote-unreachable": {
    means: "git got no answer from the code host of a connection, or one that broke off.",
    help: "Try again later.",
  },
  "git/push-refused": {
    means: "A rule of the docs repository does not let the branch of a draft be pushed.",
    help: "Leave branches named `release-docs/**` out of the rule.",
  },
  "config/invalid": {
    means: "The file `.github/release-docs.yml` has a mistake, at the line that is named.",
    help: "Correct it there; without the file the defaults hold.",
  },
  "config/unknown-connection": {
    means: "The file `.github/release-docs.yml` names a connection that the built-in service does not have.",
    help: "Leave the field out: the built-in service has one connection, this repository.",
  },
  "codehost/bad-branch": {
    means: "The name of a draft's branch is none that git takes.",
    help: "Choose a plain name.",
  },
  "codehost/branch-in-use": {
    means: "The branch of a draft is checked out, and writing to it would change the work tree.",
    help: "Check out another branch before this step.",
  },
  "codehost/branch-not-moved": {
    means: "git refused to move the branch of a draft.",
    help: "Run again; if it stays so, look for a branch whose name is the beginning of this one.",
  },
  "codehost/draft-moved": {
    means: "Somebody committed to the branch of a draft while it was written. Nothing of theirs was overwritten.",
    help: "Run again once that is over.",
  },
  "codehost/no-app": {
    means: "A draft is to go to a repository whose connection names no code-host app, so there is no token for it.",
    help: "Make a connection of the code host with a token, and name it in the repository's connection.",
  },
  "codehost/connection-deleted": {
    means: "A publication reads from or writes to a connection that was deleted.",
    help: "Name another connection in the publication, or delete it too.",
  },
  "codehost/not-a-repository": {
    means: "A connection was a repository when work was requested, and has another type now.",
    help: "Name a repository in the publication, or change the connection back, and retry the turn.",
  },
  "codehost/api-refused": {
    means: "The API of a code host refused what a draft's pull request needs, in the words that are named.",
    help: "Check that the token may read and write pull requests.",
  },
  "codehost/api-unreachable": {
    means: "The API of a code host failed again and again.",
    help: "Run again later.",
  },
  "codehost/api-unexpected": {
    means: "The API of a code host answered in an unknown form.",
    help: "Check the base address of the code-host app.",
  },
  "codehost/path-refused": {
    means:
      "A draft may not write to a path that is asked for: a workflow, git's own files, a link, or outside the repository.",
    help: "Choose another path in `.github/release-docs.yml`.",
  },
  "codehost/not-text": {
    means: "A file that is to be edited is not UTF-8 text.",
    help: "Convert it, or name another file in `.github/release-docs.yml`.",
  },
} as const satisfies Record<string, Explained>;

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
