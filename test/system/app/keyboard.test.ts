import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { hasChromium } from "../../support/chromium.ts";
import { EXAMPLES, type Example, PageExamples } from "../../support/page-examples.ts";

const named = (name: string): Example => EXAMPLES.find((one) => one.name === name) ?? expect.unreachable(name);
const describeFocus = "document.activeElement.ariaLabel ?? document.activeElement.innerText";

describe.runIf(hasChromium)("by keyboard", () => {
  const pages = PageExamples.use({ sharesPage: true });

  test("skips to the content", async () => {
    const page = await pages.open(named("Inbox"));
    await page.keyboard.press("Tab");
    const link = page.getByRole("link", { name: "Skip to content" });
    await link.and(page.locator(":focus")).waitFor();
    expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.getByRole("link", { name: "New request" }).and(page.locator(":focus")).waitFor();
  });

  test("moves to the new page, which a screen reader names, also back", async () => {
    const page = await pages.open(named("Inbox"));
    const expectPage = async (title: string) => {
      await page.getByRole("main", { name: title }).and(page.locator(":focus")).waitFor();
      await expect.poll(() => page.title()).toBe(`${title} · release-docs`);
    };
    await page.getByRole("link", { name: "Publications" }).press("Enter");
    await expectPage("Publications");
    await page.getByRole("link", { name: "Widget" }).press("Enter");
    await expectPage("Widget");
    await page.goBack();
    await expectPage("Publications");
  });

  test("a change of filters leaves the focus where it is", async () => {
    const page = await pages.open(named("Inbox"));
    await page.getByLabel("Search titles, versions, repositories and people").pressSequentially("nothing");
    await page.getByText("Nothing matches").waitFor();
    await page.getByLabel("Search titles, versions, repositories and people").and(page.locator(":focus")).waitFor();
  });

  const inside = (page: Page, role: string) =>
    page.evaluate<boolean>(`document.activeElement.closest("[role=${role}]") !== null`);

  test.each([
    ["Publication", "Delete", "alertdialog"],
    ["API keys", "Revoke test", "alertdialog"],
    ["Files, unified", "Review changes", "dialog"],
  ] as const)("keeps the focus in a dialog and returns it: %s", async (example, name, role) => {
    const page = await pages.open(named(example));
    const button = page.getByRole("button", { name, exact: true });
    await button.press("Enter");
    await page.getByRole(role).waitFor();
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let count = 0; count < 8; count += 1) {
        await page.keyboard.press(key);
        expect(await inside(page, role), `${key}: ${await page.evaluate(describeFocus)}`).toBe(true);
      }
    }
    await page.keyboard.press("Escape");
    await page.getByRole(role).waitFor({ state: "detached" });
    await button.and(page.locator(":focus")).waitFor();
  });

  test.each([
    ["Inbox", "Ada"],
    ["Notes", "More actions"],
    ["Messages", "Message actions"],
  ])("opens, follows arrows in and leaves a menu: %s", async (example, name) => {
    const page = await pages.open(named(example));
    const button = page.getByRole("button", { name }).first();
    await button.press("Enter");
    await page.locator("[role^=menuitem]:focus").waitFor();
    const first = await page.evaluate(describeFocus);
    const items = await page.locator("[role^=menuitem]").count();
    // The first item has the focus before the menu listens to arrows.
    const followArrow = async () => {
      await page.keyboard.press("ArrowDown");
      return (await page.evaluate(describeFocus)) === first;
    };
    await expect.poll(followArrow).toBe(items === 1);
    expect(await inside(page, "menu")).toBe(true);
    await page.keyboard.press("Escape");
    await page.getByRole("menu").waitFor({ state: "detached" });
    await button.and(page.locator(":focus")).waitFor();
  });

  // The last one, since what it adds to the page stays.
  test("nothing moves with reduced motion", async () => {
    await pages.app.page.emulateMedia({ reducedMotion: "reduce" });
    await pages.app.page.addInitScript(MEASURE_MOTION);
    for (const example of ["Menu of the user", "Publication, with the dialog that deletes it", "Inbox"]) {
      const page = await pages.open(named(example));
      expect(await page.evaluate<number>("longest"), example).toBeLessThan(0.001);
    }
  });
});

/** The longest duration that any element has while it appears, in seconds, and whether something is shifted. */
const MEASURE_MOTION = `
  window.longest = 0;
  const seconds = (list) => Math.max(...list.split(", ").map(Number.parseFloat));
  const measure = () => {
    for (const element of document.querySelectorAll("body *")) {
      for (const part of [undefined, "::before", "::after"]) {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element, part);
        const animated = animationName === "none" ? 0 : seconds(animationDuration);
        window.longest = Math.max(window.longest, seconds(transitionDuration), animated);
      }
    }
    for (const { effect } of document.getAnimations()) {
      const { target } = effect;
      if (getComputedStyle(target).transform !== "none") window.longest = Infinity;
    }
    requestAnimationFrame(measure);
  };
  requestAnimationFrame(measure);
`;
