import { afterAll, describe, expect, test } from "vitest";
import { databaseIn } from "../../../src/service/operator/operated-store.ts";
import { openStore } from "../../../src/service/store/store.ts";
import { hasChromium } from "../../support/chromium.ts";
import { FakeGitHubHost, HOSTED } from "../../support/github-host.ts";
import { OpenedApp } from "../../support/opened-app.ts";

describe.runIf(hasChromium)("records and settings in Chromium", () => {
  let host: FakeGitHubHost;
  const app = OpenedApp.use({
    records: async (opened) => {
      host = await FakeGitHubHost.open(opened.history);
    },
  });
  afterAll(() => host?.[Symbol.asyncDispose]());

  async function signIn(path: string, apiKey?: string): Promise<void> {
    await app.signIn(path, apiKey);
    await app.page.getByRole("button", { name: /Ada|Vera/ }).waitFor();
  }

  async function readFirst(resource: "connections" | "publications") {
    const [first] = (await app.call("GET", resource))[resource] ?? [];
    return first ?? expect.unreachable(`There are no ${resource}.`);
  }

  const heading = (name: string) => app.page.getByRole("heading", { name, exact: true, level: 1 });

  test("connects a repository, after what the service refuses is said beside its field", async () => {
    await signIn("/connections");
    await app.page.getByText("No connections").waitFor();
    await app.page.getByRole("link", { name: "New connection" }).first().click();
    await app.page.getByRole("link", { name: "Connect Repository" }).click();
    const url = app.page.getByLabel("Repository URL");
    await app.page.getByLabel("Name").fill("acme/widget");
    await url.fill("https://example.org/acme/widget");
    await app.page.getByRole("button", { name: "Connect" }).click();
    const code = app.page.getByLabel("Code host");
    await expect.poll(() => code.getAttribute("aria-invalid")).toBe("true");
    expect(await app.page.evaluate("document.activeElement.getAttribute('aria-invalid')")).toBe("true");
    expect(app.watch.complaints.splice(0).every((text) => text.includes("400"))).toBe(true);
    await url.fill(`file://${app.history.directory}-mistyped`);
    await app.page.getByRole("button", { name: "Connect" }).click();
    await app.page.getByText(/-mistyped/).waitFor();
    expect((await app.call("GET", "connections")).connections).toEqual([]);
    expect(app.watch.complaints.splice(0).every((text) => text.includes("400"))).toBe(true);
    await url.fill(`file://${app.history.directory}`);
    await app.page.getByRole("button", { name: "Connect" }).click();
    await heading("acme/widget").waitFor();
    await app.page.getByText("It may be written to").waitFor();
    await app.page.getByRole("button", { name: "Check now" }).click();
    await app.page.getByRole("status").getByText("acme/widget").waitFor();
  });

  test("shows a generated webhook secret once, of an app that cannot be reached and is not connected yet", async () => {
    await signIn("/connections/new?type=codehostApp");
    await app.page.getByText("With a token").click();
    await app.page.getByLabel("Name").fill("Code host");
    await app.page.locator("input[type=password]").first().fill("token-of-a-test");
    await app.page.getByLabel("API address").fill("http://127.0.0.1:9");
    await app.page.getByRole("button", { name: "Connect", exact: true }).click();
    await app.page.getByText("not connected yet").waitFor();
    await app.page.getByText("Copy it now").waitFor();
    expect(await app.page.getByRole("textbox", { name: "Webhook secret" }).inputValue()).toMatch(/^[0-9a-f]{64}$/);
    await app.page.getByRole("link", { name: "Open the connection" }).click();
    await heading("Code host").waitFor();
    await app.page.getByText("Not checked yet").waitFor();
  });

  test("shows the webhook secret that a change generates of an app from an earlier version", async () => {
    const { id } = await readFirst("connections");
    const store = await openStore(databaseIn(app.data.folder));
    await store.database.updateTable("connections").set({ secrets: null }).where("id", "=", id).execute();
    await store.close();
    await signIn(`/connections/${id}/edit`);
    await app.page.locator("input[type=password]").first().fill("token-of-a-test");
    await app.page.getByRole("button", { name: "Save" }).click();
    await app.page.getByText("It is not shown again.").waitFor();
    expect(await app.page.getByRole("textbox", { name: "Webhook secret" }).inputValue()).toMatch(/^[0-9a-f]{64}$/);
    await app.page.getByRole("link", { name: "Open the connection" }).click();
    await heading("Code host").waitFor();
    await app.call("DELETE", `connections/${id}`);
  });

  test("connects GitHub with a token, and a repository on it", async () => {
    await signIn("/connections/new?type=codehostApp");
    await app.page.getByText("With a token").click();
    await app.page.getByLabel("Name").fill("GitHub");
    await app.page.getByRole("textbox", { name: "Personal token" }).fill(host.app.token);
    await app.page.getByLabel("API address").fill(host.app.baseUrl);
    await app.page.getByLabel("Webhook secret").fill("a-webhook-secret-of-a-test");
    await app.page.getByRole("button", { name: "Connect", exact: true }).click();
    await heading("GitHub").waitFor();
    await app.page.goto(`${app.address}/connections/new?type=codehostRepo`);
    await app.page.getByLabel("Name").fill(HOSTED);
    await app.page.getByLabel("Repository URL").fill(host.repositoryUrl);
    await app.page.getByLabel("Code host").selectOption("GitHub");
    await app.page.getByRole("button", { name: "Connect" }).click();
    await heading(HOSTED).waitFor();
  });

  test("writes a publication with a trigger and an instruction", async () => {
    await signIn("/publications/new");
    await app.page.getByLabel(/^Repository\W*$/).selectOption(HOSTED);
    await app.page.getByText("Advanced").click();
    await app.page.getByRole("textbox", { name: /^Name/ }).fill("Widget");
    expect(await app.page.getByLabel("Each release").isChecked()).toBe(true);
    await app.page.getByRole("checkbox", { name: "acme/widget", exact: true }).check();
    await app.page.getByLabel("Each release").check();
    await app.page.getByLabel("Releases of acme/widget").uncheck();
    expect(await app.page.getByLabel("Each release").isChecked()).toBe(false);
    await app.page.getByLabel("Each release").check();
    await app.page.getByLabel("Write the first draft now").uncheck();
    for (const [index, text] of ["Be brief.", "Nothing.", "Only the API."].entries()) {
      await app.page.getByRole("button", { name: "Add a text: Planning" }).click();
      await app.page.getByRole("textbox", { name: `Planning ${index + 1}` }).fill(text);
    }
    await app.page.getByRole("button", { name: "Remove Planning 2" }).click();
    await app.page.getByRole("button", { name: "Move Planning 2 up" }).click();
    await app.page.getByRole("button", { name: "Create publication" }).click();
    await heading("Widget").waitFor();
    const { config, instructions } = await readFirst("publications");
    expect(config.sourceRepos).not.toEqual([config.docsRepo]);
    expect(config.inputTriggers).toEqual({ [String(config.sourceRepos)]: ["releases"] });
    expect(instructions).toMatchObject([
      { slotType: "planning", content: "Only the API." },
      { slotType: "planning", content: "Be brief." },
    ]);
  });

  test("says beside its field what the contract refuses, without a call, and that a path leads out of the repository", async () => {
    const { id } = await readFirst("publications");
    await signIn(`/publications/${id}/edit`);
    // Repositories can be chosen.
    await app.page.getByLabel("Releases of acme/widget").waitFor();
    const model = app.page.getByLabel("Language model");
    await model.fill("two words");
    await app.page.getByRole("button", { name: "Save" }).click();
    await app.page.getByText("Must be a name of at most 200 ASCII characters without spaces").waitFor();
    expect(await model.evaluate("document.activeElement.dataset.path")).toBe("config.model");
    expect(app.watch.complaints).toEqual([]);
    await model.fill("");
    const path = app.page.getByLabel("Changelog file");
    await path.fill("../CHANGELOG.md");
    await app.page.getByRole("button", { name: "Save" }).click();
    await app.page.getByText("Give a path from the top of the repository, such as docs/news.md.").waitFor();
    expect(app.watch.complaints.splice(0).every((text) => text.includes("400"))).toBe(true);
    await path.fill("docs/news.md");
    await app.page.getByRole("button", { name: "Save" }).click();
    await heading("Widget").waitFor();
  });

  test("keeps what is typed of an instruction until it is given up", async () => {
    await signIn("/library/new");
    const text = app.page.getByLabel("Text");
    await text.fill("Short sentences.");
    await app.page.reload();
    await expect.poll(() => text.inputValue()).toBe("Short sentences.");
    await app.page.getByRole("button", { name: "Cancel" }).click();
    await heading("Library").waitFor();
    await app.page.getByRole("link", { name: "New instruction" }).first().click();
    await expect.poll(() => text.inputValue()).toBe("");
  });

  test("links an instruction to several slots of several publications, and removes the links", async () => {
    const { config } = await readFirst("publications");
    await app.call("POST", "publications", { name: "Gadget", config: { docsRepo: config.docsRepo } });
    const tone = await app.call("POST", "instructions", { name: "Tone", type: "planning", content: "Be brief." });
    await signIn(`/library/${tone.id}`);
    const pick = async (button: RegExp, ...names: string[]) => {
      await app.page.getByRole("button", { name: button }).click();
      for (const name of names) await app.page.getByRole("option", { name }).click();
      await app.page.keyboard.press("Escape");
    };
    await pick(/^Publications/, "Gadget", "Widget");
    await pick(/^Slots/, "Planning");
    await app.page.getByRole("button", { name: "Link", exact: true }).click();
    const rows = app.page.getByRole("list", { name: "Links" }).getByRole("listitem");
    await expect.poll(() => rows.count()).toBe(4);
    const publications = (await app.call("GET", "publications")).publications ?? [];
    for (const { instructions } of publications) {
      const linked = instructions.filter((one) => "instructionId" in one && one.instructionId === tone.id);
      expect(linked).toMatchObject([{ slotType: "releaseNotes" }, { slotType: "planning" }]);
    }
    await app.page.getByRole("button", { name: "Remove these 4" }).click();
    await app.page.getByRole("alertdialog").getByRole("button", { name: "Remove these 4" }).click();
    await app.page.getByText("Not used yet").waitFor();
    await app.page.getByRole("button", { name: "Delete" }).click();
    await app.page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await app.page.getByText("No instructions").waitFor();
  });

  test("shows a new key once with its expiry and last use, and it is refused after it is revoked", async () => {
    await signIn("/settings/keys");
    await app.page.getByRole("link", { name: "New API key" }).click();
    await app.page.getByLabel("Name").fill("workflow");
    await app.page.getByLabel("Expires").selectOption("In 7 days");
    await app.page.getByRole("button", { name: "Create API key" }).click();
    const key = await app.page.getByLabel("API key", { exact: true }).inputValue();
    expect((await app.send("GET", "session", undefined, key)).status).toBe(200);
    await app.page.getByRole("link", { name: "Done" }).click();
    const row = app.page.getByRole("list", { name: "API keys" }).getByRole("listitem").filter({ hasText: "workflow" });
    await row.getByText(/^Expires\son /).waitFor();
    // The service writes down later than it answers that the key was used.
    await expect.poll(async () => JSON.stringify(await app.call("GET", "api_keys"))).not.toContain('"usedAt":null');
    await app.page.reload();
    await row.getByText("Last used").waitFor();
    expect(await app.page.content()).not.toContain(key);
    await app.page.getByRole("button", { name: "Revoke workflow" }).click();
    await app.page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
    await row.waitFor({ state: "detached" });
    expect((await app.send("GET", "session", undefined, key)).status).toBe(401);
  });
});
