import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, readSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Runs git in a folder with these variables more, and waits for it; returns what it prints. */
export type RunGit = (directory: string, env: Record<string, string>, args: readonly string[]) => string;

/** Starts each git from this process. */
export function createRunGit(base: NodeJS.ProcessEnv): RunGit {
  return (cwd, env, args) =>
    execFileSync("git", args, {
      cwd,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...base, ...env },
    });
}

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Starts them from a shell beside the worker: a start takes the longer, the more memory the starting process has. */
export function createRunGitInShell(env: NodeJS.ProcessEnv): RunGit {
  const folder = mkdtempSync(join(tmpdir(), "git-shell-"));
  const at = (name: string) => join(folder, name);
  execFileSync("mkfifo", [at("commands"), at("codes")]);
  // For both directions, since one side would wait for the other; the shell ends with this process.
  const [commands, codes] = [openSync(at("commands"), "r+"), openSync(at("codes"), "r+")];
  spawn("sh", { env, stdio: [openSync(at("commands"), "r"), openSync(at("codes"), "w"), "inherit"] }).unref();
  const code = Buffer.alloc(4);
  return (directory, own, args) => {
    const set = Object.entries(own).map(([name, value]) => `${name}=${quote(value)}`);
    const git = [...set, "git", ...args.map(quote)].join(" ");
    const streams = `</dev/null >${quote(at("out"))} 2>${quote(at("err"))}`;
    writeSync(commands, `(cd ${quote(directory)} && ${git} ${streams}); printf %4d $?\n`);
    readSync(codes, code);
    if (Number(code) === 0) return readFileSync(at("out"), "utf8");
    throw new Error(`git ${args.join(" ")} ended with ${Number(code)}: ${readFileSync(at("err"), "utf8")}`);
  };
}
