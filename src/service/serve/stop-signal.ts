const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Resolves with the name of the first SIGINT or SIGTERM, whenever it comes. A second one ends the process at once, as
 * that signal would.
 */
export function listenForStop(): Promise<keyof typeof EXIT_CODES> {
  const { promise, resolve } = Promise.withResolvers<keyof typeof EXIT_CODES>();
  let isTold = false;
  const hear = (name: keyof typeof EXIT_CODES): void => {
    if (isTold) process.exit(EXIT_CODES[name]);
    isTold = true;
    resolve(name);
  };
  process.on("SIGINT", hear).on("SIGTERM", hear);
  return promise;
}
