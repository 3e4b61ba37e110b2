import { onTestFinished } from "vitest";

type Closable = AsyncDisposable | { close: () => Promise<void> };

/** Ends what a test opened, also in `beforeEach`, once the test is over; what was opened last ends first. */
export function ofTest<Opened extends Closable>(opened: Opened): Opened {
  onTestFinished(() => ("close" in opened ? opened.close() : opened[Symbol.asyncDispose]()));
  return opened;
}
