import { afterAll, describe, expect, test } from "vitest";
import { hasChromium } from "../../support/chromium.ts";
import { countClicks } from "../../support/clicks.ts";
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
    const owner = ["--organization", "Acme", "--name", "Ada", "--email", "ada@example.com"];
    const printed = app.run("init", ...owner, "--url", app.address);
    await app.openLink(/^Sign in +(\S+)$/m.exec(printed)?.[1] ?? "");
    await page.getByRole("heading", { name: "Home", level: 1 }).waitFor();
    // The session is out of reach of scripts.
    const kept = await page.evaluate("document.cookie + JSON.stringify([localStorage, sessionStorage])");
    expect(kept).not.toMatch(/release-docs-session|rdk_/);
    const clicks = await countClicks(page.context());
    await page.reload();
    const setUp = page.getByRole("region", { name: /^Set up/ });
    const button = (name: string) => page.getByRole("button", { name });

    await setUp.getByText("Connect a code host").waitFor();
    await button("Connect GitHub").click();
    await button("Create GitHub App").click();
    await button("Install").click();
    await page.getByText("GitHub cannot reach this service").waitFor();
    await checkAccessibility(page);
    await page.getByLabel(HOSTED).click();
    await button("Connect repository").click();
    await page.getByLabel("Each release").waitFor();
    await checkAccessibility(page);
    await button("Create and write the last release").click();
    await page.waitForURL(/\/conversations\/cnv-/);
    await page.getByText("Ready for review").waitFor();
    await page.getByText("Stream answers").first().waitFor();
    expect(clicks.count).toBe(MAX_CLICKS);

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
