import { randomBytes } from "node:crypto";
import { dirname } from "node:path";
import { expect } from "vitest";
import { createApiKey, insertKey } from "../../../src/service/security/keys.ts";
import { openStore, type Store } from "../../../src/service/store/store.ts";
import { HOSTED } from "../../support/github-host.ts";
import type { StoreKind } from "../../support/stores.ts";
import { type Answer, type Caller, createCaller, type Raw } from "./caller.ts";
import { ConnectedProducts } from "./connected-products.ts";
import { addPeople, addPerson, createOperator, type Operator, type People, runCommand } from "./operator.ts";
import { createRecorder, type Recorder } from "./recorder.ts";
import type { Shown } from "./shown.ts";
import { openStandalone, type Standalone } from "./standalone.ts";
import { waitUntil } from "./wait-until.ts";
import { WrittenHistory } from "./written-history.ts";

/** Of the connection to the repository on disk, whose drafts stay branches there. */
export const NAME = "octo/widget";

/** The connections that every section may use, by ID. */
export type Connections = Record<
  "github" | "hosted" | "source" | "slack" | "channel" | "notion" | "jira" | "bitbucket",
  string
>;

/** A service on a store, over HTTP, with the products behind its connections, a repository, and people who call. */
export class TestEnvironment extends ConnectedProducts implements AsyncDisposable {
  readonly recorder: Recorder = createRecorder();
  readonly history = new WrittenHistory();
  readonly #opened = new AsyncDisposableStack();
  program!: Standalone;
  url = "";
  people!: People;
  /** The connection to the repository of the second code host. */
  secondRepo = "";
  connections!: Connections;
  /** Writes no file, so that its turns end quickly. */
  publication!: Shown;
  #location = "";
  /** The service's data, as flags of the program. */
  #place: readonly string[] = [];
  #draft: Promise<Shown> | undefined;
  /** Runs commands of the program on the service's data. */
  operate!: Operator;

  static async open(kind: StoreKind): Promise<TestEnvironment> {
    const env = new TestEnvironment();
    await env.#open(kind);
    return env;
  }

  /** A caller with this key; without one, it is not authenticated. */
  caller(apiKey?: string): Caller {
    return createCaller({ url: this.url, recorder: this.recorder, ...(apiKey === undefined ? {} : { apiKey }) });
  }

  get admin(): Caller {
    return this.caller(this.people.admin);
  }

  /** The status of the last answer. */
  get status(): number {
    return this.recorder.last().status;
  }

  /** Sends a body and headers as they are written, with the admin's key, `key`, or none (null). */
  raw(method: string, path: string, { key = this.people.admin, ...raw }: Raw & { key?: string | null } = {}) {
    return this.caller(key ?? undefined).send(method, path, raw);
  }

  /** A unique name. */
  unique(what: string): string {
    return `${what} ${randomBytes(4).toString("hex")}`;
  }

  addConnection(config: object, name = this.unique("connection")): Promise<Shown> {
    return this.admin.ok.post("/connections", { name, config });
  }

  /** Another connection to the repository. */
  addRepository(name = this.unique("octo/")): Promise<Shown> {
    return this.addConnection({ codehostRepo: this.repository }, name);
  }

  get repository() {
    return {
      codehostAppConnectionId: this.connections?.github ?? "",
      repositoryUrl: `file://${this.history.directory}`,
    };
  }

  /** A publication from the repository to itself. */
  async addPublication(config: object = {}, name = this.unique("publication")): Promise<Shown> {
    const answer = await this.postPublication(config, name);
    expect(answer.status, answer.text).toBe(201);
    return answer.json;
  }

  /** Posts a publication and returns the answer, whatever its status. */
  postPublication(config: object = {}, name = this.unique("publication")): Promise<Answer> {
    const whole = { writeReleaseNotes: true, writeChangelogs: true, writeDocumentation: false };
    return this.admin.post("/publications", { name, config: { ...whole, ...this.config, ...config } });
  }

