import { expect, test } from "vitest";
import { hasChromium, shareChromium, watchPage } from "../../support/chromium.ts";
import { countClicks } from "../../support/clicks.ts";
import { readDemoLink, startDemo } from "../../support/demo.ts";
import { AXE, checkAccessibility } from "./examples/check.ts";

test.runIf(hasChromium)(
  "the demo's story: edit, publish, merge, and repair a failure",
  { timeout: 90_000 },
  async () => {
    await using demo = startDemo();
    const link = await readDemoLink(demo);
    const context = await (await shareChromium()).newContext();
    try {
      await context.addInitScript({ path: AXE });
      const page = await context.newPage();
      const watch = await watchPage(page);
      const clicks = await countClicks(context);
      const click = (role: "button" | "link", name: string | RegExp) => page.getByRole(role, { name }).first().click();
      await page.goto(link.href);
      await click("button", "Sign in with this link");
      await click("link", "Inbox");
      await click("link", "docs: v2.0.0");
      await click("button", "Edit #26");
      const text = page.getByRole("textbox", { name: /#26/ });
      await text.fill("Cancelled ferries say so");
      await text.press("Enter");
      await click("button", "Publish");
      const opening = context.waitForEvent("page");
      await click("link", /^Pull request #39/);
      const pull = await opening;
      await pull.getByText("+- Cancelled ferries say so").first().waitFor();
      await checkAccessibility(pull);
      await pull.getByRole("button", { name: "Merge pull request" }).click();
      await pull.getByText("Merged", { exact: true }).waitFor();
      await page.getByText("Merged", { exact: true }).first().waitFor();
      expect(clicks.count).toBe(7);

      await page.goto(`${link.origin}/conversations`);
      await click("link", "Update Release notes");
      await click("link", /^Turns/);
      await click("button", "Retry");
      await page.getByText("Ready for review").waitFor();
      expect(watch.complaints).toEqual([]);
    } finally {
      await context.close();
    }
  },
);
