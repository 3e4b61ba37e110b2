import type { Explained } from "./action.ts";

export const repositoryCodes = {
  "git/not-installed": {
    means: "git is not installed.",
    help: "Install git 2.31 or newer on the runner or in the job's container, on the PATH of this step.",
    command: "Install git 2.31 or newer, on the PATH of the command.",
  },
  "git/no-such-directory": {
    means: "The folder to read does not exist.",
    help: "Run actions/checkout before this step, or set `working-directory` to the folder of the checkout.",
    command: "Run the command in a clone, or set `--working-directory` to the folder of one.",
  },
  "git/not-a-repository": {
    means: "The folder to read is not in a git repository.",
    help: "Run actions/checkout before this step, or set `working-directory` to the folder of the checkout.",
    command: "Run the command in a clone, or set `--working-directory` to the folder of one.",
  },
  "git/unsafe-directory": {
    means: "git refuses to read a repository that another user owns, which is common in containers.",
    help: "Run the command in the message, which declares the folder safe.",
  },
  "git/no-commits": {
    means: "The repository, or its default branch, has no commit.",
    help: "Make the first commit, or choose a branch that has one.",
  },
  "git/shallow": {
    means: "The checkout is shallow, and fetching the other commits failed.",
    help: "Set `fetch-depth: 0` for actions/checkout.",
    command: "Run `git fetch --unshallow --tags`.",
  },
  "git/unknown-tag": {
    means: "A tag does not exist.",
    help: "Correct its name (the message lists similar ones), or push it.",
  },
  "git/unknown-revision": {
    means: "A commit, tag or branch does not exist.",
    help: "Correct its name (the message lists similar ones), or push it.",
  },
  "git/ambiguous-revision": { means: "A shortened SHA is ambiguous.", help: "Add digits." },
  "git/start-not-in-end": {
    means: "The end of a range does not contain its start.",
    help: "Swap the two, or choose another start.",
  },
  "git/no-releases": {
    means: "The last releases are requested, but no tag is a version.",
    help: "Tag a release first (v1.0.0), or select commits with `changes`.",
  },
  "worktree/changed": {
    means: "A file that `--in-place` would update has changes that are not committed.",
    help: "Commit or stash them and run again. Without `--in-place` the command prints the diff. Nothing was changed.",
  },
  "worktree/filtered": {
    means: "A file that `--in-place` would update has a git filter, whose program the command does not start.",
    help: "Apply the diff yourself: `release-docs --diff --output /dev/null | git apply`. Nothing was changed.",
  },
  "worktree/not-applied": {
    means: "git could not change the files in place.",
    help: "Check the reason in the message. Without `--in-place` the command prints the diff. Nothing was changed.",
  },
  "git/remote-refused": {
    means: "A connection's repository does not exist, or the token lacks a permission.",
    help:
      "Check the address (https:// unless the service has --allow-private), and that the token may read the repository " +
      "and, for drafts, write to it.",
  },
  "git/remote-moved": {
    means: "A connection's repository was renamed or moved; the token is not sent to another address.",
    help: "Set the new address in the connection.",
  },
  "git/remote-unreachable": {
    means: "The code host of a connection did not answer, or the connection was lost.",
    help: "Retry later; if that fails, check the connection's address and that the service can reach it.",
  },
  "git/push-refused": {
    means: "A rule of the docs repository rejects the push of a draft's branch.",
    help: "Exclude branches `release-docs/**` from the rule, or let the token's owner bypass it.",
  },
  "git/too-old": {
    means: "The installed git is too old to connect to the checked address of a host only.",
    help: "Install git 2.37 or newer where the service runs.",
  },
  "git/partial": {
    means: "The checkout is a partial clone that lacks objects to read.",
    help: "Leave out `filter` for actions/checkout, or use `filter: blob:none`.",
    command: "Run `git fetch --refetch --no-filter`, or use a clone with `--filter=blob:none`.",
  },
  "limit/git-time": {
    means: "A git command took too long and was ended. It is not tried again.",
    help: "Select fewer commits, or retry later if the code host is slow.",
  },
  "limit/git-memory": {
    means: "A git command needed too much memory and was ended. It is not tried again.",
    help: "Select commits that change fewer files. An operator can raise `--git-memory`.",
  },
  "limit/git-output": {
    means: "A git command printed too much and was ended. It is not tried again.",
    help: "Select fewer commits, or use a repository with fewer files.",
  },
  "limit/paths": {
    means: "A commit, or the commits of a range, change too many files.",
    help: "Select fewer commits. An operator can raise `--max-commit-paths` and `--max-range-paths`.",
  },
  "limit/file": {
    means: "A file is too large to read, so it is left alone.",
    help: "Split it, or name another file in the publication. An operator can raise `--max-file`.",
  },
  "limit/repository": {
    means: "A repository is too large to fetch.",
    help: "Use a smaller repository. An operator can raise `--max-repository`.",
  },
  "limit/repositories": {
    means: "All fetched repositories together use too much disk space.",
    help: "Delete connections that are no longer used. An operator can raise `--max-repositories`.",
  },
  "limit/preview": {
    means: "A preview reads fewer commits than a request can document.",
    help: "Select fewer commits to preview them. The request itself can document them all.",
  },
  "config/invalid": {
    means: "The file `.github/release-docs.yml` is invalid; the message names the line.",
    help: "Correct the line, or delete the file to get the defaults: a changelog section and release notes.",
  },
  "setup/bare": {
    means: "`init` needs a checkout: a bare repository has no files.",
    help: "Run it in a clone with a work tree.",
  },
  "setup/different": {
    means: "`init` found a file with other content and wrote nothing.",
    help: "Compare it with what `init` shows, then edit it by hand, or replace it with `--force`.",
  },
  "checkout/file-refused": {
    means:
      "A file of the checkout is not read or written: it is not a regular file, it leads outside the checkout, or it is too large.",
    help: "Replace it with a smaller, regular file inside the checkout, or delete it.",
  },
  "config/unknown-connection": {
    means: "The file `.github/release-docs.yml` names a connection that the built-in service does not have.",
    help: "Leave the field out: the built-in service has one connection, this repository.",
  },
  "codehost/bad-branch": {
    means: "git does not accept the name of a draft's branch.",
    help: "Use letters, digits, `-` and `/`, such as `release-docs/v1.2.0`.",
  },
  "codehost/branch-in-use": {
    means: "The branch of a draft is checked out; writing to it would make its files seem changed.",
    help: "Check out another branch before this step, or choose another name for the draft.",
  },
  "codehost/branch-not-moved": {
    means: "git did not move the branch of a draft.",
    help: "Run again. If it fails again, delete or rename a branch whose name is the beginning of this one.",
  },
  "codehost/draft-moved": {
    means: "The branch of a draft moved while the draft was written. No commits were overwritten.",
    help: "Run again.",
  },
  "codehost/no-app": {
    means: "The connection of the docs repository names no code-host app, so there is no token to write drafts.",
    help: "Create a code-host app with a token, and name it as `codehostAppConnectionId` of the repository.",
  },
  "codehost/connection-deleted": {
    means: "A publication reads from or writes to a connection that was deleted.",
    help: "Name another connection in the publication, or delete it too.",
  },
  "codehost/publication-deleted": {
    means: "A publication was deleted after work was requested of it.",
    help: "Nothing is left to do. To have the draft, create the publication again and request the work of that.",
  },
  "codehost/not-a-repository": {
    means: "A connection was a repository when work was requested, and has another type now.",
    help: "Name a repository in the publication, or change the connection back, and retry the turn.",
  },
  "codehost/api-refused": {
    means: "The API of a code host refused a request for a draft's pull request, for the quoted reason.",
    help: "Check the repository's name, and that the token may write to repositories and pull requests.",
  },
  "codehost/api-unreachable": {
    means: "The API of a code host failed, or limits the rate, for longer than the service retries.",
    help: "Run again later; the code host's status page says whether it has trouble.",
  },
  "codehost/api-unexpected": {
    means: "The answer of a code host's API has an unknown form.",
    help: "Check the base address of the code-host app, such as https://api.bitbucket.org/2.0.",
  },
  "codehost/path-refused": {
    means:
      "A draft writes documents only: no file that tools obey, none of git's own, no link, nothing outside the repository, and no name that programs or file systems take for another.",
    help: "Name a Markdown, reStructuredText, AsciiDoc or text file by its path from the top of the repository, such as `docs/releases.md`.",
  },
  "codehost/not-text": {
    means: "A file to edit is not UTF-8 text.",
    help: "Convert it to UTF-8, or name another file in `.github/release-docs.yml`.",
  },
} as const satisfies Record<string, Explained>;

