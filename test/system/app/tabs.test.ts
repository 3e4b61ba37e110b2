import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { hasChromium } from "../../support/chromium.ts";
import { OpenedApp } from "../../support/opened-app.ts";

describe.runIf(hasChromium)("two tabs in Chromium", () => {
  const app = OpenedApp.use({
    records: (opened) => opened.publish(),
  });

  const name = (page: Page) => page.getByRole("textbox", { name: /^Name/ });
  const save = (page: Page) => page.getByRole("button", { name: "Save" }).click();

  test("show each other's changes, and the second of two changes of one record is refused and kept", async () => {
    await app.signIn("/publications");
    await app.page.getByRole("link", { name: "Widget" }).click();
    await app.page.getByRole("link", { name: "Edit" }).click();
    await name(app.page).waitFor();
    const other = await app.openTab(new URL(app.page.url()).pathname);
    const list = await app.openTab("/publications");
    await list.getByRole("link", { name: "Widget" }).waitFor();
    await name(other).fill("Of the other tab");
    await save(other);
    await other.getByRole("heading", { name: "Of the other tab", level: 1 }).waitFor();
    await list.getByRole("link", { name: "Of the other tab" }).waitFor();
    await app.page.getByText("Somebody saved another version").waitFor();
    await name(app.page).fill("Of this tab");
    await save(app.page);
    await app.page.getByRole("alert").waitFor();
    expect(await name(app.page).inputValue()).toBe("Of this tab");
    await list.reload();
    await list.getByRole("link", { name: "Of the other tab" }).waitFor();
    await app.page.getByRole("button", { name: "Load their version" }).click();
    await expect.poll(() => name(app.page).inputValue()).toBe("Of the other tab");
    await name(app.page).fill("Of both");
    await save(app.page);
    await list.getByRole("link", { name: "Of both" }).waitFor();
    expect(app.watch.complaints.splice(0).every((text) => text.includes("409"))).toBe(true);
  });
});
