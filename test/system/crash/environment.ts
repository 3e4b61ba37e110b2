import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PublicationConfig } from "../../../src/contract/resources/publications.ts";
import { FakeGitHub } from "../../support/github.ts";
import { createData } from "../../support/program.ts";
import { KillPoint, type Moment } from "./kill-point.ts";
import { RetryingClient } from "./retrying-client.ts";
import { ServedProgram } from "./served-program.ts";
import type { SourceHistory } from "./source-history.ts";

/** An environment: `folder` is its own; without `database` the program keeps its records in a folder. */
export type EnvironmentOptions = {
  folder: string;
  database?: string;
  /** How many programs serve at once. */
  programs?: number;
  flags?: readonly string[];
};

const DOCS = "octo/docs";
/** Milliseconds in which a program must start, even on a busy machine. */
const STARTING = 45_000;

/**
 * An organization with a service of its own, a repository on disk whose drafts are branches there, and GitHub for the
 * drafts of another publication. The code hosts are not killed with the service. Its publications are `Branches`,
 * `Pages` (on GitHub) and `Broken`, whose turns fail.
 */
export class TestEnvironment implements AsyncDisposable {
  readonly folder: string;
  /** For `openStore`. */
  readonly location: string;
  readonly repository: string;
  readonly github: FakeGitHub;
  readonly programs: readonly ServedProgram[];
  apiKey = "";
  readonly killPoint: KillPoint;
  /** IDs of connections and publications by name. */
  readonly ids = new Map<string, string>();
  #calls = 0;

  private constructor({ folder, database, programs = 1, flags = [] }: EnvironmentOptions, github: FakeGitHub) {
    const data = join(folder, "data");
    this.folder = folder;
    this.location = database ?? join(data, "service.db");
    this.repository = join(folder, "widget.git");
    this.github = github;
    const armed = join(folder, "armed");
    this.killPoint = new KillPoint((moment) => writeFileSync(armed, moment));
    this.killPoint.clear();
    writeFileSync(join(folder, "poison"), "");
    github.script = (request) => watchGitHub(github, this.killPoint, request);
    const store = ["--data", data, ...(database === undefined ? [] : ["--database", database])];
    this.programs = Array.from({ length: programs }, () => new ServedProgram({ store, flags, folder }));
  }

  static async open(place: EnvironmentOptions, { history }: SourceHistory): Promise<TestEnvironment> {
    const { folder } = place;
    mkdirSync(join(folder, "data"), { recursive: true });
    execFileSync("git", ["clone", "--quiet", "--bare", "--no-local", history.directory, join(folder, "widget.git")]);
    for (const [hook, moment] of HOOKS) writeHook(folder, hook, moment);
    const github = await FakeGitHub.open({ [DOCS]: { "CHANGELOG.md": "# Changelog\n", "README.md": "# Docs\n" } });
    const env = new TestEnvironment(place, github);
    using data = await createData(env.location);
    env.apiKey = data.apiKey;
    for (const program of env.programs) env.start(program);
    await env.#connect();
    return env;
  }

  start(program: ServedProgram): void {
    // The receiving side of a push is another machine, which is not killed with ours.
    execFileSync("find", [join(this.repository, "refs"), "-name", "*.lock", "-delete"]);
    program.start();
  }

  /** Makes every push of a branch whose name contains `text` kill the program that pushes. */
  poison(text: string): void {
    writeFileSync(join(this.folder, "poison"), `${text}\n`);
  }

  /** Whether a hook is to kill, and has not yet. */
  get isArmed(): boolean {
    return readFileSync(join(this.folder, "armed"), "utf8") !== "";
  }

  /** The address of a running program, of each in turn. Waits, since a killed program is restarted. */
  async findAddress(): Promise<string> {
    for (const deadline = Date.now() + STARTING; Date.now() < deadline; ) {
      const addresses = this.programs.flatMap(({ address }) => address ?? []);
      const address = addresses[this.#calls % addresses.length];
      this.#calls += 1;
      if (address !== undefined) return address;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const faults = this.programs.flatMap((program) => program.faults.slice(-3));
    throw new Error(`No program answered within ${STARTING} ms: ${faults.join("\n")}`);
  }

  idOf(name: string): string {
    return this.ids.get(name) ?? "";
  }

  /** Stops all programs gracefully. */
  async stop(): Promise<void> {
    await Promise.all(this.programs.map((program) => program.stop()));
  }

  async #connect(): Promise<void> {
    const caller = new RetryingClient(this, "env");
    const connect = async (name: string, config: Parameters<typeof createConnection>[2]) =>
      void this.ids.set(name, await createConnection(caller, name, config));
    await connect("GitHub", { codehostApp: { token: "token-of-a-test", baseUrl: `${this.github.url}/api/v3` } });
    const codehostAppConnectionId = this.idOf("GitHub");
    await connect("octo/widget", { codehostRepo: { repositoryUrl: `file://${this.repository}` } });
    await connect(DOCS, { codehostRepo: { repositoryUrl: `${this.github.url}/${DOCS}`, codehostAppConnectionId } });
    const [widget, docs] = [this.idOf("octo/widget"), this.idOf(DOCS)];
    const publications: Record<string, PublicationConfig> = {
      Branches: { docsRepo: widget },
      Pages: { docsRepo: docs },
      Broken: { docsRepo: widget, pullRequest: { base: "no-such-branch" } },
    };
    for (const [name, config] of Object.entries(publications)) {
      const whole = { ...config, sourceRepos: [widget], writeChangelogs: true, writeReleaseNotes: true };
      const create = { name, config: whole };
      this.ids.set(name, (await caller.create((client, options) => client.publications.create(create, options))).id);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.programs.map((program) => program.kill(true)));
    await this.github[Symbol.asyncDispose]();
  }
}

type ConnectionConfig = Parameters<
  Parameters<Parameters<RetryingClient["create"]>[0]>[0]["connections"]["create"]
>[0]["config"];

async function createConnection(caller: RetryingClient, name: string, config: ConnectionConfig): Promise<string> {
  return (await caller.create((client, options) => client.connections.create({ name, config }, options))).id;
}

const HOOKS = [
  ["pre-receive", "pushing"],
  ["post-receive", "pushed"],
] as const;

/** A hook on the receiving side that kills the pushing program and its git at the chosen moment. */
function writeHook(folder: string, hook: string, moment: Moment): void {
  const script = `#!/bin/sh
armed="$(cat "${folder}/armed")"
if [ "$armed" = cut ]; then
  : > "${folder}/armed"
  kill -9 0
fi
if [ "$armed" = ${moment} ] || grep -q -F -f "${folder}/poison"; then
  : > "${folder}/armed"
  kill -9 "$SERVED_PID"
  kill -9 0
fi
exit 0
`;
  writeFileSync(join(folder, "widget.git", "hooks", hook), script, { mode: 0o755 });
}

const WATCHED = [
  [/\/git\/refs$/, "branching", "branched"],
  [/\/pulls$/, "opening", "opened"],
] as const;

/** GitHub, except that it accepts a second pull request of a branch, so that a duplicate is visible. */
async function watchGitHub(
  github: FakeGitHub,
  killPoint: KillPoint,
  { method, url = "", body }: Parameters<FakeGitHub["script"]>[0],
) {
  const [, before, after] = WATCHED.find(([path]) => method === "POST" && path.test(url)) ?? [];
  if (before === undefined) return undefined;
  if (killPoint.reach(before)) return { status: 502, body: {}, origin: "fault" as const };
  const made = await github.call("POST", url, JSON.parse(body));
  killPoint.reach(after);
  return { status: 201, body: made };
}
