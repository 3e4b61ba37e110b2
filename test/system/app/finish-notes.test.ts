import { afterAll, describe, expect, test } from "vitest";
import { hasChromium } from "../../support/chromium.ts";
import { countClicks } from "../../support/clicks.ts";
import { FakeGitHubHost, HOSTED } from "../../support/github-host.ts";
import { MailServer, readUnsubscribeLink } from "../../support/mail-server.ts";
import { OpenedApp } from "../../support/opened-app.ts";
import { findFreePort } from "../../support/program.ts";
import { databases } from "../../support/stores.ts";

const SENTENCE = "Answers arrive **line by line**";

describe.runIf(hasChromium).each(databases)("a draft in Chromium on $name", (database) => {
  let host: FakeGitHubHost;
  let mail: MailServer;
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
    options: async () => {
      mail = await MailServer.open();
      const port = await findFreePort();
      const from = ["--smtp-url", `smtp://127.0.0.1:${mail.port}`, "--mail-from", "docs@example.org"];
      return ["--port", port, "--url", `http://127.0.0.1:${port}`, ...from];
    },
    records: async (opened) => {
      host = await FakeGitHubHost.open(opened.history);
      const github = await opened.call("POST", "connections", { name: "GitHub", config: { codehostApp: host.app } });
      const codehostRepo = { codehostAppConnectionId: github.id, repositoryUrl: host.repositoryUrl };
      const { id } = await opened.call("POST", "connections", { name: HOSTED, config: { codehostRepo } });
      const config = { docsRepo: id, writeChangelogs: true, writeReleaseNotes: true };
      await opened.call("POST", "publications", { name: "Widget", config });
    },
  });
  afterAll(async () => {
    await host?.[Symbol.asyncDispose]();
    await mail?.[Symbol.asyncDispose]();
  });
  // What the database does not decide.
  const testOnce = test.runIf(database.kind === "sqlite");

  const notes = () => app.page.getByRole("region", { name: "Release notes" });

  test("that the bell tells of is finished by three clicks, and every place has the changed sentence", async () => {
    const { page } = app;
    await app.signIn("/settings/notifications");
    await page.getByText("Sent to").waitFor();
    await page.getByLabel("Emails about").selectOption("All conversations that I may read");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved the settings").waitFor();

    const clicks = await countClicks(page.context());
    await page.reload();
    await app.converse();
    await page.getByRole("link", { name: /^1 unread notification: / }).click();
    await notes().getByText("Stream answers").click();
    const url = page.url();
    expect(await notes().getByText("Split the file").isVisible()).toBe(false);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(SENTENCE);
    await page.getByRole("button", { name: "Publish" }).click();
    await notes().getByText("line by line").waitFor();
    await page.getByText("The pull request is open.").waitFor();
    expect(clicks.count).toBe(3);

    const [pull] = (await host.api.pulls(HOSTED)).filter(({ state }) => state === "open");
    expect(pull?.body).toContain(SENTENCE);
    const { files } = await host.api.changes(HOSTED, pull?.head.ref ?? "");
    expect(files.get("CHANGELOG.md")).toContain(`- ${SENTENCE}`);
    await page.getByRole("link", { name: /^Files/ }).click();
    await page.getByRole("region", { name: "release-notes/1.1.0.md" }).getByText(SENTENCE).waitFor();
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Inbox" }).click();
    await page.getByRole("list", { name: "Conversations" }).getByText("Open", { exact: true }).waitFor();

    await page.getByRole("link", { name: "Notifications", exact: true }).click();
    const list = page.getByRole("list", { name: "Notifications" });
    await list.getByText("Ready for review").waitFor();
    expect(await list.getByRole("img", { name: "Unread" }).count()).toBe(0);
    await expect.poll(() => mail.inbox[0]?.content).toContain(`\r\n${url}\r\n`);
    await page.goto(readUnsubscribeLink(mail.inbox[0] ?? expect.unreachable()));
    await page.getByRole("button", { name: "Get no more emails" }).click();
    await page.getByRole("link", { name: "Choose your notifications" }).click();
    await expect.poll(() => page.getByLabel("By email").inputValue()).toBe("never");
  }, 90_000);

  testOnce(
    "has entries that are moved, joined, hidden and shown again, by menus and by dragging",
    async () => {
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
      const field = notes().getByRole("textbox");
      const focused = (name: string) => notes().getByRole("button", { name }).and(page.locator(":focus")).waitFor();
      await notes().getByText("Add the option").click();
      await page.keyboard.type(" <b>now</b>");
      await page.reload();
      expect(await field.inputValue()).toBe("Add the option --since <b>now</b>");
      await notes().getByRole("button", { name: "Preview" }).click();
      await notes().getByText("<b>now</b>").waitFor();
      await page.keyboard.press("Escape");
      await focused("Edit #4");
      await page.keyboard.press("Enter");
      await field.fill("Add the option --until");
      await notes().getByRole("button", { name: "Preview" }).click();
      await page.getByRole("link", { name: /^Files/ }).click();
      await page.getByRole("region", { name: "CHANGELOG.md" }).getByText("--until").waitFor();
      await page.getByRole("link", { name: "Notes", exact: true }).click();
      const other = await app.openTab(`/conversations/${id}`);
      await notes().getByRole("button", { name: "Edit #4" }).click();
      await other.getByRole("button", { name: "Edit #4" }).click();
      await other.keyboard.press("ControlOrMeta+a");
      await other.keyboard.type("Theirs");
      await other.keyboard.press("Enter");
      await other.getByText("Saving…").waitFor({ state: "detached" });
      await field.fill("Add the option --until");
      await field.press("Enter");
      await notes().getByText("1 edit is not saved.").waitFor();
      expect(app.watch.complaints.splice(0).every((text) => text.includes("409"))).toBe(true);
      await page.getByText(/“?Theirs/).waitFor();
      await notes().getByRole("button", { name: "Save again" }).click();
      await notes().getByText("Saving…").waitFor({ state: "detached" });
      await other.getByText("--until").waitFor();
      await other.close();
      await notes().getByRole("button", { name: "Where #6 is from" }).click();
      await notes()
        .getByText(/^In Fixed, because its title begins with.*Also in CHANGELOG.md/)
        .waitFor();
      await notes().getByRole("button", { name: "Arrange #6" }).click();
      expect(await page.getByRole("menuitem", { name: "Move up" }).count()).toBe(0);
      await page.keyboard.press("Escape");
      await arrange("#3", "Move up");
      await arrange("#4", "Move to Security");
      await page.getByRole("button", { name: "Undo" }).click();
      await notes().getByRole("region", { name: "Added" }).getByText("--until").waitFor();
      await arrange("#4", "Move to Security");
      await notes().getByText("Saving…").waitFor({ state: "detached" });
      await notes()
        .getByRole("listitem")
        .filter({ hasText: "#2" })
        .locator("[draggable]")
        .dragTo(notes().getByText("Add the option"));
      await arrange("#6", "Merge into the entry above");
      await page.getByRole("button", { name: "Merge", exact: true }).click();
      await notes().getByText("Saving…").waitFor({ state: "detached" });
      expect(await list("Security")).toEqual(["Answers arrive line by line (#2)", "Add the option --until (#4)"]);
      expect(await list("Fixed")).toEqual(["Keep the last line (#3, #6)"]);
      await arrange("#3", "Hide from the notes");
      await notes().getByText("Hidden from the notes").click();
      await notes().getByText("Saving…").waitFor({ state: "detached" });
      await notes().getByRole("button", { name: "Show Keep the last line" }).click();
      await notes().getByRole("region", { name: "Fixed" }).getByText("Keep the last line").waitFor();
      const { entries } = Object(await app.call("GET", `conversations/${id}`));
      const written = entries.findLast(({ kind }: { kind: string }) => kind === "releaseNotes").message;
      expect(written).toMatch(
        /^### Security\n\n- Answers arrive .*\n- Add the option .*\n\n### Fixed\n\n- Keep the last line .*\n\n/,
      );
    },
    90_000,
  );

  testOnce(
    "is read as its readers will, discussed, and approved",
    async () => {
      const { page } = app;
      const id = await app.converse();
      await expect.poll(() => app.readStatus(id), { timeout: 30_000 }).not.toBe("running");
      await app.signIn(`/conversations/${id}/files`);
      const file = page.getByRole("region", { name: "CHANGELOG.md" });
      await file.getByRole("button", { name: "Rendered" }).click();
      await file.getByRole("region", { name: "After" }).getByRole("heading", { name: "1.1.0" }).waitFor();
      await file.getByRole("button", { name: "Source" }).click();
      const line = file.getByRole("button", { name: "Comment on line 3" });
      await line.press("Enter");
      await file.getByRole("textbox").press("Escape");
      await line.and(page.locator(":focus")).press("Enter");
      await file.getByRole("textbox").fill("Is this the date?");
      await file.getByRole("button", { name: "Add comment" }).click();
      await file.getByRole("button", { name: "Resolve" }).click();
      await file.getByText("Resolved", { exact: true }).waitFor();
      expect(await file.getByText("Is this the date?").count()).toBe(0);
      await file.getByRole("button", { name: "Discard changes of CHANGELOG.md" }).click();
      await file.waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Restore CHANGELOG.md" }).click();
      await file.getByRole("checkbox", { name: "Viewed" }).check();
      await page.reload();
      await page.getByRole("button", { name: "Review changes" }).click();
      await page.getByRole("radio", { name: "Approve" }).check();
      await page.getByRole("button", { name: "Approve" }).click();
      await page.getByText("Approved by Ada").waitFor();
      expect(await file.getByRole("button", { name: /^Comment on line/ }).count()).toBe(0);
    },
    60_000,
  );
});
