import { afterAll, describe, expect, test } from "vitest";
import { ACTIONS, type Action, NEUTRAL } from "../../../support/app-actions.ts";
import { type Control, readControls } from "../../../support/app-pages.ts";
import { hasChromium } from "../../../support/chromium.ts";
import { FakeGitHubHost } from "../../../support/github-host.ts";
import { OpenedApp } from "../../../support/opened-app.ts";
import { type ProductServer, startSlack } from "../../../support/products.ts";
import { actionsOn, isForm, ROLES, readSignedInRoutes, Users } from "./roles.ts";

const isOf = ({ role, name }: Action, control: Control) => control.role === role && name.test(control.name);

describe.runIf(hasChromium)("each role is shown in Chromium", () => {
  const users = new Users();
  let slack: ProductServer;
  let host: FakeGitHubHost;
  /** By the part of a route before `$id`. */
  const ids = new Map<string, string>();
  const app = OpenedApp.use({
    records: addRecords,
  });
  afterAll(async () => {
    for (const server of [slack, host]) await server?.[Symbol.asyncDispose]();
  });

  async function addRecords(opened: OpenedApp): Promise<void> {
    const add = async (parent: string, path: string, body: object) => {
      const { id } = await opened.call("POST", path, body);
      ids.set(parent, id);
      return id;
    };
    slack = await startSlack({ channels: [{ id: "C1", name: "docs" }] });
    const connect = (name: string, config: object) => add("/connections/", "connections", { name, config });
    const chatAppConnectionId = await connect("Slack", { chatApp: { token: slack.token, baseUrl: slack.url } });
    const notifierConnection = await connect("#docs", { chatChannel: { chatAppConnectionId, channelId: "C1" } });
    host = await FakeGitHubHost.open(opened.history);
    await add("/settings/webhooks/", "connections", { name: "GitHub", config: { codehostApp: host.app } });
    opened.history.commit("fix: close the file (#4)");
    const docsRepo = await opened.connect();
    const config = { docsRepo, sourceRepos: [docsRepo], notifierConnection, writeChangelogs: true };
    const publicationId = await add("/publications/", "publications", { name: "Widget", config });
    const tone = await add("/library/", "instructions", { name: "Tone", type: "commit", content: "Be short." });
    await opened.call("POST", `instructions/${tone}/links`, { publicationId, slotType: "planning" });
    await add("/users/roles/", "roles", { name: "scribe", permissions: ["instruction:create"] });
    const conversation = await opened.converse();
    ids.set("/conversations/", conversation);
    await opened.call("POST", `conversations/${conversation}/comments`, { body: "Fine.", workRequested: false });
    const vera = { name: "Vera", email: "vera@example.org", roles: ["reader"] };
    await opened.expireInvitation(await add("/users/", "users", vera));
    await users.add(opened);
  }

  const fill = (route: string) =>
    route
      .replace("$id", (_, at: number) => ids.get(route.slice(0, at)) ?? expect.unreachable(route))
      .replace(/(?<=.)\/$/, "");

  test.each(ROLES)("exactly the controls whose calls the API accepts: %s", async (role) => {
    await expect.poll(() => app.readStatus(ids.get("/conversations/") ?? "")).toBe("staged");
    await app.signIn("/", users.keyOf(role));
    await app.page.locator("#content").waitFor();
    const unknown: string[] = [];
    const routes = await readSignedInRoutes(app);
    expect(ACTIONS.flatMap(({ on }) => on).filter((route) => !routes.includes(route))).toEqual([]);
    for (const route of routes) {
      const controls = await readControls(app, fill(route));
      const own = actionsOn(route);
      const accepted = await Promise.all(own.map(({ call }) => users.isAccepted(app, role, call)));
      for (const [index, action] of own.entries()) {
        const isShown = controls.some((control) => isOf(action, control));
        expect.soft(isShown, `${action.name} on ${route}`).toBe(accepted[index]);
      }
      const others = controls.filter((control) => !own.some((action) => isOf(action, control)));
      const doing = others.filter((one) => (one.role === "link" ? isForm(one) : !NEUTRAL.test(one.name)));
      unknown.push(...doing.map(({ name }) => `${name} on ${route}`));
    }
    // An owner may do whatever is shown.
    if (role !== "owner") expect.soft(unknown).toEqual([]);
    const readsLogs = await users.isAccepted(app, role, ["GET", "audit_logs/adl-0000000000000000"]);
    expect(await app.page.getByRole("navigation").getByText("Audit log").count()).toBe(Number(readsLogs));
  });
});
