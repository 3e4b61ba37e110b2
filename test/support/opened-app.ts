import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { BrowserContext, Browser as Chromium, Page, Response as PageResponse } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { openStore } from "../../src/service/store/store.ts";
import { Browser } from "./browser.ts";
import { shareChromium, type Watch, watchPage } from "./chromium.ts";
import { History, TWO_RELEASES } from "./history.ts";
import { BUNDLE, createData, createFolder, type Data, type Program, startProgram } from "./program.ts";
import type { StoreKind, StoreLocation } from "./stores.ts";

/** The fields that tests read of the API's answers. */
export type Shown = {
  id: string;
  status: string;
  signInUrl?: string;
  connections?: ShownRecord[];
  publications?: ShownRecord[];
};
type ShownRecord = { id: string; config: Record<string, unknown>; instructions: object[] };

export type Prepare = {
  /** Writes the history; by default {@link writeReleases}. */
  history?: (history: History) => void;
  /** Makes records, once it serves. */
  records?: (app: OpenedApp) => Promise<void>;
  /** SQLite in the folder of data unless given. */
  database?: StoreKind;
  /** More options of `serve`. */
  options?: () => readonly string[] | Promise<readonly string[]>;
  environment?: NodeJS.ProcessEnv;
  /** Without an organization, for `init`. */
  isEmpty?: boolean;
  /** Milliseconds for all of that; by default those of every hook. */
  timeout?: number;
  /** One page for all tests, which all load what they look at: that takes a third of the time of another page. */
  sharesPage?: boolean;
  /** The path of a script for each page that is loaded. */
  script?: string;
};

/** With the releases v1.0.0 and v1.1.0. */
function writeReleases(history: History): void {
  history.add(["feat: answer (#1)", { "CHANGELOG.md": "# Changelog\n" }], ...TWO_RELEASES);
}

// For what the app does on a machine that is busy with other work.
const DEADLINE = 60_000;

/** The built program with a repository, and for each test a page of a browser, without a session unless it is shared. */
export class OpenedApp {
  readonly history = new History();
  data!: Data;
  address!: string;
  page!: Page;
  watch!: Watch;
  #browser!: Chromium;
  #context: BrowserContext | undefined;
  #program: Program | undefined;
  #location: StoreLocation | undefined;
  readonly #prepare: Prepare;
  // The same at each start, as the secrets in the store.
  readonly #environment: NodeJS.ProcessEnv;

  private constructor(prepare: Prepare) {
    this.#prepare = prepare;
    this.#environment = { RELEASE_DOCS_SECRETS_KEY: randomBytes(32).toString("base64"), ...prepare.environment };
  }

