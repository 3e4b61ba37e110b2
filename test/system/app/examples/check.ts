import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { hasChromium } from "../../../support/chromium.ts";
import { walkFocus } from "../../../support/focus-walk.ts";
import { type Example, PageExamples } from "../../../support/page-examples.ts";
import { draws } from "../../../support/search.ts";

/** A script for pages that {@link checkAccessibility} checks. */
export const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
// A scheme changes colors only, a width the layout only: each of both once, and at night each with each. A window of 1280
// pixels has 640 at 200 %. A page that was narrow has nothing beside a wide one; tooltips stay where they were.
const VIEWPORTS = [
  { width: 360, height: 740, checkedIn: "dark" },
  { width: 640, height: 450, checkedIn: "" },
  { width: 1280, height: 900, checkedIn: "light" },
];
const OPTIONS = { runOnly: TAGS, resultTypes: ["violations"] };
const SCHEMES = ["dark", "light"] as const;
// What is open above the page.
const COUNT_LAYERS = "document.querySelectorAll('[role=menu], [role=dialog], [role=alertdialog]').length";

/**
 * Returns what axe finds on the page as it is shown, one text for each element. axe reports open menus as content
 * outside of landmarks: it takes dialogs for what they are, but not ARIA's menus, which open above the page like them.
 * It takes the description of a menu's item for a part of its label, too.
 */
async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))");
  return page.evaluate<string[]>(`
    axe.run(document, ${JSON.stringify(OPTIONS)}).then(({ violations }) => violations.flatMap(({ id, help, nodes }) =>
      nodes
        .filter(({ target: [selector] }) =>
          !(id === "region" && document.querySelector(selector).querySelector(":scope > [role=menu]")) &&
          !(id === "label-content-name-mismatch" && document.querySelector(selector).matches("[role=menu] > [aria-describedby]")))
        .map(({ html, failureSummary }) => [id, help, html.slice(0, 300), failureSummary].join("\\n"))))
  `);
}

/** In light and dark, wide, narrow and zoomed, where nothing scrolls sideways. */
export async function checkAccessibility(page: Page): Promise<void> {
  const found: Record<string, string[]> = {};
  const layers = await page.evaluate(COUNT_LAYERS);
  for (const { checkedIn, ...viewport } of VIEWPORTS) {
    await page.setViewportSize(viewport);
    for (const colorScheme of SCHEMES.filter((one) => draws(Number(one === checkedIn), 1) === 1)) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const violations = await findViolations(page);
      if (violations.length > 0) found[`${viewport.width} px, ${colorScheme}`] = violations;
    }
    expect(await page.evaluate(COUNT_LAYERS)).toBe(layers);
    expect(await page.evaluate<boolean>("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
  }
  expect(found).toEqual({});
}

/** By Tab; open menus and lists have arrows. */
async function checkReached(page: Page): Promise<void> {
  const { stops, ...faults } = await walkFocus(page);
  // The next example may be on this page, where the link that skips to the content would cover another one.
  await page.evaluate("document.activeElement.blur()");
  expect(faults).toEqual({ missed: [], backward: [], unmarked: [], covered: [] });
  expect(stops.length).toBeGreaterThan(0);
}

/** One test for each example; with `isEmpty`, before records were added. */
export function checkExamples(examples: readonly Example[], { isEmpty = false } = {}): void {
  const where = isEmpty ? " without records" : "";
  describe.runIf(hasChromium)(`axe finds no violation, and the keyboard reaches everything, on a page${where}`, () => {
    const pages = PageExamples.use({ isEmpty, sharesPage: true, script: AXE });

    test.each(examples.map((example) => [example.name, example] as const))("%s", async (name, example) => {
      const { page, watch } = pages.app;
      await page.setViewportSize(VIEWPORTS[0] ?? expect.unreachable());
      await page.emulateMedia({ reducedMotion: "reduce" });
      await pages.follow(example);
      await checkAccessibility(page);
      if (!/^Menu|list of tags/.test(name)) await checkReached(page);
      const { complaint } = example;
      if (complaint === undefined) return;
      expect(watch.complaints.splice(0).filter((text) => !text.includes(complaint))).toEqual([]);
    });
  });
}
