import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { hasChromium } from "../../support/chromium.ts";
import {
  commitLargeDrafts,
  diffOf,
  insertDraft,
  LONG_FILE,
  LONG_FILE_LINES,
  MANY_FILES,
  pathOf,
} from "../../support/large-drafts.ts";
import { conversationIdOf, insertManyConversations } from "../../support/many-conversations.ts";
import { OpenedApp } from "../../support/opened-app.ts";
import { draws } from "../../support/search.ts";
import { databases } from "../../support/stores.ts";

const LONG = { timeout: 120_000 };
/** With everything drawn, the page would have some 100,000. */
const MAX_NODES = 25_000;

describe.runIf(hasChromium)("large drafts in Chromium", () => {
  const ids: Record<string, string> = {};
  const app = OpenedApp.use({
    history: commitLargeDrafts,
    records: async (opened) => {
      const config = { docsRepo: await opened.connect() };
      const { id: publicationId } = await opened.call("POST", "publications", { name: "Widget", config });
      for (const branch of ["many-files", "long-file"]) {
        const diff = diffOf(opened.history, branch);
        ids[branch] = await insertDraft(opened.location, { publicationId, branch, diff });
      }
    },
  });

  const fileOf = (path: string): Locator => app.page.getByRole("region", { name: path, exact: true });
  const lineOf = (line: number): Locator =>
    app.page.getByRole("button", { name: `Comment on line ${line}`, exact: true });
  const countNodes = () => app.page.evaluate<number>("document.querySelectorAll('*').length");
  const readFocus = () => app.page.evaluate<string>("document.activeElement.getAttribute('aria-label')");

  async function openFiles(branch: string, fragment = ""): Promise<void> {
    await app.signIn(`/conversations/${ids[branch]}/files${fragment}`);
    await app.page.locator("td.diff-code").first().waitFor();
  }

  test("files are drawn where they are scrolled to, of 300 few at a time", LONG, async () => {
    await app.page.setViewportSize({ width: 1280, height: 1_000 });
    await openFiles("many-files");
    await app.page
      .locator("section[id^=file-]")
      .nth(MANY_FILES - 1)
      .waitFor({ state: "attached" });
    const { seen, most } = await app.page.evaluate<{ seen: string[]; most: number }>(SCROLL_THROUGH);
    const all = Array.from({ length: MANY_FILES }, (_, index) => pathOf(index + 1));
    expect(seen).toEqual(all.filter((path) => seen.includes(path)));
    expect(seen).toEqual(expect.arrayContaining([pathOf(1), pathOf(MANY_FILES)]));
    expect(seen.length).toBeGreaterThanOrEqual(draws(20, MANY_FILES));
    expect(most).toBeLessThan(MAX_NODES);
  });

  test("a file is reached by its link, by the filter and by keyboard", LONG, async () => {
    const path = pathOf(150);
    await openFiles("many-files", `#${encodeURIComponent(`file-${path}`)}`);
    const section = fileOf(path);
    await section.locator("td.diff-code").first().waitFor();
    await expect.poll(readFocus).toBe(path);
    const { y = -1 } = (await section.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(200);
    await app.page.keyboard.press("Tab");
    expect(await readFocus()).toBe(`Fold ${path}`);
    await app.page.keyboard.press("Enter");
    await section.locator("td.diff-code").first().waitFor({ state: "detached" });
    await app.page.getByLabel("Filter files").fill("page-299");
    const found = fileOf(pathOf(299));
    await found.locator("td.diff-code").first().waitFor();
    expect(await app.page.locator("section[id^=file-]").count()).toBe(1);
    await found.getByRole("link", { name: pathOf(299) }).click();
    await app.page.reload();
    await expect.poll(readFocus).toBe(pathOf(299));
  });

  test("a comment is written on line 9,999 of a long diff by keyboard, and stays there", LONG, async () => {
    await openFiles("long-file");
    await lineOf(1).focus();
    await app.page.keyboard.press("End");
    await expect.poll(readFocus).toBe(`Comment on line ${LONG_FILE_LINES}`);
    await app.page.keyboard.press("ArrowUp");
    await expect.poll(readFocus).toBe("Comment on line 9999");
    await app.page.keyboard.press("Enter");
    await app.page.getByRole("textbox", { name: "Comment on line 9999" }).fill("This is the last but one.");
    expect(await countNodes()).toBeLessThan(MAX_NODES);
    await app.page.getByRole("button", { name: "Add comment" }).click();
    await app.page.getByText("1 comment is not sent").waitFor();
    for (const view of ["Unified", "Side by side"]) {
      await app.page.getByRole("button", { name: view }).click();
      await fileOf(LONG_FILE).locator("article", { hasText: "This is the last but one." }).waitFor();
    }
    await app.page.reload();
    await lineOf(1).focus();
    await app.page.keyboard.press("End");
    await fileOf(LONG_FILE).locator("article", { hasText: "This is the last but one." }).waitFor();
    expect(await lineOf(1).count()).toBe(0);
    expect(await countNodes()).toBeLessThan(MAX_NODES);
  });
});

// All that is found here is on other pages than the first, also of 50,000.
const CONVERSATIONS = draws(50_000, 1_000_000);

describe.runIf(hasChromium).each(databases.slice(0, draws(1, 2)))(
  `${CONVERSATIONS} conversations in Chromium on $name`,
  (database) => {
    const app = OpenedApp.use({
      database,
      timeout: 300_000,
      records: async (opened) => {
        await insertManyConversations(opened.location, CONVERSATIONS);
      },
    });

    const list = () => app.page.getByRole("list", { name: "Conversations" });
    const readIds = () => app.page.evaluate<string[]>(READ_IDS);
    const isListed = (ids: readonly string[]) => list().locator(`[data-id="${ids[0]}"]`).waitFor();
    /** The newest down from a number, 25 unless another count is given. */
    const downFrom = (number: number, matches: (one: number) => boolean = () => true, count = 25) => {
      const numbers = Array.from({ length: number }, (_, index) => number - index);
      return numbers.filter(matches).slice(0, count).map(conversationIdOf);
    };
    const needsAttention = (number: number) => number % 1_000 === 2;

    test("every conversation of a status is on one page, the oldest too", LONG, async () => {
      const seen: string[] = [];
      let last = "";
      for (let next: string | undefined = ""; next !== undefined; ) {
        last = next;
        const query = `status=needsAttention&entries=false&pageSize=25${next && `&next=${next}`}`;
        const answer = await app.send("GET", `conversations?${query}`);
        const page: { conversations: { id: string }[]; nextPageToken?: string } = JSON.parse(await answer.text());
        seen.push(...page.conversations.map(({ id }) => id));
        next = page.nextPageToken;
      }
      expect(seen).toEqual(downFrom(CONVERSATIONS, needsAttention, CONVERSATIONS / 1_000));
      await app.signIn(`/conversations?status=needsAttention&next=${last}`);
      await isListed([conversationIdOf(24_002)]);
      expect(await readIds()).toEqual(downFrom(24_002, needsAttention));
      await app.page.getByText("Document v2.0.0", { exact: true }).waitFor();
    });

    test("the newest are first, older and newer ones a page away", LONG, async () => {
      await app.signIn("/conversations?view=all");
      await isListed(downFrom(CONVERSATIONS));
      expect(await readIds()).toEqual(downFrom(CONVERSATIONS));
      await app.page.getByRole("button", { name: "Older" }).click();
      await isListed(downFrom(CONVERSATIONS - 25));
      expect(await readIds()).toEqual(downFrom(CONVERSATIONS - 25));
      await app.page.getByRole("button", { name: "Older" }).click();
      await isListed(downFrom(CONVERSATIONS - 50));
      await app.page.goBack();
      await isListed(downFrom(CONVERSATIONS - 25));
      await app.page.getByRole("button", { name: "Newer" }).click();
      await isListed(downFrom(CONVERSATIONS));
    });

    test("filters find the oldest and the newest, alone and together", LONG, async () => {
      await app.signIn("/conversations?view=all");
      await isListed(downFrom(CONVERSATIONS));
      await app.page.getByLabel("Status").selectOption("Merged");
      const merged = (number: number) => number % 10 === 1;
      await expect.poll(readIds).toEqual(downFrom(CONVERSATIONS, merged));
      await app.page.getByLabel("Publication", { exact: true }).selectOption("publication 11");
      const both = (number: number) => number % 100 === 11;
      await expect.poll(readIds).toEqual(downFrom(CONVERSATIONS, both));
      await app.page.getByLabel("Search titles, versions, repositories and people").fill("changelog.md for v11.0.0,");
      await expect.poll(readIds).toEqual([conversationIdOf(11)]);
      await app.page.getByLabel("Search titles, versions, repositories and people").fill("of no summary");
      await app.page.getByText("Nothing matches").waitFor();
    });
  },
);

const READ_IDS = "[...document.querySelectorAll('ul[aria-label=Conversations] > li')].map(({ dataset }) => dataset.id)";

const MIB = 2 ** 20;
/** Control and right-to-left characters, and what would be markup. */
const ODD_NAME = `\u202e\u0007<img src=x onerror="document.title='broken'">\u2067\u200f`;

describe.runIf(hasChromium)("hostile drafts in Chromium", () => {
  let [id, shallowId] = ["", ""];
  const path = `docs/${ODD_NAME}${"x".repeat(4_000)}.md`;
  const app = OpenedApp.use({
    history: (history) => void history.commit("docs: begin"),
    records: async (opened) => {
      const config = { docsRepo: await opened.connect() };
      const { id: publicationId } = await opened.call("POST", "publications", { name: "Widget", config });
      const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
      const lines = ["x".repeat(MIB - 50_000), markup, "last line"].map((line) => `+${line}`);
      const header = `diff --git a/${path} b/${path}\nnew file mode 100644\n--- /dev/null\n+++ b/${path}`;
      const diff = `${header}\n@@ -0,0 +1,3 @@\n${lines.join("\n")}\n`;
      const nested = Array.from({ length: 40 }, (_, depth) => `${"  ".repeat(depth)}- ${markup}`).join("\n");
      const releaseNotes = `${nested}\n\n${`${"  ".repeat(20)}- deep\n`.repeat(21_000)}`;
      id = await insertDraft(opened.location, { publicationId, branch: "hostile", diff, releaseNotes });
      shallowId = await insertDraft(opened.location, {
        ...{ publicationId, branch: "nested", diff: "" },
        releaseNotes: nested,
      });
    },
  });
  test.each([390, 1280])(
    "stay usable %i pixels wide: nothing runs, and nothing scrolls sideways",
    LONG,
    async (width) => {
      await app.page.setViewportSize({ width, height: 800 });
      await app.signIn(`/conversations/${id}`);
      for (const [tab, shown] of [
        ["Notes", app.page.getByText("deep").first()],
        ["Turns", app.page.getByRole("heading", { name: "About the draft" })],
        ["Messages", app.page.locator("main textarea")],
        ["Files", app.page.locator("td.diff-code", { hasText: "last line" })],
      ] as const) {
        await app.page.getByRole("link", { name: new RegExp(`^${tab}`) }).click();
        await shown.waitFor();
        await expectInert();
      }
      await app.page.getByRole("button", { name: "Comment on line 3", exact: true }).click();
      await app.page.getByRole("textbox", { name: "Comment on line 3" }).fill("Fine.");
      await app.page.getByRole("button", { name: "Add comment" }).click();
      await app.page.locator("article", { hasText: "Fine." }).first().waitFor();
      await expectInert();
      // Short enough to be drawn as Markdown.
      await app.page.goto(`${app.address}/conversations/${shallowId}`);
      await app.page.locator("li li li").first().waitFor();
      await expectInert();
    },
  );

  async function expectInert(): Promise<void> {
    expect(await app.page.locator("main img, main script").count()).toBe(0);
    expect(await app.page.title()).toContain("release-docs");
    expect(await app.page.evaluate<boolean>("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
  }
});

// Less than one shows every file.
const SCREENS = draws(8, 0.8);

/** From the top, by some screens at a time, once everything that is seen is drawn. */
const SCROLL_THROUGH = `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const seen = new Set();
  let most = 0;
  const isVisible = (section) => {
    const { top, bottom } = section.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  scrollTo(0, 0);
  for (;;) {
    await frame();
    const visible = [...document.querySelectorAll("section[id^=file-]")].filter(isVisible);
    if (visible.some((section) => section.querySelector("td.diff-code") === null)) continue;
    for (const section of visible) seen.add(section.getAttribute("aria-label"));
    most = Math.max(most, document.querySelectorAll("*").length);
    if (scrollY + innerHeight >= document.documentElement.scrollHeight - 1) return { seen: [...seen], most };
    scrollBy(0, innerHeight * ${SCREENS});
  }
})()`;
