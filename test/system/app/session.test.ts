import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openStore } from "../../../src/service/store/store.ts";
import { hasChromium } from "../../support/chromium.ts";
import { OpenedApp } from "../../support/opened-app.ts";

describe.runIf(hasChromium)("a session in Chromium", () => {
  const app = OpenedApp.use({
    records: (opened) => opened.publish(),
  });

  const forgive = () => expect(app.watch.complaints.splice(0).filter((text) => !text.includes("401"))).toEqual([]);

  /** Lets all sessions expire, which no event says. */
  async function expireSessions(): Promise<void> {
    const store = await openStore(app.location);
    await store.database
      .updateTable("sessions")
      .set({ expires_at: new Date(0).toISOString() })
      .execute();
    await store.close();
    expect((await app.page.request.get(`${app.address}/api/v1/session`)).status()).toBe(401);
  }

  test("that ends while a comment is typed is said, and signing in leads back to the comment", async () => {
    const id = await app.converse();
    const path = `/conversations/${id}/messages?view=split`;
    await app.signInByForm(path);
    const field = app.page.getByRole("textbox", { name: "Message" });
    await field.fill("Typed before the end");
    await expireSessions();
    // Nothing where an event of the work has made the page read before: its end is said then too.
    await app.page.evaluate(
      "[...document.querySelectorAll('button')].find((one) => one.innerText === 'Comment')?.click()",
    );
    await app.page.getByText("Your session has ended").waitFor();
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
  });

  test("of a while ago is asked to sign in again before a user is invited, and leads back", async () => {
    await app.signIn("/users/new");
    const store = await openStore(app.location);
    const created_at = new Date(Date.now() - 16 * 60_000).toISOString();
    await store.database.updateTable("sessions").set({ created_at }).execute();
    await store.close();
    const invite = async () => {
      await app.page.getByLabel("Name").fill("Eve");
      await app.page.getByLabel("Email address").fill("ida@example.com");
      await app.page.getByRole("button", { name: "Create invitation" }).click();
    };
    await invite();
    await app.page.getByText("too old to change users and rights").waitFor();
    const { id } = await app.call("GET", "me");
    const { signInUrl = "" } = await app.call("POST", `users/${id}/sign_in_links`);
    await app.openLink(signInUrl);
    await app.page.getByRole("heading", { name: "Invite a user" }).waitFor();
    await invite();
    await app.page.getByRole("textbox", { name: "Sign-in link" }).waitFor();
    expect(app.watch.complaints.splice(0).filter((text) => !text.includes("403"))).toEqual([]);
  });

  test("that is signed out in one tab ends in the other, with what was typed there", async () => {
    await app.signIn("/requests/new");
    await app.page.getByLabel("What to say").fill("Of Ada");
    const other = await app.openTab("/publications");
    await other.getByRole("link", { name: "Widget" }).waitFor();
    await other.getByRole("button", { name: "Ada" }).click();
    await other.getByRole("menuitem", { name: "Sign out" }).click();
    await other.getByLabel("API key").waitFor();
    await app.page.getByText("Your session has ended").waitFor();
    await app.page.getByLabel("API key").fill(await app.addUser("Eve", "eve@example.com", "maintainer"));
    await app.page.keyboard.press("Enter");
    await app.page.getByRole("heading", { name: "New request" }).waitFor();
    expect(await app.page.getByLabel("What to say").inputValue()).toBe("");
    forgive();
  });

  // As a tab does that is shown again; it bubbles, and waits where the page is being loaded.
  const showAgain = () => app.page.locator("html").dispatchEvent("visibilitychange");

  /** Keeps the cookie of a new session back until the first tab has seen that the old one is over. */
  async function holdCookie(tab: Page): Promise<void> {
    await tab.route("**/api/v1/sessions", async (route) => {
      const request = route.request();
      const terms = { method: "POST", headers: await request.allHeaders(), body: request.postData() };
      const answer = await fetch(request.url(), terms);
      await showAgain();
      await app.page.getByText("Your session has ended").waitFor();
      const headers = Object.fromEntries(answer.headers);
      await route.fulfill({ status: answer.status, headers, body: await answer.text() });
    });
  }

  test.each([
    ["", "eve.too", async () => {}],
    [", also in a tab that asks before it has the new cookie", "eve.three", holdCookie],
  ])("does not begin by opening a link: somebody else may have sent it%s", async (_, account, prepare) => {
    const eve = { name: "Eve", email: `${account}@example.com`, roles: ["maintainer"] };
    const { signInUrl: link = "" } = await app.call("POST", "users", eve);
    await app.signIn("/requests/new");
    await app.page.getByLabel("What to say").fill("Of Ada");
    const other = await app.openTab(new URL(link).pathname + new URL(link).hash);
    await other.getByText("You are signed in as Ada.").waitFor();
    expect(await other.evaluate("fetch('/api/v1/me').then((answer) => answer.json())")).toMatchObject({ name: "Ada" });
    await prepare(other);
    await other.getByRole("button", { name: "Sign in with this link" }).click();
    await other.getByRole("button", { name: "Eve" }).waitFor();
    await showAgain();
    const user = app.page.getByRole("button", { name: "Eve" });
    const back = app.page.getByRole("link", { name: "Continue as Eve" });
    await user.or(back).waitFor();
    if (await back.isVisible()) await back.click();
    await user.waitFor();
    expect(await app.page.getByLabel("What to say").inputValue()).toBe("");
    forgive();
  });
});
