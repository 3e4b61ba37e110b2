import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { History } from "./history.ts";

const HOOKS = [
  "reference-transaction",
  "post-index-change",
  "post-checkout",
  "pre-push",
  "pre-auto-gc",
  "post-rewrite",
];

/** Everything in a repository's configuration that names a program, for one that notes in a file that it was called. */
export class Marks implements Disposable {
  readonly #folder = mkdtempSync(join(tmpdir(), "marks-"));
  readonly #file = join(this.#folder, "marks");
  readonly #program = join(this.#folder, "program");

  /** `end`: the last command of the program. */
  constructor(end = "exit 1") {
    writeFileSync(this.#file, "");
    // Called with the name of its setting, and then as git calls that.
    writeFileSync(this.#program, `#!/bin/sh\necho "$@" >> ${this.#file}\n${end}\n`);
    chmodSync(this.#program, 0o755);
    mkdirSync(join(this.#folder, "hooks"));
    for (const hook of HOOKS) {
      writeFileSync(join(this.#folder, "hooks", hook), `#!/bin/sh\n${this.#program} ${hook}\n`, { mode: 0o755 });
    }
  }

  /** The settings of which one ran its program, with its arguments. */
  read(): string[] {
    return readFileSync(this.#file, "utf8")
      .split("\n")
      .filter((line) => line !== "");
  }

  /** A command that leaves a mark. */
  call(name: string): string {
    return `${this.#program} ${name}`;
  }

  /** Writes them into the configuration, the work tree's own one, and an included file. */
  plant(history: History, gitDirectory = join(history.directory, ".git")): void {
    const file = join(gitDirectory, "config");
    const set = (key: string, value: string) => history.git("config", "--file", file, key, value);
    for (const key of COMMANDS) set(key, this.call(key));
    for (const key of SHELL_COMMANDS) set(key, `!${this.call(key)}`);
    for (const [key, value] of SWITCHES) set(key, value);
    set("core.hooksPath", join(this.#folder, "hooks"));
    const included = join(this.#folder, "included");
    writeFileSync(included, `[core]\n\tfsmonitor = ${this.#program} included\n`);
    writeFileSync(join(gitDirectory, "config.worktree"), `[core]\n\tfsmonitor = ${this.#program} worktree\n`);
    set("include.path", included);
    history.git("config", "--file", file, "--add", `url.ext::${this.#program} %S.insteadOf`, "marked:");
    mkdirSync(join(gitDirectory, "info"), { recursive: true });
    writeFileSync(join(gitDirectory, "info/attributes"), "* diff=marks filter=marks merge=marks\n");
  }

  [Symbol.dispose](): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

const COMMANDS = [
  ...["core.fsmonitor", "core.sshCommand", "core.gitProxy", "core.editor", "core.pager", "core.askPass"],
  ...["core.alternateRefsCommand", "diff.external", "diff.marks.textconv", "diff.marks.command"],
  ...["filter.marks.clean", "filter.marks.smudge", "filter.marks.process", "merge.marks.driver", "gpg.program"],
  ...["gpg.ssh.program", "gpg.x509.program", "interactive.diffFilter", "trailer.co-authored-by.command"],
  ...["trailer.co-authored-by.cmd", "uploadpack.packObjectsHook", "gc.recentObjectsHook", "sequence.editor"],
  ...["pager.log", "pager.diff-tree", "remote.origin.uploadpack", "remote.origin.receivepack", "credential.helper"],
];
const SHELL_COMMANDS = ["credential.https://example.com.helper", "alias.log", "alias.cat-file", "alias.for-each-ref"];
const SWITCHES: readonly (readonly [string, string])[] = [
  ["core.repositoryFormatVersion", "1"],
  ["extensions.worktreeConfig", "true"],
  ["extensions.partialClone", "origin"],
  ["remote.origin.promisor", "true"],
  ["protocol.ext.allow", "always"],
  ["protocol.allow", "always"],
  ["commit.gpgSign", "true"],
  ["tag.gpgSign", "true"],
  ["log.showSignature", "true"],
  ["submodule.recurse", "true"],
  ["diff.submodule", "log"],
];
