import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasChromium } from "../../support/chromium.ts";
import { OpenedApp } from "../../support/opened-app.ts";
import { sayAlways } from "../../support/scripted-model.ts";
import { type Scripted, serveScripted } from "../../support/scripted-server.ts";
import { AXE, checkAccessibility } from "./examples/check.ts";

const SHOTS = process.env.SHOTS;

describe.runIf(hasChromium)("work that people follow and repair in Chromium", () => {
  const app = OpenedApp.use({
    script: AXE,
    records: async (opened) => {
      const codehostRepo = { repositoryUrl: `file://${opened.history.directory}` };
      const { id } = await opened.call("POST", "connections", { name: "octo/widget", config: { codehostRepo } });
      const config = { docsRepo: id, writeChangelogs: true, writeReleaseNotes: true };
      await opened.call("POST", "publications", { name: "Widget", config });
    },
  });
  let model: Scripted;
  const answered = Promise.withResolvers<void>();
  beforeAll(async () => {
    const say = sayAlways("There is nothing to say.");
    model = await serveScripted((...sent) => void answered.promise.then(() => say(...sent)));
  });
  afterAll(() => model?.[Symbol.asyncDispose]());

  const shoot = async (name: string) => {
    if (SHOTS === undefined) return;
    for (const scheme of ["light", "dark"] as const) {
      await app.page.emulateMedia({ colorScheme: scheme });
      for (const width of [1280, 390]) {
        await app.page.setViewportSize({ width, height: 900 });
        await app.page.screenshot({ path: `${SHOTS}/${name}-${scheme}-${width}.png`, fullPage: true });
      }
    }
    await app.page.setViewportSize({ width: 1280, height: 900 });
  };
  const request = async (end: string) => {
    const changes = [{ tags: { start: "v1.0.0", end } }];
    const asked = { body: "Mention streaming first.", publication: "Widget", changes, stage: true };
    return (await app.call("POST", "conversations/", asked)).id;
  };
  const becomes = (id: string, status: string) =>
    expect.poll(() => app.readStatus(id), { timeout: 30_000 }).toBe(status);

  test("one click on the tag that was meant documents it in the same conversation", async () => {
    const { page } = app;
    const id = await request("v1.1");
    await becomes(id, "needsAttention");
    await app.signIn(`/conversations/${id}`);
    await page.getByText("does not exist in this repository").first().waitFor();
    await shoot("failed");
    await page.getByRole("button", { name: "Use v1.1.0" }).click();
    await page.getByText("Ready for review").first().waitFor();
    await page.getByRole("region", { name: "Release notes" }).getByText("Stream answers").waitFor();
  });

  test("a request is edited and sent again as another one", async () => {
    const { page } = app;
    const id = await request("v1.1.0");
    await becomes(id, "staged");
    await app.signIn(`/conversations/${id}/turns`);
    await shoot("turns");
    await page.getByRole("button", { name: "Edit and run again" }).click();
    await page.getByLabel("What to say").and(page.locator("textarea")).waitFor();
    expect(await page.getByLabel("What to say").inputValue()).toBe("Mention streaming first.");
    await shoot("again");
    await page.getByRole("button", { name: "Write a draft" }).click();
    await page.waitForURL((url) => /conversations\/cnv/.test(url.pathname) && !url.pathname.includes(id));
    expect(await app.readStatus(id)).toBe("staged");
  });

  test("the composer has the commands, and says before sending what nothing follows", async () => {
    const { page } = app;
    const id = await request("v1.1.0");
    await becomes(id, "staged");
    await app.signIn(`/conversations/${id}/messages`);
    await page.getByText("no language model is set").waitFor();
    await page.getByRole("textbox", { name: "Message" }).fill("Make it sound friendlier.");
    await page.getByText("Nothing follows “Make it sound friendlier").waitFor();
    await shoot("composer");
    await page.getByRole("button", { name: "Commands" }).click();
    await shoot("commands");
    await page.getByRole("menuitem", { name: "/skip" }).click();
    const field = page.getByRole("textbox", { name: "Message" });
    expect(await field.inputValue()).toBe("Make it sound friendlier.\n/skip #12");
    await field.fill("/skip #2");
    await page.getByText("Nothing follows").waitFor({ state: "detached" });
  });

  test("steps appear while the model has not answered, and stay with their times", async () => {
    const { page } = app;
    await app.call("PUT", "model", { name: "m", url: model.url });
    await app.signIn("/conversations?view=running");
    const id = await request("v1.1.0");
    await page.getByText("Asking the model").waitFor();
    await shoot("inbox");
    await page.locator(`[data-id="${id}"]`).getByRole("link").first().click();
    const running = page.getByRole("region", { name: "Progress" });
    await running.getByRole("listitem").filter({ hasText: "Selecting commits" }).getByText(/\d s$/).waitFor();
    await running.getByRole("status").getByText("Asking the model").waitFor();
    await shoot("running");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await checkAccessibility(page);
    answered.resolve();
    await running.waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Turns" }).click();
    await page.getByRole("list", { name: "Steps" }).getByText("Writing files").waitFor();
    await shoot("ended");
  });
});
