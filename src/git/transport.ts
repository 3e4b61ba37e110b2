import { tmpdir } from "node:os";
import { basename, dirname, isAbsolute, resolve } from "node:path";
import { type ErrorCode, ReleaseDocsError } from "../shared/errors.ts";
import { createSecrets } from "../shared/redaction.ts";
import { quoteText } from "../shared/text.ts";
import { GitCommandError, MAX_REMOTE_GIT_MS, readGitVersion, runGit, runGitLines } from "./run.ts";

export type Setting = readonly [key: string, value: string];

/** Makes git fail where it would ask for a password or a host key. */
const NO_PROMPTS = {
  GIT_ASKPASS: "",
  SSH_ASKPASS: "false",
  SSH_ASKPASS_REQUIRE: "force",
  GCM_INTERACTIVE: "never",
};

/** Configuration for one command, passed in the environment: arguments would show tokens in the process list. */
function buildSettings(settings: readonly Setting[]): Record<string, string> {
  const first = Number(process.env.GIT_CONFIG_COUNT ?? 0);
  const pairs = settings.flatMap(([key, value], index): [string, string][] => [
    [`GIT_CONFIG_KEY_${first + index}`, key],
    [`GIT_CONFIG_VALUE_${first + index}`, value],
  ]);
  return { ...Object.fromEntries(pairs), GIT_CONFIG_COUNT: String(first + settings.length) };
}

// Addresses, tokens and certificates of a clone's remotes, and nothing that names a program, but for the two below.
const TRANSPORT = [
  String.raw`^(remote\..*\.(url|fetch|proxy|proxyauthmethod)|url\..*\.insteadof|protocol\.version|ssh\.variant`,
  String.raw`http\..*|credential\.(.*\.)?(helper|username|usehttppath)|core\.sshcommand)$`,
].join("|");

/** `origin`, else the only remote. */
export async function readRemoteName(clone: string): Promise<string | undefined> {
  const remotes = await runGitLines(clone, ["remote"]);
  return remotes.includes("origin") ? "origin" : remotes.length === 1 ? remotes[0] : undefined;
}

/** For a git that goes to a remote with these settings and asks no one. */
export function buildRemoteEnvironment(
  settings: readonly Setting[],
  protocols = process.env.GIT_ALLOW_PROTOCOL ?? "http:https:ssh:git:file",
): Record<string, string> {
  return { ...NO_PROMPTS, ...buildSettings(settings), GIT_ALLOW_PROTOCOL: protocols };
}

/** Milliseconds for a remote that someone waits for. */
const MAX_ANSWER_MS = 10_000;

/** The names of the tags of `origin` or the only remote; undefined without one. Throws `GitCommandError`. */
export async function readRemoteTags(directory: string): Promise<string[] | undefined> {
  const remote = await readRemoteName(directory);
  if (remote === undefined) return undefined;
  const env = buildRemoteEnvironment(await readTransport(directory));
  // Elsewhere, so that no program of the repository's configuration runs.
  const args = ["ls-remote", "--tags", "--refs", "--quiet", "--end-of-options", remote];
  const listing = await runGit(tmpdir(), args, { env, timeout: MAX_ANSWER_MS, isolated: true });
  return listing.split("\n").flatMap((line) => /^[0-9a-f]+\trefs\/tags\/(.+)$/.exec(line)?.[1] ?? []);
}