export const githubCodes = {
  "github/permission-missing": {
    means: "The token lacks a permission that drafts or pull requests need.",
    help:
      "Give the job `permissions: { contents: write, pull-requests: write }`, or the token those two rights. On an " +
      "event from a fork the workflow's own token only reads: run on push to the default branch instead, or on " +
      "`pull_request_target` (closed) without checking out the fork's code.",
  },
  "github/pull-requests-not-allowed": {
    means: "The repository does not let the workflow's own token open pull requests. The draft's branch is there.",
    help:
      "Allow it in Settings, Actions, General, Workflow permissions (an organization may lock that setting), give " +
      "`github-token` a token of a GitHub App, or open the pull request by hand.",
  },
  "github/branch-protected": {
    means: "A rule of the repository does not let the token write the branch of a draft.",
    help: "Leave branches named `release-docs/**` out of the rule, or let the token's owner bypass it.",
  },
  "github/bad-token": {
    means: "GitHub does not accept the token.",
    help: "Check the input `github-token`, or the connection's token: it may be empty, expired or of another server.",
    command: "Check `--github-token`: the token may be incomplete, expired or of another server.",
  },
  "github/not-found": {
    means: "It does not exist, or the token may not see it; GitHub does not say which.",
    help:
      "Check the name. The workflow's own token reaches its own repository only: for another one give `github-token` a " +
      "token of a GitHub App that is installed there, or a personal one with `contents` and `pull requests` to write.",
  },
  "github/no-base": {
    means: "A draft has no commit to start from, or its branch shares no history with the base.",
    help: "Check `pullRequest.base` in `.github/release-docs.yml`, and that the repository is not empty.",
  },
  "github/app-unknown": {
    means: "GitHub has no app with the ID of the connection.",
    help: "Copy the App ID from the app's settings. An app of GitHub Enterprise Server needs `baseUrl` too.",
  },
  "github/app-key": {
    means: "GitHub does not accept what the private key of the GitHub App signed.",
    help:
      "Generate a private key in the settings of the app with this ID, and store it in the connection. If GitHub's " +
      "answer is about times, set the clock of the machine.",
  },
  "github/app-not-installed": {
    means: "The GitHub App is not installed on the repository, or not by the given `installationId`.",
    help: "Install the app, or add the repository to its installation (the app's settings, Install App).",
  },
  "github/app-suspended": {
    means: "The installation of the GitHub App is suspended.",
    help: "Who suspended it can end that: the account where it is installed, or the app's owner, in its settings.",
  },
  "github/app-permissions": {
    means: "The installation of the GitHub App lacks a permission that drafts or pull requests need.",
    help: "Add the permission in the app's settings, and accept it where the app is installed.",
  },
  "github/rate-limited": {
    means: "GitHub's rate limit is exceeded, and resets later than a step waits.",
    help: "Run again later. A token of a GitHub App has a rate limit of its own.",
    command: "Run again later, or set `--github-token`: GitHub allows more requests with a token.",
  },
  "github/unreachable": {
    means: "GitHub failed or did not answer, also after retries.",
    help: "Run again; https://www.githubstatus.com says whether GitHub has trouble.",
  },
} as const satisfies Record<string, Explained>;
