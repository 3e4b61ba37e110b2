import { PassThrough } from "node:stream";
import { buildLimitError } from "../shared/git-limits.ts";
import { MAX_OUTPUT_BYTES } from "./isolation.ts";
import { GitCommandError, streamGit } from "./run.ts";
import { PieceReader } from "./tree.ts";

/** A git process that is asked line by line. Reading throws as {@link streamGit} does. */
export class GitDialog {
  readonly answers: PieceReader;
  readonly #input = new PassThrough();
  readonly #output: AsyncGenerator<Buffer, void, undefined>;

  constructor(directory: string, args: readonly string[]) {
    this.#output = streamGit(directory, args, { input: this.#input, isolated: true });
    this.answers = new PieceReader(this.#output);
  }

  write(text: string): void {
    this.#input.write(text);
  }

  /** Ends git's input and waits for its end. */
  async finish(): Promise<void> {
    this.#input.end();
    for await (const _ of this.#output);
  }

  /** Kills git, unless it has ended. */
  async stop(): Promise<void> {
    this.#input.end();
    await this.#output.return();
  }
}

export type GitObject = { sha: string; type: string; content: Buffer };

const ARGS = ["cat-file", "--batch"];
/** In milliseconds without a question. */
const MAX_IDLE = 500;

/** Reads objects, one after another, by one process that starts with the first question. */
export class ObjectReader {
  readonly #directory: string;
  #dialog: GitDialog | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** Undefined for what does not exist. `check` gets the size in bytes before the content is read. */
  read(name: string, check?: (bytes: number) => void): Promise<GitObject | undefined> {
    const answer = this.#last.then(() => this.#ask(name, check));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #ask(name: string, check?: (bytes: number) => void): Promise<GitObject | undefined> {
    clearTimeout(this.#idle);
    this.#dialog ??= new GitDialog(this.#directory, ARGS);
    const { answers } = this.#dialog;
    try {
      this.#dialog.write(`${name}\n`);
      const header = await answers.readLine();
      const [, sha = "", type = "", size] = /^([0-9a-f]{40,64}) (\w+) (\d+)$/.exec(header) ?? [];
      if (size === undefined && / (?:missing|ambiguous)$/.test(header)) return undefined;
      if (size === undefined) throw new GitCommandError(ARGS, 1, header);
      check?.(Number(size));
      // A line feed ends the content.
      const length = Number(size) + 1;
      if (length > MAX_OUTPUT_BYTES) throw buildLimitError("limit/git-output", `${name} has ${size} bytes.`);
      const content = await answers.read(length, true);
      if (content.length < length) throw new GitCommandError(ARGS, 1, `${name} was cut off`);
      return { sha, type, content: content.subarray(0, -1) };
    } catch (error) {
      await this.close();
      throw error;
    } finally {
      this.#idle = setTimeout(() => this.close(), MAX_IDLE);
      this.#idle.unref();
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const dialog = this.#dialog;
    this.#dialog = undefined;
    await dialog?.stop();
  }
}
