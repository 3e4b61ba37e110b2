import { tmpdir } from "node:os";
import { buildSettings, NO_PROMPTS, runGit } from "./run.ts";
import { readRemoteName, readTransport } from "./transport.ts";

/** Milliseconds for a remote that someone waits for. */
const MAX_ANSWER_MS = 10_000;

/** The names of the tags of `origin` or the only remote; undefined without one. Throws `GitCommandError`. */
export async function readRemoteTags(directory: string): Promise<string[] | undefined> {
  const remote = await readRemoteName(directory);
  if (remote === undefined) return undefined;
  const env = {
    ...NO_PROMPTS,
    ...buildSettings(await readTransport(directory)),
    GIT_ALLOW_PROTOCOL: process.env.GIT_ALLOW_PROTOCOL ?? "http:https:ssh:git:file",
  };
  // Elsewhere, so that no program of the repository's configuration runs.
  const args = ["ls-remote", "--tags", "--refs", "--quiet", "--end-of-options", remote];
  const listing = await runGit(tmpdir(), args, { env, timeout: MAX_ANSWER_MS, isolated: true });
  return listing.split("\n").flatMap((line) => /^[0-9a-f]+\trefs\/tags\/(.+)$/.exec(line)?.[1] ?? []);
}
