import { beforeEach, describe, expect, test } from "vitest";
import { hasChromium } from "../../support/chromium.ts";
import { OpenedApp } from "../../support/opened-app.ts";

describe.runIf(hasChromium)("a new request in Chromium", () => {
  const app = OpenedApp.use({
    history: (history) => {
      history.add("feat: answer (#1)", "v1.0.0");
      history.git("switch", "--quiet", "--create", "side");
      history.commit("feat: listen");
      history.git("switch", "--quiet", "main");
      history.merge("side", "Merge pull request #2 from octo/side\n\nListen to answers");
      history.commit("fix: <img src=x onerror=alert(1)> (#3)");
    },
    records: async (opened) => {
      const docsRepo = await opened.connect();
      const config = { docsRepo, sourceRepos: [docsRepo], writeChangelogs: true };
      for (const name of ["Widget", "Other"]) await opened.call("POST", "publications", { name, config });
    },
  });
  beforeEach(async () => {
    await app.signIn("/conversations");
    await app.page.getByRole("link", { name: "New request" }).click();
    await app.page.getByRole("heading", { name: "New request" }).waitFor();
  });

  /** What the app sends while something is done, after which it shows the new conversation. */
  async function readSent(send: () => Promise<void>): Promise<unknown> {
    const paths = ["/api/v1/jobs", "/api/v1/conversations/"];
    const waiting = app.page.waitForRequest(
      (one) => one.method() === "POST" && paths.includes(new URL(one.url()).pathname),
    );
    await send();
    const sent = await waiting;
    await app.page.waitForURL(/\/conversations\/cnv-/);
    await app.call("GET", `conversations/${app.page.url().split("/").at(-1)}`);
    return sent.postDataJSON();
  }

  const publication = () => app.page.getByRole("combobox", { name: /^Publication/ });
  const preview = () => app.page.getByRole("region", { name: "Preview" });

  test("previews what is picked, survives a reload, and is sent by keyboard", async () => {
    await publication().selectOption("Widget");
    await preview().getByText("3 commits").waitFor();
    await preview().getByText("<img src=x onerror=alert(1)>").waitFor();
    await app.page.getByLabel("Pull requests").check();
    await app.page.getByLabel("Listen to answers").check();
    await preview().getByText("2 commits").waitFor();
    await app.page.getByLabel("What to say").fill("Mention ears.");
    await app.page.reload();
    await preview().getByText("2 commits").waitFor();
    expect(await app.page.getByLabel("What to say").inputValue()).toBe("Mention ears.");
    expect(await app.page.getByLabel("Listen to answers").isChecked()).toBe(true);
    const sent = await readSent(() => app.page.getByLabel("What to say").press("Control+Enter"));
    const [start, end] = [app.history.git("rev-parse", "v1.0.0"), app.history.git("rev-parse", "main~1")];
    const changes = [{ commits: { startSha: start.slice(0, 12), endSha: end.slice(0, 12) } }];
    expect(sent).toMatchObject({ body: "Mention ears.", stage: true, changes });
    await app.page.goto(`${app.address}/requests/new`);
    expect(await app.page.getByLabel("What to say").inputValue()).toBe("");
  });

  test("chooses tags from a list by keyboard, and sends a title where a pull request is opened at once", async () => {
    await publication().selectOption("Other");
    await app.page.getByLabel("Between two tags").check();
    await app.page.getByRole("button", { name: /^After/ }).press("Enter");
    await app.page.getByRole("option", { name: /v1\.0\.0/ }).waitFor();
    await app.page.keyboard.type("v1.0");
    await app.page.keyboard.press("ArrowDown");
    await app.page.keyboard.press("Enter");
    await preview().getByText("3 commits").waitFor();
    expect(new URL(app.page.url()).searchParams.get("from")).toBe("v1.0.0");
    await app.page.getByLabel("Review the draft before a pull request is opened").uncheck();
    await app.page.getByLabel("Title of the pull request").fill("Ears");
    const sent = await readSent(() => app.page.getByRole("button", { name: "Write and open a pull request" }).click());
    expect(sent).toMatchObject({ docRequest: { title: "Ears", changes: [{ tags: { start: "v1.0.0" } }] } });
  });

  test("says beside a field what it lacks, and moves there", async () => {
    await app.page.getByRole("button", { name: "Write a draft" }).click();
    await app.page.getByText("Choose a publication.", { exact: true }).waitFor();
    await publication().and(app.page.locator(":focus")).waitFor();
    await publication().selectOption("Widget");
    await app.page.getByLabel("Picked commits").check();
    await app.page.getByRole("button", { name: "Write a draft" }).click();
    await app.page.getByRole("alert").getByText("Pick at least one commit.").waitFor();
    await app.page.getByLabel("Filter commits").and(app.page.locator(":focus")).waitFor();
  });

  test("says beside the tags that the repository has none of a name, and sends nothing", async () => {
    await publication().selectOption("Widget");
    await preview().getByText("3 commits").waitFor();
    await app.page.goto(`${app.page.url()}&what=tags&from=v9.9.9`);
    await app.page.getByRole("alert").getByText("v9.9.9").waitFor();
    await preview().getByText("The repository does not have what is chosen.").waitFor();
    await app.page.getByRole("button", { name: "Write a draft" }).click();
    await app.page.getByRole("button", { name: "After: v9.9.9" }).and(app.page.locator(":focus")).waitFor();
    expect(new URL(app.page.url()).pathname).toBe("/requests/new");
  });
});
