const PAUSE = 20;
const LONGEST = 20_000;

/** Polls until the value satisfies the condition, for at most 20 seconds; returns the last value. */
export async function waitUntil<Read>(read: () => Promise<Read>, is: (value: Read) => boolean): Promise<Read> {
  for (const end = Date.now() + LONGEST; ; ) {
    const value = await read();
    if (is(value)) return value;
    if (Date.now() > end) throw new Error(`It never came to that: ${JSON.stringify(value).slice(0, 2000)}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
