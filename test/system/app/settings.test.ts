import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasChromium } from "../../support/chromium.ts";
import { OpenedApp } from "../../support/opened-app.ts";
import { sayAlways } from "../../support/scripted-model.ts";
import { type Scripted, serveScripted } from "../../support/scripted-server.ts";
import { buildWebhook, WebhookHost } from "../../support/webhook-host.ts";
import { readPayload } from "../../support/webhooks.ts";

const SECRET = "a-secret-of-a-test";
const KEY = "key-0123456789-of-the-model";

describe.runIf(hasChromium)("webhooks and the model in Chromium", () => {
  const app = OpenedApp.use({
    history: (history) => {
      history.add("feat: answer (#1)", "v1.0.0");
    },
  });
  let host: WebhookHost;
  let model: Scripted;
  let source: { id: string; config: object };
  beforeAll(async () => {
    host = await WebhookHost.open(app.history);
    model = await serveScripted(sayAlways([{ name: "report", input: { ready: true } }]));
    const codehostApp = { token: "token", baseUrl: `${host.url}/api/v3`, webhookSecret: SECRET };
    const { id: appId } = await app.call("POST", "connections", { name: "GitHub", config: { codehostApp } });
    const codehostRepo = { codehostAppConnectionId: appId, repositoryUrl: `${host.url}/octo/widget` };
    const given = { name: "octo/widget", config: { codehostRepo }, paused: true };
    source = { ...(await app.call("POST", "connections", given)), config: { codehostRepo } };
    const docsRepo = await app.connect("octo/docs");
    const config = { docsRepo, sourceRepos: [source.id], inputTriggers: { [source.id]: ["releases"] } };
    await app.call("POST", "publications", { name: "docs", config });
  });
  afterAll(async () => {
    await model?.[Symbol.asyncDispose]();
    await host?.[Symbol.asyncDispose]();
  });

  async function deliver(secret: string): Promise<number> {
    const payload = readPayload("create", () => true);
    const repository = { ...payload.repository, full_name: "octo/widget" };
    const tag = { ...payload, repository, ref: "v1.0.0", ref_type: "tag" };
    return (await fetch(`${app.address}/webhooks/github`, buildWebhook({ event: "create", payload: tag, secret })))
      .status;
  }

  test("replaces a webhook secret, shows it once, and redelivers what could not be used", async () => {
    await app.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await app.signIn("/settings/webhooks");
    const github = app.page.getByRole("region", { name: "GitHub" });
    expect(await github.getByLabel("URL", { exact: true }).inputValue()).toBe(`${app.address}/webhooks/github`);
    await github.getByRole("button", { name: "Replace secret of GitHub" }).click();
    await app.page.getByRole("alertdialog").getByRole("button", { name: "Replace secret" }).click();
    await github.getByText("It is not shown again.").first().waitFor();
    const secret = await github.getByLabel("Secret", { exact: true }).inputValue();
    await github.getByRole("button", { name: "Copy: Secret" }).click();
    await github.getByRole("button", { name: "Copied: Secret" }).waitFor();
    expect(await app.page.evaluate("navigator.clipboard.readText()")).toBe(secret);
    expect([await deliver(SECRET), await deliver(secret)]).toEqual([401, 202]);
    // Without a reload.
    await github.getByText("Ignored").waitFor();
    await github.getByRole("link", { name: "Recent deliveries" }).click();
    const row = app.page.getByRole("list", { name: "Deliveries" }).getByRole("listitem");
    await row.getByText("No connection of this app that is not paused has the repository octo/widget.").waitFor();
    expect(await app.page.content()).not.toContain(secret);
    await app.call("PUT", `connections/${source.id}`, { paused: false, config: source.config });
    await row.getByRole("button", { name: /^Redeliver create/ }).click();
    await row.getByText("Started 1 conversation on the release v1.0.0 of octo/widget.").waitFor();
    await app.page.reload();
    await row.getByText("Done").waitFor();
    await row.getByRole("link", { name: "Conversation" }).click();
    await app.page.getByRole("heading", { level: 1, name: "Document v1.0.0" }).waitFor();
    await app.page.goto(`${app.address}/settings/webhooks`);
    await github.getByText("Set. It is not shown again").waitFor();
    expect(await app.page.content()).not.toContain(secret);
  });

  test("sets a model after what the service refuses is said beside its field, tests it and removes it", async () => {
    await app.signIn("/settings/model");
    await app.page.getByText("No language model is set").waitFor();
    const form = app.page.getByRole("form", { name: "Language model" });
    const url = form.getByLabel("URL");
    await form.getByLabel("Name").fill("m");
    await url.fill("http://m.example/v1");
    await form.getByLabel("API key").fill(KEY);
    await form.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => url.getAttribute("aria-invalid")).toBe("true");
    expect(app.watch.complaints.splice(0).every((text) => text.includes("400"))).toBe(true);
    await url.fill(`${model.url}/v1`);
    await form.getByRole("button", { name: "Save" }).click();
    const main = app.page.locator("#content");
    await main.getByText("200,000 tokens a turn").waitFor();
    await main.getByText("********").waitFor();
    await main.getByText(/by Ada/).waitFor();
    await main.getByRole("button", { name: "Test" }).click();
    await main.getByRole("status").getByText("The model m called the tool").waitFor();
    expect(model.received.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${KEY}`]);
    await app.page.reload();
    await main.getByText("********").waitFor();
    expect(await app.page.content()).not.toContain(KEY);
    await main.getByRole("button", { name: "Remove" }).click();
    await app.page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await app.page.getByText("No language model is set").waitFor();
  });

  test("its tabs lead to its pages", async () => {
    await app.signIn("/settings/keys");
    const tabs = app.page.getByRole("navigation", { name: "Settings" });
    for (const [tab, path] of [
      ["Sessions", "sessions"],
      ["Webhooks", "webhooks"],
      ["Model", "model"],
      ["API keys", "keys"],
    ] as const) {
      await tabs.getByRole("link", { name: tab }).click();
      await app.page.waitForURL(`${app.address}/settings/${path}`);
      await expect.poll(() => tabs.locator("[aria-current=page]").allInnerTexts()).toEqual([tab]);
    }
  });

  test("creates one key, however fast Enter is pressed again, once it has a name", async () => {
    await app.signIn("/settings/keys/new");
    const name = app.page.getByLabel("Name");
    await name.press("Enter");
    await app.page.getByText("This is needed.").waitFor();
    expect(await name.evaluate("document.activeElement.dataset.path")).toBe("name");
    await name.fill("once");
    await app.page.getByText("This is needed.").waitFor({ state: "detached" });
    await name.press("Enter");
    await name.press("Enter", { timeout: 1_000 }).catch(() => undefined);
    const key = app.page.getByRole("textbox", { name: "API key" });
    await key.waitFor();
    expect(await key.evaluate("document.activeElement.value")).toMatch(/^rdk_/);
    await app.page.getByRole("link", { name: "Done" }).click();
    const keys = app.page.getByRole("list", { name: "API keys" });
    await keys.getByText("once", { exact: true }).first().waitFor();
    expect(await keys.getByText("once", { exact: true }).count()).toBe(1);
  });

  test("shows a reader neither page nor tab", async () => {
    await app.signIn("/settings/keys", await app.addUser("Vera", "vera@example.com", "reader"));
    await app.page.getByRole("link", { name: "Sessions" }).waitFor();
    expect(await app.page.getByRole("link", { name: /^(Webhooks|Model)$/ }).count()).toBe(0);
    for (const path of ["/settings/webhooks", "/settings/model"]) {
      await app.page.goto(app.address + path);
      await app.page.getByText("You may not change this").waitFor();
    }
  });
});
