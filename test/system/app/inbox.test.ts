import { afterAll, describe, expect, test, vi } from "vitest";
import { hasChromium } from "../../support/chromium.ts";
import { FakeGitHubHost, HOSTED } from "../../support/github-host.ts";
import { OpenedApp } from "../../support/opened-app.ts";

describe.runIf(hasChromium)("the inbox of a maintainer in Chromium", () => {
  let host: FakeGitHubHost;
  let [first, second] = ["", ""];
  const app = OpenedApp.use({
    history: (history) => {
      history.add(["feat: answer (#1)", { "CHANGELOG.md": "# Changelog\n" }], "v1.0.0");
      history.add("feat: stream answers (#2)", "v1.1.0", "fix: keep the last line (#3)", "v1.2.0");
    },
    records: async (opened) => {
      host = await FakeGitHubHost.open(opened.history);
      const { id: codehostAppConnectionId } = await opened.call("POST", "connections", {
        ...{ name: "GitHub", config: { codehostApp: host.app } },
      });
      const codehostRepo = { codehostAppConnectionId, repositoryUrl: host.repositoryUrl };
      const { id } = await opened.call("POST", "connections", { name: HOSTED, config: { codehostRepo } });
      await opened.call("POST", "publications", { name: "Log", config: { docsRepo: id, writeChangelogs: true } });
      const write = async (start: string, end: string) => {
        const changes = [{ tags: { start, end } }];
        const made = await opened.call("POST", "conversations/", { body: "Write.", publication: "Log", changes });
        await vi.waitUntil(async () => (await opened.readStatus(made.id)) === "open", {
          interval: 20,
          timeout: 30_000,
        });
        return made.id;
      };
      [first, second] = [await write("v1.0.0", "v1.1.0"), await write("v1.1.0", "v1.2.0")];
    },
    timeout: 60_000,
  });
  afterAll(() => host?.[Symbol.asyncDispose]());

  const row = (id: string) => app.page.locator(`li[data-id="${id}"]`);
  const view = (name: string) => app.page.getByRole("link", { name: new RegExp(`^${name}`) });

  test("shows what waits; a key and a reason dismiss a draft, and its pull request is closed", async () => {
    const { page } = app;
    await app.signIn("/conversations");
    await row(first).waitFor();
    expect(await view("Needs you").innerText()).toContain("2");
    const pulls = () => host.api.pulls(HOSTED);
    expect((await pulls()).filter(({ state }) => state === "open")).toHaveLength(2);

    // The newest is first.
    for (const key of ["j", "j", "a"]) await page.keyboard.press(key);
    await row(first).getByText("Ada → Ada").waitFor();
    await page.keyboard.press("e");
    await page.getByRole("dialog").waitFor();
    await expect.poll(() => page.evaluate("document.activeElement.dataset.path")).toBe("reason");
    await page.keyboard.type("Written by hand.");
    await page.keyboard.press("Enter");
    await row(first).waitFor({ state: "detached" });
    expect((await pulls()).filter(({ state }) => state === "open")).toHaveLength(1);
    // The next key continues where the row was.
    await page.keyboard.press("k");
    await expect.poll(() => page.evaluate("document.activeElement.closest('li')?.dataset.id")).toBe(second);

    await view("Done").click();
    await row(first).getByText("Dismissed: Written by hand.").waitFor();
    await page.getByRole("checkbox", { name: "Mine" }).check();
    await row(first).waitFor();
    expect(new URL(page.url()).search).toBe("?view=done&mine=yes");
  });

  test("the palette opens a conversation by its version, and a page by its name", async () => {
    const { page } = app;
    await app.signIn("/publications");
    await page.getByRole("heading", { name: "Publications", level: 1 }).waitFor();
    await page.keyboard.press("Control+k");
    await page.getByPlaceholder("Search or go to…").waitFor();
    await page.keyboard.type("v1.2.0");
    await page.getByRole("option", { name: /v1\.2\.0/, selected: true }).waitFor();
    await page.getByRole("option").nth(1).waitFor({ state: "detached" });
    await page.keyboard.press("Enter");
    await page.waitForURL(`${app.address}/conversations/${second}`);
    await page.getByRole("button", { name: "Search or go to" }).click();
    await page.keyboard.type("invite");
    await page.getByRole("option", { name: "Invite a user", selected: true }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(`${app.address}/users/new`);
  });
});
