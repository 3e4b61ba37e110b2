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

async function editNotes(page: Page): Promise<void> {
  await openDraft()(page);
  await page.getByRole("button", { name: "Edit #26" }).click();
}

async function renderReadme(page: Page): Promise<void> {
  await openFiles(page);
  const readme = page.getByRole("region", { name: "README.md", exact: true });
  await readme.getByRole("button", { name: "Rendered" }).click();
  await readme.scrollIntoViewIfNeeded();
}

async function openReview(page: Page): Promise<void> {
  await openFiles(page);
  await page.getByRole("button", { name: "Review changes" }).click();
}

async function openRelease(page: Page): Promise<void> {
  await openLink("Changelog")(page);
  await openLink("Release")(page);
}

async function fillInvitation(page: Page): Promise<void> {
  await page.getByLabel(/^Name/).fill("Boatswain Bell");
  await page.getByLabel(/^Email/).fill("bell@example.com");
}

const INBOX = { path: "/conversations", ready: "docs: v2.2.0" };
const FILES = { path: "/conversations", prepare: openFiles, ready: "Review changes" };

/** Every page of the app, in the order of docs/app.md. */
export const APP_PICTURES: readonly AppPicture[] = [
  { name: "sign-in", path: "/sign-in", ready: "API key", height: 480, isSignedOut: true },
  { name: "inbox", ...INBOX, height: 440 },
  { name: "inbox-dark", ...INBOX, height: 440, theme: "dark" },
  { name: "inbox-narrow", ...INBOX, height: 760, width: 390 },
  { name: "notes", path: "/conversations", prepare: editNotes, ready: "Changes: v1.3.0", height: 900 },
  { name: "files", ...FILES, height: 900 },
  { name: "files-dark", ...FILES, height: 900, theme: "dark" },
  { name: "comment", path: "/conversations", prepare: openComment, ready: "global installation", height: 560 },
  { name: "rendered", path: "/conversations", prepare: renderReadme, ready: "Source", height: 640 },
  { name: "review", path: "/conversations", prepare: openReview, ready: "Request changes", height: 720 },
  { name: "messages", path: "/conversations", prepare: openDraft(/^Messages/), ready: "/reword", height: 670 },
  { name: "turns", path: "/conversations", prepare: openDraft(/^Turns/), ready: "Turn 2", height: 760 },
  { name: "notifications", path: "/notifications", ready: "docs: v2.2.0", height: 680 },
  { name: "request", path: "/requests/new", prepare: fillRequest, ready: /follow a ferry on the map/i, height: 800 },
  { name: "publications", path: "/publications", ready: "Changelog", height: 380 },
  { name: "publication", path: "/publications", prepare: openLink("Release notes"), ready: "Triggers", height: 600 },
  { name: "release", path: "/publications", prepare: openRelease, ready: "v2.2.0 comes after", height: 640 },
  { name: "connections", path: "/connections", ready: "ferrytime", height: 380 },
  { name: "connection", path: "/connections", prepare: openLink("ferrytime"), ready: "git.example.com", height: 480 },
  { name: "library", path: "/library", ready: "Titles", height: 380 },
  { name: "users", path: "/users", ready: "pilot@example.com", height: 560 },
  { name: "invite", path: "/users/new", prepare: fillInvitation, ready: "Invite a user", height: 800 },
  { name: "roles", path: "/users/roles", ready: "reader", height: 560, width: 1360 },
  { name: "audit", path: "/audit", ready: "Signed in", height: 620 },
  { name: "keys", path: "/settings/keys", ready: "CI", height: 380 },
  { name: "sessions", path: "/settings/sessions", ready: "This browser", height: 380 },
  { name: "webhooks", path: "/settings/webhooks", ready: "Code host", height: 520 },
  { name: "model", path: "/settings/model", ready: "Set a model", height: 820 },
];
