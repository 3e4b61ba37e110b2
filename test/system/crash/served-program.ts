import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("../../../dist/service.js", import.meta.url));

/** How a program is started: flags that name the store, other flags, and a temporary folder. */
export type ProgramPlace = { store: readonly string[]; flags: readonly string[]; folder: string };

/** A program that was started: it listens once it has an address, until it has ended. */
type Running = { pid: number; address: string | undefined; hasEnded: boolean; ended: Promise<void> };

/** The service's own program, killed and started again. */
export class ServedProgram {
  /** The lines of its log that report faults. */
  readonly faults: string[] = [];
  readonly #place: ProgramPlace;
  readonly #environment: Record<string, string | undefined>;
  #running: Running | undefined;

  constructor(place: ProgramPlace) {
    this.#place = place;
    const temporary = join(place.folder, "temporary");
    mkdirSync(temporary, { recursive: true });
    this.#environment = {
      PATH: process.env.PATH,
      TMPDIR: temporary,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      RELEASE_DOCS_SECRETS_KEY: Buffer.alloc(32, 7).toString("base64"),
    };
  }

  /** Starts it. */
  start(): void {
    const { store, flags } = this.#place;
    const all = [PROGRAM, "serve", ...store, "--port", "0", "--allow-private", "--rate-limit", "0", ...flags];
    // The hooks read from their environment which process to kill.
    const named = ["-c", 'SERVED_PID=$$ exec "$0" "$@"', process.execPath, ...all];
    const child = spawn("sh", named, { env: this.#environment, stdio: "pipe" });
    const running: Running = {
      pid: child.pid ?? 0,
      address: undefined,
      hasEnded: false,
      ended: once(child, "exit").then(() => {
        running.address = undefined;
        running.hasEnded = true;
      }),
    };
    child.stdout.once("data", (line) => {
      running.address = String(line).trim();
    });
    createInterface(child.stderr).on("line", (line) => {
      // A kill may cut a line off.
      if (!/"level":"(?:info|warn)"/.test(line) && !/^\{.*[^}]$/.test(line)) this.faults.push(line);
    });
    this.#running = running;
  }

  /** Its address while it can be called. */
  get address(): string | undefined {
    return this.#running?.address;
  }

  get isRunning(): boolean {
    return this.#running?.hasEnded === false;
  }

  /** Resolves once it has ended for any reason. */
  get ended(): Promise<void> {
    return this.#running?.ended ?? Promise.resolve();
  }

  /** Kills it; with `whole` also the processes it started, of which git otherwise continues. */
  async kill(whole: boolean, signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    if (this.#running === undefined || this.#running.hasEnded) return;
    const { pid, ended } = this.#running;
    const gits = whole ? listChildren(pid) : [];
    killNow(pid, signal);
    // A git process that uses the network leads its own process group.
    for (const git of gits) for (const id of [-git, git]) killNow(id, signal);
    await ended;
  }

  /** Stops it gracefully. */
  async stop(): Promise<void> {
    if (this.#running === undefined || this.#running.hasEnded) return;
    process.kill(this.#running.pid, "SIGTERM");
    await this.#running.ended;
  }
}

function listChildren(parent: number): number[] {
  const listing = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  const pairs = listing.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([pid = 0, ppid]) => (ppid === parent ? [pid] : []));
}

function killNow(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It is gone already.
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
