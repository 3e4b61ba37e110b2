import { existsSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright-core";
import { timed } from "./phases.ts";

// Of Debian's packages chromium-headless-shell, a page of which takes a third of the CPU time, and chromium.
const DEBIAN = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const CHROMIUM = process.env.CHROMIUM ?? DEBIAN.find((path) => existsSync(path)) ?? "/usr/bin/chromium";

export const hasChromium = existsSync(CHROMIUM);
if (!hasChromium) console.warn(`Skipped: no Chromium at ${CHROMIUM} to open the app with.`);

export function openChromium(): Promise<Browser> {
  return timed("browsers", () => chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] }));
}

let shared: Promise<Browser> | undefined;

/** One for all files of a worker, with which it ends: Playwright kills what it launched. */
export function shareChromium(): Promise<Browser> {
  shared ??= openChromium();
  return shared;
}

/** What the browser loaded, and everything that it complained of. */
export type Watch = { loaded: string[]; complaints: string[] };

/** From now on. */
export async function watchPage(page: Page, watch: Watch = { loaded: [], complaints: [] }): Promise<Watch> {
  page.on("response", (response) => watch.loaded.push(new URL(response.url()).pathname));
  page.on("pageerror", (error) => watch.complaints.push(error.message));
  page.on("console", (message) => {
    // How the app learns that there is no session.
    const asksForSession = message.text().includes("401") && message.location().url.endsWith("/api/v1/session");
    if (["error", "warning"].includes(message.type()) && !asksForSession) watch.complaints.push(message.text());
  });
  await page.exposeFunction("reportViolation", (text: string) => watch.complaints.push(text));
  await page.addInitScript(`document.addEventListener("securitypolicyviolation",
    (event) => reportViolation(event.violatedDirective + " " + event.blockedURI))`);
  return watch;
}
