import axe from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { readRoutes } from "../../support/app-pages.ts";
import { hasChromium } from "../../support/chromium.ts";
import { EMPTY_EXAMPLES, EXAMPLES, type Example, PageExamples } from "../../support/page-examples.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const VIEWPORTS = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
];
const OPTIONS = { runOnly: TAGS, resultTypes: ["violations"] };

/**
 * Returns what axe finds on the page as it is shown, one text for each element. axe reports open menus as content
 * outside of landmarks: it takes dialogs for what they are, but not ARIA's menus, which open above the page like them.
 */
async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))");
  return page.evaluate<string[]>(`
    axe.run(document, ${JSON.stringify(OPTIONS)}).then(({ violations }) => violations.flatMap(({ id, help, nodes }) =>
      nodes
        .filter(({ target: [selector] }) =>
          id !== "region" || document.querySelector(selector).querySelector(":scope > [role=menu]") === null)
        .map(({ html, failureSummary }) => [id, help, html.slice(0, 300), failureSummary].join("\\n"))))
  `);
}

/** In light and dark, wide and narrow, where nothing scrolls sideways. */
async function check(pages: PageExamples, example: Example): Promise<void> {
  const { page, watch } = pages.app;
  const found: Record<string, string[]> = {};
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    await pages.open(example);
    await page.evaluate(axe.source);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const violations = await findViolations(page);
      if (violations.length > 0) found[`${viewport.width} px, ${colorScheme}`] = violations;
    }
    expect(await page.evaluate<boolean>("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
  }
  expect(found).toEqual({});
  const { complaint } = example;
  if (complaint !== undefined) {
    expect(watch.complaints.splice(0).filter((text) => !text.includes(complaint))).toEqual([]);
  }
}

describe.runIf(hasChromium)("axe finds no violation on a page without records", () => {
  const pages = PageExamples.use({ isEmpty: true });
  test.each(EMPTY_EXAMPLES.map((example) => [example.name, example] as const))("%s", (_, example) =>
    check(pages, example),
  );
});

describe.runIf(hasChromium)("axe finds no violation on a page", () => {
  const pages = PageExamples.use();

  test("there is an example of each page", async () => {
    const page = await pages.open(EXAMPLES[0] ?? expect.unreachable());
    const routes = await readRoutes(page);
    const shown = new Set(EXAMPLES.map(({ route }) => route));
    expect(routes.length).toBeGreaterThan(20);
    expect(routes.filter((route) => !shown.has(route))).toEqual([]);
  });

  test.each(EXAMPLES.map((example) => [example.name, example] as const))("%s", (_, example) => check(pages, example));
});
