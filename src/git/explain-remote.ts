import type { ErrorCode } from "../error-codes/error-codes.ts";
import { quoteText } from "../quote-text.ts";
import { ReleaseDocsError } from "../release-docs-error.ts";
import type { GitCommandError } from "./run-git.ts";

type Rule = { says: RegExp; code: ErrorCode; hint: string };

/** What git says of a remote and what a person can do about it; the first that matches is told. */
const RULES: readonly Rule[] = [
  {
    says: /transport '[\w+-]*' not allowed/,
    code: "git/remote-refused",
    hint: "Give the repository's address as https://…; anything else needs a service that was started with --allow-private.",
  },
  {
    says: /returned error: 30\d|unable to update url base from redirection/,
    code: "git/remote-moved",
    hint: "The repository was renamed or moved: give the connection its new address.",
  },
  {
    says: /\[remote rejected\]|pre-receive hook declined|refusing to update checked out branch/,
    code: "git/push-refused",
    hint: "Leave branches named release-docs/** out of the rule that refuses it, or let the token's owner bypass it.",
  },
  {
    says: /could not read (?:Username|Password)|Authentication failed|returned error: 40[134]|not found|Permission denied|not appear to be a git repository/i,
    code: "git/remote-refused",
    hint: "Check the address, and that the token is valid and may read the repository, and write to it where drafts go.",
  },
];

const UNREACHABLE: Omit<Rule, "says"> = {
  code: "git/remote-unreachable",
  hint: "Try again later; if it stays so, check the connection's address and that the service can reach it.",
};

/** Turns a failed command on a remote into a {@link ReleaseDocsError}; `doing` stands after "could not". */
export function explainRemote(asked: { url: string; doing: string }, error: GitCommandError): ReleaseDocsError {
  const { code, hint } = RULES.find(({ says }) => says.test(error.stderr)) ?? UNREACHABLE;
  return new ReleaseDocsError({
    code,
    message: `git could not ${asked.doing} (${asked.url}): ${quoteText(error.stderr)}`,
    hint,
    cause: error,
  });
}
