import { explain } from "./action.ts";

export const repositoryCodes = explain({
  "git/not-installed": `git is not installed.
    → Install git 2.31 or newer on the runner or in the job's container, on the PATH of this step.
    $ Install git 2.31 or newer, on the PATH of the command.`,
  "git/no-such-directory": `The folder to read does not exist.
    → Run actions/checkout before this step, or set \`working-directory\` to the folder of the checkout.
    $ Run the command in a clone, or set \`--working-directory\` to the folder of one.`,
  "git/not-a-repository": `The folder to read is not in a git repository.
    → Run actions/checkout before this step, or set \`working-directory\` to the folder of the checkout.
    $ Run the command in a clone, or set \`--working-directory\` to the folder of one.`,
  "git/unsafe-directory": `git refuses to read a repository that another user owns, which is common in containers.
    → Run the command in the message, which declares the folder safe.`,
  "git/no-commits": `The repository, or its default branch, has no commit.
    → Make the first commit, or choose a branch that has one.`,
  "git/shallow": `The checkout is shallow, and fetching the other commits failed.
    → Set \`fetch-depth: 0\` for actions/checkout.
    $ Run \`git fetch --unshallow --tags\`.`,
  "git/unknown-tag": `A tag does not exist.
    → Correct its name (the message lists similar ones), or push it.`,
  "git/unknown-revision": `A commit, tag or branch does not exist.
    → Correct its name (the message lists similar ones), or push it.`,
  "git/ambiguous-revision": `A shortened SHA is ambiguous.
    → Add digits.`,
  "git/start-not-in-end": `The end of a range does not contain its start.
    → Swap the two, or choose another start.`,
  "git/no-releases": `The last releases are requested, but no tag is a version.
    → Tag a release first (v1.0.0), or select commits with \`changes\`.`,
  "release/version-refused": `The version that \`release\` asks for is released already, or is lower than a release of this
      history.
    → Ask for a later version, or for \`auto\`.`,
  "release/tag-elsewhere": `A release was merged, and its tag is at another commit. A tag is never moved.
    → Delete the tag if it is wrong: the next run makes it at the merge. If it is right, prepare the next version.`,
  "release/refused": `GitHub does not let the token make a tag or a release.
    → Give the job \`permissions: { contents: write }\`, and the app of a service the permission \`contents: write\`. If a
      rule of the repository restricts tags, let the token's owner bypass it. If the commit changes workflow files, the
      workflow's own token may not tag it: use a token of a GitHub App with \`contents: write\` and \`workflows: write\`.`,
  "release/prepare-failed": `The command of \`prepare\` failed or took too long, or a draft cannot hold its changes. Nothing was pushed.
    → Read its output in the log. It has no shell: write a script for pipes or several commands. The checkout needs the
      newest commit of the base, without changes; other people's commits on the draft need that base too.`,
  "worktree/changed": `A file that \`--in-place\` would update has changes that are not committed.
    → Commit or stash them and run again. Without \`--in-place\` the command prints the diff. Nothing was changed.`,
  "worktree/filtered": `A file that \`--in-place\` would update has a git filter, whose program the command does not
      start.
    → Apply the diff yourself: \`release-docs --diff --output /dev/null | git apply\`. Nothing was changed.`,
  "worktree/not-applied": `git could not change the files in place.
    → Check the reason in the message. Without \`--in-place\` the command prints the diff. Nothing was changed.`,
  "git/remote-refused": `A connection's repository does not exist, or the token lacks a permission.
    → Check the address (https:// unless the service has --allow-private), and that the token may read the repository
      and, for drafts, write to it.`,
  "git/remote-moved": `A connection's repository was renamed or moved; the token is not sent to another address.
    → Set the new address in the connection.`,
  "git/remote-unreachable": `The code host of a connection did not answer, or the connection was lost.
    → Retry later; if that fails, check the connection's address and that the service can reach it.`,
  "git/push-refused": `A rule of the docs repository rejects the push of a draft's branch.
    → Exclude branches \`release-docs/**\` from the rule, or let the token's owner bypass it.`,
  "git/too-old": `The installed git is too old to connect to the checked address of a host only.
    → Install git 2.37 or newer where the service runs.`,
  "git/partial": `The checkout is a partial clone that lacks objects to read.
    → Leave out \`filter\` for actions/checkout, or use \`filter: blob:none\`.
    $ Run \`git fetch --refetch --no-filter\`, or use a clone with \`--filter=blob:none\`.`,
  "limit/git-time": `A git command took too long and was ended. It is not tried again.
    → Select fewer commits, or retry later if the code host is slow.`,
  "limit/git-memory": `A git command needed too much memory and was ended. It is not tried again.
    → Select commits that change fewer files. An operator can raise \`--git-memory\`.`,
  "limit/git-output": `A git command printed too much and was ended. It is not tried again.
    → Select fewer commits, or use a repository with fewer files.`,
  "limit/paths": `A commit, or the commits of a range, change too many files.
    → Select fewer commits. An operator can raise \`--max-commit-paths\` and \`--max-range-paths\`.`,
  "limit/file": `A file is too large to read, so it is left alone.
    → Split it, or name another file in the publication. An operator can raise \`--max-file\`.`,
  "limit/repository": `A repository is too large to fetch.
    → Use a smaller repository. An operator can raise \`--max-repository\`.`,
  "limit/repositories": `All fetched repositories together use too much disk space.
    → Delete connections that are no longer used. An operator can raise \`--max-repositories\`.`,
  "limit/preview": `A preview reads fewer commits than a request can document.
    → Select fewer commits to preview them. The request itself can document them all.`,
  "config/invalid": `The file \`.github/release-docs.yml\` is invalid; the message names the line.
    → Correct the line, or delete the file to get the defaults: a changelog section and release notes.`,
  "setup/bare": `\`init\` needs a checkout: a bare repository has no files.
    → Run it in a clone with a work tree.`,
  "setup/different": `\`init\` found a file with other content and wrote nothing.
    → Compare it with what \`init\` shows, then edit it by hand, or replace it with \`--force\`.`,
  "checkout/file-refused": `A file of the checkout is not read or written: it is not a regular file, it leads outside
      the checkout, or it is too large.
    → Replace it with a smaller, regular file inside the checkout, or delete it.`,
  "config/unknown-connection": `The file \`.github/release-docs.yml\` names a connection that the built-in service
      does not have.
    → Leave the field out: the built-in service has one connection, this repository.`,
  "codehost/bad-branch": `git does not accept the name of a draft's branch.
    → Use letters, digits, \`-\` and \`/\`, such as \`release-docs/v1.2.0\`.`,
  "codehost/branch-in-use": `The branch of a draft is checked out; writing to it would make its files seem changed.
    → Check out another branch before this step, or choose another name for the draft.`,
  "codehost/branch-not-moved": `git did not move the branch of a draft.
    → Run again. If it fails again, delete or rename a branch whose name is the beginning of this one.`,
  "codehost/draft-moved": `The branch of a draft moved while the draft was written. No commits were overwritten.
    → Run again.`,
  "codehost/no-app": `The connection of the docs repository names no code-host app, so there is no token to write
      drafts.
    → Create a code-host app with a token, and name it as \`codehostAppConnectionId\` of the repository.`,
  "codehost/connection-deleted": `A publication reads from or writes to a connection that was deleted.
    → Name another connection in the publication, or delete it too.`,
  "codehost/publication-deleted": `A publication was deleted after work was requested of it.
    → Nothing is left to do. To have the draft, create the publication again and request the work of that.`,
  "codehost/not-a-repository": `A connection was a repository when work was requested, and has another type now.
    → Name a repository in the publication, or change the connection back, and retry the turn.`,
  "codehost/api-refused": `The API of a code host refused a request for a draft's pull request, for the quoted reason.
    → Check the repository's name, and that the token may write to repositories and pull requests.`,
  "codehost/api-unreachable": `The API of a code host failed, or limits the rate, for longer than the service retries.
    → Run again later; the code host's status page says whether it has trouble.`,
  "codehost/api-unexpected": `The answer of a code host's API has an unknown form.
    → Check the base address of the code-host app, such as https://api.bitbucket.org/2.0.`,
  "codehost/path-refused": `A draft writes documents only: no file that tools obey, none of git's own, no link,
      nothing outside the repository, and no name that programs or file systems take for another.
    → Name a Markdown, reStructuredText, AsciiDoc or text file by its path from the top of the repository, such as
      \`docs/releases.md\`.`,
  "codehost/not-text": `A file to edit is not UTF-8 text.
    → Convert it to UTF-8, or name another file in \`.github/release-docs.yml\`.`,
});

