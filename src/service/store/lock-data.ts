import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ReleaseDocsError } from "../../release-docs-error.ts";

/**
 * Holds a folder of data for this process alone, until it is disposed of or the process ends, however it does: the
 * lock is the operating system's, on a small database of its own. Programs that only add to the store need none.
 * Throws `store/locked` where another process serves from the folder.
 */
export function lockData(directory: string): Disposable {
  const lock = new DatabaseSync(join(directory, "serving.lock"), { timeout: 0 });
  try {
    lock.exec("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE");
  } catch (cause) {
    lock.close();
    throw new ReleaseDocsError({
      code: "store/locked",
      message: `Another process serves from ${directory}.`,
      hint: "Stop that one first, or give this one another --data. Several processes can share a PostgreSQL database.",
      cause,
    });
  }
  return { [Symbol.dispose]: () => lock.close() };
}
