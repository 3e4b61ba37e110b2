import { afterAll, describe, expect, test } from "vitest";
import { ACTIONS, type Action, NEUTRAL } from "../../support/app-actions.ts";
import { AppPages, type Control, readRoutes } from "../../support/app-pages.ts";
import { hasChromium } from "../../support/chromium.ts";
import { FakeGitHubHost } from "../../support/github-host.ts";
import { OpenedApp } from "../../support/opened-app.ts";
import { type ProductServer, startSlack } from "../../support/products.ts";

const WALK = 240_000;
const ROLES = ["viewer", "editor", "admin"] as const;

const actionsOn = (route: string) => ACTIONS.filter(({ on }) => on.includes(route));
const isOf = ({ role, name }: Action, control: Control) => control.role === role && name.test(control.name);
const readSignedInRoutes = async ({ page }: OpenedApp) =>
  (await readRoutes(page)).filter((route) => route !== "/sign-in");
const isForm = ({ path }: Control) => /\/(new|edit)$/.test(path);

/** Users with the built-in roles, and what the API accepts of each. */
class Users {
  readonly #keys = new Map<string, string>();

  add(app: OpenedApp): void {
    for (const role of ROLES) {
      const email = `${role}@example.org`;
      app.run("users", "add", "--name", `Some ${role}`, "--email", email, "--role", role);
      this.#keys.set(role, JSON.parse(app.run("keys", "add", "--user", email, "--name", "test", "--json")).apiKey);
    }
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
    await add("/users/", "users", { name: "Vera", email: "vera@example.org", roles: ["viewer"] });
    users.add(opened);
  }

  const fill = (route: string) =>
    route
      .replace("$id", (_, at: number) => ids.get(route.slice(0, at)) ?? expect.unreachable(route))
      .replace(/\/$/, "");

  test.each(ROLES)(
    "exactly the controls whose calls the API accepts: %s",
    async (role) => {
      const readStatus = async () => (await app.call("GET", fill("/conversations/$id").slice(1))).status;
      await expect.poll(readStatus, { timeout: 60_000 }).toBe("staged");
      const pages = await AppPages.signIn(app, users.keyOf(role));
      const unknown: string[] = [];
      const routes = await readSignedInRoutes(app);
      expect(ACTIONS.flatMap(({ on }) => on).filter((route) => !routes.includes(route))).toEqual([]);
      for (const route of routes) {
        const controls = await pages.read(fill(route));
        const own = actionsOn(route);
        for (const action of own) {
          const isShown = controls.some((control) => isOf(action, control));
          const isAccepted = await users.isAccepted(app, role, action.call);
          expect.soft(isShown, `${action.name} on ${route}`).toBe(isAccepted);
        }
        const others = controls.filter((control) => !own.some((action) => isOf(action, control)));
        const doing = others.filter((one) => (one.role === "link" ? isForm(one) : !NEUTRAL.test(one.name)));
        unknown.push(...doing.map(({ name }) => `${name} on ${route}`));
      }
      // An administrator may do whatever is shown.
      if (role !== "admin") expect.soft(unknown).toEqual([]);
      const readsLogs = await users.isAccepted(app, role, ["GET", "audit_logs/adl-0000000000000000"]);
      expect(await app.page.getByRole("navigation").getByText("Audit log").count()).toBe(Number(readsLogs));
    },
    WALK,
  );
});

describe.runIf(hasChromium)("without records, each role is led in Chromium", () => {
  const users = new Users();
  const app = OpenedApp.use({
    history: (history) => void history.commit("feat: answer (#1)"),
    records: async (opened) => users.add(opened),
  });

  test.each(ROLES)(
    "to no form whose call the API refuses: %s",
    async (role) => {
      const pages = await AppPages.signIn(app, users.keyOf(role));
      const followed = new Set<string>();
      const routes = await readSignedInRoutes(app);
      for (const route of routes.filter((path) => !path.includes("$"))) {
        for (const { path } of (await pages.read(route)).filter(isForm)) {
          followed.add(path);
          for (const { call } of actionsOn(path)) {
            expect.soft(await users.isAccepted(app, role, call), `from ${route} to ${path}`).toBe(true);
          }
        }
      }
      expect([...followed].every((path) => actionsOn(path).length > 0)).toBe(true);
      expect(followed).toContain("/settings/keys/new");
    },
    WALK,
  );
});
