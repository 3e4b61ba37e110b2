import type { BrowserContext } from "playwright-core";

/** What a person presses with the mouse, on every page and tab of a browser context. */
export type Clicks = { count: number };

/** Counts from the next page on that is loaded. A label that passes its click on to a field counts once. */
export async function countClicks(context: BrowserContext): Promise<Clicks> {
  const clicks = { count: 0 };
  await context.exposeBinding("reportClick", () => {
    clicks.count += 1;
  });
  await context.addInitScript(`addEventListener("pointerdown", ({ isTrusted }) => isTrusted && reportClick(), true)`);
  return clicks;
}
