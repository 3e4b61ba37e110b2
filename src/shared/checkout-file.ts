import { constants, mkdir, open, realpath } from "node:fs/promises";
import { dirname, isAbsolute, join, relative } from "node:path";
import { messageOf, ReleaseDocsError } from "./errors.ts";

export const MAX_CHECKOUT_FILE_BYTES = 1024 * 1024;

const MISSING = new Set(["ENOENT", "ENOTDIR"]);
// Opening a FIFO would wait for a writer. Windows has neither flag.
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);

/** Undefined if there is none. Throws `checkout/file-refused` unless a regular file of at most 1 MiB inside `directory`. */
export async function readCheckoutFile(directory: string, path: string): Promise<string | undefined> {
  const refuse = refuseTo(`read ${path}`);
  try {
    const root = await realpath(directory);
    const target = await realpath(join(root, path));
    if (!isInside(root, target)) throw refuse("it leads outside the checkout");
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

const refuseTo = (doing: string) => (fault: string, cause?: unknown) =>
  new ReleaseDocsError("checkout/file-refused", `Cannot ${doing}: ${fault}.`, { cause });

function isInside(root: string, target: string): boolean {
  const inside = relative(root, target);
  return !isAbsolute(inside) && !/^\.\.(?![^\\/])/.test(inside);
}

/** Creates or replaces a file and its folders. Throws `checkout/file-refused` for a link, and outside `directory`. */
export async function writeCheckoutFile(directory: string, path: string, content: string): Promise<void> {
  const refuse = refuseTo(`write ${path}`);
  try {
    const root = await realpath(directory);
    const target = join(root, path);
    // Before folders are made: one of them may be a link.
    for (let folder = dirname(target); folder !== root; folder = dirname(folder)) {
      const real = await realpath(folder).catch(() => undefined);
      if (real !== undefined && !isInside(root, real)) throw refuse("it leads outside the checkout");
    }
    await mkdir(dirname(target), { recursive: true });
    const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | (constants.O_NOFOLLOW ?? 0);
    await using file = await open(target, flags);
    await file.writeFile(content);
  } catch (error) {
    throw error instanceof ReleaseDocsError ? error : refuse(messageOf(error), error);
  }
}
