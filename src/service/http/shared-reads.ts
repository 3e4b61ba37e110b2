type Read<Result> = () => Promise<Result>;
type Waiting<Result> = { read: Read<Result>; result: Promise<Result> };

/**
 * Lets concurrent calls that ask for the same share one read, that of the last of them. It begins after that call arrived,
 * so none gets what was true before; calls that arrive while it runs share the next one. `gather` begins it once others
 * could have arrived.
 */
export function createSharedReads<Result>(gather: (begin: () => void) => void) {
  const waiting = new Map<string, Waiting<Result>>();
  const running = new Map<string, Promise<unknown>>();
  const begin = async (name: string, read: Read<Result>): Promise<Result> => {
    await Promise.all([new Promise<void>((resolve) => gather(resolve)), running.get(name)]);
    waiting.delete(name);
    const reading = read();
    const ended = Promise.allSettled([reading]);
    running.set(name, ended);
    try {
      return await reading;
    } finally {
      if (running.get(name) === ended) running.delete(name);
    }
  };
  return (name: string, read: Read<Result>): Promise<Result> => {
    const joined = waiting.get(name);
    if (joined !== undefined) {
      joined.read = read;
      return joined.result;
    }
    const first: Waiting<Result> = { read, result: begin(name, () => first.read()) };
    waiting.set(name, first);
    return first.result;
  };
}
