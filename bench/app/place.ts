import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { History } from "../../test/support/history.ts";
import { createData, startProgram } from "../../test/support/program.ts";
import { observePage } from "./measured-page.ts";

/** The built program that serves a repository and its own data. */
export type Place = AsyncDisposable & {
  history: History;
  /** Of the database. */
  location: string;
  url: string;
  call: (method: string, path: string, body?: object) => Promise<{ id: string }>;
  /** Opens a page with a session, in a browser context of its own. */
  openPage: (browser: Browser) => Promise<Page>;
};

export async function openPlace(): Promise<Place> {
  const history = new History();
  const data = await createData();
  const location = join(data.folder, "service.db");
  const options = ["--port", "0", "--data", data.folder, "--allow-private", "--rate-limit", "0"];
  const program = startProgram(["serve", ...options]);
  const url = await program.ready;
  const headers = { authorization: `Bearer ${data.apiKey}`, "content-type": "application/json" };
  return {
    history,
    location,
    url,
    call: async (method, path, body) => {
      const answer = await fetch(`${url}/api/v1/${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
      return JSON.parse(await answer.text());
    },
    openPage: async (browser) => {
      const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
      await observePage(page);
      await page.goto(`${url}/conversations`);
      await page.getByLabel("API key").fill(data.apiKey);
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "Inbox" }).waitFor();
      return page;
    },
    [Symbol.asyncDispose]: async () => {
      await program[Symbol.asyncDispose]();
      data[Symbol.dispose]();
      history[Symbol.dispose]();
    },
  };
}

/** Connects the repository and adds a publication of it; its ID. */
export async function addPublication({ call, history }: Place): Promise<string> {
  const codehostRepo = { repositoryUrl: `file://${history.directory}` };
  const { id } = await call("POST", "connections", { name: "widget", config: { codehostRepo } });
  return (await call("POST", "publications", { name: "Widget", config: { sourceRepos: [id], docsRepo: id } })).id;
}
