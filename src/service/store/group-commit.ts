import { CompiledQuery, type Kysely, type Transaction } from "kysely";
import type { Tables } from "./schema.ts";

type Work = (within: Transaction<Tables>) => Promise<unknown>;
type Waiting = { work: Work; resolve: (result: unknown) => void; reject: (error: unknown) => void };

const MAX_GROUP = 32;

/**
 * Runs transactions that were asked for in the same turn of the event loop as savepoints of one: a commit of SQLite costs
 * as much as the rest of a small transaction. Each fails alone, unless the commit fails. The result has been committed.
 */
export function createGroupCommit(database: Kysely<Tables>) {
  const waiting: Waiting[] = [];
  let isScheduled = false;
  const runAll = async (): Promise<void> => {
    while (waiting.length > 0) await runGroup(database, waiting.splice(0, MAX_GROUP));
    isScheduled = false;
  };
  return <Result>(work: (within: Transaction<Tables>) => Promise<Result>): Promise<Result> =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as Waiting["resolve"], reject });
      if (isScheduled) return;
      isScheduled = true;
      setImmediate(runAll);
    });
}

async function runGroup(database: Kysely<Tables>, group: readonly Waiting[]): Promise<void> {
  try {
    const ends = await database.transaction().execute(async (within) => {
      const settled: (() => void)[] = [];
      for (const one of group) settled.push(await runOne(within, one, group.length === 1));
      return settled;
    });
    for (const end of ends) end();
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

const SAVEPOINT = CompiledQuery.raw("savepoint one");
const RELEASE = CompiledQuery.raw("release one");
const ROLLBACK = CompiledQuery.raw("rollback to one");

/** Returns what tells the caller, once the group is committed. */
async function runOne(
  within: Transaction<Tables>,
  { work, resolve, reject }: Waiting,
  isAlone: boolean,
): Promise<() => void> {
  if (isAlone) {
    const result = await work(within);
    return () => resolve(result);
  }
  await within.executeQuery(SAVEPOINT);
  try {
    const result = await work(within);
    await within.executeQuery(RELEASE);
    return () => resolve(result);
  } catch (error) {
    // Where SQLite itself has rolled back everything, this fails with the error of the cause.
    await within.executeQuery(ROLLBACK).catch(() => Promise.reject(error));
    await within.executeQuery(RELEASE);
    return () => reject(error);
  }
}
