import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { insertOrganization, insertUser } from "../../../src/service/security/access.ts";
import { createApiKey, insertKey } from "../../../src/service/security/keys.ts";
import { openStore } from "../../../src/service/store/store.ts";
import { NumberedHistory } from "../../support/histories.ts";
import { createData, type Data, type Program, startProgram } from "../../support/program.ts";
import { serveLocally } from "../../support/scripted-server.ts";

/** Milliseconds and megabytes that an attack must not exceed; see {@link Probes} for what counts. */
const MAX_BUSY_MS = 500;
const MAX_STALL_MS = 5000;
const MAX_RSS_MB = 400;
const POLL_MS = 20;

type Answer = { status: number; headers: Headers; body: Record<string, unknown> };
export type Caller = {
  apiKey: string;
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
};

export type AttackedOptions = {
  /** `postgres://` address. */
  database?: string;
  /** A command that starts the program in its arguments, for the data folder. */
  wrap?: (folder: string) => readonly string[];
};

/** `serve` with two organizations, one of which attacks while the other works. */
export class AttackedProgram implements AsyncDisposable {
  readonly url: string;
  readonly program: Program;
  readonly attacker: Caller;
  readonly neighbour: Caller;
  readonly #data: Data;
  readonly #location: string;
  readonly #history = new NumberedHistory();

  private constructor(url: string, program: Program, data: Data, location: string, other: string) {
    this.url = url;
    this.program = program;
    this.attacker = this.callerOf(data.apiKey);
    this.neighbour = this.callerOf(other);
    this.#data = data;
    this.#location = location;
  }

  /** With `--allow-private`, for repositories in folders and servers of the test; polls of the test have no limit. */
  static async open(
    flags: readonly string[] = [],
    environment: NodeJS.ProcessEnv = {},
    { database, wrap = () => [] }: AttackedOptions = {},
  ): Promise<AttackedProgram> {
    const data = await createData(database);
    const location = database ?? join(data.folder, "service.db");
    const other = await addOrganization(location, "neighbour");
    const store = ["--data", data.folder, ...(database === undefined ? [] : ["--database", database])];
    const args = ["serve", "--port", "0", ...store, "--allow-private", "--rate-limit", "0", ...flags];
    const program = startProgram(args, environment, wrap(data.folder));
    return new AttackedProgram(await program.ready, program, data, location, other);
  }

  get folder(): string {
    return this.#data.folder;
  }

