import { describe, expect, test } from "vitest";
import { readRoutes } from "../../../support/app-pages.ts";
import { hasChromium } from "../../../support/chromium.ts";
import { EXAMPLES, PageExamples, WORK_EXAMPLES } from "../../../support/page-examples.ts";
import { checkExamples } from "./check.ts";

checkExamples(WORK_EXAMPLES);

describe.runIf(hasChromium)("an example in Chromium", () => {
  const pages = PageExamples.use({ isEmpty: true });

  test("is there for each page", async () => {
    const page = await pages.open(EXAMPLES[0] ?? expect.unreachable());
    const routes = await readRoutes(page);
    const shown = new Set(EXAMPLES.map(({ route }) => route));
    expect(routes.length).toBeGreaterThan(20);
    expect(routes.filter((route) => !shown.has(route))).toEqual([]);
  });
});
