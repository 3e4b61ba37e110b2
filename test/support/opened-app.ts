import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { openChromium, type Watch, watchPage } from "./chromium.ts";
import { History } from "./history.ts";
import { BUNDLE, createData, type Data, type Program, startProgram } from "./program.ts";

/** The fields that tests read of the API's answers. */
export type Shown = {
  id: string;
  status: string;
  signInUrl?: string;
  sessions?: { id: string }[];
  connections?: ShownRecord[];
  publications?: ShownRecord[];
};
type ShownRecord = { id: string; config: Record<string, unknown>; instructions: object[] };

/** The built program with a repository, and for each test a page of a browser without a session. */
export class OpenedApp {
  readonly history = new History();
  data!: Data;
  address!: string;
  page!: Page;
  watch!: Watch;
  #browser!: Browser;
  #context: BrowserContext | undefined;
  #program: Program | undefined;

  /** Opens and closes it for the tests of a `describe`. `prepare` writes the history and, once it serves, the records. */
  static use(prepare: { history: (history: History) => void; records?: (app: OpenedApp) => Promise<void> }): OpenedApp {
    const app = new OpenedApp();
    beforeAll(async () => {
      app.#browser = await openChromium();
      prepare.history(app.history);
      app.data = await createData();
      await app.start();
      await prepare.records?.(app);
    });
    afterAll(async () => {
      await app.#browser?.close();
      await app.#program?.[Symbol.asyncDispose]();
      app.data?.[Symbol.dispose]();
      app.history[Symbol.dispose]();
    });
    beforeEach(async () => {
      app.#context = await app.openContext();
      app.page = await app.#context.newPage();
      app.page.setDefaultTimeout(10_000);
      app.watch = await watchPage(app.page);
    });
    afterEach(async () => {
      await app.#context?.close();
      expect(app.watch.complaints).toEqual([]);
    });
    return app;
  }

  private async start(): Promise<void> {
    this.#program = startProgram(["serve", "--port", "0", "--data", this.data.folder, "--allow-private"], {}, BUNDLE);
    this.address = await this.#program.ready;
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
  openContext(): Promise<BrowserContext> {
    return this.#browser.newContext();
  }

  /** Connects the repository and returns the connection's ID. */
  async connect(name = "widget"): Promise<string> {
    const codehostRepo = { repositoryUrl: `file://${this.history.directory}` };
    return (await this.call("POST", "connections", { name, config: { codehostRepo } })).id;
  }

  /** Opens a page of the app, and signs in with a key where it asks. */
  async signIn(path = "/", apiKey = this.data.apiKey): Promise<void> {
    await this.page.goto(this.address + path);
    await this.page.getByLabel("API key").fill(apiKey);
    await this.page.keyboard.press("Enter");
  }
}
