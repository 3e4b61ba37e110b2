import { describe, expect, test } from "vitest";
import { hasChromium, watchPage } from "../../support/chromium.ts";
import { countClicks } from "../../support/clicks.ts";
import { OpenedApp } from "../../support/opened-app.ts";
import { databases } from "../../support/stores.ts";

describe.runIf(hasChromium).each(databases)("an invitation in Chromium on $name", (database) => {
  const app = OpenedApp.use({ database, records: (opened) => opened.publish() });

  const heading = (name: string) => app.page.getByRole("heading", { name, exact: true, level: 1 });
  const button = (name: string) => app.page.getByRole("button", { name, exact: true });

  test("a reviewer is invited by three clicks, comments, and cannot request work", async () => {
    const conversation = await app.converse();
    const clicks = await countClicks(app.page.context());
    await app.signIn("/users");
    await app.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await app.page.getByRole("link", { name: "Invite a user" }).click();
    await heading("Invite a user").waitFor();
    for (const text of ["Eve <b>", "eve@example.com"]) {
      await app.page.keyboard.press("Tab");
      await app.page.keyboard.type(text);
    }
    expect(await app.page.getByRole("radio", { name: "reviewer" }).isChecked()).toBe(true);
    await button("Create invitation").click();
    await heading("Eve <b>").waitFor();
    await button("Copy: Sign-in link").click();
    const link = await app.page.getByRole("textbox", { name: "Sign-in link" }).inputValue();
    expect(clicks.count).toBe(3);
    expect(await app.page.evaluate("navigator.clipboard.readText()")).toBe(link);
    const state = app.page.getByRole("definition").filter({ hasText: /^(Invited, expires|Active)/ });
    expect(await state.textContent()).toMatch(/^Invited, expires on \w+ \d+(, \d+)?$/);

    const eve = await (await app.openContext()).newPage();
    const watch = await watchPage(eve);
    await app.openLink(link, eve);
    await eve.getByRole("button", { name: "Eve <b>" }).waitFor();
    // An event says that the user changed.
    await expect.poll(() => state.textContent()).toBe("Active");
    await expect.poll(() => app.readStatus(conversation)).toBe("staged");
    await eve.goto(`${app.address}/conversations/${conversation}/messages`);
    await eve.getByText("You cannot request changes here.").waitFor();
    await eve.getByLabel("Message").fill("Looks good.");
    await eve.getByRole("button", { name: "Comment", exact: true }).click();
    await eve.getByRole("list", { name: "Messages" }).getByText("Looks good.").waitFor();
    const shown = eve.getByRole("button", { name: /^(Request changes|Answer|Publish)$/ });
    expect(await shown.or(eve.getByRole("link", { name: "New request" })).count()).toBe(0);
    expect(watch.complaints).toEqual([]);
    await eve.context().close();
    expect(await app.readStatus(conversation)).toBe("staged");

    await app.page.goto(`${app.address}/users`);
    await app.page.getByRole("list", { name: "Users" }).waitFor();
    expect(await app.page.content()).not.toContain(link);
  });
});
