/**
 * Waits until no other process and nobody in this one holds the lock that `file` stands for, and holds it until it is
 * disposed of. A process that is killed lets go of it: the lock is the operating system's, on an empty SQLite file.
 */
export async function waitForLock(file: string): Promise<Disposable> {
  const { DatabaseSync } = await import("node:sqlite");
  for (;;) {
    const database = new DatabaseSync(file, { timeout: 0 });
    try {
      database.exec("BEGIN EXCLUSIVE");
      return { [Symbol.dispose]: () => database.close() };
    } catch (error) {
      database.close();
      if (!isBusy(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  }
}

/** Milliseconds. */
const LOOK_AGAIN = 50;
const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}
