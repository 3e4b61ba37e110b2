import { describe, expect, test } from "vitest";
import { hasChromium } from "../../support/chromium.ts";
import { OpenedApp } from "../../support/opened-app.ts";

// Seconds; long enough to sign in and type on a busy machine.
const LIFETIME = 15;

describe.runIf(hasChromium)("a session in Chromium", () => {
  const app = OpenedApp.use({
    options: () => ["--session-lifetime", `${LIFETIME}s`],
    history: (history) => {
      history.commit("feat: answer (#1)", { "CHANGELOG.md": "# Changelog\n" });
      history.tag("v1.0.0");
    },
    records: async (opened) => {
      await opened.call("POST", "publications", { name: "Widget", config: { docsRepo: await opened.connect() } });
    },
  });

  const forgive = () => expect(app.watch.complaints.splice(0).filter((text) => !text.includes("401"))).toEqual([]);
  const hasEnded = async () => (await app.page.request.get(`${app.address}/api/v1/session`)).status() === 401;

  test("that ends while a comment is typed is said, and signing in leads back to the comment", async () => {
    const { id } = await app.call("POST", "conversations/", { body: "Write.", publication: "Widget", stage: true });
    const path = `/conversations/${id}/messages?view=split`;
    await app.signIn(path);
    const field = app.page.getByRole("textbox", { name: "Message" });
    await field.fill("Typed before the end");
    await expect.poll(hasEnded, { timeout: 1000 * (LIFETIME + 5) }).toBe(true);
    await app.page.getByRole("button", { name: "Comment", exact: true }).click();
    await app.page.getByText("Your session has ended.").waitFor();
    await app.page.getByLabel("API key").fill("rdk_wrong");
    await app.page.keyboard.press("Enter");
    await app.page.getByRole("alert").waitFor();
    expect(await app.page.getByRole("region", { name: "Notices" }).innerText()).toBe("");
    await app.page.getByLabel("API key").fill(app.data.apiKey);
    await app.page.keyboard.press("Enter");
    await field.waitFor();
    expect(app.page.url()).toBe(app.address + path);
    expect(await field.inputValue()).toBe("Typed before the end");
    await app.page.getByRole("button", { name: "Comment", exact: true }).click();
    await app.page.getByRole("list", { name: "Messages" }).getByText("Typed before the end").waitFor();
    forgive();
  }, 60_000);

  test("that is signed out in one tab ends in the other, with what was typed there", async () => {
    await app.signIn("/requests/new");
    await app.page.getByLabel("What to say").fill("Of Ada");
    const other = await app.openTab("/publications");
    await other.getByRole("link", { name: "Widget" }).waitFor();
    await other.getByRole("button", { name: "Ada" }).click();
    await other.getByRole("menuitem", { name: "Sign out" }).click();
    await other.getByLabel("API key").waitFor();
    await app.page.getByText("Your session has ended.").waitFor();
    app.run("users", "add", "--name", "Eve", "--email", "eve@example.com", "--role", "editor");
    const { apiKey } = JSON.parse(app.run("keys", "add", "--user", "eve@example.com", "--name", "own", "--json"));
    await app.page.getByLabel("API key").fill(apiKey);
    await app.page.keyboard.press("Enter");
    await app.page.getByRole("heading", { name: "New request" }).waitFor();
    expect(await app.page.getByLabel("What to say").inputValue()).toBe("");
    forgive();
  });

  test("does not begin by opening a link: somebody else may have sent it", async () => {
    const link: string = JSON.parse(
      app.run("users", "link", "eve@example.com", "--url", app.address, "--json"),
    ).signInUrl;
    await app.signIn("/requests/new");
    await app.page.getByLabel("What to say").fill("Of Ada");
    const other = await app.openTab(link.slice(app.address.length));
    await other.getByText("You are signed in as Ada.").waitFor();
    expect(await other.evaluate("fetch('/api/v1/me').then((answer) => answer.json())")).toMatchObject({ name: "Ada" });
    await other.getByRole("button", { name: "Sign in with this link" }).click();
    await other.getByRole("button", { name: "Eve" }).waitFor();
    // As a tab does that is shown again.
    await app.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    await app.page.getByRole("button", { name: "Eve" }).waitFor();
    expect(await app.page.getByLabel("What to say").inputValue()).toBe("");
    forgive();
  });
});
