import type { ErrorCode } from "../shared/error-codes/catalogue.ts";
import { ReleaseDocsError } from "../shared/errors.ts";
import { createSecrets } from "../shared/redaction.ts";
import { quoteText } from "../shared/text.ts";
import { buildSettings, GitCommandError, NO_PROMPTS, runGit, type Setting } from "./run.ts";

export type RemoteRepository = {
  url: string;
  /** Header, sent to the origin of `url` only. */
  authorization?: string | undefined;
  /** `host:port:address`: the checked address of the host's DNS lookup. Needs git 2.37. */
  resolve?: string | undefined;
  /** Whether folders, ssh and git's own protocol are allowed, besides http(s). */
  anyProtocol?: boolean | undefined;
};

/** `args` follow the address; `doing` follows "could not". */
type RemoteCommand = { command: readonly string[]; args: readonly string[]; doing: string };

const MAX_DURATION = 15 * 60_000;
// Bytes a second, seconds.
const MIN_SPEED: readonly Setting[] = [
  ["http.lowSpeedLimit", "1000"],
  ["http.lowSpeedTime", "30"],
];

/** Ignores the user's credentials and hooks, and any address but the given one. */
const ISOLATED: readonly Setting[] = [
  ["credential.helper", ""],
  ["core.hooksPath", "/dev/null"],
  ["http.followRedirects", "false"],
  ["fetch.writeCommitGraph", "false"],
  ["gc.auto", "0"],
  ["maintenance.auto", "false"],
];

/** The token is only in the environment: not stored, and in no error. Throws `git/remote-…` and `git/push-refused`. */
export async function runRemoteGit(
  directory: string,
  remote: RemoteRepository,
  { command, args, doing }: RemoteCommand,
): Promise<string> {
  const { url, authorization, resolve } = remote;
  const settings: Setting[] = [...ISOLATED, ...MIN_SPEED];
  if (resolve !== undefined) settings.push(["http.curloptResolve", resolve]);
  if (authorization !== undefined && /^https?:/.test(url)) {
    settings.push([`http.${new URL(url).origin}/.extraHeader`, `Authorization: ${authorization}`]);
  }
  const env = {
    ...NO_PROMPTS,
    ...buildSettings(settings),
    GIT_ALLOW_PROTOCOL: remote.anyProtocol ? "http:https:file:ssh:git" : "http:https",
    // Keeps the user's configuration and .netrc out.
    HOME: directory,
    XDG_CONFIG_HOME: directory,
  };
  try {
    return await runGit(directory, [...command, "--end-of-options", url, ...args], { env, timeout: MAX_DURATION });
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

/** The first one that matches git's standard error applies. */
const RULES: readonly Rule[] = [
  {
    says: /transport '[\w+-]*' not allowed/,
    code: "git/remote-refused",
    hint: "Use an https:// address; other protocols need a service started with --allow-private.",
  },
  {
    says: /returned error: 30\d|unable to update url base from redirection/,
    code: "git/remote-moved",
    hint: "The repository was renamed or moved: set the new address in the connection.",
  },
  {
    says: /\[remote rejected\]|pre-receive hook declined|refusing to update checked out branch/,
    code: "git/push-refused",
    hint: "Exclude branches release-docs/** from the rule that rejects the push, or let the token's owner bypass it.",
  },
  {
    says: /could not read (?:Username|Password)|Authentication failed|returned error: 40[134]|not found|Permission denied|not appear to be a git repository/i,
    code: "git/remote-refused",
    hint: "Check the address, and that the token may read the repository (and write to it, for drafts).",
  },
];

const UNREACHABLE: Omit<Rule, "says"> = {
  code: "git/remote-unreachable",
  hint: "Retry later; if that fails, check the connection's address and that the service can reach it.",
};

function explainRemote({ url, doing }: { url: string; doing: string }, error: GitCommandError): ReleaseDocsError {
  const { code, hint } = RULES.find(({ says }) => says.test(error.stderr)) ?? UNREACHABLE;
  return new ReleaseDocsError({
    code,
    message: `git could not ${doing} (${url}): ${quoteText(error.stderr)}`,
    hint,
    cause: error,
  });
}
