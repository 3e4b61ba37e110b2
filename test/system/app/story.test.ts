import type { Locator } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { hasChromium } from "../../support/chromium.ts";
import { FakeGitHubHost, HOSTED } from "../../support/github-host.ts";
import { OpenedApp } from "../../support/opened-app.ts";
import { databases } from "../../support/stores.ts";

const SESSION = /release-docs-session|rdk_/;
const SECRET = "a-webhook-secret-of-a-test";

describe.runIf(hasChromium).each(databases.slice(-1))("the first release of a new user on $name", (database) => {
  let host: FakeGitHubHost;
  const app = OpenedApp.use({
    database,
    isEmpty: true,
    records: async ({ history }) => {
      host = await FakeGitHubHost.open(history);
    },
  });
  afterAll(() => host?.[Symbol.asyncDispose]());

  const button = (name: string | RegExp) => app.page.getByRole("button", { name });
  const link = (name: string | RegExp) => app.page.getByRole("link", { name, exact: true });
  const above = (list: string) => app.page.getByRole("navigation", { name: "Breadcrumbs" }).getByText(list);
  // A required field has a star.
  const field = (name: string) => app.page.getByLabel(new RegExp(`^${name}\\W*$`));
  const heading = (name: string) => app.page.getByRole("heading", { name, exact: true, level: 1 });
  const fileOf = (path: string): Locator => app.page.getByRole("region", { name: path, exact: true });
  const added = (file: Locator, text: string): Locator => file.locator("td.diff-code-insert", { hasText: text });

  test("goes from init to a merged pull request by clicks and keys", async () => {
    const { page } = app;
    const owner = ["--organization", "Acme", "--name", "Ada", "--email", "ada@example.com"];
    const printed = app.run("init", ...owner, "--url", app.address);
    const signInUrl = /^Sign in +(\S+)$/m.exec(printed)?.[1] ?? "";
    await app.openLink(signInUrl);
    await heading("Home").waitFor();
    // The session is out of reach of scripts.
    expect(await page.evaluate("document.cookie + JSON.stringify([localStorage, sessionStorage])")).not.toMatch(
      SESSION,
    );
    // The code works once: here,
    await page.goto("about:blank");
    await app.openLink(signInUrl);
    await page.getByRole("alert").getByText("used already").waitFor();
    await page.getByRole("link", { name: "Continue as Ada" }).click();
    await heading("Home").waitFor();
    const stranger = await (await app.openContext()).newPage();
    await app.openLink(signInUrl, stranger);
    await stranger.getByRole("alert").getByText("used already").waitFor();
    expect(stranger.url()).toBe(`${app.address}/sign-in`);
    await stranger.goto(`${app.address}/connections`);
    await stranger.getByLabel("API key").waitFor();
    await stranger.context().close();
    expect(app.watch.complaints.splice(0).every((text) => text.includes("401"))).toBe(true);

    await link("Others").click();
    await link("Connect Repository").click();
    await field("Name").fill("widget");
    await field("Repository URL").fill(`file://${app.history.directory}`);
    await button("Connect").click();
    await heading("widget").waitFor();

    await above("Connections").click();
    await link("New connection").first().click();
    await link("Connect GitHub").click();
    await page.getByText("With a token").click();
    await field("Name").fill("GitHub");
    await app.page.getByRole("textbox", { name: "Personal token" }).fill(host.app.token);
    await field("API address").fill(host.app.baseUrl);
    await field("Webhook secret").fill(SECRET);
    await page.getByRole("button", { name: "Connect", exact: true }).click();
    await heading("GitHub").waitFor();
    await above("Connections").click();
    await link("New connection").first().click();
    await link("Connect Repository").click();
    await field("Name").fill(HOSTED);
    await field("Repository URL").fill(host.repositoryUrl);
    await field("Code host").selectOption("GitHub");
    await button("Connect").click();
    await heading(HOSTED).waitFor();
    await host.sendWebhooks(`${app.address}/webhooks/github`, SECRET);

    await link("Publications").click();
    await link("New publication").first().click();
    await field("Repository").selectOption(HOSTED);
    await page.getByText("Advanced").click();
    await page.getByRole("textbox", { name: /^Name/ }).fill("Widget");
    await page.getByLabel("Write the first draft now").uncheck();
    await page.getByRole("checkbox", { name: "widget", exact: true }).check();
    await button("Create publication").click();
    await heading("Widget").waitFor();

    await link("Inbox").click();
    await link("New request").first().click();
    await heading("New request").waitFor();
    await page.getByLabel("Between two tags").check();
    const choose = async (picker: RegExp, tag: string) => {
      await button(picker).press("Enter");
      const options = page.getByRole("dialog").getByRole("option");
      await options.filter({ hasText: tag }).waitFor();
      await page.keyboard.type(tag);
      await expect.poll(() => options.count()).toBe(1);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    };
    await choose(/^After/, "v1.0.0");
    await choose(/^Up to/, "v1.1.0");
    const preview = page.getByRole("region", { name: "Preview" });
    await preview.getByText("2 commits").waitFor();
    await field("What to say").fill("Write about **streams**.");
    await button("Write a draft").click();
    await page.waitForURL(/\/conversations\/cnv-/);
    await page.getByText("Running", { exact: true }).waitFor();
    await page.getByText("Ready for review").waitFor();
    await page.getByRole("heading", { name: "Release notes" }).waitFor();
    await page.locator("strong", { hasText: "streams" }).waitFor();

    await link("Turns").click();
    await page.getByRole("link", { name: /^Files/ }).click();
    const changelog = fileOf("CHANGELOG.md");
    await added(changelog, "Stream answers").waitFor();
    // By keyboard: Tab reaches the first line, arrows the others.
    await changelog.getByRole("button", { name: "Comment on line 1", exact: true }).focus();
    for (let line = 1; line < 5; line += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("textbox", { name: "Comment on line 5" }).waitFor();
    await page.keyboard.press("Escape");
    expect(await page.evaluate("document.activeElement.getAttribute('aria-label')")).toBe("Comment on line 5");
    const entry = changelog.locator("tr", { hasText: "Stream answers" });
    await entry.getByRole("button", { name: /^Comment on line/ }).click();
    await button("Suggest a change").click();
    const suggestion = page.getByRole("textbox", { name: /^Comment on line/ });
    expect(await suggestion.inputValue()).toMatch(/^```suggestion\n- Stream answers .*\n```\n$/);
    await suggestion.fill("```suggestion\n- Answers come piece by piece\n```");
    await button("Add comment").click();
    await page.getByText("1 comment is not sent").waitFor();
    // It is kept where it was written, also by the service.
    await page.reload();
    await changelog.locator("article", { hasText: "Answers come piece by piece" }).waitFor();
    await button("Review changes").click();
    await page.getByRole("dialog").getByRole("button", { name: "Request changes" }).click();
    await page.getByText("Running", { exact: true }).waitFor();
    await added(changelog, "- Answers come piece by piece").waitFor();
    await page.getByText("Ready for review").waitFor();
    expect(await added(changelog, "Stream answers").count()).toBe(0);
    await page.getByRole("link", { name: /^Messages/ }).click();
    await page.getByRole("link", { name: /^Files/ }).click();

    const notes = fileOf("release-notes/1.1.0.md");
    const discard = () => notes.getByRole("button", { name: "Discard changes of release-notes/1.1.0.md" }).click();
    await discard();
    await button("Restore release-notes/1.1.0.md").waitFor();
    await notes.waitFor({ state: "detached" });
    await button("Restore release-notes/1.1.0.md").click();
    await notes.waitFor();
    await added(changelog, "- Answers come piece by piece").waitFor();
    await discard();
    await notes.waitFor({ state: "detached" });

    await button("Publish").click();
    const pullLink = page.getByRole("link", { name: /^Pull request #/ });
    await pullLink.first().waitFor();
    expect(await button("Publish").count()).toBe(0);
    const pull = (await host.api.pulls(HOSTED)).at(-1);
    expect(await pullLink.first().getAttribute("href")).toBe(pull?.html_url);
    const { files } = await host.api.changes(HOSTED, pull?.head.ref ?? "");
    expect([...files.keys()]).toEqual(["CHANGELOG.md"]);
    expect(files.get("CHANGELOG.md")).toContain("- Answers come piece by piece\n");
    await host.api.call("PUT", `/repos/${HOSTED}/pulls/${pull?.number}/merge`, {});
    await page.getByText("Merged", { exact: true }).waitFor();
    await page.getByRole("link", { name: /^Notes/ }).click();
    await above("Inbox").click();
    await page.getByRole("link", { name: /^Done/ }).click();
    await page.getByRole("list", { name: "Conversations" }).getByText("Merged").waitFor();
  }, 180_000);
});