  /** Creates a conversation, staged by default, and returns it settled. */
  async write(request: object = {}): Promise<Shown> {
    const started = await this.admin.ok.post("/conversations/", {
      body: "Write.",
      publication: this.publication.id,
      stage: true,
      changes: [{ tags: { start: "v1.0.0", end: "v1.1.0" } }],
      ...request,
    });
    return this.settle(started.id);
  }

  /** An instruction of the library. */
  addInstruction(more: object = {}): Promise<Shown> {
    const content = "Leave out dependency updates.";
    const instruction = { name: this.unique("instruction"), type: "changelog", content, ...more };
    return this.admin.ok.post("/instructions", instruction);
  }

  /** The record at a path, once a sync in the background has ended. */
  synced(path: string): Promise<Shown> {
    return waitUntil(
      () => this.admin.ok.get(path),
      ({ syncedAt }) => typeof syncedAt === "string",
    );
  }

  /** The smallest config of a publication. */
  get config() {
    const { source } = this.connections;
    return { sourceRepos: [source], docsRepo: source };
  }

  /** Creates a job, and returns its conversations settled. */
  async work(docRequest: object): Promise<Shown[]> {
    const { id: jobId } = await this.admin.ok.post("/jobs", { docRequest });
    const { conversations } = await this.admin.ok.get("/conversations", { jobId });
    return Promise.all(conversations.map(({ id }) => this.settle(id)));
  }

  /** A shared staged draft that no row changes; comments on it are discussion only. */
  draft(): Promise<Shown> {
    this.#draft ??= this.stage();
    return this.#draft;
  }

  /** A staged draft of a new publication, so that no other row writes to its branch. */
  async stage(config: object = {}): Promise<Shown> {
    const { id } = await this.addPublication(config);
    return this.write({ publication: id });
  }

  /** A new user without useful permissions, and a function that grants one on one record: `publication:get`. */
  async invite(
    role = "unprivileged",
  ): Promise<{ guest: Caller; grant: (permission: string, recordId: string) => Promise<void> }> {
    const { orgId } = this.people;
    const { userId, apiKey } = await addPerson(this.operate, orgId, this.unique("guest"), ["--role", role]);
    const grant = async (permission: string, recordId: string) => {
      await this.operate("users", "update", userId, "--grant", `${permission}:${recordId}`, "--organization", orgId);
    };
    return { guest: this.caller(apiKey), grant };
  }

  /** A new user whose role has exactly these permissions: `connection:get`. */
  async inviteWith(permissions: readonly string[]): Promise<Caller> {
    const role = this.unique("role");
    const flags = permissions.flatMap((permission) => ["--permission", permission]);
    await this.operate("roles", "add", role, ...flags, "--organization", this.people.orgId);
    return (await this.invite(role)).guest;
  }

  /** A new organization, and its admin. */
  async addOrganization(): Promise<{ orgId: string; owner: Caller }> {
    const name = this.unique("organization");
    const { orgId, apiKey } = await this.operate("init", "--another", "--organization", name, "--name", "owner");
    return { orgId, owner: this.caller(apiKey) };
  }

  /** A repository on disk of another organization, as its admin connects it; the ID of the connection. */
  async connectFor(owner: Caller): Promise<string> {
    const app = await owner.ok.post("/connections", { name: "app", config: { codehostApp: this.github.app } });
    const codehostRepo = { ...this.repository, codehostAppConnectionId: app.id };
    return (await owner.ok.post("/connections", { name: NAME, config: { codehostRepo } })).id;
  }

