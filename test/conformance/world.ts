import { randomBytes } from "node:crypto";
import { dirname } from "node:path";
import { type Client, createClient } from "../../src/client/client.ts";
import { createHttpSend } from "../../src/client/http-send.ts";
import type { HttpAnswer } from "../../src/client/send.ts";
import type { ConnectionConfig } from "../../src/contract/connection-config.ts";
import type { Connection } from "../../src/contract/connections.ts";
import type { Conversation, ConversationRequest } from "../../src/contract/conversations.ts";
import type { PublicationConfig } from "../../src/contract/publication-config.ts";
import type { Publication } from "../../src/contract/publications.ts";
import { createApiKey, insertKey } from "../../src/service/access/keys.ts";
import { openStore, type Store } from "../../src/service/store/store.ts";
import { BitbucketRepository } from "../fixtures/bitbucket-repository.ts";
import { type ProductServer, startBitbucket, startJira, startNotion, startSlack } from "../fixtures/products.ts";
import type { StoreKind } from "../service/stores.ts";
import { HOSTED, HostedGitHub } from "./hosted-github.ts";
import { addPeople, addPerson, createOperator, type Operator, type People } from "./operator.ts";
import { createRecorder, type Recorder } from "./recorder.ts";
import { openStandalone, type Standalone } from "./standalone.ts";
import { waitUntil } from "./wait-until.ts";
import { WrittenHistory } from "./written-history.ts";

/** Of the connection to the repository on disk, whose drafts stay branches there. */
export const NAME = "octo/widget";

/** A page of the notes tool. */
export const NOTION_PAGE = {
  id: "0123abcd-4567-89ab-cdef-0123456789ab",
  title: "How streams came about",
  blocks: [{ text: "Somebody asked for answers that come piece by piece." }],
};

/** The connections that every section may use, by ID. */
export type Connections = Record<
  "github" | "hosted" | "source" | "slack" | "channel" | "notion" | "jira" | "bitbucket",
  string
>;

/** A service on a store, over HTTP, with the products behind its connections, a repository, and people who call. */
export class World implements AsyncDisposable {
  readonly recorder: Recorder = createRecorder();
  readonly history = new WrittenHistory();
  readonly #opened = new AsyncDisposableStack();
  readonly #clients = new Map<string, Client>();
  program!: Standalone;
  url = "";
  people!: People;
  github!: HostedGitHub;
  slack!: ProductServer;
  notion!: ProductServer;
  jira!: Awaited<ReturnType<typeof startJira>>;
  bitbucket!: ProductServer;
  /** The second code host again, with a repository that git can read and write, and the connection to that. */
  second!: BitbucketRepository;
  secondRepo = "";
  connections!: Connections;
  /** One that leaves no file, so that what it is asked for is soon over. */
  publication!: Publication;
  #location = "";
  #draft: Promise<Conversation> | undefined;
  /** Runs commands of the program on the service's data. */
  operate!: Operator;

  static async open(kind: StoreKind): Promise<World> {
    const world = new World();
    await world.#open(kind);
    return world;
  }

  /** A client of the caller with this key; the others are those of the people. */
  async client(apiKey: string): Promise<Client> {
    const known = this.#clients.get(apiKey);
    if (known !== undefined) return known;
    const { send, close } = await createHttpSend(this.url, {});
    this.#opened.defer(close);
    const client = createClient({ send: this.recorder.listen(send), apiKey });
    this.#clients.set(apiKey, client);
    return client;
  }

  get admin(): Client {
    const client = this.#clients.get(this.people.admin);
    if (client === undefined) throw new Error("The world is not open.");
    return client;
  }

  /** The status of the last answer. */
  get status(): number {
    return this.recorder.last().status;
  }

  /** Sends what the client would not; `path` comes after `/api/v1`. */
  async raw(
    method: string,
    path: string,
    { body, headers, key = this.people.admin }: { body?: string; headers?: object; key?: string | null } = {},
  ): Promise<HttpAnswer & { json: Record<string, unknown> }> {
    const send = this.recorder.listen(async (request) => {
      const answer = await fetch(this.url + request.path, {
        method,
        headers: request.headers,
        ...(body === undefined ? {} : { body }),
      });
      return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
    });
    const authorization = key === null ? {} : { authorization: `Bearer ${key}` };
    const typed = body === undefined ? {} : { "content-type": "application/json" };
    const answer = await send({ method, path: `/api/v1${path}`, headers: { ...authorization, ...typed, ...headers } });
    return { ...answer, json: answer.body === "" ? {} : JSON.parse(answer.body) };
  }

  /** A name that nothing else bears. */
  unique(what: string): string {
    return `${what} ${randomBytes(4).toString("hex")}`;
  }

  addConnection(config: ConnectionConfig, name = this.unique("connection")): Promise<Connection> {
    return this.admin.connections.create({ name, config });
  }

  /** Another connection to the repository. */
  addRepository(name = this.unique("octo/")): Promise<Connection> {
    return this.addConnection({ codehostRepo: this.repository }, name);
  }

  get repository() {
    return {
      codehostAppConnectionId: this.connections?.github ?? "",
      repositoryUrl: `file://${this.history.directory}`,
    };
  }

