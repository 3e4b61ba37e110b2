import { describe, expect, test } from "vitest";
import { SIGN_IN_FAILURES } from "../../../src/contract/kinds.ts";
import { hasChromium } from "../../support/chromium.ts";
import { OpenedApp } from "../../support/opened-app.ts";

const EVIL = "evil.example";

const TARGETS = [
  `https://${EVIL}/steal`,
  `HTTPS:\\\\${EVIL}`,
  `//${EVIL}/steal`,
  `/\\${EVIL}/steal`,
  `/.//${EVIL}/steal`,
  `/x/..//${EVIL}/steal`,
  `/%2e//${EVIL}/steal`,
  `/\t/${EVIL}/steal`,
  `\n//${EVIL}/steal`,
  "javascript:document.title=1",
  "data:text/html,<script>document.title=1</script>",
  "/sign-in?to=%2F",
  `["/${EVIL}"]`,
  `{"href":"https://${EVIL}"}`,
];

// A page for each way to read a search, and the names that one of them reads. Those without a record first: their answers
// are there when the last page is.
const PAGES = [
  ...["/conversations/cnv-0/files", "/library/ins-0", "/settings/webhooks/cnn-0000000000000000", "/conversations"],
  ...["/requests/new", "/connections", "/connections/new", "/library", "/users", "/audit"],
];
const NAMES = [
  ...["to", "ended", "error", "status", "publication", "text", "next", "source", "what", "from", "picks", "opens"],
  ...["view", "type", "state", "role"],
];

const WORDS = "Your account is locked. Call 555-0100.";
const FRAGMENTS = [
  `error=${encodeURIComponent(WORDS)}`,
  `error=${encodeURIComponent(`<a href="https://${EVIL}">${WORDS}</a>`)}`,
  "error=__proto__",
  "error=constructor",
  "error=toString",
  "error=FAILED%20",
];

describe.runIf(hasChromium)("an address that somebody else made, in Chromium", () => {
  const app = OpenedApp.use({
    records: (opened) => opened.publish(),
    sharesPage: true,
  });

  const forgive = async (status: string) => {
    // Ends what the page still waits for.
    await app.page.goto("about:blank");
    expect(app.watch.complaints.splice(0).filter((text) => !text.includes(status))).toEqual([]);
  };

  const open = (path: string) => app.page.goto(app.address + path);

  test("leads to nothing but the app's own pages after a sign-in", async () => {
    for (const to of TARGETS.filter((_, index) => index % 4 === 0)) {
      await open(`/sign-in?to=${encodeURIComponent(to)}`);
      await app.page.getByLabel("API key").fill(app.data.apiKey);
      await app.page.keyboard.press("Enter");
      await app.page.getByRole("heading", { name: "Home" }).waitFor();
      expect(app.page.url(), to).toBe(`${app.address}/`);
      await app.page.context().clearCookies();
    }
    // Reads met the end of the session.
    await forgive("401");
  });

  test("shows no words of its own, and links to nothing else", async () => {
    await app.signIn();
    await app.page.getByRole("heading", { name: "Home" }).waitFor();
    const known: readonly string[] = Object.values(SIGN_IN_FAILURES);
    for (const [index, to] of TARGETS.entries()) {
      const fragment = FRAGMENTS[index % FRAGMENTS.length];
      await open(`/sign-in?to=${encodeURIComponent(to)}&ended=${encodeURIComponent(WORDS)}#${fragment}`);
      const alert = app.page.getByRole("alert");
      const link = alert.getByRole("link", { name: "Continue as Ada" });
      await link.waitFor();
      expect(await link.getAttribute("href"), to).toBe("/");
      const said = (await alert.innerText()).replace("Continue as Ada", "").trim();
      expect(said, fragment).toBe(SIGN_IN_FAILURES.failed);
      expect(known).toContain(said);
      expect(app.page.url()).not.toMatch(/evil|555/);
    }
  });

  test("is cleared of what no page understands, on every page that reads some", async () => {
    await app.signIn();
    await app.page.getByRole("heading", { name: "Home" }).waitFor();
    for (const path of PAGES) {
      await open(`${path}?${NAMES.map((name) => `${name}=${encodeURIComponent(`["${EVIL}"]`)}`).join("&")}`);
      await app.page.getByRole("navigation", { name: "Pages" }).waitFor();
      await app.page.waitForURL((url) => url.search === "");
      expect(await app.page.content(), path).not.toContain(EVIL);
    }
    // Some records are not there.
    await forgive("404");
  });
});
