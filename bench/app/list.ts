import type { Browser } from "playwright-core";
import { insertManyConversations } from "../../test/support/many-conversations.ts";
import { addMeasured, type Measurements, measure } from "./measured-page.ts";
import { openPlace } from "./place.ts";

const CONVERSATIONS = 1_000;

/** Times what people do at the first list; `first-page.ts` times the list itself. */
export async function measureList(browser: Browser, rounds: number): Promise<Measurements> {
  await using place = await openPlace();
  await insertManyConversations(place.location, CONVERSATIONS);
  const measurements: Measurements = new Map();
  for (let round = 0; round < rounds; round += 1) {
    const page = await place.openPage(browser);
    const list = page.getByRole("list", { name: "Conversations" });
    await list.waitFor();
    const measuring = async (name: string, act: () => Promise<unknown>) =>
      addMeasured(measurements, name, await measure(page, act));
    await measuring("opens a menu", async () => {
      await page.getByRole("button", { name: "Ada" }).click();
      await page.getByRole("menu").waitFor();
    });
    await page.keyboard.press("Escape");
    await list.getByRole("link").first().click();
    for (const tab of ["Messages", "Turns", "Files"]) {
      await measuring(`opens the tab ${tab}`, async () => {
        await page.getByRole("link", { name: tab }).click();
        await page.locator("nav a[aria-current=page]", { hasText: tab }).waitFor();
      });
    }
    await page.context().close();
  }
  return measurements;
}
