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
  /** Of work that goes on, since its language model never answers; else of minutes later. */
  isLive?: true;
};

const openDraft = async (page: Page) => {
  await page.getByRole("link", { name: "docs: v2.0.0", exact: true }).click();
  await page.getByRole("navigation", { name: "Conversation" }).waitFor();
};

async function seeCharts(page: Page): Promise<void> {
  await page.getByRole("img", { name: /^Draft to merge/ }).waitFor();
}

async function editNotes(page: Page): Promise<void> {
  await openDraft(page);
  await page.getByRole("button", { name: "Edit #26" }).click();
}

async function openFiles(page: Page): Promise<void> {
  await openDraft(page);
  await page.getByRole("link", { name: /^Files/ }).click();
  await page.getByRole("region", { name: "README.md", exact: true }).waitFor();
}

async function renderChangelog(page: Page): Promise<void> {
  await openFiles(page);
  const changelog = page.getByRole("region", { name: "CHANGELOG.md", exact: true });
  await changelog.getByRole("button", { name: "Rendered" }).click();
}

async function openReview(page: Page): Promise<void> {
  await openFiles(page);
  await page.getByRole("button", { name: "Review changes" }).click();
}

async function openFailure(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Update Changelog", exact: true }).click();
  await page.getByRole("link", { name: /^Turns/ }).click();
}

async function fillInvitation(page: Page): Promise<void> {
  await page.getByLabel(/^Name/).fill("Boatswain Bell");
  await page.getByLabel(/^Email/).fill("bell@example.com");
}

async function request(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: /^Publication/ }).selectOption({ label: "Release notes" });
  await page.getByLabel("What to say").fill("Begin with what passengers notice.");
  await page.getByRole("button", { name: "Write a draft" }).click();
  await page.getByRole("status").getByText("Asking the model").waitFor();
  await page.getByRole("button", { name: "Dismiss" }).click();
}

const INBOX = { path: "/conversations", ready: "docs: v2.2.0", height: 440 };

/** What people do, in the order of docs/app.md; the last one while it goes on. */
export const APP_PICTURES: readonly AppPicture[] = [
  { name: "home", path: "/", prepare: seeCharts, ready: "Document for Release notes", height: 820 },
  { name: "inbox", ...INBOX },
  { name: "inbox-dark", ...INBOX, theme: "dark" },
  { name: "failed", path: "/conversations", prepare: openFailure, ready: "Use v2.0.0", height: 480 },
  { name: "notes", path: "/conversations", prepare: editNotes, ready: "Changes: v1.3.0", height: 900 },
  { name: "rendered", path: "/conversations", prepare: renderChangelog, ready: "Source", height: 900 },
  { name: "review", path: "/conversations", prepare: openReview, ready: "Request changes", height: 720 },
  { name: "notifications", path: "/notifications", ready: "docs: v2.2.0", height: 680 },
  { name: "publication", path: "/publications/new", ready: "Each release", height: 720 },
  { name: "invite", path: "/users/new", prepare: fillInvitation, ready: "Invite a user", height: 800 },
  { name: "steps", path: "/requests/new", prepare: request, ready: "Asking the model", height: 480, isLive: true },
];
