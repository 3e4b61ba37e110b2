import { afterAll, describe, expect, test, vi } from "vitest";
import { hasChromium } from "../../support/chromium.ts";
import { OpenedApp } from "../../support/opened-app.ts";
import { findFreePort } from "../../support/program.ts";
import { CLIENT, SignInProvider } from "../../support/sign-in-provider.ts";

const PEOPLE = {
  ann: { email: "ann@example.org", email_verified: true, name: "Ann", groups: ["maintainer"] },
  bob: { email: "bob@example.org", email_verified: true, name: "Bob" },
  eve: { email: "eve@example.com", email_verified: true, name: "Eve", groups: ["owner"] },
};

describe.runIf(hasChromium)("signing in by a provider in Chromium", () => {
  let provider: SignInProvider;
  const app = OpenedApp.use({
    environment: { RELEASE_DOCS_OIDC_CLIENT_SECRET: CLIENT.clientSecret },
    options: async () => {
      // It prints what a provider in production should set.
      for (const say of ["warn", "info"] as const) vi.spyOn(console, say).mockImplementation(() => undefined);
      const port = await findFreePort();
      provider = await SignInProvider.open(`http://127.0.0.1:${port}/api/v1/oidc/callback`, PEOPLE);
      const client = ["--oidc-issuer", provider.issuer, "--oidc-client-id", CLIENT.clientId];
      return ["--port", port, ...client, "--oidc-domain", "example.org", "--oidc-roles-claim", "groups"];
    },
  });
  afterAll(() => provider?.[Symbol.asyncDispose]());

  /** By the provider's own pages, which are not this app's to complain of. */
  async function enter(login: string): Promise<void> {
    await app.page.route(
      (url) => url.hostname !== "127.0.0.1",
      (route) => route.abort(),
    );
    await app.page.getByRole("link", { name: "Continue with your organization" }).click();
    await app.page.getByPlaceholder("Enter any login").fill(login);
    await app.page.getByPlaceholder("and password").fill("any");
    await app.page.getByRole("button", { name: "Sign-in" }).click();
    await app.page.getByRole("button", { name: "Continue" }).click();
    await app.page.waitForURL(`${app.address}/**`);
    app.watch.complaints.splice(0);
  }

  test("leads back to the page that was opened, with the role of the claim", async () => {
    await app.page.goto(`${app.address}/publications?page=1`);
    await enter("ann");
    await app.page.getByRole("heading", { name: "Publications", exact: true }).waitFor();
    await app.page.getByRole("button", { name: "Ann" }).waitFor();
    await app.page.getByRole("link", { name: "New publication" }).first().waitFor();
    expect(await app.page.getByRole("navigation").getByText("Audit log").count()).toBe(0);
    await app.page.getByRole("button", { name: "Ann" }).click();
    await app.page.getByRole("menuitem", { name: "Sign out" }).click();
    await app.page.getByRole("link", { name: "Continue with your organization" }).waitFor();
  });

  test("shows the keys of before, which work once they are confirmed", async () => {
    const { id } = await app.call("POST", "users", { name: "Bob", email: "bob@example.org", roles: ["reader"] });
    const args = ["keys", "add", "--user", id, "--name", "workflow", "--json"];
    const { apiKey } = JSON.parse(app.run(...args));
    const status = async () => (await app.send("GET", "session", undefined, apiKey)).status;
    expect(await status()).toBe(200);
    await app.page.goto(`${app.address}/settings/keys`);
    await enter("bob");
    const row = app.page.getByRole("list", { name: "API keys" }).getByRole("listitem").filter({ hasText: "workflow" });
    await row.getByText("Not confirmed").waitFor();
    expect(await status()).toBe(401);
    await row.getByRole("button", { name: "Confirm" }).click();
    await row.getByText("Not confirmed").waitFor({ state: "detached" });
    expect(await status()).toBe(200);
  });

  test("says why somebody of another domain is refused", async () => {
    await app.page.goto(app.address);
    await enter("eve");
    await app.page.getByRole("alert").getByText("People with your email address may not sign in here").waitFor();
    expect(app.page.url()).toBe(`${app.address}/sign-in`);
    await app.page.reload();
    await app.page.getByLabel("API key").waitFor();
    expect(await app.page.getByRole("alert").count()).toBe(0);
  });
});