  /** The user `name` of another organization of that name. */
  async addCaller(name: string): Promise<Caller> {
    return this.callerOf(await addOrganization(this.#location, name));
  }

  callerOf(apiKey: string): Caller {
    const call = async (
      method: string,
      path: string,
      body?: unknown,
      more?: Record<string, string>,
    ): Promise<Answer> => {
      const headers = { ...more, authorization: `Bearer ${apiKey}`, ...(body !== undefined && JSON_BODY) };
      const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
      const answer = await fetch(`${this.url}/api/v1/${path}`, init).catch((cause: unknown) => {
        throw new Error(`No answer; the log ends with:\n${this.program.stderr().slice(-3000)}`, { cause });
      });
      const text = await answer.text();
      return { status: answer.status, headers: answer.headers, body: text === "" ? {} : JSON.parse(text) };
    };
    return { apiKey, call };
  }

  /** A connection to a repository and a publication of its release notes there; the connection's ID. */
  async connect({ call }: Caller, directory: string, config: Record<string, unknown> = {}): Promise<string> {
    const codehostRepo = { repositoryUrl: `file://${directory}`, codehostAppConnectionId: "" };
    const connection = await call("POST", "connections", {
      name: directory,
      type: "codehostRepo",
      config: { codehostRepo },
    });
    expect(connection).toMatchObject({ status: 201 });
    const id = String(connection.body.id);
    const docs = { docsRepo: id, writeReleaseNotes: true, ...config };
    const publication = await call("POST", "publications", { name: directory, config: docs });
    expect(publication).toMatchObject({ status: 201 });
    return id;
  }

  /** The job's ID. */
  async request({ call }: Caller, connectionId: string, more: Record<string, unknown> = {}): Promise<string> {
    const docRequest = { title: "v1.1.0", body: "Write.", sourceConnection: connectionId, ...more };
    const created = await call("POST", "jobs", { docRequest });
    expect(created).toMatchObject({ status: 201 });
    return String(created.body.id);
  }

  /** The job's state in the end, and the summary of its conversation. */
  async settle({ call }: Caller, jobId: string): Promise<{ state: unknown; summary: string }> {
    const read = async (path: string): Promise<Answer["body"]> => {
      const answer = await call("GET", path);
      if (answer.status !== 503) return answer.body;
      await sleep(POLL_MS);
      return read(path);
    };
    for (;;) {
      const { state } = await read(`jobs/${jobId}`);
      if (state === "done" || state === "errored" || state === "cancelled") {
        const { conversations } = await read(`conversations?jobId=${jobId}`);
        const [first] = conversations as { summary: string }[];
        return { state, summary: first?.summary ?? "" };
      }
      await sleep(POLL_MS);
    }
  }

  /** Attacks while the neighbour's job runs; then nothing may have been blocked, used up or left running. */
  async survive<Result>(attack: () => Promise<Result>): Promise<Result> {
    const connectionId = await this.connect(this.neighbour, this.#history.directory);
    await using probes = await Probes.start(this.url, this.program.pid);
    const [result, neighbours] = await Promise.all([attack(), this.#work(connectionId)]);
    expect(neighbours, neighbours.summary).toMatchObject({ state: "done" });
    const { busy, stalled, megabytes } = await probes.stop();
    expect(busy).toBeLessThan(MAX_BUSY_MS);
    expect(stalled).toBeLessThan(MAX_STALL_MS);
    expect(megabytes).toBeLessThan(MAX_RSS_MB);
    await this.stop();
    return result;
  }

  /** Waits until the neighbour's job was created, for attacks that also prevent that. */
  async untilNeighbourWorks(): Promise<void> {
    const countJobs = async () => ((await this.neighbour.call("GET", "jobs")).body.jobs as unknown[]).length;
    while ((await countJobs()) === 0) await sleep(POLL_MS);
  }

  async stop(): Promise<void> {
    this.program.kill("SIGTERM");
    expect(await this.program.ended).toMatchObject({ code: 0 });
  }

  async #work(connectionId: string) {
    const changes = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];
    return this.settle(this.neighbour, await this.request(this.neighbour, connectionId, { changes }));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.program[Symbol.asyncDispose]();
    this.#history[Symbol.dispose]();
    this.#data[Symbol.dispose]();
  }
}

const JSON_BODY = { "content-type": "application/json" };

async function addOrganization(location: string, name: string): Promise<string> {
  const store = await openStore(location);
  const admin = { name, email: `${name}@example.com`, role: "owner" };
  const user = await insertUser(store, await insertOrganization(store, name), admin);
  const apiKey = createApiKey();
  await insertKey(store, user, apiKey, { name });
  await store.close();
  return apiKey;
}

/**
 * Calls `/healthz`, and reads memory. What the machine itself delays does not count: the answer of a bare server of this
 * process, and the time that the program was ready to run and had no processor. Of the rest, `busy` is at most what the
 * thread of calls worked; `stalled` is all, where a busy machine shows too.
 */
class Probes implements AsyncDisposable {
  #isOver = false;
  #busy = 0;
  #stalled = 0;
  #megabytes = 0;
  readonly #running: Promise<void>;

  private constructor(url: string, pid: number) {
    this.#running = this.#probe(url, pid);
  }

  static async start(url: string, pid: number): Promise<Probes> {
    const probes = new Probes(url, pid);
    await fetch(`${url}/healthz`);
    return probes;
  }

  async #probe(url: string, pid: number): Promise<void> {
    await using bare = await serveLocally((_, answer) => answer.end("{}"));
    while (!this.#isOver) {
      const before = readSchedule(pid);
      const [delay, own] = await Promise.all([time(`${url}/healthz`), time(bare.url)]);
      const { ran, waited } = readSchedule(pid);
      const stalled = delay - own - (waited - before.waited);
      this.#stalled = Math.max(this.#stalled, stalled);
      this.#busy = Math.max(this.#busy, Math.min(stalled, ran - before.ran));
      const rss = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
      this.#megabytes = Math.max(this.#megabytes, Number(rss) / 1024);
      await sleep(POLL_MS);
    }
  }

  async stop(): Promise<{ busy: number; stalled: number; megabytes: number }> {
    this.#isOver = true;
    await this.#running;
    return { busy: this.#busy, stalled: this.#stalled, megabytes: this.#megabytes };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop();
  }
}

/** Milliseconds in which its first thread ran, and could run and had no processor; all, where the system does not say. */
function readSchedule(pid: number): { ran: number; waited: number } {
  const path = `/proc/${pid}/schedstat`;
  if (!existsSync(path)) return { ran: performance.now(), waited: 0 };
  const [ran, waited] = readFileSync(path, "utf8").split(" ");
  return { ran: Number(ran) / 1e6, waited: Number(waited) / 1e6 };
}

async function time(url: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  expect(answer.status).toBe(200);
  return performance.now() - began;
}
