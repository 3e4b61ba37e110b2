import { describe, expect, test } from "vitest";
import { hasChromium } from "../../support/chromium.ts";
import { OpenedApp } from "../../support/opened-app.ts";

const MANY = 60;

describe.runIf(hasChromium)("users and roles in Chromium", () => {
  const app = OpenedApp.use({
    records: async (opened) => {
      const docsRepo = await opened.connect("acme/widget");
      await opened.call("POST", "publications", { name: "Widget", config: { docsRepo, sourceRepos: [docsRepo] } });
      for (let index = 0; index < MANY; index += 1) {
        const user = { name: `Member ${index}`, email: `member-${index}@example.com`, roles: ["reader"] };
        await opened.call("POST", "users", user);
      }
    },
  });

  async function open(path: string): Promise<void> {
    await app.signIn(path);
    await app.page.getByRole("button", { name: "Ada" }).waitFor();
  }

  const heading = (name: string) => app.page.getByRole("heading", { name, exact: true, level: 1 });
  const users = () => app.page.getByRole("list", { name: "Users" });
  const press = (name: string) => app.page.getByRole("button", { name, exact: true }).click();
  const refusals = () => app.watch.complaints.splice(0);

  async function openUser(name: string): Promise<void> {
    await open(`/users?text=${encodeURIComponent(name)}`);
    await users().getByRole("link", { name, exact: true }).click();
    await heading(name).waitFor();
  }

  test("an address in use is said at its field", async () => {
    await open("/users/new");
    await app.page.getByLabel("Name").fill("Eve");
    const email = app.page.getByLabel("Email address");
    await email.fill("ADA@example.com");
    await press("Create invitation");
    await expect.poll(() => email.getAttribute("aria-invalid")).toBe("true");
    await email.and(app.page.locator(":focus")).waitFor();
    expect(refusals().map((text) => /400|409/.exec(text)?.[0])).toEqual(["409"]);
  });

  test("an invitation that has expired says whom to ask, who makes another one from the list", async () => {
    const { id, signInUrl: old = "" } = await app.call("POST", "users", {
      ...{ name: "Late", email: "late@example.com", roles: ["reviewer"] },
    });
    await app.expireInvitation(id);
    const late = await (await app.openContext()).newPage();
    await app.openLink(old, late);
    await late.getByRole("alert").getByText("This sign-in link has expired. Ask Ada for a new one.").waitFor();
    await open("/users?text=Late");
    await users().getByText("Invitation expired").waitFor();
    await users().getByRole("button", { name: "New sign-in link" }).click();
    await heading("Late").waitFor();
    const link = await app.page.getByRole("textbox", { name: "Sign-in link" }).inputValue();
    await app.page.getByText("Invited, expires").waitFor();
    await late.goto("about:blank");
    await app.openLink(link, late);
    await late.getByRole("button", { name: "Late" }).waitFor();
    await late.context().close();
  });

  test("roles and grants are changed, and the record of a grant is linked by its name", async () => {
    await openUser("Member 1");
    await app.page.getByRole("link", { name: "Edit" }).click();
    await app.page.getByLabel("reader").uncheck();
    await app.page.getByText("Customize").click();
    await app.page.getByLabel("Kind of record").selectOption("Publications");
    await app.page.getByLabel("Record", { exact: true }).selectOption("Widget");
    await app.page.getByLabel("Permission", { exact: true }).selectOption("Change");
    await press("Save");
    await app.page.getByText("Add what is chosen here, or clear it.").waitFor();
    await press("Add grant");
    await press("Save");
    await heading("Member 1").waitFor();
    await app.page.getByText("None", { exact: true }).waitFor();
    const grants = app.page.getByRole("list", { name: "Grants" });
    await grants.getByText("Publications: Change").waitFor();
    await grants.getByRole("link", { name: "Widget" }).click();
    await heading("Widget").waitFor();
    await app.page.goBack();
    await app.page.getByRole("link", { name: "Edit" }).click();
    await app.page.getByRole("button", { name: /^Remove Publications: Change/ }).click();
    const saved = app.page.waitForRequest((request) => request.method() === "PATCH");
    await press("Save");
    // The roles, which somebody else may have changed meanwhile, stay as they are.
    expect((await saved).postDataJSON()).toEqual({ grants: [] });
    await heading("Member 1").waitFor();
    await grants.waitFor({ state: "detached" });
  });

  test("the last user who may update users keeps the role, and is told why at the roles", async () => {
    await openUser("Ada");
    await app.page.getByRole("link", { name: "Edit" }).click();
    await app.page.getByLabel("owner").uncheck();
    await press("Save");
    const said = app.page.getByRole("group", { name: "Roles" }).getByRole("alert");
    await said.getByText("No user could update users").waitFor();
    expect(refusals().every((text) => text.includes("409"))).toBe(true);
    await press("Cancel");
    await heading("Ada").waitFor();
  });

  test("another sign-in link is shown once", async () => {
    await openUser("Member 2");
    await press("New sign-in link");
    expect(await app.page.getByRole("textbox", { name: "Sign-in link" }).inputValue()).toContain("/sign-in#code=");
    await app.page.reload();
    await heading("Member 2").waitFor();
    expect(await app.page.getByRole("textbox", { name: "Sign-in link" }).count()).toBe(0);
  });

  test("a role is created, changed, refused to be deleted while a user has it, and deleted", async () => {
    await open("/users");
    await app.page.getByRole("link", { name: "Roles" }).click();
    const roles = app.page.getByRole("list", { name: "Roles" });
    await roles.getByText("Reads everything but the audit log.").waitFor();
    await app.page.getByRole("link", { name: "New role" }).click();
    await heading("New role").waitFor();
    await app.page.getByLabel("Name").fill("reader");
    await press("Create role");
    await app.page.getByRole("group", { name: "Permissions" }).getByRole("alert").waitFor();
    await app.page.getByLabel("Start from").selectOption("reviewer");
    await app.page.getByText("Customize: 21 of 80 permissions").click();
    await app.page.getByRole("checkbox", { name: "Comments: Create", checked: true }).first().waitFor();
    await app.page.getByLabel("Start from").selectOption("No permissions");
    await app.page.getByLabel("Instructions: Create", { exact: true }).check();
    await press("Create role");
    await expect.poll(() => app.page.getByLabel("Name").getAttribute("aria-invalid")).toBe("true");
    await app.page.getByLabel("Name").fill("scribe");
    await press("Create role");
    await heading("scribe").waitFor();
    await app.page.getByText("1 of 80 permissions.").waitFor();
    refusals();

    await app.page.getByRole("link", { name: "Edit" }).click();
    await app.page.getByText(/^Customize/).click();
    await app.page.getByLabel("Instructions: Change", { exact: true }).check();
    await press("Save");
    await app.page.getByText("2 of 80 permissions.").waitFor();
    await app.page.getByText("Permissions", { exact: true }).click();
    await app.page.getByRole("checkbox", { name: "Instructions: Change", checked: true }).waitFor();
    const sue = { name: "Sue", email: "sue@example.com", roles: ["scribe"] };
    const { id } = await app.call("POST", "users", sue);
    await deleteRole();
    await app.page.getByText("1 user has the role scribe. Take it from them first.").waitFor();
    expect(refusals().every((text) => text.includes("409"))).toBe(true);
    await app.page.getByRole("link", { name: "Users with this role" }).click();
    await users().getByText("Sue", { exact: true }).waitFor();
    expect(await users().getByRole("listitem").count()).toBe(1);

    await app.call("PATCH", `users/${id}`, { roles: ["reader"] });
    await app.page.goBack();
    await deleteRole();
    await heading("Roles").waitFor();
    await roles.getByText("reader", { exact: true }).waitFor();
    await expect.poll(() => roles.getByText("scribe").count()).toBe(0);
  });

  async function deleteRole(): Promise<void> {
    await press("Delete");
    await app.page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  }

  test("a list of many users turns its pages, and is filtered by role and state", async () => {
    await open("/users");
    const newest = users().getByText(`Member ${MANY - 1}`, { exact: true });
    await newest.waitFor();
    await press("Older");
    await newest.waitFor({ state: "detached" });
    await press("Older");
    await users().getByText("Ada", { exact: true }).waitFor();
    await app.page.getByLabel("Role", { exact: true }).selectOption("owner");
    await expect.poll(() => users().getByRole("listitem").count()).toBe(1);
    await app.page.getByLabel("State", { exact: true }).selectOption("Invited");
    await app.page.getByText("No matching users").waitFor();
    await press("Clear filters");
    await newest.waitFor();
  });
});
