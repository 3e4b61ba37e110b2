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
  return new GitCommandError(error.args, error.exitCode, redact(error.stderr));
}

/** The first one that matches git's standard error applies. */
const RULES: readonly (readonly [RegExp, ErrorCode])[] = [
  [/transport '[\w+-]*' not allowed/, "git/remote-refused"],
  [/returned error: 30\d|unable to update url base from redirection/, "git/remote-moved"],
  [/\[remote rejected\]|pre-receive hook declined|refusing to update checked out branch/, "git/push-refused"],
  [
    /could not read (?:Username|Password)|Authentication failed|returned error: 40[134]|not found|Permission denied|not appear to be a git repository/i,
    "git/remote-refused",
  ],
];

function explainRemote({ url, doing }: { url: string; doing: string }, cause: GitCommandError): ReleaseDocsError {
  const [, code = "git/remote-unreachable"] = RULES.find(([says]) => says.test(cause.stderr)) ?? [];
  const message = `git could not ${doing} (${url}): ${quoteText(cause.stderr)}`;
  return new ReleaseDocsError({ code, message, cause });
}
