import { describe, expect, test } from "vitest";
import { hasChromium } from "../../support/chromium.ts";
import { OpenedApp } from "../../support/opened-app.ts";

describe.runIf(hasChromium)("a conversation in Chromium", () => {
  const app = OpenedApp.use({
    records: (opened) => opened.publish(),
  });

  async function open(path: string): Promise<void> {
    await app.signIn(path);
    await app.page.getByRole("navigation", { name: "Conversation" }).waitFor();
  }

  test("a message is changed from its end, and deleted after a question", async () => {
    const id = await app.converse();
    await expect.poll(() => app.readStatus(id)).not.toBe("running");
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
  });

  test("shows hostile text as text, on every tab and at any width, without requests to other sites", async () => {
    const hostile = [
      '<img src=x onerror="document.title=1"><script>document.title=2</script>',
      "![pixel](https://example.com/pixel.png) [click](javascript:alert(1)) [page](https://example.com/page)",
      `${">".repeat(5_000)} deep`,
      "x".repeat(1_000),
    ].join("\n\n");
    const id = await app.converse(hostile);
    await app.call("POST", `conversations/${id}/comments`, { body: hostile, workRequested: false });
    await expect.poll(() => app.readStatus(id)).toBe("staged");
    await app.page.setViewportSize({ width: 390, height: 800 });
    await open(`/conversations/${id}`);
    for (const [tab, shown] of [
      ["messages", "javascript:alert"],
      ["", "Wrote CHANGELOG.md"],
      ["turns", "Turn 1"],
      ["files", "changed file"],
    ] as const) {
      await app.page.goto(`${app.address}/conversations/${id}/${tab}`);
      await app.page.locator("main").getByText(shown).first().waitFor();
      expect(await app.page.locator("main img, main script, a[href^=javascript]").count()).toBe(0);
      expect(await app.page.evaluate<boolean>("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    }
    expect(await app.page.title()).toContain("release-docs");
  });
});
