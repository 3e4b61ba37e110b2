const PAUSE = 10;
const LONGEST = 20_000;

/** Reads again and again until what is read is as it should be, for 20 seconds at most; the last that was read. */
export async function waitUntil<Read>(read: () => Promise<Read>, is: (value: Read) => boolean): Promise<Read> {
  for (const end = Date.now() + LONGEST; ; ) {
    const value = await read();
    if (is(value)) return value;
    if (Date.now() > end) throw new Error(`It never came to that: ${JSON.stringify(value).slice(0, 2000)}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
