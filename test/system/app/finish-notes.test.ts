import { afterAll, describe, expect, test } from "vitest";
import { hasChromium } from "../../support/chromium.ts";
import { FakeGitHubHost, HOSTED } from "../../support/github-host.ts";
import { OpenedApp } from "../../support/opened-app.ts";
import { databases } from "../../support/stores.ts";

const SHOTS = process.env.SHOTS;

describe.runIf(hasChromium).each(databases)("finishing notes in Chromium on $name", (database) => {
  let host: FakeGitHubHost;
  const app = OpenedApp.use({
    database,
    history: (history) =>
      history.add(
        ["feat: answer (#1)", { "CHANGELOG.md": "# Changelog\n" }],
        "v1.0.0",
        "feat: stream answers (#2)",
        "feat: add the option --since (#4)",
        "fix: keep the last line (#3)",
        "fix: keep the first line (#6)",
        "refactor: split the file (#5)",
        "v1.1.0",
      ),
    records: async (opened) => {
      host = await FakeGitHubHost.open(opened.history);
      const github = await opened.call("POST", "connections", { name: "GitHub", config: { codehostApp: host.app } });
      const codehostRepo = { codehostAppConnectionId: github.id, repositoryUrl: host.repositoryUrl };
      const { id } = await opened.call("POST", "connections", { name: HOSTED, config: { codehostRepo } });
      const config = { docsRepo: id, writeChangelogs: true, writeReleaseNotes: true };
      await opened.call("POST", "publications", { name: "Widget", config });
    },
  });
  afterAll(() => host?.[Symbol.asyncDispose]());

  const notes = () => app.page.getByRole("region", { name: "Release notes" });
  const shoot = async (name: string) => {
    if (SHOTS !== undefined) await app.page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
  };

  test("one sentence is changed in place and published by three clicks, and each place has it", async () => {
    const { page } = app;
    const id = await app.converse();
    await expect.poll(() => app.readStatus(id), { timeout: 30_000 }).toBe("staged");
    await app.signIn(`/conversations/${id}`);
    await notes().getByText("Stream answers").waitFor();
    expect(await notes().getByText("Split the file").isVisible()).toBe(false);
    await shoot("notes");
    await notes().getByText("Stream answers").click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Answers arrive **line by line**");
    await shoot("editing");
    await page.getByRole("button", { name: "Publish" }).click();
    await notes().getByText("line by line").waitFor();
    await page.getByText("The draft is published.").waitFor();

    const [pull] = (await host.api.pulls(HOSTED)).filter(({ state }) => state === "open");
    expect(pull?.body).toContain("Answers arrive **line by line**");
    const at = `/repos/${HOSTED}/contents/CHANGELOG.md?ref=${pull?.head.ref}`;
    const { content } = await host.api.call<{ content: string }>("GET", at);
    expect(Buffer.from(content, "base64").toString()).toContain("- Answers arrive **line by line**");
  }, 90_000);

  test("entries are moved, joined, hidden and shown again, by menus and by dragging", async () => {
    const { page } = app;
    const id = await app.converse();
    await expect.poll(() => app.readStatus(id), { timeout: 30_000 }).not.toBe("running");
    await app.signIn(`/conversations/${id}`);
    const list = (section: string) =>
      notes().getByRole("region", { name: section }).getByRole("listitem").allInnerTexts();
    const arrange = async (reference: string, item: string) => {
      await notes()
        .getByRole("button", { name: `Arrange ${reference}` })
        .click();
      await page.getByRole("menuitem", { name: item }).click();
    };
    await notes().getByRole("button", { name: "Where #6 is from" }).click();
    await notes()
      .getByText(/^In Fixed, because its title begins with.*Also in CHANGELOG.md/)
      .waitFor();
    await shoot("facts");
    await arrange("#3", "Move up");
    await arrange("#4", "Move to Security");
    await notes().getByText("Saving…").waitFor({ state: "detached" });
    await notes().getByText("Answers arrive").hover();
    await shoot("hovered");
    await notes()
      .getByRole("listitem")
      .filter({ hasText: "#2" })
      .locator("[draggable]")
      .dragTo(notes().getByText("Add the option"));
    await arrange("#6", "Merge into the entry above");
    await notes().getByText("Saving…").waitFor({ state: "detached" });
    expect(await list("Security")).toEqual(["Answers arrive line by line (#2)", "Add the option --since (#4)"]);
    expect(await list("Fixed")).toEqual(["Keep the last line (#3, #6)"]);
    await arrange("#3", "Hide from the notes");
    await notes().getByText("Hidden from the notes").click();
    await notes().getByText("Saving…").waitFor({ state: "detached" });
    await shoot("hidden");
    await notes().getByRole("button", { name: "Show Keep the last line" }).click();
    await notes().getByRole("region", { name: "Fixed" }).getByText("Keep the last line").waitFor();
    const { entries } = Object(await app.call("GET", `conversations/${id}`));
    const written = entries.findLast(({ kind }: { kind: string }) => kind === "releaseNotes").message;
    expect(written).toMatch(
      /^### Security\n\n- Answers arrive .*\n- Add the option .*\n\n### Fixed\n\n- Keep the last line .*\n\n/,
    );
  }, 90_000);

  test("a draft is read as its readers will, discussed, and approved", async () => {
    const { page } = app;
    const id = await app.converse();
    await expect.poll(() => app.readStatus(id), { timeout: 30_000 }).not.toBe("running");
    await app.signIn(`/conversations/${id}/files`);
    const file = page.getByRole("region", { name: "CHANGELOG.md" });
    await file.getByRole("button", { name: "Rendered" }).click();
    await file.getByRole("region", { name: "After" }).getByRole("heading", { name: "1.1.0" }).waitFor();
    await shoot("rendered");
    await file.getByRole("button", { name: "Source" }).click();
    await file.getByRole("button", { name: "Comment on line 3" }).click();
    await file.getByRole("textbox").fill("Is this the date?");
    await file.getByRole("button", { name: "Add comment" }).click();
    await file.getByRole("button", { name: "Resolve" }).click();
    await file.getByText("Resolved", { exact: true }).waitFor();
    expect(await file.getByText("Is this the date?").count()).toBe(0);
    await file.getByRole("checkbox", { name: "Viewed" }).check();
    await page.reload();
    await page.getByRole("button", { name: "Review changes" }).click();
    await page.getByRole("radio", { name: "Approve" }).check();
    await shoot("review");
    await page.getByRole("button", { name: "Approve" }).click();
    await page.getByText("Approved by Ada").waitFor();
    expect(await file.getByRole("button", { name: /^Comment on line/ }).count()).toBe(0);
    await shoot("approved");
  }, 60_000);
});