  /** A publication from the repository to itself. */
  addPublication(config: Partial<PublicationConfig> = {}, name = this.unique("publication")): Promise<Publication> {
    const { source } = this.connections;
    const whole = { writeReleaseNotes: true, writeChangelogs: true, writeDocumentation: false };
    return this.admin.publications.create({
      name,
      config: { ...whole, sourceRepos: [source], docsRepo: source, ...config },
    });
  }

  /** Has something written, staged unless told, and gives the conversation as it settled. */
  async write(request: Partial<ConversationRequest> = {}): Promise<Conversation> {
    const started = await this.admin.conversations.create({
      body: "Write.",
      publication: this.publication.id,
      stage: true,
      changes: [{ tags: { start: "v1.0.0", end: "v1.1.0" } }],
      ...request,
    });
    return this.settle(started.id);
  }

  /** A staged draft that no row changes; what is said about it is discussion only. */
  draft(): Promise<Conversation> {
    this.#draft ??= this.stage();
    return this.#draft;
  }

  /** A staged draft of a publication of its own, so that nobody else writes on its branch. */
  async stage(config: Partial<PublicationConfig> = {}): Promise<Conversation> {
    const { id } = await this.addPublication(config);
    return this.write({ publication: id });
  }

  /** A new user with a role of no use, and how to permit that one something on one record: `publication:get`. */
  async invite(): Promise<{ client: Client; grant: (permission: string, recordId: string) => Promise<void> }> {
    const { orgId } = this.people;
    const { userId, apiKey } = await addPerson(this.operate, orgId, this.unique("guest"), ["--role", "nobody"]);
    const grant = async (permission: string, recordId: string) => {
      await this.operate("users", "update", userId, "--grant", `${permission}:${recordId}`, "--organization", orgId);
    };
    return { client: await this.client(apiKey), grant };
  }

  /** Another key of the admin; the program makes none that is over already. */
  async addKey({ expiresAt }: { expiresAt: string }): Promise<string> {
    const { id, orgId } = await this.admin.users.me({});
    const apiKey = createApiKey();
    await using store = await this.#openStore();
    await insertKey(store.store, { id, org_id: orgId }, apiKey, { name: "another", expiresAt });
    return apiKey;
  }

  /** Everything that is stored of keys, as text. */
  async readKeys(): Promise<string> {
    await using store = await this.#openStore();
    return JSON.stringify(await store.store.database.selectFrom("keys").selectAll().execute());
  }

  /** A repository that one row may change, and a connection to it. */
  async addHistory(): Promise<{ history: WrittenHistory; source: string }> {
    const history = this.#opened.use(new WrittenHistory());
    const repositoryUrl = `file://${history.directory}`;
    const { id } = await this.addConnection(
      { codehostRepo: { ...this.repository, repositoryUrl } },
      this.unique("octo/"),
    );
    return { history, source: id };
  }

  /** The ID of a role; no route tells it. */
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
  async findPull({ branch }: Conversation) {
    return (await this.github.api.pulls(HOSTED)).find(({ head }) => head.ref === branch);
  }

  settle(id: string): Promise<Conversation> {
    return waitUntil(
      () => this.admin.conversations.get({ id }),
      ({ status }) => status !== "running",
    );
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#opened.disposeAsync();
  }

  /** The store itself, for what the interface does not tell. */
  async #openStore(): Promise<AsyncDisposable & { store: Store }> {
    const store = await openStore(this.#location);
    return { store, [Symbol.asyncDispose]: () => store.close() };
  }

  async #open(kind: StoreKind): Promise<void> {
    const opened = this.#opened;
    opened.use(this.history);
    const place = opened.use(await kind.createLocation());
    this.slack = opened.use(
      await startSlack({
        channels: [
          { id: "C1", name: "releases" },
          { id: "C2", name: "docs" },
        ],
      }),
    );
    this.notion = opened.use(await startNotion({ pages: [NOTION_PAGE] }));
    this.jira = opened.use(
      await startJira({
        statuses: [
          { id: "1", name: "To do" },
          { id: "2", name: "Done" },
        ],
      }),
    );
    const repositories = [{ slug: "gadget" }, { slug: "widget" }, { slug: "gizmo" }];
    this.bitbucket = opened.use(await startBitbucket({ repositories }));
    this.github = opened.use(await HostedGitHub.open(this.history));
    this.second = opened.use(await BitbucketRepository.open(this.history));
    this.#location = place.location;
    const isFile = kind.kind === "sqlite";
    const flags = isFile ? ["--data", dirname(place.location)] : ["--database", place.location];
    this.operate = createOperator(flags);
    this.people = await addPeople(this.operate);
    this.program = opened.use(await openStandalone(flags, this.bitbucket.url));
    this.url = this.program.url;
    await this.client(this.people.admin);
    this.connections = await this.#connect();
    this.publication = await this.addPublication({ writeChangelogs: false });
  }

  async #connect(): Promise<Connections> {
    const { slack, notion, jira, bitbucket, github, second } = this;
    const add = async (config: ConnectionConfig, name?: string) => (await this.addConnection(config, name)).id;
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
