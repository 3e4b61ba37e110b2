/**
 * Lets concurrent calls that ask for the same share one read. It begins after the last of them arrived, so none gets what
 * was true before; calls that arrive while it runs share the next one. `gather` begins it once others could have arrived.
 */
export function createSharedReads<Result>(gather: (begin: () => void) => void) {
  const waiting = new Map<string, Promise<Result>>();
  const running = new Map<string, Promise<unknown>>();
  const begin = async (name: string, read: () => Promise<Result>): Promise<Result> => {
    await Promise.all([new Promise<void>((resolve) => gather(resolve)), running.get(name)]);
    waiting.delete(name);
    const reading = read();
    const ended = reading.then(
      () => undefined,
      () => undefined,
    );
    running.set(name, ended);
    try {
      return await reading;
    } finally {
      if (running.get(name) === ended) running.delete(name);
    }
  };
  return (name: string, read: () => Promise<Result>): Promise<Result> => {
    const shared = waiting.get(name) ?? begin(name, read);
    waiting.set(name, shared);
    return shared;
  };
}