/** The settings with which `clone` reaches its remotes, for another repository. */
export async function readTransport(clone: string): Promise<Setting[]> {
  const args = ["config", "--local", "--includes", "--null", "--get-regexp", TRANSPORT];
  const entries = (await runGit(clone, args)).split("\0").filter((entry) => entry !== "");
  return entries.flatMap((entry): Setting[] => {
    const [key = "", value = "true"] = entry.split("\n");
    if (key === "core.sshcommand") {
      const command = buildSshCommand(value);
      return command === undefined ? [] : [[key, command]];
    }
    // Anything but the name of a helper would be a command.
    if (/^credential\..*helper$/.test(key) && !/^[a-z][\w-]*$|^$/i.test(value)) return [];
    if (/^http\..*(cookiefile|savecookies)$/.test(key)) return [];
    // A path is relative to the clone, not to the repository inside it.
    const isPath = /^remote\..*\.url$/.test(key) && /^\.{0,2}\//.test(value) && !isAbsolute(value);
    return [[key, isPath ? resolve(clone, value) : value]];
  });
}

const SSH_OPTION = /^(?:StrictHostKeyChecking|CheckHostIP|IdentitiesOnly|BatchMode|UserKnownHostsFile)=/i;

/** What actions/checkout writes for `ssh-key`, with the `ssh` of the PATH; undefined for any other command. */
export function buildSshCommand(value: string): string | undefined {
  const words = [...value.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");
  const [program = "", ...args] = words;
  if (!/^ssh(?:\.exe)?$/.test(basename(program.replaceAll("\\", "/"))) || args.length % 2 !== 0) return undefined;
  let command = "ssh";
  for (let index = 0; index < args.length; index += 2) {
    const [flag, text = ""] = [args[index], args[index + 1]];
    // The folder of the key is the only variable that the shell may expand.
    const isPlain = !/["`$\n]|\\$/.test(text.replace(/(^|=)\$RUNNER_TEMP(?=[\\/])/, "$1"));
    if (!isPlain || (flag !== "-i" && !(flag === "-o" && SSH_OPTION.test(text)))) return undefined;
    command += ` ${flag} "${text}"`;
  }
  return command;
}

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
export type RemoteCommand = { command: readonly string[]; args: readonly string[]; doing: string; maxWritten?: number };

/** Ignores the user's credentials and hooks, and any address but the given one. */
const ISOLATED: readonly Setting[] = [
  ["credential.helper", ""],
  ["core.hooksPath", "/dev/null"],
  ["http.followRedirects", "false"],
  ["fetch.writeCommitGraph", "false"],
  // What is fetched becomes one file, whose size is limited.
  ["fetch.unpackLimit", "1"],
  ["gc.auto", "0"],
  ["maintenance.auto", "false"],
  // Bytes a second, seconds.
  ["http.lowSpeedLimit", "1000"],
  ["http.lowSpeedTime", "30"],
];

/** The token is only in the environment: not stored, and in no error. Throws `git/remote-…` and `git/push-refused`. */
export async function runRemoteGit(directory: string, remote: RemoteRepository, asked: RemoteCommand) {
  const { command, args, doing, maxWritten } = asked;
  const { url, authorization, resolve } = remote;
  const settings = [...ISOLATED];
  if (resolve !== undefined) {
    // An older git ignores the setting, and would do a DNS lookup of its own.
    const { text, isAtLeast } = await readGitVersion(dirname(directory));
    if (!isAtLeast([2, 37])) {
      throw new ReleaseDocsError("git/too-old", `${text} cannot connect to a checked address only.`);
    }
    settings.push(["http.curloptResolve", resolve]);
  }
  if (authorization !== undefined && /^https?:/.test(url)) {
    settings.push([`http.${new URL(url).origin}/.extraHeader`, `Authorization: ${authorization}`]);
  }
  const env = {
    ...buildRemoteEnvironment(settings, remote.anyProtocol ? "http:https:file:ssh:git" : "http:https"),
    // Keeps the user's configuration and .netrc out.
    ...{ HOME: directory, XDG_CONFIG_HOME: directory },
  };
  const isolated = maxWritten === undefined ? true : { maxWritten };
  try {
    const complete = [...command, "--end-of-options", url, ...args];
    return await runGit(directory, complete, { env, timeout: MAX_REMOTE_GIT_MS, isolated });
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
  return new ReleaseDocsError(code, message, { cause });
}
