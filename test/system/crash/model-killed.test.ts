import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { History } from "../../support/history.ts";
import { createData, type Data } from "../../support/program.ts";
import { createRandom } from "../../support/random.ts";
import { renderCompletion, type ToolCall } from "../../support/scripted-model.ts";
import { serveScripted } from "../../support/scripted-server.ts";
import { draws, seed } from "../../support/search.ts";
import { keptStores, type StoreKind } from "../../support/stores.ts";
import { ServedProgram } from "./served-program.ts";

const REQUEST = "Update the guide for the new token flow";
const ANSWER = "Use the new token flow for scripts too";
const GUIDE = "# Guide\n\nSend your password with each request.\n\nScripts send a password.\n";
const DONE = "# Guide\n\nSend `--token` with each request.\n\nScripts send `--token`.\n";
const BRANCH = "release-docs/widget/v1.1.0";
const REASON = { why: "tokens replace passwords", because: ["#2"] };

/** The model's steps: its question ends the first turn, and a comment answers it in the second. */
const STEPS: readonly ToolCall[] = [
  { name: "read_file", input: { path: "docs/guide.md" } },
  { name: "read_change", input: { reference: "#2" } },
  {
    name: "edit_file",
    input: { path: "docs/guide.md", old: "Send your password with", new: "Send `--token` with", ...REASON },
  },
  { name: "ask", input: { question: "For scripts too?" } },
  {
    name: "edit_file",
    input: { path: "docs/guide.md", old: "Scripts send a password.", new: "Scripts send `--token`.", ...REASON },
  },
  { name: "finish", input: { summary: "The guide names tokens." } },
];

/** Requests at which a service on each database is killed. */
const MAX_REQUESTS = draws(2, 100);
const TIMEOUT = draws(300_000, 3_600_000);
const random = createRandom(seed);

let history: History;
/** What a service that is not killed does. */
let whole: Awaited<ReturnType<typeof converse>>;
beforeAll(async () => {
  history = History.of(
    ["feat: answer (#1)", { "docs/guide.md": GUIDE }],
    "v1.0.0",
    ["feat: log in with `--token` (#2)", { "src/login.ts": 'option("--token");\n' }],
    "v1.1.0",
  );
  whole = await converse(keptStores[0] as StoreKind, undefined);
}, TIMEOUT);
afterAll(() => history[Symbol.dispose]());

type Kill = { request: number } | { hook: "pre-receive" | "post-receive" } | undefined;

/** Plays the steps; what is asked about other work gets words. */
function answer(body: string): string {
  const { messages }: { messages: { role: string; content: unknown }[] } = JSON.parse(body);
  if (!String(messages[0]?.content).startsWith("You maintain the documentation")) return renderCompletion("Nothing.");
  const step = STEPS[messages.filter(({ role }) => role === "assistant").length];
  return renderCompletion(step === undefined ? "Done." : [step]);
}

/** A service with a model, in a folder of its own; it starts again after each kill. */
class KilledService {
  /** The requests that the model answered. */
  readonly answered: string[] = [];
  isKilled = false;
  readonly repository: string;
  readonly #program: ServedProgram;
  readonly #apiKey: string;
  #keys = 0;

  constructor({ folder, apiKey }: Data, database: readonly string[]) {
    this.repository = join(folder, "widget.git");
    execFileSync("git", ["clone", "--quiet", "--bare", "--no-local", history.directory, this.repository]);
    const store = ["--data", folder, ...database.flatMap((url) => ["--database", url])];
    this.#program = new ServedProgram({ folder, store, flags: ["--lease", "1", "--attempts", "100"] });
    this.#apiKey = apiKey;
  }

