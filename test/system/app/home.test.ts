import { afterAll, describe, expect, test } from "vitest";
import { hasChromium } from "../../support/chromium.ts";
import { FakeGitHubHost, HOSTED } from "../../support/github-host.ts";
import { OpenedApp } from "../../support/opened-app.ts";

describe.runIf(hasChromium)("Home in Chromium", () => {
  let host: FakeGitHubHost;
  const app = OpenedApp.use({
    records: async (opened) => {
      opened.history.add("feat: sort answers (#4)", "v1.2.0");
      host = await FakeGitHubHost.open(opened.history);
      const github = await opened.call("POST", "connections", { name: "GitHub", config: { codehostApp: host.app } });
      const codehostRepo = { codehostAppConnectionId: github.id, repositoryUrl: host.repositoryUrl };
      const { id } = await opened.call("POST", "connections", { name: HOSTED, config: { codehostRepo } });
      await opened.call("POST", "publications", { name: "Widget", config: { docsRepo: id, writeChangelogs: true } });
    },
  });
  afterAll(() => host?.[Symbol.asyncDispose]());

  test("shows what is documented, in draft and missing, and documents a release by one click", async () => {
    const { page } = app;
    const converse = async (start: string, end: string, stage: boolean) => {
      const request = { body: "Write.", publication: "Widget", stage, changes: [{ tags: { start, end } }] };
      return (await app.call("POST", "conversations/", request)).id;
    };
    const merged = await converse("v1.0.0", "v1.1.0", false);
    await expect.poll(() => app.readStatus(merged), { timeout: 30_000 }).toBe("open");
    const pull = (await host.api.pulls(HOSTED)).find(({ state }) => state === "open");
    await host.api.call("PUT", `/repos/${HOSTED}/pulls/${pull?.number}/merge`, { merge_method: "squash" });
    const { publications = [] } = await app.call("GET", "publications");
    await app.call("POST", `publications/${publications[0]?.id}/sync`);
    await expect.poll(() => app.readStatus(merged), { timeout: 30_000 }).toBe("merged");
    const draft = await converse("v1.1.0", "v1.2.0", true);

    const calls: string[] = [];
    page.on("request", (request) => calls.push(new URL(request.url()).pathname));
    await app.signIn();
    const releases = page.getByRole("list", { name: `Releases of ${HOSTED}` });
    const release = (tag: string) => releases.getByRole("listitem").filter({ hasText: tag });
    await release("v1.1.0").getByText("documented").waitFor();
    await release("v1.2.0").getByText("in draft").waitFor();
    await release("v1.0.0").getByText("missing").waitFor();
    const own = calls.filter((path) => /\/api\/v1\/(?!session|events|notifications)/.test(path));
    expect(new Set(own).size).toBeLessThanOrEqual(3);
    const cold = await app.openCold("/");
    await cold.page.getByRole("list", { name: `Releases of ${HOSTED}` }).waitFor();
    expect(cold.responses.length).toBeLessThanOrEqual(12);
    await cold.page.context().close();
    const linkOf = (tag: string) => release(tag).getByRole("link", { name: tag }).getAttribute("href");
    expect(await linkOf("v1.1.0")).toBe(`/conversations/${merged}`);
    expect(await linkOf("v1.2.0")).toBe(`/conversations/${draft}`);
    await page.getByRole("img", { name: /^Drafts/ }).waitFor();
    await page.getByText("Show as table").first().click();
    await page.getByRole("columnheader", { name: "Merged" }).waitFor();

    await page.getByRole("button", { name: "Document: v1.0.0" }).click();
    await page.waitForURL(/\/conversations\/cnv-/);
    await page.getByText("Ready for review").waitFor();
    await page.getByRole("link", { name: "Home", exact: true }).click();
    await release("v1.0.0").getByText("in draft").waitFor();
  }, 120_000);
});
