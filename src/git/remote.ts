import type { ErrorCode } from "../shared/error-codes/catalogue.ts";
import { ReleaseDocsError } from "../shared/errors.ts";
import { createSecrets } from "../shared/redaction.ts";
import { quoteText } from "../shared/text.ts";
import { buildSettings, GitCommandError, NO_PROMPTS, runGit, type Setting } from "./run.ts";

/** A repository somewhere else, and how it is reached. */
export type RemoteRepository = {
  /** Its address, without user name and password: `https://bitbucket.org/octo/widget.git`. */
  url: string;
  /** What to send as `Authorization`, to the origin of the address only: `Basic …`. */
  authorization?: string | undefined;
  /** `host:port:address`: where to connect for a name that was looked up and checked before. Needs git 2.37. */
  resolve?: string | undefined;
  /** Whether it may be reached by other ways than http and https: a folder, ssh, git's own protocol. */
  anyProtocol?: boolean | undefined;
};

/** What to ask of a remote: `args` end with what follows its address. `doing` stands after "could not". */
export type RemoteCommand = { command: readonly string[]; args: readonly string[]; doing: string };

/** How long one command may take, and how slow it may be, in milliseconds, bytes a second and seconds. */
const LONGEST = 15 * 60_000;
const SLOWEST: readonly Setting[] = [
  ["http.lowSpeedLimit", "1000"],
  ["http.lowSpeedTime", "30"],
];

/** Nothing of the machine's user has a say: no credentials, no hooks; and no address but the one that is named. */
const ALONE: readonly Setting[] = [
  ["credential.helper", ""],
  ["core.hooksPath", "/dev/null"],
  ["http.followRedirects", "false"],
  ["fetch.writeCommitGraph", "false"],
  ["gc.auto", "0"],
  ["maintenance.auto", "false"],
];

/**
 * Runs a git command of `directory` that talks to a remote, and returns its standard output. What authorizes it is
 * given to this one command by its environment, is not stored and does not show in an error.
 * Throws a {@link ReleaseDocsError}: `git/remote-refused`, `git/remote-moved` or `git/remote-unreachable`.
 */
export async function runRemoteGit(
  directory: string,
  remote: RemoteRepository,
  { command, args, doing }: RemoteCommand,
): Promise<string> {
  const { url, authorization, resolve } = remote;
  const settings: Setting[] = [...ALONE, ...SLOWEST];
  if (resolve !== undefined) settings.push(["http.curloptResolve", resolve]);
  if (authorization !== undefined && /^https?:/.test(url)) {
    settings.push([`http.${new URL(url).origin}/.extraHeader`, `Authorization: ${authorization}`]);
  }
  const env = {
    ...NO_PROMPTS,
    ...buildSettings(settings),
    GIT_ALLOW_PROTOCOL: remote.anyProtocol ? "http:https:file:ssh:git" : "http:https",
    // A user's own configuration and .netrc hold what others are not to go by.
    HOME: directory,
    XDG_CONFIG_HOME: directory,
  };
  try {
    return await runGit(directory, [...command, "--end-of-options", url, ...args], { env, timeout: LONGEST });
  } catch (error) {
    if (!(error instanceof GitCommandError)) throw error;
    throw explainRemote({ url, doing }, hideAuthorization(error, authorization));
  }
}

function hideAuthorization(error: GitCommandError, authorization = ""): GitCommandError {
  const [, credentials = ""] = authorization.split(" ");
  const decoded = Buffer.from(credentials, "base64").toString("utf8");
  const { redact } = createSecrets(credentials, decoded, decoded.slice(decoded.indexOf(":") + 1));
  return error.withText(redact);
}

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
