import { PassThrough } from "node:stream";
import { buildLimitError } from "../shared/git-limits.ts";
import { GitCommandError, MAX_LINE_LENGTH, MAX_OUTPUT_BYTES, streamGit } from "./run.ts";

/** Reads lines and bytes of git's output. */
class PieceReader {
  readonly #pieces: AsyncGenerator<Buffer, void, undefined>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(pieces: AsyncGenerator<Buffer, void, undefined>) {
    this.#pieces = pieces;
  }

  /** Without its line feed; what is left at the end. */
  async readLine(): Promise<string> {
    let end = this.#rest.indexOf("\n");
    while (end === -1 && (await this.#readOn())) end = this.#rest.indexOf("\n");
    const line = this.#rest.toString("utf8", 0, end === -1 ? undefined : end);
    this.#rest = end === -1 ? Buffer.alloc(0) : this.#rest.subarray(end + 1);
    return line;
  }

  /** The next bytes; none of them are held where `isKept` is false. */
  async read(length: number, isKept: boolean): Promise<Buffer> {
    const kept: Buffer[] = [];
    for (let left = length; left > 0; ) {
      if (this.#rest.length === 0 && !(await this.#readOn())) break;
      const part = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(part.length);
      left -= part.length;
      if (isKept) kept.push(part);
    }
    return Buffer.concat(kept);
  }

  async #readOn(): Promise<boolean> {
    if (this.#rest.length > MAX_LINE_LENGTH) throw buildLimitError("limit/git-output", "A line of git is too long.");
    const next = await this.#pieces.next();
    if (next.done) return false;
    this.#rest = this.#rest.length === 0 ? next.value : Buffer.concat([this.#rest, next.value]);
    return true;
  }
}

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

const ARGS = ["cat-file", "--batch", "--follow-symlinks"];
/** In milliseconds without a question. */
const MAX_IDLE = 500;

const readers = new Map<string, ObjectReader>();

/** The reader of a repository that all share who read its objects. */
export function objectsOf(directory: string): ObjectReader {
  const reader = readers.get(directory) ?? new ObjectReader(directory);
  readers.set(directory, reader);
  return reader;
}

/** Ends the processes of shared readers. */
export async function closeObjects(directories: readonly string[]): Promise<void> {
  await Promise.all(directories.map((directory) => readers.get(directory)?.close()));
}

type Answer = { sha: string; type: string; content: Buffer | undefined };

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
  async read(name: string, check?: (bytes: number) => void): Promise<GitObject | undefined> {
    const answer = await this.#queue(name, (_, bytes) => {
      check?.(bytes);
      // A line feed ends the content.
      if (bytes < MAX_OUTPUT_BYTES) return true;
      throw buildLimitError("limit/git-output", `${name} has ${bytes} bytes.`);
    });
    if (answer?.content === undefined || answer.sha === "") return undefined;
    return { sha: answer.sha, type: answer.type, content: answer.content };
  }

  /**
   * A file by its `SHA:path`, where links inside the tree are followed. Undefined for anything else, and without content
   * where it has more than `maxBytes`.
   */
  async readFile(name: string, maxBytes: number): Promise<{ content: Buffer | undefined } | undefined> {
    const answer = await this.#queue(name, (type, bytes) => type === "blob" && bytes <= maxBytes);
    return answer?.type === "blob" ? { content: answer.content } : undefined;
  }

  #queue(name: string, isWanted: (type: string, bytes: number) => boolean): Promise<Answer | undefined> {
    const answer = this.#last.then(() => this.#ask(name, isWanted));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #ask(name: string, isWanted: (type: string, bytes: number) => boolean): Promise<Answer | undefined> {
    clearTimeout(this.#idle);
    this.#dialog ??= new GitDialog(this.#directory, ARGS);
    const { answers } = this.#dialog;
    try {
      this.#dialog.write(`${name}\n`);
      const header = await answers.readLine();
      // Without a SHA: what it says about a link, such as `dangling`.
      const [, sha = "", type = "", size] = /^(?:([0-9a-f]{40,64}) )?(\w+) (\d+)$/.exec(header) ?? [];
      if (size === undefined && / (?:missing|ambiguous)$/.test(header)) return undefined;
      if (size === undefined) throw new GitCommandError(ARGS, 1, header);
      const bytes = Number(size);
      const isKept = isWanted(type, bytes);
      const content = await answers.read(bytes + 1, isKept);
      if (isKept && content.length <= bytes) throw new GitCommandError(ARGS, 1, `${name} was cut off`);
      return { sha, type, content: isKept ? content.subarray(0, -1) : undefined };
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