  /** Opens and closes it for the tests of a `describe`. */
  static use(prepare: Prepare = {}): OpenedApp {
    const app = new OpenedApp(prepare);
    beforeAll(async () => {
      app.#browser = await shareChromium();
      (prepare.history ?? writeReleases)(app.history);
      app.#location = prepare.database?.kind === "postgres" ? await prepare.database.createLocation() : undefined;
      app.data = prepare.isEmpty ? createFolder() : await createData(app.#location?.location);
      await app.start();
      await prepare.records?.(app);
    }, prepare.timeout);
    afterAll(async () => {
      await app.#closeContext();
      await app.#program?.[Symbol.asyncDispose]();
      await app.#location?.[Symbol.asyncDispose]();
      app.data?.[Symbol.dispose]();
      app.history[Symbol.dispose]();
    });
    beforeEach(async () => {
      if (app.#context !== undefined) return;
      app.#context = await app.openContext();
      if (prepare.script !== undefined) await app.#context.addInitScript({ path: prepare.script });
      app.page = await app.#context.newPage();
      app.watch = await watchPage(app.page);
    });
    afterEach(async () => {
      if (prepare.sharesPage !== true) await app.#closeContext();
      expect(app.watch.complaints.splice(0)).toEqual([]);
    });
    return app;
  }

  async #closeContext(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
  }

  /** Options that name what the program stores, for its other commands too. */
  get stored(): string[] {
    const database = this.#location === undefined ? [] : ["--database", this.#location.location];
    return ["--data", this.data.folder, ...database];
  }

  /** Where the database is. */
  get location(): string {
    return this.#location?.location ?? join(this.data.folder, "service.db");
  }

  /** Starts the program, again where it was before. */
  async start(): Promise<void> {
    const port = this.address === undefined ? "0" : new URL(this.address).port;
    const own = (await this.#prepare.options?.()) ?? [];
    const args = ["serve", "--port", port, ...this.stored, "--allow-private", "--sign-in-limit", "0", ...own];
    this.#program = startProgram(args, this.#environment);
    this.address = await this.#program.ready;
  }

  /** Stops the program as an operator does. */
  async stop(): Promise<void> {
    this.#program?.kill("SIGTERM");
    expect(await this.#program?.ended).toMatchObject({ code: 0 });
  }

  /** Runs another command of the program and returns what it prints. */
  run(...args: string[]): string {
    return execFileSync(process.execPath, [BUNDLE, ...args, ...this.stored], { encoding: "utf8" });
  }

  /** Adds a user with a built-in role; returns a key of theirs. */
  async addUser(name: string, email: string, role: string): Promise<string> {
    const { signInUrl = "" } = await this.call("POST", "users", { name, email, roles: [role] });
    const browser = new Browser(this.address);
    const code = new URL(signInUrl).hash.replace("#code=", "");
    const { body: session } = await browser.api("POST", "sessions", { code });
    const { status, body: key } = await browser.api("POST", "api_keys", { name: "own", managesAccess: true });
    expect(status).toBe(201);
    await browser.api("DELETE", `sessions/${session.id}`);
    return Object(key).apiKey;
  }

  /** Lets the invitation of a user be over, which takes 7 days. */
  async expireInvitation(userId: string): Promise<void> {
    const store = await openStore(this.location);
    const expires_at = new Date(Date.now() - 1).toISOString();
    await store.database.updateTable("sign_in_codes").set({ expires_at }).where("user_id", "=", userId).execute();
    await store.close();
  }

  /** Calls the API as the first user, unless another key is given. */
  async call(method: string, path: string, body?: object): Promise<Shown> {
    const answer = await this.send(method, path, body);
    const text = await answer.text();
    expect(answer.ok, text).toBe(true);
    return JSON.parse(text || "{}");
  }

  async send(method: string, path: string, body?: object, apiKey = this.data.apiKey): Promise<Response> {
    const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
    return fetch(`${this.address}/api/v1/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  }

  /** Without what the page's context stores. */
  async openContext(): Promise<BrowserContext> {
    const context = await this.#browser.newContext();
    context.setDefaultTimeout(DEADLINE);
    return context;
  }

  /** A page with the session, an empty cache, and what it was answered until it read its session again, by an event. */
  async openCold(path: string): Promise<{ page: Page; responses: PageResponse[] }> {
    const cold = await this.openContext();
    await cold.addCookies(await this.page.context().cookies());
    await cold.setExtraHTTPHeaders({ "accept-encoding": "gzip" });
    const page = await cold.newPage();
    const responses: PageResponse[] = [];
    page.on("response", (response) => void responses.push(response));
    await page.goto(this.address + path);
    const isSession = (response: PageResponse) => response.url().endsWith("/session");
    await expect.poll(() => responses.filter(isSession).length).toBe(2);
    return { page, responses };
  }

  /** Another tab of the same browser, which is watched too. */
  async openTab(path: string): Promise<Page> {
    const tab = (await this.#context?.newPage()) ?? expect.unreachable("No browser is open.");
    await watchPage(tab, this.watch);
    await tab.goto(this.address + path);
    return tab;
  }

  /** Connects the repository and returns the connection's ID. */
  async connect(name = "widget"): Promise<string> {
    const codehostRepo = { repositoryUrl: `file://${this.history.directory}` };
    return (await this.call("POST", "connections", { name, config: { codehostRepo } })).id;
  }

  /** Connects the repository, and adds a publication of it. */
  async publish(name = "Widget", repository = "widget"): Promise<void> {
    await this.call("POST", "publications", { name, config: { docsRepo: await this.connect(repository) } });
  }

  /** Requests a draft of the second release, and returns the ID of its conversation. */
  async converse(body = "Write.", publication = "Widget"): Promise<string> {
    const changes = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];
    return (await this.call("POST", "conversations/", { body, publication, stage: true, changes })).id;
  }

  /** The status of a conversation. */
  async readStatus(id: string): Promise<string> {
    return (await this.call("GET", `conversations/${id}`)).status;
  }

  /** Opens a page of the app with a new session. */
  async signIn(path = "/", apiKey = this.data.apiKey): Promise<void> {
    const headers = { origin: this.address };
    const answer = await this.page.request.post(`${this.address}/api/v1/sessions`, { data: { apiKey }, headers });
    expect(answer.status()).toBe(201);
    await this.page.goto(this.address + path);
  }

  /** Opens a page of the app, and signs in with a key where it asks. */
  async signInByForm(path = "/", apiKey = this.data.apiKey): Promise<void> {
    await this.page.goto(this.address + path);
    await this.page.getByLabel("API key").fill(apiKey);
    await this.page.keyboard.press("Enter");
  }

  /** Opens a sign-in link, and presses its button. */
  async openLink(link: string, page = this.page): Promise<void> {
    await page.goto(link);
    await page.getByRole("button", { name: "Sign in with this link" }).click();
  }
}
