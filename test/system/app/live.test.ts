import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasChromium } from "../../support/chromium.ts";
import { countClicks } from "../../support/clicks.ts";
import { OpenedApp } from "../../support/opened-app.ts";
import { sayAlways } from "../../support/scripted-model.ts";
import { type Scripted, serveScripted } from "../../support/scripted-server.ts";
import { databases } from "../../support/stores.ts";
import { AXE, checkAccessibility } from "./examples/check.ts";

const WORDS = "Mention streaming first.";
const ANSWER = [
  {
    name: "write_notes",
    input: {
      sections: [
        { kind: "added", entries: [{ text: "Answers arrive as a stream", cites: ["#2"] }] },
        { kind: "fixed", entries: [{ text: "Keep the last line", cites: ["#3"] }] },
      ],
    },
  },
  { name: "finish", input: { summary: "Streaming comes first." } },
];

describe.runIf(hasChromium).each(databases)("work that people follow and repair in Chromium on $name", (database) => {
  const app = OpenedApp.use({
    database,
    script: AXE,
    records: async (opened) => {
      const config = { docsRepo: await opened.connect(), writeChangelogs: true, writeReleaseNotes: true };
      await opened.call("POST", "publications", { name: "Widget", config });
    },
  });
  let model: Scripted;
  const answered = Promise.withResolvers<void>();
  beforeAll(async () => {
    const say = sayAlways(ANSWER);
    model = await serveScripted((...sent) => void answered.promise.then(() => say(...sent)));
  });
  afterAll(() => model?.[Symbol.asyncDispose]());

  const request = async (end: string, status: string) => {
    const changes = [{ tags: { start: "v1.0.0", end } }];
    const asked = { body: WORDS, publication: "Widget", changes, stage: true };
    const { id } = await app.call("POST", "conversations/", asked);
    await expect.poll(() => app.readStatus(id), { timeout: 30_000 }).toBe(status);
    return id;
  };
  const notes = () => app.page.getByRole("region", { name: "Release notes" });

  test("why it failed is said, and one click on the tag that was meant documents it", async () => {
    const { page } = app;
    const id = await request("v1.1", "needsAttention");
    const clicks = await countClicks(page.context());
    await app.signIn(`/conversations/${id}`);
    await page.getByText("does not exist in this repository").first().waitFor();
    await page.getByRole("button", { name: "Use v1.1.0" }).click();
    await page.getByText("Ready for review").first().waitFor();
    await notes().getByText("Stream answers").waitFor();
    expect(clicks.count).toBe(1);
  });

  test("words that nothing follows without a model are named before and after they are sent", async () => {
    const { page } = app;
    await app.signIn(`/conversations/${await request("v1.1.0", "staged")}/messages`);
    await page.getByText("no language model is set").waitFor();
    const field = page.getByRole("textbox", { name: "Message" });
    await field.fill("Make it sound friendlier.");
    await page.getByText(/“Make it sound friendlier.*would change nothing/).waitFor();
    await page.getByRole("button", { name: "Commands" }).click();
    await page.getByRole("menuitem", { name: "/skip" }).click();
    expect(await field.inputValue()).toBe("Make it sound friendlier.\n/skip #12");
    await field.fill("/skip #2");
    await page.getByText("would change nothing").waitFor({ state: "detached" });
    await field.fill("Make it sound friendlier.");
    await page.getByRole("button", { name: "Request changes" }).click();
    const reply = page.getByRole("list", { name: "Messages" }).getByText("no language model is set");
    expect(await reply.innerText()).toMatch(/Commands that work here: .*\/skip #12.*Guidance.*friendlier/is);
  });

  test.runIf(database.kind === "sqlite")("a request is edited and sent again as another one", async () => {
    const { page } = app;
    const id = await request("v1.1.0", "staged");
    await app.signIn(`/conversations/${id}/turns`);
    await page.getByRole("button", { name: "Edit and run again" }).click();
    await page.getByLabel("What to say").and(page.locator("textarea")).waitFor();
    expect(await page.getByLabel("What to say").inputValue()).toBe(WORDS);
    await page.goto(`${app.address}/requests/new`);
    expect(await page.getByLabel("What to say").inputValue()).toBe("");
    await page.goBack();
    expect(await page.getByLabel("What to say").inputValue()).toBe(WORDS);
    await page.getByRole("button", { name: "Write a draft" }).click();
    await page.waitForURL((url) => /conversations\/cnv/.test(url.pathname) && !url.pathname.includes(id));
    expect(await app.readStatus(id)).toBe("staged");
  });

  test("what is asked in plain words by two clicks is followed step by step to its draft", async () => {
    const { page } = app;
    await app.call("PUT", "model", { name: "m", url: model.url });
    const clicks = await countClicks(page.context());
    await app.signIn("/conversations");
    await page.getByRole("link", { name: "New request" }).click();
    await page.getByRole("region", { name: "Preview" }).getByText("2 commits").waitFor();
    await page.getByLabel("What to say").fill(WORDS);
    await page.getByRole("button", { name: "Write a draft" }).click();
    const running = page.getByRole("region", { name: "Progress" });
    await running.getByRole("listitem").filter({ hasText: "Selecting commits" }).getByText(/\d s$/).waitFor();
    await running.getByRole("status").getByText("Asking the model").waitFor();
    expect(clicks.count).toBe(2);
    if (database.kind === "sqlite") await checkAccessibility(page);
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Inbox" }).click();
    await page.getByRole("link", { name: /^Running/ }).click();
    const row = page.getByRole("list", { name: "Conversations" }).getByRole("listitem");
    await row.getByText("Asking the model").waitFor();
    await row.getByRole("link").first().click();
    await running.getByRole("status").waitFor();
    answered.resolve();
    await running.waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Turns" }).click();
    await page.getByRole("list", { name: "Steps" }).getByText("Writing files").waitFor();
    await page.getByRole("link", { name: "Notes" }).click();
    await page.getByText("Ready for review").waitFor();
    await notes().getByText("Answers arrive as a stream").waitFor();
  });
});
