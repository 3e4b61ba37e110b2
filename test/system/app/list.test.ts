import { describe, expect, test } from "vitest";
import { hasChromium } from "../../support/chromium.ts";
import { OpenedApp } from "../../support/opened-app.ts";

describe.runIf(hasChromium)("the inbox in Chromium", () => {
  const app = OpenedApp.use({
    records: (opened) => opened.publish(),
  });

  async function signIn(): Promise<void> {
    await app.signIn("/conversations");
    await app.page.getByRole("heading", { name: "Inbox" }).waitFor();
  }

  /** Returns the row once the page shows the end of the job, by an event: earlier events have then been sent. */
  async function converse() {
    const id = await app.converse();
    const row = app.page.locator(`[data-id="${id}"]`);
    await row.waitFor();
    await row.getByText("Running").waitFor({ state: "detached" });
    return row;
  }

  test("is empty at first, and shows a conversation and its end as they happen", async () => {
    await signIn();
    await app.page.getByText("No work yet").waitFor();
    const row = await converse();
    expect(await row.innerText()).toContain("Widget");
    // By events, not by reading again and again.
    expect(app.watch.loaded.filter((path) => path === "/api/v1/events")).toHaveLength(1);
  });

  test("loads in at most 12 requests and 220 kB of gzip, and nothing of diffs and Markdown", async () => {
    await signIn();
    // The sign-in is an event too, after which a page reads its session.
    await converse();
    const { page, responses } = await app.openCold("/conversations");
    await page.getByRole("list", { name: "Conversations" }).waitFor();
    expect(responses.length).toBeLessThanOrEqual(12);
    const transfer = async (ending: string) => {
      const own = responses.filter((response) => new URL(response.url()).pathname.endsWith(ending));
      expect(new Set(own.map((response) => response.headers()["content-encoding"]))).toEqual(new Set(["gzip"]));
      const sizes = await Promise.all(own.map((response) => response.request().sizes()));
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    };
    const [scripts, styles] = [await transfer(".js"), await transfer(".css")];
    expect(scripts).toBeGreaterThan(100_000);
    expect(styles).toBeGreaterThan(10_000);
    expect(scripts + styles).toBeLessThanOrEqual(220_000);
    // Names of their files say less than what is in them.
    const texts = await Promise.all(
      responses.filter((response) => response.url().endsWith(".js")).map((response) => response.text()),
    );
    expect(texts.filter((text) => /diff-gutter|mdast|micromark/.test(text))).toEqual([]);
    await page.context().close();
  });

  test("shows hostile names as text", async () => {
    const name = `<img src=x onerror="document.title='broken'">\u202e${"x".repeat(150)}`;
    await app.publish(name, "hostile");
    const id = await app.converse("<script>alert(1)</script>", name);
    await app.page.setViewportSize({ width: 390, height: 800 });
    await signIn();
    expect(await app.page.locator(`[data-id="${id}"]`).innerText()).toContain(name);
    expect(await app.page.locator("img[src=x]").count()).toBe(0);
    expect(await app.page.title()).toBe("Inbox · release-docs");
    expect(await app.page.evaluate<boolean>("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
  });

  test("keeps filters in the URL, through sign-in, reload and back", async () => {
    await app.signInByForm("/conversations?status=merged");
    await app.page.getByRole("heading", { name: "Inbox" }).waitFor();
    expect(new URL(app.page.url()).search).toBe("?status=merged");
    await app.page.getByText("Nothing matches").waitFor();
    await app.page.getByLabel("Status").selectOption("All statuses");
    await app.page.getByRole("list", { name: "Conversations" }).waitFor();
    await app.page.goBack();
    await app.page.getByText("Nothing matches").waitFor();
    await app.page.reload();
    await app.page.getByText("Nothing matches").waitFor();
    expect(await app.page.getByLabel("Status").inputValue()).toBe("merged");
    await app.page.getByRole("button", { name: "Clear filters" }).click();
    await app.page.getByRole("list", { name: "Conversations" }).waitFor();
    expect(new URL(app.page.url()).search).toBe("");
  });

  test("is left by signing out, and the theme stays", async () => {
    await signIn();
    const background = () => app.page.evaluate<string>("getComputedStyle(document.body).backgroundColor");
    const before = await background();
    await app.page.getByRole("button", { name: "Ada" }).click();
    await app.page.getByRole("menuitemradio", { name: "Dark" }).click();
    expect(await background()).not.toBe(before);
    // Before any script of the app, too.
    await app.page.route("**/*.js", (route) => route.abort());
    await app.page.reload();
    expect(await app.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")).toBe(
      "rgb(13, 17, 23)",
    );
    await app.page.locator(".skeleton").waitFor();
    app.watch.complaints.splice(0);
    await app.page.unroute("**/*.js");
    await app.page.reload();
    await app.page.getByRole("heading", { name: "Inbox" }).waitFor();
    expect(await background()).not.toBe(before);
    await app.page.getByRole("button", { name: "Ada" }).click();
    await app.page.getByRole("menuitem", { name: "Sign out" }).click();
    await app.page.getByLabel("API key").waitFor();
    await app.page.goto(`${app.address}/conversations`);
    await app.page.getByLabel("API key").waitFor();
  });
});
