import { describe, expect, test } from "vitest";
import { hasChromium } from "../../../support/chromium.ts";
import { walkFocus } from "../../../support/focus-walk.ts";
import { type Example, PageExamples } from "../../../support/page-examples.ts";

/** One test for each example that is reached by Tab: open menus and lists have arrows. */
export function checkReached(all: readonly Example[]): void {
  describe.runIf(hasChromium)("by keyboard", () => {
    const pages = PageExamples.use({ sharesPage: true });
    const examples = all.filter(({ name }) => !/^Menu|list of tags/.test(name));

    test.each(examples.map((example) => [example.name, example] as const))(
      "reaches everything: %s",
      async (_, example) => {
        const page = await pages.follow(example);
        const { stops, ...faults } = await walkFocus(page);
        expect(faults).toEqual({ missed: [], backward: [], unmarked: [], covered: [] });
        expect(stops.length).toBeGreaterThan(0);
        pages.app.watch.complaints.splice(0);
      },
    );
  });
}
