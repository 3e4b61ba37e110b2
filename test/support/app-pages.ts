import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { OpenedApp } from "./opened-app.ts";

/** The routes of the app that show a page, as its router has them; it runs in `page`. */
export function readRoutes(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(
    "Object.values(__TSR_ROUTER__.routesByPath).flatMap(({ fullPath, options }) => options.component ? fullPath : [])",
  );
}

/** What can be pressed: its role and name as assistive technology has them, and the path that a link leads to. */
export type Control = { role: string; name: string; path: string };

function parseControls(snapshot: string): Control[] {
  const lines = snapshot.split("\n");
  return lines.flatMap((line, index): Control[] => {
    const [, role = "", name = ""] = /^\s*- '?(button|link) "((?:[^"\\]|\\.)*)"/.exec(line) ?? [];
    const [, path = ""] = /^\s*- \/url: "?(\/[^"?]*)/.exec(lines[index + 1] ?? "") ?? [];
    return role === "" ? [] : [{ role, name, path }];
  });
}

/** The pages of an opened app, for one user. */
export class AppPages {
  readonly #app: OpenedApp;
  /** Calls of the API without an answer yet. */
  #pending = 0;

  private constructor(app: OpenedApp) {
    this.#app = app;
    const count = (by: number) => (request: { url: () => string }) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/") && !pathname.endsWith("/events")) this.#pending += by;
    };
    app.page.on("request", count(1));
    app.page.on("requestfinished", count(-1));
    app.page.on("requestfailed", count(-1));
  }

  static async signIn(app: OpenedApp, apiKey: string): Promise<AppPages> {
    const pages = new AppPages(app);
    await app.signIn("/", apiKey);
    await app.page.locator("#content").waitFor();
    return pages;
  }

  /** The controls of a page and its menu, once nothing is read any more and the page stays the same. */
  async read(path: string): Promise<Control[]> {
    const { page, address } = this.#app;
    const content = page.locator("#content");
    await page.goto(address + path);
    await content.getByRole("heading", { level: 1 }).waitFor();
    let last = "";
    const isSettled = async () => {
      const before = last;
      last = await content.ariaSnapshot();
      return last === before && this.#pending === 0 && !last.includes("Loading");
    };
    await expect.poll(isSettled, { timeout: 15_000, interval: 100 }).toBe(true);
    const controls = parseControls(last);
    if (!controls.some(({ name }) => name === "More actions")) return controls;
    await content.getByRole("button", { name: "More actions" }).click();
    const items = await page.getByRole("menuitem").allInnerTexts();
    await page.keyboard.press("Escape");
    return [...controls, ...items.map((name) => ({ role: "menuitem", name, path: "" }))];
  }
}
