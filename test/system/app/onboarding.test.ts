import type { Locator } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { hasChromium } from "../../support/chromium.ts";
import { FakeGitHubApp } from "../../support/github-app.ts";
import { FakeGitHubHost, HOSTED } from "../../support/github-host.ts";
import { FakeGitHubRegistration } from "../../support/github-registration.ts";
import { OpenedApp } from "../../support/opened-app.ts";
import { databases } from "../../support/stores.ts";
import { AXE, checkAccessibility } from "./examples/check.ts";

const MAX_CLICKS = 6;

describe.runIf(hasChromium).each(databases)("the first draft of an empty organization on $name", (database) => {
  let host: FakeGitHubHost;
  const app = OpenedApp.use({
    database,
    isEmpty: true,
    script: AXE,
    options: async () => {
      const own = new FakeGitHubApp();
      own.registration = new FakeGitHubRegistration(own, ["octo/other", HOSTED]);
      host = await FakeGitHubHost.open(app.history, own);
      return ["--github-url", host.url];
    },
  });
  afterAll(() => host?.[Symbol.asyncDispose]());

  test("takes six clicks and no text field", async () => {
    const { page } = app;
    await page.emulateMedia({ reducedMotion: "reduce" });
    const owner = ["--organization", "Acme", "--name", "Ada", "--email", "ada@example.com"];
    const printed = app.run("init", ...owner, "--url", app.address);
    await app.openLink(/^Sign in +(\S+)$/m.exec(printed)?.[1] ?? "");
    const setUp = page.getByRole("region", { name: /^Set up/ });
    let clicks = 0;
    const click = async (control: Locator) => {
      clicks += 1;
      await control.click();
    };
    const button = (name: string) => page.getByRole("button", { name });

    await setUp.getByText("Connect a code host").waitFor();
    await click(button("Connect GitHub"));
    await click(button("Create GitHub App"));
    await click(button("Install"));
    await page.getByText("GitHub cannot reach this service").waitFor();
    await checkAccessibility(page);
    await click(page.getByLabel(HOSTED));
    await click(button("Connect repository"));
    await page.getByLabel("Each release").waitFor();
    await checkAccessibility(page);
    await click(button("Create and write the last release"));
    await page.waitForURL(/\/conversations\/cnv-/);
    await page.getByText("Ready for review").waitFor();
    await page.getByText("Stream answers").first().waitFor();
    expect(clicks).toBe(MAX_CLICKS);

    // The checklist leads to the publish, and goes away with it.
    await page.getByRole("link", { name: "Home", exact: true }).click();
    await setUp.getByText("4 of 5").waitFor();
    await checkAccessibility(page);
    await setUp.getByRole("link", { name: "Open the draft" }).click();
    await button("Publish").click();
    await page
      .getByRole("link", { name: /^Pull request #/ })
      .first()
      .waitFor();
    await page.getByRole("link", { name: "Home", exact: true }).click();
    await page.getByRole("list", { name: "Repositories" }).waitFor();
    await setUp.waitFor({ state: "detached" });
  }, 120_000);
});
