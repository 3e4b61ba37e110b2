type GroupListener = (group: number, isRunning: boolean) => void;

const running = new Set<number>();
const listeners = new Set<GroupListener>();

/** Kills the group when this process exits; {@link listenToGroups} and {@link startWatchdog} cover its other ends. */
export function addGroup(group: number): void {
  if (running.size === 0) process.on("exit", killGroups);
  running.add(group);
  for (const listener of listeners) listener(group, true);
}

export function removeGroup(group: number): void {
  if (!running.delete(group)) return;
  if (running.size === 0) process.off("exit", killGroups);
  for (const listener of listeners) listener(group, false);
}

export function listenToGroups(listener: GroupListener): void {
  listeners.add(listener);
  for (const group of running) listener(group, true);
}

function killGroups(): void {
  for (const group of running) killGroup(group);
}

/** Kills a process and its descendants; on Windows the process only. */
export function killGroup(group: number, signal: NodeJS.Signals = "SIGKILL"): void {
  try {
    process.kill(process.platform === "win32" ? group : -group, signal);
  } catch (error) {
    // ESRCH: it has ended meanwhile.
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

export type WatchdogOrders = {
  /** Ends the process when this process is no longer its parent. */
  parent?: number;
  /** Milliseconds from now, after which the process ends. */
  deadline?: number;
  /** Written to standard output at the deadline. */
  lastWords?: string;
};

/** A thread that ends this process and its groups, with SIGKILL, even while its event loop is blocked. */
export function startWatchdog(orders: WatchdogOrders): Disposable {
  // Loaded here: the first request of a step leaves before.
  const { Worker } = process.getBuiltinModule("node:worker_threads");
  // A function as text: a bundle has no file of its own for a thread.
  const thread = new Worker(`(${keepWatch})()`, { eval: true, workerData: orders });
  thread.unref();
  const listener: GroupListener = (group, isRunning) => thread.postMessage({ group, isRunning });
  listenToGroups(listener);
  return {
    [Symbol.dispose]: () => {
      listeners.delete(listener);
      void thread.terminate();
    },
  };
}

/** Refers to nothing outside of itself. */
function keepWatch(): void {
  const { parentPort, workerData } = process.getBuiltinModule("node:worker_threads");
  const { writeSync } = process.getBuiltinModule("node:fs");
  const { parent, deadline, lastWords = "" }: WatchdogOrders = workerData;
  const groups = new Set<number>();
  const end = (words: string): void => {
    try {
      writeSync(1, words);
    } finally {
      for (const group of groups) {
        try {
          process.kill(-group, "SIGKILL");
        } catch {
          // It has ended meanwhile.
        }
      }
      process.kill(process.pid, "SIGKILL");
    }
  };
  parentPort?.on("message", ({ group, isRunning }: { group: number; isRunning: boolean }) => {
    if (isRunning) groups.add(group);
    else groups.delete(group);
  });
  // Node's maximum: a longer timer fires at once.
  if (deadline !== undefined) setTimeout(end, Math.min(deadline, 2 ** 31 - 1), lastWords);
  if (parent !== undefined) {
    setInterval(() => {
      if (process.ppid !== parent) end("");
    }, 500);
  }
}