  /** Runs a command for the operator on the service's data; what it prints. */
  command(...args: string[]): Promise<string> {
    return runCommand([...args, ...this.#place]);
  }

  /** Another key of the admin, inserted directly: the program refuses an expiry in the past. */
  async addKey({ expiresAt }: { expiresAt: string }): Promise<string> {
    const { id, orgId } = await this.admin.ok.get("/me");
    const apiKey = createApiKey();
    await using store = await this.#openStore();
    await insertKey(store.store, { id, org_id: orgId }, apiKey, { name: "another", expiresAt });
    return apiKey;
  }

  /** All stored rows of keys, as text. */
  async readKeys(): Promise<string> {
    await using store = await this.#openStore();
    return JSON.stringify(await store.store.database.selectFrom("keys").selectAll().execute());
  }

  /** A repository that one row may change, and a connection to it. */
  async addHistory(): Promise<{ history: WrittenHistory; source: string; name: string }> {
    const history = this.#opened.use(new WrittenHistory());
    const repositoryUrl = `file://${history.directory}`;
    const config = { codehostRepo: { ...this.repository, repositoryUrl } };
    const { id, name } = await this.addConnection(config, this.unique("octo/").replace(" ", ""));
    return { history, source: id, name };
  }

  /** The ID of a role, from the store: no route returns it. */
  async roleId(name: string): Promise<string> {
    const { roles } = await this.operate("roles", "list", "--organization", this.people.orgId);
    return roles.find((role) => role.name === name)?.id ?? "none";
  }

  /** Sources and destination of a publication on the code host, where drafts become pull requests. */
  get onGitHub() {
    const { hosted } = this.connections;
    return { sourceRepos: [hosted], docsRepo: hosted };
  }

  /** The pull request of a conversation. */
  async findPull({ branch }: Shown) {
    return (await this.github.api.pulls(HOSTED)).find(({ head }) => head.ref === branch);
  }

  settle(id: string): Promise<Shown> {
    return waitUntil(
      () => this.admin.ok.get(`/conversations/${id}`),
      ({ status }) => status !== "running",
    );
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#opened.disposeAsync();
  }

  /** The store itself, for what the interface does not show. */
  async #openStore(): Promise<AsyncDisposable & { store: Store }> {
    const store = await openStore(this.#location);
    return { store, [Symbol.asyncDispose]: () => store.close() };
  }

  async #open(kind: StoreKind): Promise<void> {
    const opened = this.#opened;
    opened.use(this.history);
    const place = opened.use(await kind.createLocation());
    await this.openProducts(opened, this.history);
    this.#location = place.location;
    const isFile = kind.kind === "sqlite";
    const flags = isFile ? ["--data", dirname(place.location)] : ["--database", place.location];
    this.#place = flags;
    this.operate = createOperator(flags);
    this.people = await addPeople(this.operate);
    this.program = opened.use(await openStandalone(flags, this.bitbucket.url));
    this.url = this.program.url;
    this.connections = await this.#connect();
    this.publication = await this.addPublication({ writeReleaseNotes: false, writeChangelogs: false });
  }

  async #connect(): Promise<Connections> {
    const { slack, notion, jira, bitbucket, github, second } = this;
    const add = async (config: object, name?: string) => (await this.addConnection(config, name)).id;
    const app = await add({ codehostApp: github.app });
    const chat = await add({ chatApp: { token: slack.token, baseUrl: slack.url } });
    const secondApp = { workspace: "octo", token: "token-of-a-test", baseUrl: `${second.url}/2.0` };
    const other = await add({ codehostbApp: secondApp });
    const repository = (codehostAppConnectionId: string, repositoryUrl: string) => ({
      codehostRepo: { codehostAppConnectionId, repositoryUrl },
    });
    this.secondRepo = await add(repository(other, second.repositoryUrl));
    return {
      github: app,
      hosted: await add(repository(app, github.repositoryUrl), HOSTED),
      source: await add(repository(app, `file://${this.history.directory}`), NAME),
      slack: chat,
      channel: await add({ chatChannel: { chatAppConnectionId: chat, channelId: "C1" } }),
      notion: await add({ notesTool: { integrationKey: notion.token, baseUrl: notion.url } }),
      jira: await add({ tracker: { baseUrl: jira.url, email: jira.email, token: jira.token } }),
      bitbucket: await add({ codehostbApp: { workspace: "octo", token: bitbucket.token, baseUrl: bitbucket.url } }),
    };
  }
}