  async converse(kill: Kill): Promise<{ branch: string; answered: string[] }> {
    if (kill !== undefined && "hook" in kill) this.#arm(kill.hook);
    await using server = await serveScripted((_, response) => {
      if (kill !== undefined && "request" in kill && !this.isKilled && server.received.length === kill.request) {
        this.isKilled = true;
        void this.#program.kill(true);
        return;
      }
      const { body = "" } = server.received.at(-1) ?? {};
      this.answered.push(body);
      response.writeHead(200, { "content-type": "application/json" }).end(answer(body));
    });
    await this.#call("PUT", "model", { name: "m", url: `${server.url}/v1` });
    const codehostRepo = { repositoryUrl: `file://${this.repository}` };
    const { id: docsRepo } = await this.#call("POST", "connections", { name: "widget", config: { codehostRepo } });
    const config = { docsRepo, writeDocumentation: true, writeChangelogs: true };
    await this.#call("POST", "publications", { name: "Widget", config });
    const changes = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];
    const { id } = await this.#call("POST", "conversations/", { body: REQUEST, publication: "Widget", changes });
    await this.#waitForTurns(id, 1);
    await this.#call("POST", `conversations/${id}/comments`, { body: ANSWER });
    await this.#waitForTurns(id, 2);
    await this.#program.stop();
    if (kill !== undefined && "hook" in kill) this.isKilled = !existsSync(join(this.repository, "armed"));
    const git = (...args: string[]) => execFileSync("git", ["-C", this.repository, ...args], { encoding: "utf8" });
    expect(git("show", `${BRANCH}:docs/guide.md`)).toBe(DONE);
    return { branch: git("log", "--format=%T %B", `main..${BRANCH}`), answered: this.answered };
  }

  /** Repeated until it is answered; one key makes one record. */
  async #call(method: string, path: string, body?: object): Promise<Answer> {
    this.#keys += 1;
    const authorization = `Bearer ${this.#apiKey}`;
    const headers = { authorization, "content-type": "application/json", "idempotency-key": `${this.#keys}` };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    for (;;) {
      const response = await fetch(`${await this.#start()}/api/v1/${path}`, init).catch(() => undefined);
      if (response?.ok) return (await response.json()) as Answer;
      if (response !== undefined && response.status < 500) expect.unreachable(await response.text());
      await sleep(10);
    }
  }

  async #start(): Promise<string> {
    for (;;) {
      const { address, isRunning } = this.#program;
      if (address !== undefined) return address;
      if (!isRunning) this.#program.start();
      await sleep(10);
    }
  }

  async #waitForTurns(id: string, count: number): Promise<void> {
    for (;;) {
      const { status, entries = [] } = await this.#call("GET", `conversations/${id}`);
      if (status !== "running" && entries.filter(({ kind }) => kind === "model").length >= count) return;
      await sleep(20);
    }
  }

  /** Kills the program that pushes, once. */
  #arm(hook: string): void {
    const armed = join(this.repository, "armed");
    writeFileSync(armed, "");
    const script = `#!/bin/sh\nrm "${armed}" 2>/dev/null || exit 0\nkill -9 "$SERVED_PID"\nkill -9 0\n`;
    mkdirSync(join(this.repository, "hooks"), { recursive: true });
    writeFileSync(join(this.repository, "hooks", hook), script, { mode: 0o755 });
  }
}

type Answer = { id: string; status: string; entries?: { kind: string }[] };

async function converse({ kind, createLocation }: StoreKind, kill: Kill) {
  await using place = await createLocation();
  const database = kind === "postgres" ? [place.location] : [];
  using data = await createData(...database);
  const service = new KilledService(data, database);
  const result = await service.converse(kill);
  expect(service.isKilled).toBe(kill !== undefined);
  return result;
}

test("a turn with a model asks for each step once", () => {
  expect(whole.answered.length).toBeGreaterThanOrEqual(STEPS.length);
  expect(new Set(whole.answered).size).toBe(whole.answered.length);
});

describe.concurrent.each(keptStores)("a service killed in a turn with a model, on $name", (kind) => {
  test(
    `at any of its requests, reaches the same branch and repeats none that was answered (TEST_SEED=${seed})`,
    async () => {
      const requests = whole.answered.map((_, index) => index + 1);
      for (const request of random.shuffle(requests).slice(0, MAX_REQUESTS)) {
        expect(await converse(kind, { request }), `request ${request}`).toEqual(whole);
      }
    },
    TIMEOUT,
  );

  test.each(["pre-receive", "post-receive"] as const)(
    "in a push (%s), does so too",
    async (hook) => {
      expect(await converse(kind, { hook })).toEqual(whole);
    },
    TIMEOUT,
  );
});
