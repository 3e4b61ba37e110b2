import { isOutage } from "./outage.ts";
import { countFitting } from "./page.ts";

type Waiting<Call, Result> = {
  call: Call;
  bytes: number;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};
type Queue<Call, Result> = { waiting: Waiting<Call, Result>[]; running: number };

type Run<Call, Result> = (calls: readonly Call[]) => Promise<readonly Result[]>;

const MAX_BATCH = 32;
const MAX_BATCH_BYTES = 2 ** 20;
/** Of one name, so that the database works on one while the next is gathered. */
const MAX_RUNNING = 2;
/** Calls that wait for a running batch before a second one begins: fewer would cost more each. */
const MIN_SECOND = 8;

const mayBegin = ({ waiting, running }: Pick<Queue<unknown, unknown>, "running"> & { waiting: { length: number } }) =>
  running === 0 || (running < MAX_RUNNING && waiting.length >= MIN_SECOND);

/**
 * Gathers calls of one name that wait at the same time for a `run` that costs less for several. It does all or, if it
 * throws, nothing: then each runs again alone, unless the database failed. `bytes`: about the size of the call.
 */
export function createBatches<Call, Result>(run: Run<Call, Result>) {
  const queues = new Map<string, Queue<Call, Result>>();
  const runAll = async (name: string, queue: Queue<Call, Result>): Promise<void> => {
    while (queue.waiting.length > 0) {
      const size = countFitting(queue.waiting.slice(0, MAX_BATCH), MAX_BATCH_BYTES);
      await runBatch(run, queue.waiting.splice(0, size));
    }
    queue.running -= 1;
    if (queue.running === 0) queues.delete(name);
  };
  return (name: string, call: Call, bytes: number): Promise<Result> =>
    new Promise((resolve, reject) => {
      const queue = queues.get(name) ?? { waiting: [], running: 0 };
      queues.set(name, queue);
      queue.waiting.push({ call, bytes, resolve, reject });
      if (!mayBegin(queue)) return;
      queue.running += 1;
      setImmediate(() => void runAll(name, queue));
    });
}

async function runBatch<Call, Result>(run: Run<Call, Result>, batch: readonly Waiting<Call, Result>[]): Promise<void> {
  try {
    const results = await run(batch.map(({ call }) => call));
    for (const [index, result] of results.entries()) batch[index]?.resolve(result);
  } catch (error) {
    if (batch.length === 1 || isOutage(error)) for (const { reject } of batch) reject(error);
    else for (const one of batch) await runBatch(run, [one]);
  }
}
