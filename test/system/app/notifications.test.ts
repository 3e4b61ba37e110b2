import { afterAll, describe, expect, test } from "vitest";
import { hasChromium } from "../../support/chromium.ts";
import { FakeGitHubHost, HOSTED } from "../../support/github-host.ts";
import { MailServer, readUnsubscribeLink } from "../../support/mail-server.ts";
import { OpenedApp } from "../../support/opened-app.ts";
import { findFreePort } from "../../support/program.ts";

const SECRET = "a-webhook-secret-of-a-test";

describe.runIf(hasChromium)("notifications in Chromium", () => {
  let host: FakeGitHubHost;
  let mail: MailServer;
  const app = OpenedApp.use({
    options: async () => {
      mail = await MailServer.open();
      const port = await findFreePort();
      const from = ["--smtp-url", `smtp://127.0.0.1:${mail.port}`, "--mail-from", "docs@example.org"];
      return ["--port", port, "--url", `http://127.0.0.1:${port}`, ...from];
    },
    records: async (opened) => {
      host = await FakeGitHubHost.open(opened.history);
      const codehostApp = { ...host.app, webhookSecret: SECRET };
      const github = await opened.call("POST", "connections", { name: "GitHub", config: { codehostApp } });
      const codehostRepo = { codehostAppConnectionId: github.id, repositoryUrl: host.repositoryUrl };
      const { id } = await opened.call("POST", "connections", { name: HOSTED, config: { codehostRepo } });
      await host.sendWebhooks(`${opened.address}/webhooks/github`, SECRET);
      const config = { docsRepo: id, inputTriggers: { [id]: ["releases"] } };
      await opened.call("POST", "publications", { name: "Widget", config });
    },
  });
  afterAll(async () => {
    await host?.[Symbol.asyncDispose]();
    await mail?.[Symbol.asyncDispose]();
  });

  test("a release makes a draft: the bell counts 1, and a click on it opens the notes", async () => {
    const { page } = app;
    await app.signIn("/settings/notifications");
    await page.getByText("Sent to").waitFor();
    await page.getByLabel("Emails about").selectOption("All conversations that I may read");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved the settings").waitFor();

    await host.api.call("POST", `/repos/${HOSTED}/releases`, { tag_name: "v1.1.0", name: "v1.1.0" });
    await page.getByRole("link", { name: /^1 unread notification: / }).click();
    await page.getByRole("heading", { name: "Release notes" }).waitFor();
    const notes = page.url();
    await page.getByRole("link", { name: "Notifications", exact: true }).click();
    const list = page.getByRole("list", { name: "Notifications" });
    await list.getByText("Ready for review").waitFor();
    expect(await list.getByRole("img", { name: "Unread" }).count()).toBe(0);

    await expect.poll(() => mail.inbox).toHaveLength(1);
    const [email] = mail.inbox;
    expect(email?.content).toContain(`\r\n${notes}\r\n`);
    await page.goto(readUnsubscribeLink(email ?? expect.unreachable()));
    await page.getByRole("button", { name: "Get no more emails" }).click();
    await page.getByRole("link", { name: "Choose your notifications" }).click();
    await expect.poll(() => page.getByLabel("By email").inputValue()).toBe("never");
  });
});
