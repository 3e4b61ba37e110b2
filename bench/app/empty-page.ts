import type { Browser } from "playwright-core";
import { build } from "vite";
import { addMeasured, type Measurements, measure, observePage } from "./measured-page.ts";

const ENTRY = "empty-page";
const SOURCE = `
  import { createElement, useState } from "react";
  import { createRoot } from "react-dom/client";
  function Page() {
    const [count, setCount] = useState(0);
    return createElement("button", { onClick: () => setCount(count + 1) }, "Pressed " + count);
  }
  createRoot(document.body.appendChild(document.createElement("div"))).render(createElement(Page));
`;

/** What the browser and React need without the app: a page with a button, opened and pressed. */
export async function measureEmptyPage(browser: Browser, rounds: number): Promise<Measurements> {
  const script = await buildScript();
  const measurements: Measurements = new Map();
  for (let round = 0; round < rounds; round += 1) {
    const page = await (await browser.newContext()).newPage();
    await observePage(page);
    await page.route("http://empty.invalid/", (route) => route.fulfill({ contentType: "text/html", body: "<body>" }));
    await page.goto("http://empty.invalid/");
    const button = page.getByRole("button");
    const opened = await measure(page, async () => {
      await page.addScriptTag({ content: script });
      await button.waitFor();
    });
    addMeasured(measurements, "opens an empty page", opened);
    const pressed = await measure(page, async () => {
      await button.click();
      await page.getByText("Pressed 1").waitFor();
    });
    addMeasured(measurements, "presses its button", pressed);
    await page.context().close();
  }
  return measurements;
}

async function buildScript(): Promise<string> {
  const own = {
    name: ENTRY,
    resolveId: (id: string) => (id === ENTRY ? id : null),
    load: (id: string) => (id === ENTRY ? SOURCE : null),
  };
  const built = await build({
    configFile: false,
    logLevel: "warn",
    plugins: [own],
    build: { write: false, rolldownOptions: { input: ENTRY, output: { format: "iife" } } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const [chunk] = output !== undefined && "output" in output ? output.output : [];
  if (chunk?.type !== "chunk") throw new Error("The empty page was not built.");
  return chunk.code;
}
