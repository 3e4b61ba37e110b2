import { afterAll, describe, expect, test } from "vitest";
import { ACTIONS, type Action, NEUTRAL } from "../../support/app-actions.ts";
import { type Control, readControls, readRoutes } from "../../support/app-pages.ts";
import { hasChromium } from "../../support/chromium.ts";
import { FakeGitHubHost } from "../../support/github-host.ts";
import { OpenedApp } from "../../support/opened-app.ts";
import { type ProductServer, startSlack } from "../../support/products.ts";

const ROLES = ["viewer", "editor", "admin"] as const;

const actionsOn = (route: string) => ACTIONS.filter(({ on }) => on.includes(route));
const isOf = ({ role, name }: Action, control: Control) => control.role === role && name.test(control.name);
const readSignedInRoutes = async ({ page }: OpenedApp) =>
  (await readRoutes(page)).filter((route) => route !== "/sign-in");
const isForm = ({ path }: Control) => /\/(new|edit)$/.test(path);

/** Users with the built-in roles, and what the API accepts of each. */
class Users {
  readonly #keys = new Map<string, string>();

  async add(app: OpenedApp): Promise<void> {
    for (const role of ROLES) this.#keys.set(role, await app.addUser(`Some ${role}`, `${role}@example.org`, role));
  }

  keyOf(role: string): string {
    return this.#keys.get(role) ?? expect.unreachable(role);
  }

  async isAccepted(app: OpenedApp, role: string, [method, path, body]: Action["call"]): Promise<boolean> {
    return (await app.send(method, path, body, this.keyOf(role))).status !== 403;
  }
}

describe.runIf(hasChromium)("each role is shown in Chromium", () => {
  const users = new Users();
  let slack: ProductServer;
  let host: FakeGitHubHost;
  /** By the part of a route before `$id`. */
  const ids = new Map<string, string>();
  const app = OpenedApp.use({
    history: (history) => {
      history.commit("feat: answer (#1)", { "CHANGELOG.md": "# Changelog\n" });
      history.tag("v1.0.0");
      history.commit("feat: stream answers (#2)");
      history.tag("v1.1.0");
    },
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
    const docsRepo = await opened.connect();
    const config = { docsRepo, sourceRepos: [docsRepo], notifierConnection, writeChangelogs: true };
    const publicationId = await add("/publications/", "publications", { name: "Widget", config });
    const tone = await add("/library/", "instructions", { name: "Tone", type: "commit", content: "Be short." });
    await opened.call("POST", `instructions/${tone}/links`, { publicationId, slotType: "planning" });
    await add("/users/roles/", "roles", { name: "scribe", permissions: ["instruction:create"] });
    const changes = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];
    await add("/conversations/", "conversations/", { body: "Write.", publication: "Widget", stage: true, changes });
    await opened.call("POST", `${conversationPath()}/comments`, { body: "Fine.", workRequested: false });
    await add("/users/", "users", { name: "Vera", email: "vera@example.org", roles: ["viewer"] });
    await users.add(opened);
  }

  const fill = (route: string) =>
    route
      .replace("$id", (_, at: number) => ids.get(route.slice(0, at)) ?? expect.unreachable(route))
      .replace(/\/$/, "");
  const conversationPath = () => fill("/conversations/$id").slice(1);

  test.each(ROLES)("exactly the controls whose calls the API accepts: %s", async (role) => {
    const readStatus = async () => (await app.call("GET", conversationPath())).status;
    await expect.poll(readStatus).toBe("staged");
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
    // An administrator may do whatever is shown.
    if (role !== "admin") expect.soft(unknown).toEqual([]);
    const readsLogs = await users.isAccepted(app, role, ["GET", "audit_logs/adl-0000000000000000"]);
    expect(await app.page.getByRole("navigation").getByText("Audit log").count()).toBe(Number(readsLogs));
  });
});

describe.runIf(hasChromium)("without records, each role is led in Chromium", () => {
  const users = new Users();
  const app = OpenedApp.use({
    history: (history) => void history.commit("feat: answer (#1)"),
    records: (opened) => users.add(opened),
  });

  test.each(ROLES)("to no form whose call the API refuses: %s", async (role) => {
    await app.signIn("/", users.keyOf(role));
    await app.page.locator("#content").waitFor();
    const followed = new Set<string>();
    const routes = await readSignedInRoutes(app);
    for (const route of routes.filter((path) => !path.includes("$"))) {
      for (const { path } of (await readControls(app, route)).filter(isForm)) {
        followed.add(path);
        for (const { call } of actionsOn(path)) {
          expect.soft(await users.isAccepted(app, role, call), `from ${route} to ${path}`).toBe(true);
        }
      }
    }
    expect([...followed].every((path) => actionsOn(path).length > 0)).toBe(true);
    expect(followed).toContain("/settings/keys/new");
  });
});
