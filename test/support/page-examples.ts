import type { Locator, Page } from "playwright-core";
import { afterAll, vi } from "vitest";
import { followLink } from "./app-pages.ts";
import { FakeGitHubHost } from "./github-host.ts";
import { OpenedApp, type Prepare } from "./opened-app.ts";

type Show = (page: Page) => Promise<unknown>;

/** A state of a page. `route` is its path in the app's route tree. */
export type Example = {
  name: string;
  route: string;
  /** Whether `$id` is the conversation whose turn failed. */
  isFailed?: true;
  search?: string;
  /** Once everything is shown that belongs to the example. */
  show: Show;
  isSignedOut?: true;
  /** Messages of the browser that belong to it. */
  complaint?: string;
};

/** Examples that are shown by waiting, after which nothing on the page is open or filled in. */
const untouching = new WeakSet<Show>();
const see = (find: (page: Page) => Locator): Show => {
  const show = (page: Page) => find(page).first().waitFor();
  untouching.add(show);
  return show;
};
const heading = (name: string | RegExp) =>
  see((page) => page.getByRole("heading", { name, level: 1, ...(typeof name === "string" && { exact: true }) }));
const list = (name: string) => see((page) => page.getByRole("list", { name, exact: true }));
const text = (shown: string) => see((page) => page.getByText(shown));
const control = (name: string) => see((page) => page.getByLabel(name));
/** Opens what a button opens. */
const press =
  (name: string | RegExp, role: "dialog" | "alertdialog" | "menu" | "textbox" | "listbox") => async (page: Page) => {
    await page.getByRole("button", { name }).first().press("Enter");
    await page.getByRole(role).first().waitFor();
  };
const unfold = (name: string | RegExp) => async (page: Page) =>
  page.locator("summary", { hasText: name }).first().press("Enter");

/** Opens a dialog by keys, once the list is there. */
const type =
  (...keys: string[]) =>
  async (page: Page) => {
    await list("Conversations")(page);
    for (const key of keys) await page.keyboard.press(key);
    await page.getByRole("dialog").waitFor();
  };

const CONVERSATION = "/conversations/$id";

/** Before anything was added. */
export const EMPTY_EXAMPLES: readonly Example[] = [
  { name: "Home, empty", route: "/", show: text("Connect GitHub") },
  { name: "Inbox, empty", route: "/conversations", show: text("No work yet") },
  { name: "Publications, empty", route: "/publications", show: text("No publications") },
  { name: "Connections, empty", route: "/connections", show: text("No connections") },
  { name: "Library, empty", route: "/library", show: text("No instructions") },
  { name: "Webhooks, empty", route: "/settings/webhooks", show: text("No code host") },
  { name: "Notifications, empty", route: "/notifications", show: text("No notifications") },
  { name: "New request without a publication", route: "/requests/new", show: text("No publication yet") },
];

const SIGN_IN: readonly Example[] = [
  { name: "Sign-in", route: "/sign-in", show: control("API key"), isSignedOut: true },
  { name: "Sign-in by a link", route: "/sign-in", search: "#code=x", show: text("with this link"), isSignedOut: true },
  {
    name: "Sign-in with an error",
    route: "/sign-in",
    isSignedOut: true,
    complaint: "401",
    show: async (page) => {
      await page.getByLabel("API key").fill("rdk_unknown");
      await page.keyboard.press("Enter");
      await page.getByRole("alert").waitFor();
    },
  },
];

const HOME: readonly Example[] = [
  { name: "Home", route: "/", show: list("Releases of hosted") },
  {
    name: "Home, with a table",
    route: "/",
    show: async (page) => {
      await page.getByText("Show as table").first().click();
      await page.getByRole("columnheader", { name: "Merged" }).waitFor();
    },
  },
  { name: "Home, with an error", route: "/", search: "next=unknown", complaint: "400", show: text("Try again") },
];

const INBOX: readonly Example[] = [
  { name: "Inbox", route: "/conversations", show: list("Conversations") },
  { name: "Inbox, filtered to nothing", route: "/conversations", search: "status=merged", show: text("Clear") },
  {
    name: "Inbox, with an error",
    route: "/conversations",
    search: "next=unknown",
    complaint: "400",
    show: text("Try again"),
  },
  { name: "Menu of a row of the inbox", route: "/conversations", show: press(/^Actions of/, "menu") },
  { name: "Inbox, with its keys", route: "/conversations", show: type("?") },
  { name: "Inbox, with the dialog that dismisses", route: "/conversations", show: type("j", "e") },
  { name: "Palette", route: "/conversations", show: type("Control+k") },
  { name: "Menu of the user", route: "/conversations", show: press("Ada", "menu") },
  { name: "Page not found", route: "/nowhere", show: text("Page not found") },
];

