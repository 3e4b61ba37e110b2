import type { Locator } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { hasChromium } from "../../support/chromium.ts";
import { FakeGitHubHost, HOSTED } from "../../support/github-host.ts";
import { OpenedApp } from "../../support/opened-app.ts";

const TURN = { timeout: 60_000 };

describe.runIf(hasChromium)("a conversation in Chromium", () => {
  let host: FakeGitHubHost;
  const app = OpenedApp.use({
    history: (history) => {
      history.commit("feat: answer (#1)", { "CHANGELOG.md": "# Changelog\n" });
      history.tag("v1.0.0");
      history.commit("feat: stream answers (#2)");
      history.commit("fix: keep the last line (#3)");
      history.tag("v1.1.0");
    },
    records: async (opened) => {
      host = await FakeGitHubHost.open(opened.history);
      const github = { name: "GitHub", config: { codehostApp: host.app } };
      const { id: codehostAppConnectionId } = await opened.call("POST", "connections", github);
      const codehostRepo = { codehostAppConnectionId, repositoryUrl: host.repositoryUrl };
      const hosted = { name: "hosted", config: { codehostRepo } };
      const { id: docsRepo } = await opened.call("POST", "connections", hosted);
      await opened.call("POST", "publications", { name: "Widget", config: { sourceRepos: [docsRepo], docsRepo } });
    },
  });
  afterAll(() => host?.[Symbol.asyncDispose]());

  const converse = (body: string) =>
    app.call("POST", "conversations/", {
      ...{ body, publication: "Widget", stage: true },
      changes: [{ tags: { start: "v1.0.0", end: "v1.1.0" } }],
    });

  async function open(path: string): Promise<void> {
    await app.signIn(path);
    await app.page.getByRole("navigation", { name: "Conversation" }).waitFor();
  }

  const fileOf = (path: string): Locator => app.page.getByRole("region", { name: path, exact: true });

  const lineOf = (file: Locator, text: string): Locator => file.locator("td.diff-code-insert", { hasText: text });

  test("is reviewed on its lines, revised, stripped of a file and published", async () => {
    const { id } = await converse("Write about **streams**.");
    await open(`/conversations/${id}`);
    await app.page.getByText("Ready for review").waitFor(TURN);
    await app.page.getByRole("heading", { name: "Release notes" }).waitFor();
    expect(await app.page.locator("strong", { hasText: "streams" }).count()).toBe(1);

    await app.page.getByRole("link", { name: "Files" }).click();
    const changelog = fileOf("CHANGELOG.md");
    // By keyboard: Tab reaches the first line, arrows the others.
    await changelog.getByRole("button", { name: "Comment on line 1", exact: true }).focus();
    for (let line = 1; line < 5; line += 1) await app.page.keyboard.press("ArrowDown");
    await app.page.keyboard.press("Enter");
    await app.page.getByRole("textbox", { name: "Comment on line 5" }).waitFor();
    await app.page.keyboard.press("Escape");
    expect(await app.page.evaluate<string>("document.activeElement.getAttribute('aria-label')")).toBe(
      "Comment on line 5",
    );
    const entry = changelog.locator("tr", { hasText: "Stream answers" });
    await entry.getByRole("button", { name: /^Comment on line/ }).click();
    await app.page.getByRole("button", { name: "Suggest a change" }).click();
    const field = app.page.getByRole("textbox", { name: /^Comment on line/ });
    expect(await field.inputValue()).toMatch(/^```suggestion\n- Stream answers .*\n```\n$/);
    await field.fill("```suggestion\n- Answers come piece by piece\n```");
    await app.page.getByRole("button", { name: "Add comment" }).click();
    // It is kept where it was written, also by the service.
    await app.page.getByText("1 comment is not sent").waitFor();
    await app.page.reload();
    await changelog.locator("article", { hasText: "Answers come piece by piece" }).waitFor();

    await app.page.getByRole("button", { name: "Review changes" }).click();
    await app.page.getByRole("dialog").getByRole("button", { name: "Request changes" }).click();
    await lineOf(changelog, "- Answers come piece by piece").waitFor(TURN);
    await app.page.getByText("Ready for review").waitFor(TURN);
    expect(await lineOf(changelog, "Stream answers").count()).toBe(0);

    const notes = fileOf("release-notes/1.1.0.md");
    await notes.getByRole("button", { name: "Discard changes of release-notes/1.1.0.md" }).click();
    await app.page.getByRole("button", { name: "Restore release-notes/1.1.0.md" }).waitFor();
    await notes.waitFor({ state: "detached" });

    await app.page.getByRole("button", { name: "Publish" }).click();
    await app.page.getByRole("link", { name: /^Pull request #/ }).waitFor(TURN);
    expect(await app.page.getByRole("button", { name: "Publish" }).count()).toBe(0);
    const pull = (await host.api.pulls(HOSTED)).at(-1);
    const { files } = await host.api.changes(HOSTED, pull?.head.ref ?? "");
    expect([...files.keys()]).toEqual(["CHANGELOG.md"]);
    expect(files.get("CHANGELOG.md")).toContain("- Answers come piece by piece\n");
  }, 120_000);

  test("a message is changed from its end, and deleted after a question", async () => {
    const { id } = await converse("Write.");
    await expect.poll(async () => (await app.call("GET", `conversations/${id}`)).status, TURN).not.toBe("running");
    await app.call("POST", `conversations/${id}/comments`, { body: "Fine", workRequested: false });
    await open(`/conversations/${id}/messages`);
    const messages = app.page.getByRole("list", { name: "Messages" });
    const choose = async (item: string) => {
      await messages.getByRole("button", { name: "Message actions" }).click();
      await app.page.getByRole("menuitem", { name: item }).click();
    };
    await choose("Edit");
    await messages.getByRole("textbox").pressSequentially(", thanks");
    await messages.getByRole("button", { name: "Save" }).click();
    await messages.getByText("Fine, thanks").waitFor();
    const question = app.page.getByRole("alertdialog");
    await choose("Delete");
    await question.getByRole("button", { name: "Cancel" }).click();
    await question.waitFor({ state: "detached" });
    await messages.getByText("Fine, thanks").waitFor();
    await choose("Delete");
    await question.getByRole("button", { name: "Delete" }).click();
    await app.page.getByText("No messages yet").waitFor();
    await expect.poll(() => app.page.evaluate("document.activeElement.id")).toBe("content");
  }, 120_000);

  test("shows a viewer nothing that would be refused", async () => {
    const { id } = await converse("Write.");
    await expect.poll(async () => (await app.call("GET", `conversations/${id}`)).status, TURN).not.toBe("running");
    await app.call("POST", `conversations/${id}/comments`, { body: "Fine.", workRequested: false });
    const { signInUrl } = await app.call("POST", "users", {
      name: "Vera",
      email: "vera@example.com",
      roles: ["viewer"],
    });
    await app.openLink(app.address + new URL(signInUrl ?? "").pathname + new URL(signInUrl ?? "").hash);
    await app.page.getByRole("heading", { name: "Work History" }).waitFor();
    const refused = /Publish|Cancel|More actions|Message actions|Discard|Restore|Comment|Review|Retry|Request/;
    for (const [tab, shown] of [
      ["", "Summary"],
      ["/files", "changed file"],
      ["/messages", "Fine."],
      ["/turns", "Turn 1"],
    ]) {
      await app.page.goto(`${app.address}/conversations/${id}${tab}`);
      await app.page
        .locator("main")
        .getByText(shown ?? "")
        .first()
        .waitFor();
      expect(await app.page.getByRole("button", { name: refused }).count()).toBe(0);
      expect(await app.page.locator("main textarea").count()).toBe(0);
    }
  });

  test("shows hostile text as text, on every tab and at any width, without requests to other sites", async () => {
    const hostile = [
      '<img src=x onerror="document.title=1"><script>document.title=2</script>',
      "![pixel](https://example.com/pixel.png) [click](javascript:alert(1)) [page](https://example.com/page)",
      `${">".repeat(5_000)} deep`,
      "x".repeat(1_000),
    ].join("\n\n");
    const { id } = await converse(hostile);
    await app.call("POST", `conversations/${id}/comments`, { body: hostile, workRequested: false });
    await app.page.setViewportSize({ width: 390, height: 800 });
    await open(`/conversations/${id}/messages`);
    for (const tab of ["Messages", "Details", "Turns", "Files"]) {
      await app.page.getByRole("link", { name: new RegExp(`^${tab}`) }).click();
      await app.page.locator("nav a[aria-current=page]", { hasText: tab }).waitFor();
      expect(await app.page.locator("main img, main script, a[href^=javascript]").count()).toBe(0);
      expect(await app.page.evaluate<boolean>("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    }
    expect(await app.page.title()).toContain("release-docs");
  });
});
