import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page, Request } from "playwright-core";
import { SECURITY_HEADERS } from "../../src/service/http/app.ts";
import { insertManyConversations } from "../../test/support/many-conversations.ts";
import { median, printRatios } from "../median.ts";
import { openPlace } from "./place.ts";

/** Milliseconds since the page was asked for; bytes as they were sent, by what they are for. */
type Opened = { requests: number; bytes: ReadonlyMap<string, number>; painted: number; usable: number };

/** A phone of the middle class on a slow mobile network. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;

const USABLE = `
  window.usableAt = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (document.querySelector("[aria-label=Conversations] > li, [aria-label=Repositories] > li") === null) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    }).observe(document, { childList: true, subtree: true });
  });
`;
const PAINTED = `new Promise((resolve) => new PerformanceObserver((list) => resolve(list.getEntries()[0].startTime))
  .observe({ type: "paint", buffered: true }))`;

/** Opens Home and the inbox on a fresh browser, and a bare page of the same bytes, round by round, and prints both. */
export async function benchFirstPage(browser: Browser, rounds: number): Promise<void> {
  await using place = await openPlace();
  await insertManyConversations(place.location, 1_000);
  const signedIn = await place.openPage(browser);
  const cookies = await signedIn.context().cookies();
  await signedIn.context().close();
  const open = async (url: string, isSlow: boolean): Promise<Opened> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addCookies(cookies);
    const opened = await openFresh(await context.newPage(), url, isSlow);
    await context.close();
    return opened;
  };
  for (const [name, path] of Object.entries({ Home: "/", "The inbox": "/conversations" })) {
    const [app, bare, slow, slowBare]: [Opened[], Opened[], Opened[], Opened[]] = [[], [], [], []];
    for (let round = 0; round < rounds; round += 1) {
      app.push(await open(`${place.url}${path}`, false));
      await using server = await serveBare(app[0]?.bytes ?? new Map());
      bare.push(await open(server.url, false));
      slow.push(await open(`${place.url}${path}`, true));
      slowBare.push(await open(server.url, true));
    }
    const bytes = app.map((opened) => [...opened.bytes.values()].reduce((sum, size) => sum + size, 0));
    process.stdout.write(`\n${name}: ${median(app.map(({ requests }) => requests))} requests, `);
    process.stdout.write(`${(median(bytes) / 1000).toFixed(0)} kB\n`);
    printPaint("First paint", bare, app);
    printPaint("First paint at 1.6 Mbit/s and a quarter of the processor", slowBare, slow);
    const usable = slow.map((one) => one.usable);
    process.stdout.write(
      `  Usable after ${Math.min(...usable).toFixed(0)} ms at least, ${median(usable).toFixed(0)} ms\n`,
    );
  }
}

function printPaint(title: string, bare: readonly Opened[], app: readonly Opened[]): void {
  const painted = (opened: readonly Opened[]) => opened.map((one) => one.painted);
  const rows = { "a bare page of the same bytes": painted(bare), "the app": painted(app) };
  printRatios(title, new Map(Object.entries(rows)));
}

async function openFresh(page: Page, url: string, isSlow: boolean): Promise<Opened> {
  const loaded: Request[] = [];
  page.on("request", (request) => void loaded.push(request));
  if (isSlow) {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.emulateNetworkConditions", SLOW);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  }
  await page.addInitScript(USABLE);
  await page.goto(url);
  const painted = await page.evaluate<number>(PAINTED);
  const usable = await page.evaluate<number>("usableAt");
  // What is read again once the stream of events is open.
  await page.waitForTimeout(1_000);
  const requests = loaded.filter((request) => request.url().startsWith("http"));
  // The stream of events has no end.
  const ended = requests.filter((request) => request.timing().responseEnd >= 0);
  const sizes = await Promise.all(ended.map(async (request) => [request, await request.sizes()] as const));
  const bytes = new Map<string, number>();
  for (const [request, { responseBodySize }] of sizes) {
    const type = request.resourceType();
    bytes.set(type, (bytes.get(type) ?? 0) + responseBodySize);
  }
  return { requests: requests.length, bytes, painted, usable };
}

/**
 * A page of text with one style and one script, as large as the app's together. Its headers are the app's, since one of
 * them has the browser begin a process for the page.
 */
async function serveBare(bytes: ReadonlyMap<string, number>): Promise<AsyncDisposable & { url: string }> {
  const fill = (type: string) => `/*${"x".repeat(bytes.get(type) ?? 0)}*/`;
  const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
    "/": [
      "text/html",
      `<!doctype html><title>List</title><link rel="stylesheet" href="/a.css"><script type="module" src="/a.js"></script>
       <ul aria-label="Conversations"><li>Document v1.0.0</li></ul>`,
    ],
    "/a.css": ["text/css", fill("stylesheet")],
    "/a.js": ["text/javascript", fill("script")],
  };
  const server = createServer(({ url = "" }, response) => {
    const [type, text] = files[url] ?? ["text/plain", ""];
    response.writeHead(200, { ...SECURITY_HEADERS, "content-type": type }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
