import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";
import { fillFile } from "./docs/fill.ts";
import { takeAppPictures } from "./pictures/app.ts";
import { runExample } from "./pictures/example.ts";
import { renderPage, type Theme } from "./pictures/page.ts";

/**
 * Writes the notes and pictures of the README and docs/app.md, in docs/images: what the step of `dist/` wrote, as GitHub
 * shows it, and the app of its `demo`. Needs Chromium (apt-get install chromium fonts-liberation), whose path CHROMIUM
 * names if it is not /usr/bin/chromium.
 */

const example = await runExample();
const folder = new URL("../docs/images/", import.meta.url);
mkdirSync(folder, { recursive: true });
// The listed changes, as a quotation: the README has headings of its own.
const [listed = ""] = example.notes.split(/\n(?=\d+ dependency updates)/);
fillFile("README.md", { notes: listed.trimEnd().replaceAll(/^/gm, "> ").replaceAll(/ +$/gm, "") });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
try {
  for (const theme of ["light", "dark"] satisfies Theme[]) {
    await takePicture(theme, "pull-request", await renderPage(theme, example.title, example.body));
    await takePicture(theme, "summary", await renderPage(theme, "docs summary", example.summary));
  }
  await takeAppPictures(browser, folder);
} finally {
  await browser.close();
}

async function takePicture(theme: Theme, name: string, html: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 880, height: 600 },
    colorScheme: theme,
    javaScriptEnabled: false,
  });
  await page.setContent(html);
  await page.locator("main").screenshot({ path: new URL(`${name}-${theme}.png`, folder).pathname });
  await page.close();
}
