import { afterAll, describe, expect, test } from "vitest";
import { hasChromium } from "../../support/chromium.ts";
import { ScriptedModel } from "../../support/documents-model.ts";
import { FakeGitHubHost } from "../../support/github-host.ts";
import { TWO_RELEASES } from "../../support/history.ts";
import { OpenedApp } from "../../support/opened-app.ts";
import { type ProductServer, startSlack } from "../../support/products.ts";

const LONG = { timeout: 120_000 };

describe.runIf(hasChromium)("work that needs people, in Chromium", () => {
  let host: FakeGitHubHost;
  let slack: ProductServer;
  let model: ScriptedModel;
  const app = OpenedApp.use({
    history: (history) => {
      history.add(
        ["feat: answer (#1)", { "CHANGELOG.md": "# Changelog\n", "docs/guide.md": "# Guide\n" }],
        ...TWO_RELEASES,
      );
    },
    records: async (opened) => {
      host = await FakeGitHubHost.open(opened.history);
      slack = await startSlack({ channels: [{ id: "C1", name: "docs" }] });
      model = await ScriptedModel.start({
        about: "Update the guide",
        steps: [
          ["ask", { question: "Which guide?" }],
          ["finish", { summary: "The guide says it already." }],
        ],
      });
      opened.run("models", "set", "--name", "m", "--url", model.url);
      const create = async (name: string, config: object) =>
        (await opened.call("POST", "connections", { name, config })).id;
      const codehostAppConnectionId = await create("GitHub", { codehostApp: host.app });
      const docsRepo = await create("hosted", {
        codehostRepo: { codehostAppConnectionId, repositoryUrl: host.repositoryUrl },
      });
      const chatApp = { token: slack.token, baseUrl: slack.url };
      const chatAppConnectionId = await create("Slack", { chatApp });
      const notifierConnection = await create("#docs", { chatChannel: { chatAppConnectionId, channelId: "C1" } });
      const config = { docsRepo, notifierConnection, notifyAutomatically: false, writeChangelogs: true };
      await opened.call("POST", "publications", { name: "Widget", config: { ...config, model: "none" } });
      await opened.call("POST", "publications", { name: "Guide", config: { ...config, writeDocumentation: true } });
    },
  });
  afterAll(async () => {
    for (const server of [host, slack, model]) await server?.[Symbol.asyncDispose]();
  });

  const button = (name: string) => app.page.getByRole("button", { name, exact: true });
  const status = (label: string) => app.page.locator("main").getByText(label, { exact: true }).first();

  async function open(body: string, publication = "Widget"): Promise<void> {
    await app.signIn(`/conversations/${await app.converse(body, publication)}`);
    await app.page.getByRole("navigation", { name: "Conversation" }).waitFor();
  }

  test("a turn that failed says why, and is done once it is retried", LONG, async () => {
    const { script } = host.api;
    host.api.script = () => ({ status: 401, body: { message: "Bad credentials", status: "401" } });
    await open("Write.");
    await app.page.getByText("The last turn failed").waitFor();
    await app.page.getByRole("link", { name: "See the turn" }).click();
    await app.page.getByRole("alert").waitFor();
    host.api.script = script;
    await button("Retry").click();
    await status("Ready for review").waitFor();
    await app.page.getByText("retried once").waitFor();
    await app.page.getByText("Failed", { exact: true }).waitFor({ state: "detached" });
  });

  test("running work is cancelled, and takes no more", LONG, async () => {
    const { script } = host.api;
    const held = Promise.withResolvers<void>();
    host.api.script = async (request) => {
      if (request.method === "POST") await held.promise;
      return script(request);
    };
    await open("Write.");
    await status("Running").waitFor();
    await button("Cancel work").click();
    await app.page.getByRole("alertdialog").waitFor();
    await app.page.getByRole("alertdialog").getByRole("button", { name: "Cancel work" }).click();
    await status("Cancelled").waitFor();
    held.resolve();
    host.api.script = script;
    expect(await button("Cancel work").count()).toBe(0);
    await app.page.getByRole("link", { name: "Messages" }).click();
    await app.page.getByText("You cannot request changes here.").waitFor();
  });

  test("a question of the writer is answered, and the work continues", LONG, async () => {
    await open("Update the guide.", "Guide");
    await app.page.getByText("The service has a question").waitFor();
    await app.page.getByRole("link", { name: "Answer" }).click();
    await app.page.getByRole("textbox", { name: "Your answer" }).fill("The one in docs/.");
    await button("Answer").click();
    await app.page.getByText("The service has a question").waitFor({ state: "detached" });
    await app.page.getByText("The guide says it already.").first().waitFor();
  });

  test("comments are sent in batches, reasons are listed, and the channel is notified", LONG, async () => {
    await open("Write.");
    await status("Ready for review").waitFor();
    await app.page.getByRole("link", { name: /^Files/ }).click();
    const file = app.page.getByRole("region", { name: "CHANGELOG.md", exact: true });
    for (const [line, text] of [
      ["Stream answers", "First"],
      ["Keep the last line", "```suggestion\n- Keep all lines\n```"],
    ] as const) {
      const row = file.locator("tr", { hasText: line });
      await row.getByRole("button", { name: /^Comment on line/ }).click();
      const written = app.page.getByRole("textbox", { name: /^Comment on line/ });
      if (text.startsWith("```")) {
        await button("Suggest a change").click();
        expect(await written.inputValue()).toMatch(/^```suggestion\n- Keep the last line .*\n```\n$/);
      }
      await written.fill(text);
      // An unsent comment survives a reload.
      await app.page.reload();
      expect(await written.inputValue()).toBe(text);
      await button("Add comment").click();
      await file.locator("article", { hasText: text.split("\n")[1] ?? text }).waitFor();
    }
    await app.page.getByText("2 comments are not sent").waitFor();
    await button("Review changes").click();
    const dialog = app.page.getByRole("dialog");
    await dialog.getByRole("checkbox").first().uncheck();
    await dialog.getByLabel("Message (optional)").fill("Please reword");
    await dialog.getByRole("button", { name: "Request changes" }).click();
    await file.locator("td.diff-code-insert", { hasText: "- Keep all lines" }).waitFor();
    await app.page.getByText("1 comment is not sent").waitFor();
    await app.page.getByRole("link", { name: /^Messages/ }).click();
    const messages = app.page.getByRole("list", { name: "Messages" });
    await messages.getByText("Please reword", { exact: true }).waitFor();
    await messages.getByText("- Keep all lines").waitFor();

    await app.page.getByRole("link", { name: "Turns" }).click();
    await app.page.getByRole("region", { name: "Turn 2" }).getByText("Please reword").first().waitFor();
    await status("Ready for review").waitFor();
    await button("More actions").click();
    await app.page.getByRole("menuitem", { name: /Notify the channel/ }).click();
    await app.page.getByText("The channel is notified.").waitFor();
    const posted = slack.received.filter(({ url }) => url?.includes("chat.postMessage"));
    expect(posted.map(({ body }) => JSON.parse(body).channel)).toEqual(["C1"]);
    await button("More actions").click();
    await app.page.getByRole("menuitem", { name: /Explain changes/ }).click();
    await app.page.getByText("About the draft").waitFor();
  });
});
