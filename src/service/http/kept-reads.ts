/**
 * Keeps results until the version of the database (`Store.readVersion`) is another one, at most `maxSize` of them together.
 * The version is read before the result, so a result is never older than the version it is kept for.
 */
export function createKeptReads<Result>(maxSize: number, sizeOf: (result: Result) => number) {
  const kept = new Map<string, Result>();
  let [current, size] = ["", 0];
  return async (version: string, name: string, read: () => Promise<Result>): Promise<Result> => {
    if (version !== current) {
      kept.clear();
      [current, size] = [version, 0];
    }
    const known = kept.get(name);
    if (known !== undefined) return known;
    const result = await read();
    const grown = size + sizeOf(result);
    if (version === current && grown <= maxSize) {
      kept.set(name, result);
      size = grown;
    }
    return result;
  };
}
