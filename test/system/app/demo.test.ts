import { expect, test } from "vitest";
import { hasChromium, shareChromium, watchPage } from "../../support/chromium.ts";
import { readDemoLink, startDemo } from "../../support/demo.ts";

test.runIf(hasChromium)("the demo's link opens the app, and a draft to review", { timeout: 90_000 }, async () => {
  await using demo = startDemo();
  const link = await readDemoLink(demo);
  const context = await (await shareChromium()).newContext();
  try {
    const page = await context.newPage();
    const watch = await watchPage(page);
    await page.goto(link.href);
    await page.getByRole("button", { name: "Sign in with this link" }).click();
    await page.getByRole("link", { name: "Inbox" }).click();
    const conversations = page.getByRole("list", { name: "Conversations" });
    await conversations.getByRole("link", { name: "docs: v2.0.0" }).click();
    await page.getByRole("link", { name: /Files/ }).click();
    await page.getByText("departures of several piers at once").filter({ visible: true }).first().waitFor();
    expect(new URL(page.url()).hash).toBe("");
    expect(watch.complaints).toEqual([]);
  } finally {
    await context.close();
  }
});
