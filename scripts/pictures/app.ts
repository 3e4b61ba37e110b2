import type { BrowserContext, Browser as Chromium, Route } from "playwright-core";
import { Browser } from "../../test/support/browser.ts";
import { readDemoLink, startDemo } from "../../test/support/demo.ts";
import { serveScripted } from "../../test/support/scripted-server.ts";
import { APP_PICTURES, type AppPicture } from "./app-pictures.ts";

const TIME = Date.UTC(2026, 2, 16, 10);
/** What the demo wrote is that old in the pictures. */
const AGE_MS = 5 * 60_000 + 30_000;
/** How long work that goes on seems to have run. */
const LIVE_MS = 8_000;

/** Writes pictures of the app, as `demo` of `dist/` shows it, to `folder`. */
export async function takeAppPictures(chromium: Chromium, folder: URL): Promise<void> {
  const start = Date.now();
  await using demo = startDemo({
    NODE_OPTIONS: `--import=${new URL("fixed-clock.ts", import.meta.url)}`,
    PICTURE_TIME: String(TIME),
    PICTURE_START: String(start),
  });
  const link = await readDemoLink(demo);
  const browser = new Browser(link.origin);
  await signIn(browser, link.hash.replace("#code=", ""));
  await using model = await serveScripted(() => undefined);
  const [name = "", value = ""] = browser.cookie.split("=");
  for (const picture of APP_PICTURES) {
    if (picture.isLive) await call(browser, "PUT", "model", { name: "example", url: model.url });
    const context = await openContext(chromium, picture);
    await context.clock.setFixedTime(TIME + (picture.isLive ? Date.now() - start + LIVE_MS : AGE_MS));
    await context.addCookies([{ name, value, url: link.origin }]);
    await takePicture(context, picture, { origin: link.origin, folder });
    await context.close();
  }
}

const USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36";

/** By a call: Chromium would find the cookie expired, by its own clock. */
function signIn(browser: Browser, code: string): Promise<void> {
  return call(browser, "POST", "sessions", { code }, { "user-agent": USER_AGENT });
}

async function call(browser: Browser, method: string, path: string, body: object, headers = {}): Promise<void> {
  const answer = await browser.api(method, path, body, headers);
  if (answer.status >= 300) throw new Error(`${method} ${path} got ${answer.status}: ${answer.body.error}`);
}

async function openContext(
  chromium: Chromium,
  { theme = "light", width = 1120, height }: AppPicture,
): Promise<BrowserContext> {
  const context = await chromium.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: "reduce",
    timezoneId: "UTC",
    locale: "en-US",
  });
  return context;
}

/** The code host of the demo has another port in each run. */
async function nameHost(route: Route): Promise<void> {
  if (route.request().url().includes("/api/v1/events")) return route.fallback();
  const response = await route.fetch();
  const body = (await response.text()).replaceAll(
    /http:\/\/127\.0\.0\.1:\d+(?=\/(?:2\.0|ferrytime))/g,
    "https://git.example.com",
  );
  return route.fulfill({ response, body });
}

async function takePicture(
  context: BrowserContext,
  { name, path, ready, prepare }: AppPicture,
  { origin, folder }: { origin: string; folder: URL },
): Promise<void> {
  const page = await context.newPage();
  await page.route("**/api/v1/**", nameHost);
  await page.goto(origin + path);
  await prepare?.(page);
  await page.getByText(ready).filter({ visible: true }).first().waitFor();
  await page.evaluate("Promise.all([...document.images].map((image) => image.decode()))");
  await page.screenshot({
    path: new URL(`app-${name}.png`, folder).pathname,
    animations: "disabled",
    caret: "hide",
  });
  await page.unrouteAll({ behavior: "ignoreErrors" });
}
