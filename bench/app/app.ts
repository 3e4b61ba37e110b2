import { hasChromium, openChromium } from "../../test/support/chromium.ts";
import { measureDrafts } from "./drafts.ts";
import { measureEmptyPage } from "./empty-page.ts";
import { benchFirstPage } from "./first-page.ts";
import { measureHistory } from "./history.ts";
import { measureList } from "./list.ts";
import { printMeasurements } from "./measured-page.ts";

const ROUNDS = 3;

/** Times interactions of the built app in Chromium; other work on the machine adds to each, so look at the least. */
export async function benchApp(): Promise<void> {
  if (!hasChromium) return;
  const browser = await openChromium();
  try {
    await benchFirstPage(browser, 2 * ROUNDS + 1);
    printMeasurements("An empty React page", await measureEmptyPage(browser, ROUNDS));
    const count = Number(process.env.BENCH_CONVERSATIONS ?? 1_000_000);
    const listed = await measureHistory(browser, { rounds: ROUNDS, count });
    printMeasurements(`Inbox of ${count} conversations, on SQLite`, listed);
    printMeasurements("Inbox", await measureList(browser, ROUNDS));
    printMeasurements(
      "A draft of 300 files, and one with a diff of 10,000 lines",
      await measureDrafts(browser, ROUNDS),
    );
  } finally {
    await browser.close();
  }
}
