import { describe, expect, test } from "vitest";
import { hasChromium } from "../../support/chromium.ts";
import { insertManyConversations } from "../../support/many-conversations.ts";
import { OpenedApp } from "../../support/opened-app.ts";

describe.runIf(hasChromium)("leaving a page in Chromium", () => {
  let conversation: string;
  const app = OpenedApp.use({
    records: async (opened) => {
      await opened.publish();
      conversation = await opened.converse();
      await insertManyConversations(opened.location, 100);
    },
  });
  const question = () => app.page.getByRole("alertdialog", { name: "Leave without saving?" });
  const answer = (name: string) => question().getByRole("button", { name }).click();
  const isAsked = () => app.page.evaluate("!dispatchEvent(new Event('beforeunload', { cancelable: true }))");

  test("with a form that is not saved asks first, and not after saving", async () => {
    await app.signIn("/library");
    await app.page.getByRole("link", { name: "New instruction" }).first().click();
    await app.page.getByRole("textbox", { name: /^Name/ }).waitFor();
    expect(await isAsked()).toBe(false);
    await app.page.getByRole("textbox", { name: /^Name/ }).fill("Tone");
    expect(await isAsked()).toBe(true);
    await app.page.getByRole("link", { name: "Publications" }).click();
    await answer("Stay");
    await app.page.goBack();
    await answer("Stay");
    expect(await app.page.getByRole("textbox", { name: /^Name/ }).inputValue()).toBe("Tone");
    await app.page.getByRole("textbox", { name: /^Text/ }).fill("Be short.");
    await app.page.getByRole("button", { name: "Create instruction" }).click();
    await app.page.getByRole("heading", { name: "Tone", level: 1 }).waitFor();
    expect(await isAsked()).toBe(false);
    await app.page.getByRole("link", { name: "Edit" }).click();
    await app.page.getByRole("textbox", { name: /^Name/ }).fill("Voice");
    await app.page.getByRole("link", { name: "Publications" }).click();
    await answer("Leave");
    await app.page.getByRole("heading", { name: "Publications" }).waitFor();
    expect(await app.page.getByRole("main").count()).toBe(1);
  });

  test("and coming back shows a list where it was, also when it is read late", async () => {
    await app.signIn("/conversations");
    const row = app.page.locator("li[data-id]").nth(20);
    await row.scrollIntoViewIfNeeded();
    const top = await app.page.evaluate<number>("scrollY");
    expect(top).toBeGreaterThan(500);
    await row.getByRole("link").first().click();
    await app.page.getByRole("link", { name: "Turns" }).waitFor();
    await app.page.goBack();
    await row.waitFor();
    const isThere = () => app.page.evaluate<number>("scrollY");
    await expect.poll(isThere).toBe(top);
    const { promise, resolve } = Promise.withResolvers<void>();
    await app.page.route("**/api/v1/conversations?**", async (route) => {
      await promise;
      await route.continue();
    });
    await app.page.reload();
    await app.page.getByRole("status").getByText("Loading").waitFor();
    resolve();
    await expect.poll(isThere).toBe(top);
  });

  test("on paper leaves its navigation and controls behind", async () => {
    await app.signIn(`/conversations/${conversation}`);
    await app.page.getByRole("heading", { name: "Release notes" }).waitFor();
    await app.page.emulateMedia({ media: "print" });
    for (const role of ["button", "navigation", "banner"] as const) {
      await expect.poll(() => app.page.getByRole(role).count()).toBe(0);
    }
    expect(await app.page.getByRole("heading", { name: "Release notes" }).isVisible()).toBe(true);
  });
});
