import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, CDPSession, Page } from "playwright-core";
import { insertManyConversations } from "../../test/support/many-conversations.ts";
import { median, printRatios } from "../median.ts";
import { openPlace } from "./place.ts";

/** Milliseconds since the page was asked for; bytes as they were sent, by the content type. */
type Opened = { requests: number; bytes: ReadonlyMap<string, number>; painted: number; usable: number };

/** A phone of the middle class on a slow mobile network. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;

const USABLE = `
  window.usableAt = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (document.querySelector("[aria-label=Conversations] li") === null) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    }).observe(document, { childList: true, subtree: true });
  });
`;
const PAINTED = `new Promise((resolve) => new PerformanceObserver((list) => resolve(list.getEntries()[0].startTime))
  .observe({ type: "paint", buffered: true }))`;

/** Opens Work History on a fresh browser, and a bare page of the same bytes, round by round, and prints both. */
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
  const [app, bare, slow, slowBare]: [Opened[], Opened[], Opened[], Opened[]] = [[], [], [], []];
  for (let round = 0; round < rounds; round += 1) {
    app.push(await open(`${place.url}/conversations`, false));
    await using server = await serveBare(app[0]?.bytes ?? new Map());
    bare.push(await open(server.url, false));
    slow.push(await open(`${place.url}/conversations`, true));
    slowBare.push(await open(server.url, true));
  }
  const bytes = app.map((opened) => [...opened.bytes.values()].reduce((sum, size) => sum + size, 0));
  process.stdout.write(`\nThe first page: ${median(app.map(({ requests }) => requests))} requests, `);
  process.stdout.write(`${(median(bytes) / 1000).toFixed(0)} kB\n`);
  const painted = (opened: readonly Opened[]) => opened.map((one) => one.painted);
  print("First paint", { bare: painted(bare), app: painted(app) });
  print("First paint at 1.6 Mbit/s and a quarter of the processor", { bare: painted(slowBare), app: painted(slow) });
  const usable = slow.map((one) => one.usable);
  process.stdout.write(
    `  Usable after ${Math.min(...usable).toFixed(0)} ms at least, ${median(usable).toFixed(0)} ms\n`,
  );
}

function print(title: string, { bare, app }: { bare: readonly number[]; app: readonly number[] }): void {
  printRatios(
    title,
    new Map([
      ["a bare page of the same bytes", bare],
      ["the app", app],
    ]),
  );
}

async function openFresh(page: Page, url: string, isSlow: boolean): Promise<Opened> {
  const devtools = await page.context().newCDPSession(page);
  const loaded = await countLoaded(devtools);
  if (isSlow) {
    await devtools.send("Network.emulateNetworkConditions", SLOW);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  }
  await page.addInitScript(USABLE);
  await page.goto(url);
  const painted = await page.evaluate<number>(PAINTED);
  const usable = await page.evaluate<number>("usableAt");
  // What is read again once the stream of events is open.
  await page.waitForTimeout(1_000);
  return { ...loaded, painted, usable };
}

/** Counts from now on what the page loads. */
async function countLoaded(devtools: CDPSession): Promise<{ requests: number; bytes: Map<string, number> }> {
  const loaded = { requests: 0, bytes: new Map<string, number>() };
  const types = new Map<string, string>();
  devtools.on("Network.requestWillBeSent", ({ request }) => {
    if (request.url.startsWith("http")) loaded.requests += 1;
  });
  devtools.on("Network.responseReceived", ({ requestId, response }) => types.set(requestId, response.mimeType));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? "";
    loaded.bytes.set(type, (loaded.bytes.get(type) ?? 0) + encodedDataLength);
  });
  await devtools.send("Network.enable");
  return loaded;
}

/** A page of text with one style and one script, as large as the app's together. */
async function serveBare(bytes: ReadonlyMap<string, number>): Promise<AsyncDisposable & { url: string }> {
  const fill = (type: string) => `/*${"x".repeat(bytes.get(type) ?? 0)}*/`;
  const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
    "/": [
      "text/html",
      `<!doctype html><title>List</title><link rel="stylesheet" href="/a.css"><script type="module" src="/a.js"></script>
       <ul aria-label="Conversations"><li>Document v1.0.0</li></ul>`,
    ],
    "/a.css": ["text/css", fill("text/css")],
    "/a.js": ["text/javascript", fill("text/javascript")],
  };
  const server = createServer(({ url = "" }, response) => {
    const [type, text] = files[url] ?? ["text/plain", ""];
    response.setHeader("content-type", type).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
