import type { Browser, Locator, Page } from "playwright-core";
import {
  commitLargeDrafts,
  diffOf,
  insertDraft,
  LONG_FILE,
  MANY_FILES,
  pathOf,
} from "../../test/support/large-drafts.ts";
import { addMeasured, type Measurements, measure } from "./measured-page.ts";
import { addPublication, openPlace } from "./place.ts";

type Measuring = (name: string, act: () => Promise<unknown>) => Promise<void>;

/** Opens, scrolls and reviews drafts, each round in a page of its own. */
export async function measureDrafts(browser: Browser, rounds: number): Promise<Measurements> {
  await using place = await openPlace();
  commitLargeDrafts(place.history);
  const publicationId = await addPublication(place);
  const insert = (branch: string) =>
    insertDraft(place.location, { publicationId, branch, diff: diffOf(place.history, branch) });
  const [many, long] = [await insert("many-files"), await insert("long-file")];
  const measurements: Measurements = new Map();
  for (let round = 0; round < rounds; round += 1) {
    const page = await place.openPage(browser);
    const measuring: Measuring = async (name, act) => addMeasured(measurements, name, await measure(page, act));
    await page.goto(`${place.url}/conversations/${many}`);
    await measureManyFiles(page, measuring, round);
    await page.goto(`${place.url}/conversations/${long}`);
    await measureLongFile(page, measuring);
    await page.context().close();
  }
  return measurements;
}

const fileOf = (page: Page, path: string): Locator => page.getByRole("region", { name: path, exact: true });

/** What is drawn on the way can change the height. */
const SCROLL_TO_END = `new Promise((resolve) => {
  let height = 0;
  const scroll = () => {
    if (document.documentElement.scrollHeight === height) return resolve();
    height = document.documentElement.scrollHeight;
    scrollTo(0, height);
    requestAnimationFrame(() => requestAnimationFrame(scroll));
  };
  scroll();
})`;

async function openFiles(page: Page, path: string): Promise<void> {
  await page.getByRole("link", { name: /^Files/ }).click();
  await fileOf(page, path).locator("td.diff-code").first().waitFor();
}

async function measureManyFiles(page: Page, measuring: Measuring, round: number): Promise<void> {
  await measuring(`opens ${MANY_FILES} files`, () => openFiles(page, pathOf(1)));
  await measuring("scrolls through them", async () => {
    for (let step = 0; step < 40; step += 1) await page.mouse.wheel(0, 1_500);
    await page.evaluate(SCROLL_TO_END);
    await fileOf(page, pathOf(MANY_FILES)).locator("td.diff-code").first().waitFor();
  });
  await page.evaluate("scrollTo(0, 0)");
  const first = fileOf(page, pathOf(1));
  await measuring("folds a file", async () => {
    await page.getByRole("button", { name: `Fold ${pathOf(1)}` }).click();
    await first.locator("td.diff-code").first().waitFor({ state: "detached" });
  });
  await measuring("shows it again", async () => {
    await page.getByRole("button", { name: `Show ${pathOf(1)}` }).click();
    await first.locator("td.diff-code").first().waitFor();
  });
  await measuring("filters files", async () => {
    await page.getByLabel("Filter files").fill("page-150");
    await fileOf(page, pathOf(150)).locator("td.diff-code").first().waitFor();
  });
  await measuring("clears the filter", async () => {
    await page.getByLabel("Filter files").fill("");
    await first.waitFor();
  });
  // Each round another one: it stays discarded.
  const discarded = pathOf(2 + round);
  await measuring("discards a file", async () => {
    await page.getByRole("button", { name: `Discard changes of ${discarded}` }).click();
    await page.getByRole("button", { name: `Restore ${discarded}` }).waitFor();
  });
}

async function measureLongFile(page: Page, measuring: Measuring): Promise<void> {
  const lines = page.locator("td.diff-code");
  await measuring("opens a diff of 10,000 lines", () => openFiles(page, LONG_FILE));
  await measuring("scrolls to its middle", async () => {
    await page.evaluate("scrollTo(0, document.documentElement.scrollHeight / 2)");
    await page.getByRole("button", { name: "Comment on line 5000", exact: true }).waitFor();
  });
  await measuring("comments on a line", async () => {
    await page.getByRole("button", { name: "Comment on line 5000", exact: true }).click();
    await page.getByRole("textbox", { name: "Comment on line 5000" }).waitFor();
  });
  await measuring("types a comment", () => page.keyboard.type("This says it better."));
  await measuring("closes the comment", () => page.getByRole("button", { name: "Cancel" }).click());
  for (const view of ["Unified", "Side by side"]) {
    await measuring(`shows it ${view === "Unified" ? "unified" : "side by side"}`, async () => {
      await page.getByRole("button", { name: view }).click();
      await lines.first().waitFor();
    });
  }
}