const CONVERSATIONS: readonly Example[] = [
  { name: "Notes", route: `${CONVERSATION}/`, show: heading(/./) },
  { name: "Notes, with an entry being edited", route: `${CONVERSATION}/`, show: press(/^Edit #/, "textbox") },
  { name: "Menu of an entry of the notes", route: `${CONVERSATION}/`, show: press(/^Arrange #/, "menu") },
  {
    name: "Notes, with where an entry is from",
    route: `${CONVERSATION}/`,
    show: async (page) => {
      await page
        .getByRole("button", { name: /^Where #/ })
        .first()
        .click();
      await page.getByText(/because its title begins with/).waitFor();
    },
  },
  { name: "Notes of failed work", route: `${CONVERSATION}/`, isFailed: true, show: text("The last turn failed") },
  { name: "Menu of a conversation", route: `${CONVERSATION}/`, show: press("More actions", "menu") },
  { name: "Tab not found", route: `${CONVERSATION}/nothing`, show: text("Page not found") },
  { name: "Conversation not found", route: "/conversations/unknown", complaint: "404", show: text("Try again") },
  ...["unified", "split"].map((view) => ({
    name: `Files, ${view}`,
    route: `${CONVERSATION}/files`,
    search: `view=${view}`,
    show: control("Comment on line 1"),
  })),
  {
    name: "Files, with a comment being written",
    route: `${CONVERSATION}/files`,
    show: press("Comment on line 1", "textbox"),
  },
  {
    name: "Files, with the dialog of a review",
    route: `${CONVERSATION}/files`,
    show: press("Review changes", "dialog"),
  },
  {
    name: "Files, rendered",
    route: `${CONVERSATION}/files`,
    show: async (page) => {
      await page.getByRole("button", { name: "Rendered" }).first().click();
      await page.getByRole("region", { name: "After" }).first().waitFor();
    },
  },
  { name: "Messages", route: `${CONVERSATION}/messages`, show: list("Messages") },
  { name: "Messages, empty", route: `${CONVERSATION}/messages`, isFailed: true, show: text("No messages yet") },
  {
    name: "Messages, with words that nothing follows",
    route: `${CONVERSATION}/messages`,
    show: async (page) => {
      await page.getByRole("textbox", { name: "Message" }).fill("Make it friendlier.");
      await page.getByText("would change nothing").waitFor();
    },
  },
  { name: "Menu of commands", route: `${CONVERSATION}/messages`, show: press("Commands", "menu") },
  { name: "Menu of a message", route: `${CONVERSATION}/messages`, show: press("Message actions", "menu") },
  { name: "Turns", route: `${CONVERSATION}/turns`, show: text("Turn 1") },
  { name: "Turns, failed", route: `${CONVERSATION}/turns`, isFailed: true, show: text("Failed") },
];

const REQUESTS: readonly Example[] = [
  {
    name: "New request with a preview",
    route: "/requests/new",
    show: async (page) => {
      await page.getByLabel("Picked commits").check();
      await page.getByRole("checkbox", { name: /stream answers/i }).check();
      // Not the number of commits, which the preview before had too.
      await page.getByRole("region", { name: "Preview" }).getByText("Stream answers").waitFor();
    },
  },
  {
    name: "New request between tags, with the list of tags",
    route: "/requests/new",
    show: async (page) => {
      await page.getByLabel("Between two tags").check();
      await page.getByRole("button", { name: /^After/ }).click();
      await page.getByRole("option", { name: /v1\.0\.0/ }).waitFor();
    },
  },
  {
    name: "New request, with an error",
    route: "/requests/new",
    show: async (page) => {
      await page.getByLabel("Picked commits").check();
      await page.getByRole("checkbox", { name: /stream answers/i }).waitFor();
      await page.getByRole("button", { name: "Write a draft" }).press("Enter");
      await page.getByRole("alert").waitFor();
    },
  },
];

const RECORDS: readonly Example[] = [
  { name: "Publications", route: "/publications", show: list("Publications") },
  { name: "New publication", route: "/publications/new", show: control("Each release") },
  { name: "New publication, with everything", route: "/publications/new", show: unfold("Advanced") },
  { name: "Publication", route: "/publications/$id", show: heading("Widget") },
  {
    name: "Publication, with a notice",
    route: "/publications/$id",
    show: async (page) => {
      await page.getByRole("button", { name: "Sync" }).click();
      await page.getByRole("region", { name: "Notices" }).getByText("Syncing").hover();
    },
  },
  {
    name: "Publication, with the dialog that deletes it",
    route: "/publications/$id",
    show: press("Delete", "alertdialog"),
  },
  { name: "Release", route: "/publications/$id/release", show: text("Prepare v1.1.1") },
  { name: "Edit a publication", route: "/publications/$id/edit", show: control("Planning 1") },
  { name: "Connections", route: "/connections", show: list("Connections") },
  { name: "New connection", route: "/connections/new", show: list("Kinds of connections") },
  { name: "Connect a repository", route: "/connections/new", search: "type=codehostRepo", show: control("Name") },
  {
    name: "Connect a repository, with an error",
    route: "/connections/new",
    search: "type=codehostRepo",
    complaint: "400",
    show: async (page) => {
      await page.getByLabel("Name").fill("acme");
      await page.getByLabel("Repository URL").fill("https://example.org/acme");
      await page.keyboard.press("Enter");
      await page.locator("[aria-invalid=true]").waitFor();
    },
  },
  {
    name: "Connect GitHub",
    route: "/connections/new",
    search: "type=codehostApp",
    show: unfold("For an organization"),
  },
  {
    name: "Connect GitHub, after a registration that has ended",
    route: "/connections/new",
    search: "type=codehostApp&failed=expired",
    show: text("Start again"),
  },
  { name: "Repositories without an app", route: "/connections/$id/repositories", show: text("No GitHub App") },
  { name: "Connect a chat", route: "/connections/new", search: "type=chatApp", show: control("Name") },
  {
    name: "Connection, checked",
    route: "/connections/$id",
    show: async (page) => {
      await page.getByRole("button", { name: "Check now" }).click();
      await page.getByRole("status").getByText("hosted").waitFor();
    },
  },
  { name: "Edit a connection", route: "/connections/$id/edit", show: control("Name") },
  { name: "Library", route: "/library", show: list("Instructions") },
  { name: "New instruction", route: "/library/new", show: control("Name") },
  { name: "Instruction", route: "/library/$id", show: list("Links") },
  { name: "Edit an instruction", route: "/library/$id/edit", show: control("Text") },
];

const ADMINISTRATION: readonly Example[] = [
  { name: "Users", route: "/users", show: list("Users") },
  { name: "Invite a user", route: "/users/new", show: unfold("Customize") },
  { name: "User, with a link", route: "/users/$id", show: press("New sign-in link", "textbox") },
  { name: "Edit a user", route: "/users/$id/edit", show: heading("Edit Vera") },
  { name: "Roles", route: "/users/roles", show: text("proofreader") },
  { name: "New role", route: "/users/roles/new", show: unfold(/^Customize/) },
  { name: "Role", route: "/users/roles/$id", show: unfold("Permissions") },
  { name: "Edit a role", route: "/users/roles/$id/edit", show: heading("Edit proofreader") },
  { name: "Audit log", route: "/audit", show: list("Audit log") },
  {
    name: "Audit log, with details",
    route: "/audit",
    show: async (page) => {
      await page.getByText("Details", { exact: true }).first().click();
    },
  },
  { name: "API keys", route: "/settings/keys", show: list("API keys") },
  {
    name: "API keys, with the dialog that revokes one",
    route: "/settings/keys",
    show: press(/^Revoke/, "alertdialog"),
  },
  { name: "New API key", route: "/settings/keys/new", show: control("Name") },
  {
    name: "New API key, created",
    route: "/settings/keys/new",
    show: async (page) => {
      await page.getByLabel("Name").fill("workflow");
      await page.getByRole("button", { name: "Create API key" }).click();
      await page.getByLabel("API key", { exact: true }).waitFor();
    },
  },
  { name: "Sessions", route: "/settings/sessions", show: list("Sessions") },
  { name: "Notifications", route: "/notifications", show: list("Notifications") },
  { name: "Notification settings", route: "/settings/notifications", show: control("In the app") },
  { name: "Webhooks", route: "/settings/webhooks", show: text("Content type") },
  { name: "Deliveries of webhooks", route: "/settings/webhooks/$id", show: text("No deliveries") },
  { name: "Language model", route: "/settings/model", show: heading("Language model") },
];

/** With records: of requests and what they lead to, and of the records. */
export const WORK_EXAMPLES: readonly Example[] = [...SIGN_IN, ...HOME, ...INBOX, ...CONVERSATIONS, ...REQUESTS];
export const RECORD_EXAMPLES: readonly Example[] = [...RECORDS, ...ADMINISTRATION];
export const EXAMPLES: readonly Example[] = [...WORK_EXAMPLES, ...RECORD_EXAMPLES];

type Shown = { isEmpty?: boolean } & Pick<Prepare, "sharesPage" | "script">;

/** The pages of the app in a browser, with records in every state that examples show. */
export class PageExamples {
  readonly app: OpenedApp;
  #host: FakeGitHubHost | undefined;
  /** What `$id` is, by the part of a route before it. */
  #ids: Record<string, string> = {};
  #failed = "";
  /** The page, while nothing was done in the last example. */
  #untouched: Page | undefined;

  private constructor(app: OpenedApp) {
    this.app = app;
  }

  /** For the tests of a `describe`; with `isEmpty` without records. */
  static use({ isEmpty = false, ...shown }: Shown = {}): PageExamples {
    const app = OpenedApp.use({
      ...shown,
      records: async () => (isEmpty ? undefined : pages.addRecords()),
    });
    const pages = new PageExamples(app);
    afterAll(() => pages.#host?.[Symbol.asyncDispose]());
    return pages;
  }

  private async addRecords(): Promise<void> {
    const { app } = this;
    app.history.commit("fix: close the file (#4)");
    this.#host = await FakeGitHubHost.open(app.history);
    const github = { name: "GitHub", config: { codehostApp: this.#host.app } };
    const { id: codehostAppConnectionId } = await app.call("POST", "connections", github);
    const codehostRepo = { codehostAppConnectionId, repositoryUrl: this.#host.repositoryUrl };
    const { id: connection } = await app.call("POST", "connections", { name: "hosted", config: { codehostRepo } });
    const tone = { name: "Tone", type: "planning", content: "Short sentences." };
    const { id: instruction } = await app.call("POST", "instructions", tone);
    const { id: publication } = await app.call("POST", "publications", {
      name: "Widget",
      config: {
        ...{ sourceRepos: [connection], docsRepo: connection, inputTriggers: { [connection]: ["releases"] } },
        styleGuide: { releaseNotes: { sections: [{ title: "Added", kinds: ["added"] }] } },
      },
      instructions: [
        { slotType: "planning", content: "Only the API." },
        { slotType: "planning", instructionId: instruction },
      ],
    });
    const conversation = await this.converse({ start: "v1.0.0", end: "v1.1.0" });
    this.#failed = await this.converse({ start: "v0.1.0", end: "v0.2.0" });
    for (const comment of [
      { body: "**Fine**." },
      {
        body: "```suggestion\n# Changes\n```",
        anchor: { filePath: "CHANGELOG.md", startLine: 1, endLine: 1 },
      },
    ]) {
      await app.call("POST", `conversations/${conversation}/comments`, { ...comment, workRequested: false });
    }
    const { id: role } = await app.call("POST", "roles", { name: "proofreader", permissions: ["conversation:list"] });
    const vera = { name: "Vera", email: "vera@example.com", roles: ["proofreader"] };
    const { id: user } = await app.call("POST", "users", vera);
    this.#ids = {
      ...{ "/conversations/": conversation, "/publications/": publication, "/connections/": connection },
      ...{ "/library/": instruction, "/users/": user, "/users/roles/": role },
      "/settings/webhooks/": codehostAppConnectionId,
    };
  }

  /** Returns the ID of a conversation once its turn ended. */
  private async converse(tags: { start: string; end: string }): Promise<string> {
    const { id } = await this.app.call("POST", "conversations/", {
      ...{ body: "Write about **streams**.", publication: "Widget", stage: true, changes: [{ tags }] },
    });
    const hasEnded = async () => (await this.app.readStatus(id)) !== "running";
    await vi.waitUntil(hasEnded, { interval: 20, timeout: 60_000 });
    return id;
  }

  /** Loads an example in the page of the test, without what was done in another. */
  async open(example: Example): Promise<Page> {
    const { page, address } = this.app;
    this.#untouched = undefined;
    if (page.url().startsWith(address)) await page.evaluate("sessionStorage.clear()");
    if (example.isSignedOut === true) await page.context().clearCookies();
    const isReady = example.isSignedOut === true || (await page.context().cookies()).length > 0;
    await (isReady ? page.goto(address + this.urlOf(example)) : this.app.signIn(this.urlOf(example)));
    await example.show(page);
    return page;
  }

  /** For what only looks at it: from an example in which nothing was done, as a link does, else as {@link open}. */
  async follow(example: Example): Promise<Page> {
    const { page } = this.app;
    if (this.#untouched === page && example.isSignedOut !== true) {
      await followLink(page, this.urlOf(example));
      await example.show(page);
    } else {
      await this.open(example);
    }
    const isUntouched = untouching.has(example.show) && !example.isSignedOut && example.complaint === undefined;
    this.#untouched = isUntouched ? page : undefined;
    return page;
  }

  private urlOf({ route, isFailed, search }: Example): string {
    const [parent = "", rest] = route.split("$id");
    const id = isFailed ? this.#failed : this.#ids[parent];
    const path = rest === undefined ? route : `${parent}${id}${rest.replace(/\/$/, "")}`;
    return search === undefined ? path : `${path}?${search}`;
  }
}
