import type { Page } from "playwright-core";

export type AppPicture = {
  /** Of the file, without `app-` and its ending. */
  name: string;
  path: string;
  /** Goes from `path` to what the picture shows. */
  prepare?: (page: Page) => Promise<void>;
  /** A text of the page, once it is complete. */
  ready: string | RegExp;
  /** Of the picture, in pixels. */
  height: number;
  /** 1120 by default. */
  width?: number;
  theme?: "light" | "dark";
  isSignedOut?: boolean;
};

const openLink = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole("link", { name, exact: true }).first().click();
};

const openDraft = (tab?: RegExp) => async (page: Page) => {
  await openLink("docs: v2.0.0")(page);
  await page.getByRole("navigation", { name: "Conversation" }).waitFor();
  if (tab !== undefined) await openLink(tab)(page);
};

async function openFiles(page: Page): Promise<void> {
  await openDraft(/^Files/)(page);
  await page.getByRole("region", { name: "README.md", exact: true }).waitFor();
}

async function openComment(page: Page): Promise<void> {
  await openFiles(page);
  // Drawn only near the viewport.
  await page.getByRole("region", { name: "README.md", exact: true }).scrollIntoViewIfNeeded();
  await page.getByText("global installation").first().scrollIntoViewIfNeeded();
}

async function fillRequest(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: /^Publication/ }).selectOption({ label: "Release notes" });
  await page.getByLabel("Between two tags").check();
  await page.getByRole("button", { name: /Choose a tag/ }).click();
  await page.getByRole("option", { name: /v1\.2\.0/ }).click();
}

/** The folder of the repository has another name in each run. */
async function openConnection(page: Page): Promise<void> {
  await page.route("**/api/v1/connections**", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/file:[^"]+/g, "file:///srv/git/ferrytime.git");
    await route.fulfill({ response, body });
  });
  await page.reload();
  await openLink("ferrytime")(page);
}

async function waitForWork(page: Page): Promise<void> {
  const list = page.getByRole("list", { name: "Conversations" });
  await list.waitFor();
  await list.getByText("Running", { exact: true }).first().waitFor({ state: "detached" });
}

const WORK = { path: "/conversations", prepare: waitForWork, ready: "docs: unreleased changes" };
const FILES = { path: "/conversations", prepare: openFiles, ready: "Review changes" };

/** Every page of the app, in the order of docs/app.md. */
export const APP_PICTURES: readonly AppPicture[] = [
  { name: "sign-in", path: "/sign-in", ready: "API key", height: 480, isSignedOut: true },
  { name: "work-history", ...WORK, height: 670 },
  { name: "work-history-dark", ...WORK, height: 670, theme: "dark" },
  { name: "work-history-narrow", ...WORK, height: 760, width: 390 },
  { name: "details", path: "/conversations", prepare: openDraft(), ready: "Changes: v1.2.0", height: 900 },
  { name: "files", ...FILES, height: 900 },
  { name: "files-dark", ...FILES, height: 900, theme: "dark" },
  { name: "comment", path: "/conversations", prepare: openComment, ready: "global installation", height: 560 },
  { name: "messages", path: "/conversations", prepare: openDraft(/^Messages/), ready: "/reword", height: 670 },
  { name: "turns", path: "/conversations", prepare: openDraft(/^Turns/), ready: "Turn 2", height: 760 },
  { name: "request", path: "/requests/new", prepare: fillRequest, ready: /follow a ferry on the map/i, height: 800 },
  { name: "publications", path: "/publications", ready: "Changelog", height: 380 },
  { name: "publication", path: "/publications", prepare: openLink("Release notes"), ready: "Triggers", height: 530 },
  { name: "connections", path: "/connections", ready: "ferrytime", height: 380 },
  { name: "connection", path: "/connections", prepare: openConnection, ready: "srv/git", height: 420 },
  { name: "library", path: "/library", ready: "Titles", height: 380 },
  { name: "users", path: "/users", ready: "reviewer@example.com", height: 420 },
  { name: "roles", path: "/users/roles", ready: "reader", height: 420, width: 1360 },
  { name: "audit", path: "/audit", ready: "Signed in", height: 620 },
  { name: "keys", path: "/settings/keys", ready: "CI", height: 380 },
  { name: "sessions", path: "/settings/sessions", ready: "This browser", height: 380 },
  { name: "webhooks", path: "/settings/webhooks", ready: "GitHub", height: 520 },
  { name: "model", path: "/settings/model", ready: "Set a model", height: 820 },
];
