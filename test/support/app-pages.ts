import type { Page } from "playwright-core";
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

/**
 * Whether nothing is read any more, and the page stays the same for some frames; runs in the page. Queries end a moment
 * before what they read is shown.
 */
const SETTLED = `new Promise((resolve) => {
  const FRAMES = 3;
  const { options } = __TSR_ROUTER__;
  let still = 0;
  const observer = new MutationObserver(() => { still = 0; });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const check = () => {
    const isReading = __TSR_ROUTER__.state.status === "pending" || options.context.queryClient.isFetching() > 0;
    const content = document.querySelector("#content") ?? document.body;
    const isShown = content.querySelector("h1") && !content.innerText.includes("Loading");
    still = isReading || !isShown ? 0 : still + 1;
    if (still <= FRAMES) return requestAnimationFrame(check);
    observer.disconnect();
    resolve();
  };
  check();
})`;

/** Opens a page from another page of the app, as a link does. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate(`__TSR_ROUTER__.history.push(${JSON.stringify(path)})`);
  await page.evaluate(SETTLED);
}

/** Reads the controls of a page of the app and its menu. */
export async function readControls({ page }: OpenedApp, path: string): Promise<Control[]> {
  await followLink(page, path);
  const content = page.locator("#content");
  const controls = parseControls(await content.ariaSnapshot());
  if (!controls.some(({ name }) => name === "More actions")) return controls;
  await content.getByRole("button", { name: "More actions" }).click();
  const items = await page.getByRole("menuitem").allInnerTexts();
  await page.keyboard.press("Escape");
  return [...controls, ...items.map((name) => ({ role: "menuitem", name, path: "" }))];
}