export const githubCodes = explain({
  "github/permission-missing": `The token lacks a permission that drafts or pull requests need.
    → Give the job \`permissions: { contents: write, pull-requests: write }\`, or the token those two rights. On an
      event from a fork the workflow's own token only reads: run on push to the default branch instead, or on
      \`pull_request_target\` (closed) without checking out the fork's code.`,
  "github/pull-requests-not-allowed": `The repository does not let the workflow's own token open pull requests. The
      draft's branch is there.
    → Allow it in Settings, Actions, General, Workflow permissions (an organization may lock that setting), give
      \`github-token\` a token of a GitHub App, or open the pull request by hand.`,
  "github/branch-protected": `A rule of the repository does not let the token write the branch of a draft.
    → Leave branches named \`release-docs/**\` out of the rule, or let the token's owner bypass it.`,
  "github/bad-token": `GitHub does not accept the token.
    → Check the input \`github-token\`, or the connection's token: it may be empty, expired or of another server.
    $ Check \`--github-token\`: the token may be incomplete, expired or of another server.`,
  "github/not-found": `It does not exist, or the token may not see it; GitHub does not say which.
    → Check the name. The workflow's own token reaches its own repository only: for another one give \`github-token\`
      a token of a GitHub App that is installed there, or a personal one with \`contents\` and \`pull requests\` to
      write.`,
  "github/no-base": `A draft has no commit to start from, or its branch shares no history with the base.
    → Check \`pullRequest.base\` in \`.github/release-docs.yml\`, and that the repository is not empty.`,
  "github/app-unknown": `GitHub has no app with the ID of the connection.
    → Copy the App ID from the app's settings. An app of GitHub Enterprise Server needs \`baseUrl\` too.`,
  "github/app-key": `GitHub does not accept what the private key of the GitHub App signed.
    → Generate a private key in the settings of the app with this ID, and store it in the connection. If GitHub's
      answer is about times, set the clock of the machine.`,
  "github/app-not-installed": `The GitHub App is not installed on the repository, or not by the given
      \`installationId\`.
    → Install the app, or add the repository to its installation (the app's settings, Install App).`,
  "github/app-suspended": `The installation of the GitHub App is suspended.
    → Who suspended it can end that: the account where it is installed, or the app's owner, in its settings.`,
  "github/app-permissions": `The installation of the GitHub App lacks a permission that drafts or pull requests need.
    → Add the permission in the app's settings, and accept it where the app is installed.`,
  "github/rate-limited": `GitHub's rate limit is exceeded, and resets later than a step waits.
    → Run again later. A token of a GitHub App has a rate limit of its own.
    $ Run again later, or set \`--github-token\`: GitHub allows more requests with a token.`,
  "github/unreachable": `GitHub failed or did not answer, also after retries.
    → Run again; https://www.githubstatus.com says whether GitHub has trouble.`,
});
