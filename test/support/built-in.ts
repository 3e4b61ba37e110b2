import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { openStore, type Store } from "../../src/service/store/store.ts";
import { type CheckoutService, createCheckoutService } from "./checkout-service.ts";
import { buildOnce, History } from "./history.ts";

const KEY = "key-of-a-test";

/** A `.github/release-docs.yml` with a publication that writes every document. */
export const CONFIGURATION = `publications:
  - name: All
    config:
      writeDocumentation: true
      writeReleaseNotes: true
      writeChangelogs: true
      styleGuide: { releaseNotes: { createFile: false } }
      pullRequest: { labels: [docs] }
`;

type Listed = {
  id: string;
  state: string;
  status: string;
  branch: string;
  updatedAt: string;
  entries: { kind: string }[];
};
type Answer = Listed & Record<"jobs" | "conversations" | "publications" | "connections", Listed[]>;

const failOnFault = (error: unknown): void => expect.unreachable(String(error));

function buildHistory(history: History): void {
  history.add("feat: answer (#1)", "v1.0.0", "fix: keep the last line (#2)", "v1.1.0");
}

/** A repository and a database, and a service on both that can be opened again and again. */
export class BuiltInFixture extends History {
  readonly #folder = mkdtempSync(join(tmpdir(), "store-"));
  readonly database: string;
  #openings = 0;

  /** `database` is a location of one of the `stores`; a file unless given. */
  constructor(database?: string) {
    super("widget", buildOnce("built-in", buildHistory));
    this.database = database ?? join(this.#folder, "service.db");
  }

  open(apiKey = KEY, onFault: (error: unknown) => void = failOnFault): Promise<CheckoutService> {
    this.#openings += 1;
    const day = `2026-03-0${this.#openings}T12:00:00.000Z`;
    return createCheckoutService({
      workspace: {
        directory: this.directory,
        repository: { name: "octo/widget", webUrl: "https://github.com/octo/widget" },
        drafts: "branches",
      },
      apiKey,
      database: this.database,
      clock: () => new Date(day),
      onFault,
    });
  }

  /** Opens a service for one callback, and closes it. */
  async during<Result>(
    work: (call: Call, service: CheckoutService) => Promise<Result>,
    onFault?: (error: unknown) => void,
  ): Promise<Result> {
    const service = await this.open(KEY, onFault);
    try {
      return await work(createCall(service), service);
    } finally {
      await service.close();
    }
  }

  /** Changes the database while no service runs, to the state that a killed one would leave. */
  async leave(work: (store: Store) => Promise<unknown>): Promise<void> {
    const store = await openStore(this.database);
    await work(store);
    await store.close();
  }

  override [Symbol.dispose](): void {
    rmSync(this.#folder, { recursive: true, force: true });
    super[Symbol.dispose]();
  }
}

/** Calls a service and reads the JSON of its answer. */
export type Call = (method: string, path: string, body?: unknown) => Promise<Answer>;

export function createCall(service: CheckoutService, apiKey = KEY): Call {
  return async (method, path, body) => {
    const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await service.fetch(new Request(`http://service/api/v1/${path}`, init));
    return (await response.json()) as Answer;
  };
}
