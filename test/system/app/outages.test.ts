import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { hasChromium } from "../../support/chromium.ts";
import { OpenedApp } from "../../support/opened-app.ts";

const UNREACHABLE = "The service does not respond.";

describe.runIf(hasChromium)("the app without its service in Chromium", () => {
  let conversation: string;
  const app = OpenedApp.use({
    records: async (opened) => {
      await opened.publish();
      conversation = await opened.converse();
    },
  });
  beforeEach(async () => {
    await app.page.clock.install();
  });

  /** Complaints of the browser are not those of the app. */
  const forgive = () => expect(app.watch.complaints.splice(0).join("\n")).not.toContain("TypeError");

  const outage = (page: Page) => page.getByRole("alert").getByText(UNREACHABLE);

  test("keeps what it shows and what is typed, and follows the work again, while the service restarts", async () => {
    await app.signIn(`/conversations/${conversation}/messages`);
    const field = app.page.getByRole("textbox", { name: "Message" });
    await field.fill("Not sent yet");
    const list = await app.openTab("/conversations");
    await list.locator(`[data-id="${conversation}"]`).waitFor();
    await app.stop();
    await app.page.getByRole("button", { name: "Comment", exact: true }).click();
    await outage(app.page).waitFor();
    await app.page.getByRole("region", { name: "Notices" }).getByText(UNREACHABLE).waitFor({ state: "detached" });
    await outage(list).waitFor();
    expect(await list.locator(`[data-id="${conversation}"]`).count()).toBe(1);
    await app.start();
    await outage(app.page).waitFor({ state: "detached" });
    await outage(list).waitFor({ state: "detached" });
    const id = await app.converse();
    await list.locator(`[data-id="${id}"]`).getByText("Ready for review").waitFor();
    expect(await field.inputValue()).toBe("Not sent yet");
    await app.page.reload();
    expect(await field.inputValue()).toBe("Not sent yet");
    await app.page.getByRole("button", { name: "Comment", exact: true }).click();
    await app.page.getByRole("list", { name: "Messages" }).getByText("Not sent yet").waitFor();
    await expect.poll(() => field.inputValue()).toBe("");
    forgive();
  }, 120_000);

  test("says that the service cannot be reached, and loads a page again once it can", async () => {
    await app.signIn("/conversations");
    await app.page.locator(`[data-id="${conversation}"]`).waitFor();
    await app.stop();
    await app.page.getByRole("link", { name: "Library" }).click();
    await app.page.getByText("The service cannot be reached").waitFor();
    await app.page.getByRole("link", { name: "Publications" }).click();
    await app.page.waitForURL("**/publications");
    await app.page.getByText("The service cannot be reached").waitFor();
    await app.page.getByRole("link", { name: "Library" }).click();
    await app.page.waitForURL("**/library");
    await app.page.getByText("The service cannot be reached").waitFor();
    await app.start();
    await app.page.getByText("No instructions").waitFor();
    expect(new URL(app.page.url()).pathname).toBe("/library");
    forgive();
  }, 120_000);

  test.each(["held back", "refused"])("reads every 15 seconds where a proxy has the stream %s", async (how) => {
    await app.page.route("**/api/v1/events", (route) => (how === "refused" ? route.abort() : undefined));
    await app.signIn("/conversations");
    await app.page.locator(`[data-id="${conversation}"]`).waitFor();
    const id = await app.converse();
    await expect.poll(() => app.readStatus(id)).toBe("staged");
    expect(await app.page.locator(`[data-id="${id}"]`).count()).toBe(0);
    await app.page.clock.fastForward(16_000);
    await app.page.locator(`[data-id="${id}"]`).getByText("Ready for review").waitFor();
    forgive();
  });
});
