import { constants, open, realpath } from "node:fs/promises";
import { isAbsolute, join, relative } from "node:path";
import { messageOf, ReleaseDocsError } from "./errors.ts";

export const MAX_CHECKOUT_FILE_BYTES = 1024 * 1024;

const MISSING = new Set(["ENOENT", "ENOTDIR"]);
// Opening a FIFO would wait for a writer. Windows has neither flag.
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);

/** Undefined if there is none. Throws `checkout/file-refused` unless a regular file of at most 1 MiB inside `directory`. */
export async function readCheckoutFile(directory: string, path: string): Promise<string | undefined> {
  const refuse = (fault: string, cause?: unknown) =>
    new ReleaseDocsError("checkout/file-refused", `Cannot read ${path}: ${fault}.`, { cause });
  try {
    const root = await realpath(directory);
    const target = await realpath(join(root, path));
    const inside = relative(root, target);
    if (isAbsolute(inside) || /^\.\.(?![^\\/])/.test(inside)) throw refuse("it leads outside the checkout");
    await using file = await open(target, FLAGS);
    const status = await file.stat();
    if (!status.isFile()) throw refuse("it is not a regular file");
    if (status.size > MAX_CHECKOUT_FILE_BYTES) throw refuse(`it is larger than ${MAX_CHECKOUT_FILE_BYTES} bytes`);
    return await file.readFile("utf8");
  } catch (error) {
    if (error instanceof ReleaseDocsError) throw error;
    if (error instanceof Error && "code" in error && MISSING.has(String(error.code))) return undefined;
    throw refuse(messageOf(error), error);
  }
}
