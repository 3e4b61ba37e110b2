import { tmpdir } from "node:os";
import { basename, isAbsolute, resolve } from "node:path";
import { buildSettings, NO_PROMPTS, runGit, runGitLines, type Setting } from "./run.ts";

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
export function buildRemoteEnvironment(settings: readonly Setting[]): Record<string, string> {
  return {
    ...NO_PROMPTS,
    ...buildSettings(settings),
    GIT_ALLOW_PROTOCOL: process.env.GIT_ALLOW_PROTOCOL ?? "http:https:ssh:git:file",
  };
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
