import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright-core";
import { insertManyConversations } from "../../test/support/many-conversations.ts";
import { printRatios } from "../median.ts";
import { addMeasured, type Measurements, measure } from "./measured-page.ts";
import { openPlace, type Place } from "./place.ts";

const CONVERSATIONS = 1_000;
const ROWS = Array.from({ length: 25 }, (_, row) => `<li>Document v${row}.0.0</li>`).join("");
const BARE_PAGE = `<!doctype html><title>List</title><ul aria-label="Conversations">${ROWS}</ul>`;

/** Milliseconds until the first list is painted, with nothing cached. */
async function timeFirstList(page: Page, url: string): Promise<number> {
  await page.addInitScript(`
    window.shownAt = new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        if (document.querySelector("[aria-label=Conversations] li") === null) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      }).observe(document, { childList: true, subtree: true });
    });
  `);
  await page.goto(url);
  return page.evaluate<number>("shownAt");
}

/** Times the first list of the built app, as a ratio to a bare page with as many rows, and what people do there. */
export async function measureList(browser: Browser, rounds: number): Promise<Measurements> {
  await using place = await openPlace();
  await insertManyConversations(place.location, CONVERSATIONS);
  const server = createServer((_, response) => response.setHeader("content-type", "text/html").end(BARE_PAGE));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bare = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const signedIn = await place.openPage(browser);
  const cookies = await signedIn.context().cookies();
  await signedIn.context().close();
  const open = async (url: string): Promise<number> => {
    const context = await browser.newContext();
    await context.addCookies(cookies);
    const time = await timeFirstList(await context.newPage(), url);
    await context.close();
    return time;
  };
  const times = { bare: [] as number[], app: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.bare.push(await open(bare));
    times.app.push(await open(`${place.url}/conversations`));
  }
  server.close();
  printRatios(
    `The first list of ${CONVERSATIONS} conversations, nothing cached`,
    new Map([
      ["a bare page of node:http", times.bare],
      ["the app", times.app],
    ]),
  );
  return await measureInteractions(browser, place, rounds);
}

async function measureInteractions(browser: Browser, place: Place, rounds: number): Promise<Measurements> {
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
    for (const tab of ["Messages", "Turns", "Details"]) {
      await measuring(`opens the tab ${tab}`, async () => {
        await page.getByRole("link", { name: tab }).click();
        await page.locator("nav a[aria-current=page]", { hasText: tab }).waitFor();
      });
    }
    await page.context().close();
  }
  return measurements;
}
