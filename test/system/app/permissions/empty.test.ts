import { describe, expect, test } from "vitest";
import { readControls } from "../../../support/app-pages.ts";
import { hasChromium } from "../../../support/chromium.ts";
import { OpenedApp } from "../../../support/opened-app.ts";
import { actionsOn, isForm, ROLES, readSignedInRoutes, Users } from "./roles.ts";

describe.runIf(hasChromium)("without records, each role is led in Chromium", () => {
  const users = new Users();
  const app = OpenedApp.use({
    records: (opened) => users.add(opened),
  });

  // A reviewer creates no more than a reader.
  test.each(ROLES.filter((role) => role !== "reviewer"))("to no form whose call the API refuses: %s", async (role) => {
    await app.signIn("/", users.keyOf(role));
    await app.page.locator("#content").waitFor();
    const followed = new Set<string>();
    const routes = await readSignedInRoutes(app);
    for (const route of routes.filter((path) => !path.includes("$"))) {
      for (const { path } of (await readControls(app, route)).filter(isForm)) {
        followed.add(path);
        for (const { call } of actionsOn(path)) {
          expect.soft(await users.isAccepted(app, role, call), `from ${route} to ${path}`).toBe(true);
        }
      }
    }
    expect([...followed].every((path) => actionsOn(path).length > 0)).toBe(true);
    expect(followed).toContain("/settings/keys/new");
  });
});
