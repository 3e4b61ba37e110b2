import type { Browser, Locator, Page } from "playwright-core";
import { conversationIdOf, insertManyConversations } from "../../test/support/many-conversations.ts";
import { addMeasured, type Measurements, measure } from "./measured-page.ts";
import { addPublication, openPlace } from "./place.ts";

/** Lists, turns, filters and follows `count` conversations. */
export async function measureHistory(
  browser: Browser,
  { rounds, count }: { rounds: number; count: number },
): Promise<Measurements> {
  await using place = await openPlace();
  place.history.commit("feat: answer");
  await insertManyConversations(place.location, count);
  const publication = await addPublication(place);
  const all = `${place.url}/conversations?view=all`;
  const measurements: Measurements = new Map();
  for (let round = 0; round < rounds; round += 1) {
    const page = await place.openPage(browser);
    const measuring = async (name: string, act: () => Promise<unknown>) =>
      addMeasured(measurements, name, await measure(page, act));
    const select = (field: string, label: string) => page.getByLabel(field, { exact: true }).selectOption(label);
    const search = (text: string) => page.getByRole("searchbox").fill(text);
    await page.goto(all);
    await measuring("turns to an older page", async () => {
      await page.getByRole("button", { name: "Older" }).click();
      await page.waitForURL(/next=/);
      await page.locator("[aria-busy=false] li").first().waitFor();
    });
    await page.goto(all);
    await measuring("filters by status", async () => {
      await select("Status", "Merged");
      await rowOf(page, count - ((count - 1) % 10)).waitFor();
    });
    await measuring("and by publication", async () => {
      await select("Publication", "publication 11");
      await rowOf(page, count - ((count - 11) % 100)).waitFor();
    });
    await page.goto(all);
    await measuring("finds a frequent text", async () => {
      await search("v1");
      await page.waitForURL(/text=/);
      await page.locator("[aria-busy=false] li").first().waitFor();
    });
    await measuring("finds the oldest by its text", async () => {
      await search("changelog.md for v1.0.0,");
      await rowOf(page, 1).waitFor();
    });
    await page.goto(all);
    await page.locator("li[data-id]").first().waitFor();
    await measuring("shows what begins meanwhile", async () => {
      const { id } = await place.call("POST", "conversations/", { body: "Document it.", publication });
      await page.locator(`[data-id="${id}"]`).waitFor();
    });
    await page.context().close();
  }
  return measurements;
}

function rowOf(page: Page, number: number): Locator {
  return page.locator(`[data-id="${conversationIdOf(number)}"]`);
}
