import { execFileSync } from "node:child_process";
import { afterAll, describe, expect, test } from "vitest";
import { hasChromium } from "../../support/chromium.ts";
import { FakeGitHubHost, HOSTED } from "../../support/github-host.ts";
import { OpenedApp } from "../../support/opened-app.ts";

const SECRET = "a-webhook-secret-of-a-test";
const AT = `/repos/${HOSTED}`;

describe.runIf(hasChromium)("the next release in Chromium", () => {
  let host: FakeGitHubHost;
  let publication = "";
  const app = OpenedApp.use({
    history: (history) => {
      history.add(["feat: answer (#1)", { "CHANGELOG.md": "# Changelog\n" }], "v1.0.0", "feat: stream answers (#2)");
    },
    records: async (opened) => {
      host = await FakeGitHubHost.open(opened.history);
      const codehostApp = { ...host.app, webhookSecret: SECRET };
      const github = await opened.call("POST", "connections", { name: "GitHub", config: { codehostApp } });
      const codehostRepo = { codehostAppConnectionId: github.id, repositoryUrl: host.repositoryUrl };
      const { id } = await opened.call("POST", "connections", { name: HOSTED, config: { codehostRepo } });
      await host.sendWebhooks(`${opened.address}/webhooks/github`, SECRET);
      const config = { docsRepo: id, writeChangelogs: true };
      publication = (await opened.call("POST", "publications", { name: "Log", config })).id;
    },
  });
  afterAll(() => host?.[Symbol.asyncDispose]());

  const link = (name: string) => app.page.getByRole("link", { name, exact: true });
  const button = (name: string | RegExp) => app.page.getByRole("button", { name });
  const preview = () => app.page.getByRole("region", { name: "Preview" });

  test("is set up, prepared by a button, and tagged and released once it is merged", async () => {
    const { page } = app;
    await app.signIn(`/publications/${publication}/release`);
    await preview().getByText("v1.1.0", { exact: true }).waitFor();
    await page.getByText("nothing is tagged").waitFor();
    await link("Turn it on").click();
    await page.getByLabel("Prepare a release for unreleased changes").selectOption("Automatic");
    await page.getByLabel("Tag a merged release").check();
    await page.getByLabel("Create on GitHub").selectOption("The release, with its tag");
    await button("Save").click();
    await page.getByText("Prepared: Automatic. Tagged. The release, with its tag").waitFor();

    await link("Release").click();
    await preview().getByText('v1.1.0 comes after v1.0.0, because of 1 addition: "Stream answers" (#2).').waitFor();
    await page.getByText("v1.1.0 is tagged and published on GitHub").waitFor();
    await page.getByLabel("Version").selectOption("Major");
    await button("Prepare v2.0.0").waitFor();
    expect(new URL(page.url()).searchParams.get("version")).toBe("major");
    await page.getByLabel("Version").selectOption("Automatic");
    await button("Prepare v1.1.0").click();
    await page.waitForURL(/\/conversations\/cnv-/);
    const conversation = page.url().split("/").at(-1) ?? "";
    await expect.poll(() => app.readStatus(conversation), { timeout: 30_000 }).toBe("open");

    await page.goto(`${app.address}/publications/${publication}/release`);
    const [pull] = (await host.api.pulls(HOSTED)).filter(({ state }) => state === "open");
    await link(`Release v1.1.0 #${pull?.number}`).click();
    await page.getByRole("heading", { name: "Release v1.1.0", level: 1 }).waitFor();

    await host.api.call("PUT", `${AT}/pulls/${pull?.number}/merge`, { merge_method: "squash" });
    await page.getByText("Merged", { exact: true }).waitFor();
    await link("Turns").click();
    await page.getByText(/^Made the tag v1\.1\.0 at [0-9a-f]{7}, the merge of pull request #\d+\.$/).waitFor();
    await page.getByText(/^Created the release v1\.1\.0: http/).waitFor();
    const releases = await host.api.call<object[]>("GET", `${AT}/releases`);
    expect(releases).toMatchObject([{ tag_name: "v1.1.0", draft: false, body: expect.stringContaining("Stream") }]);
    const { merge_commit_sha: commit } = await host.api.call<{ merge_commit_sha: string }>(
      "GET",
      `${AT}/pulls/${pull?.number}`,
    );
    const ref = await host.api.call<{ object: { sha: string } }>("GET", `${AT}/git/ref/tags/v1.1.0`);
    const tag = await host.api.call<{ object: { sha: string } }>("GET", `${AT}/git/tags/${ref.object.sha}`);
    expect(tag.object.sha).toBe(commit);
  }, 120_000);

  test("says that nothing is to be released, and has no button", async () => {
    app.history.tag("v1.1.0");
    host.push(app.history);
    await app.signIn(`/publications/${publication}/release`);
    await preview().getByText("No commits").waitFor();
    expect(await button(/^Prepare/).count()).toBe(0);
  });

  test("can be prepared where there are more commits than a preview reads", async () => {
    const stream = Array.from({ length: 1001 }, (_, index) => {
      const from = index === 0 ? "from refs/heads/main^0\n" : "";
      return `commit refs/heads/main\ncommitter Ada <ada@example.com> 1800000000 +0000\ndata 6\nfix: a\n${from}`;
    });
    execFileSync("git", ["fast-import", "--quiet"], { cwd: app.history.directory, input: stream.join("") });
    host.push(app.history);
    await app.signIn(`/publications/${publication}/release`);
    await preview().getByText("more than 1000 commits").waitFor();
    await app.page.getByText("the release is tagged and published on GitHub").waitFor();
    await button("Prepare the release").waitFor();
  });
});
