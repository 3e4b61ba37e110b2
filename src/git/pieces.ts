import { buildLimitError } from "../shared/git-limits.ts";
import { MAX_LINE_LENGTH } from "./isolation.ts";

/** Reads lines and bytes of git's output. */
export class PieceReader {
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
