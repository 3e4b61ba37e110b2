import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import type { Grant, Permission } from "../../src/contract/permissions.ts";
import { createInstallations } from "../../src/hosts/github/app.ts";
import { createCachedRepositories } from "../../src/service/connections/cached-repositories.ts";
import { type Listening, listen } from "../../src/service/http/http.ts";
import { giveGrant, giveRole, insertOrganization, insertRole, insertUser } from "../../src/service/security/access.ts";
import { createApiKey, insertKey } from "../../src/service/security/keys.ts";
import { createEphemeralVault } from "../../src/service/security/vault.ts";
import { createService, type Service, type ServiceOptions } from "../../src/service/service.ts";
import { openStore, type Store, type StoreOptions } from "../../src/service/store/store.ts";
import { ReleaseDocsError } from "../../src/shared/errors.ts";
import { checkRemote } from "../../src/shared/outbound/addresses.ts";
import { createOutbound } from "../../src/shared/outbound/outbound.ts";
import { newRow } from "../../src/shared/records.ts";

/** A status and the JSON of an answer; `body` is undefined where there is none. */
export type Answer = { status: number; body: Shown };
// The fields that tests read of an answer: a missing one is undefined, and fails the test.
type Shown = Record<
  "id" | "orgId" | "error" | "name" | "updatedAt" | "createdAt" | "summary" | "delta" | "type",
  string
> &
  Record<"publicationId" | "slotType" | "status" | "message" | "syncedAt" | "state", string> &
  Record<"outcome", string | undefined> &
  Record<"nextPageToken" | "previousPageToken", string | undefined> &
  Record<"instructions" | "instructionLinks" | "users" | "auditLogs", Shown[]> &
  Record<"connections" | "publications" | "conversations" | "jobs", Shown[]> & {
    position: number;
    healthy: boolean;
    invitationAccepted: boolean;
    config: Record<string, unknown>;
  };

export type Call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;

/** A user, and how to call with that user's key. */
export type Caller = { userId: string; keyId: string; apiKey: string; call: Call };

/** A service on a store; other parts only if given. */
export class TestService {
  readonly store: Store;
  readonly parts: ServiceOptions;
  readonly service: Service;

  private constructor(store: Store, parts: Partial<ServiceOptions>) {
    const onFault = (error: unknown) => expect.unreachable(String(error));
    this.store = store;
    this.parts = { onFault, ...parts, store } as ServiceOptions;
    this.service = createService(this.parts);
  }

  static async open(
    location: string,
    clock?: () => Date,
    parts: Partial<ServiceOptions> = {},
    options: StoreOptions = {},
  ): Promise<TestService> {
    return new TestService(await openStore(location, clock, options), parts);
  }

  /** Adds a publication's own instruction and returns its ID. */
  async addOwnInstruction(orgId: string, publicationId: string, name: string): Promise<string> {
    const row = { ...newRow(this.store, "ins"), org_id: orgId, publication_id: publicationId, name, global: 0 };
    await this.store.database
      .insertInto("instructions")
      .values({ ...row, type: "releaseNotes", content: "Be short." })
      .execute();
    return row.id;
  }

  addOrganization(name: string): Promise<string> {
    return insertOrganization(this.store, name);
  }

  /** Adds a user with a built-in role, or with permissions and grants alone. */
  async addCaller(
    orgId: string,
    may: { role?: string; permissions?: readonly Permission[]; grants?: readonly Grant[]; name?: string },
  ): Promise<Caller> {
    const { name = `user-${this.store.createId("usr")}`, role, permissions, grants = [] } = may;
    const user = await insertUser(this.store, orgId, { name, email: `${name}@example.org`, ...(role && { role }) });
    if (permissions !== undefined) {
      await giveRole(this.store, user, await insertRole(this.store, orgId, { name: `of ${user.id}`, permissions }));
    }
    for (const grant of grants) await giveGrant(this.store, user, grant);
    const apiKey = createApiKey();
    const keyId = await insertKey(this.store, user, apiKey, { name: "test" });
    return { userId: user.id, keyId, apiKey, call: this.callerOf(apiKey) };
  }

  /** `at` is where the service listens: without it, calls are made in this process. */
  callerOf(apiKey: string, at?: string): Call {
    const send = at === undefined ? this.service.fetch : fetch;
    return async (method, path, body, headers = {}) => {
      const answer = await send(
        new Request(`${at ?? "http://service"}/api/v1/${path}`, {
          method,
          headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json", ...headers },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      );
      const text = await answer.text();
      return { status: answer.status, body: text === "" ? undefined : JSON.parse(text) };
    };
  }

  async close(): Promise<void> {
    await this.service.stop(0);
    await this.store.close();
  }
}

type OrganizationOptions = Pick<ServiceOptions, "mail" | "appUrl"> & {
  allowPrivate?: boolean;
  clock?: () => Date;
  codehostbUrl?: string;
  /** Any fault fails the test by default. */
  onFault?: (error: unknown) => void;
};

/** A service for many repositories on a store, as an organization runs it. */
export class TestOrganization implements AsyncDisposable {
  readonly store: Store;
  readonly parts: ServiceOptions;
  readonly service: Service;
  readonly orgId: string;
  readonly #served: TestService;
  readonly #folder: string;
  #listening: Listening | undefined;

  private constructor(served: TestService, orgId: string, folder: string) {
    this.store = served.store;
    this.parts = served.parts;
    this.service = served.service;
    this.orgId = orgId;
    this.#served = served;
    this.#folder = folder;
  }

  static async open(location: string, options: OrganizationOptions = {}): Promise<TestOrganization> {
    const { allowPrivate = true, clock, codehostbUrl, onFault, ...parts } = options;
    const folder = mkdtempSync(join(tmpdir(), "organization-"));
    const guard = { allowPrivate, environment: {} };
    const outbound = createOutbound(guard);
    // Tests do not use the internet: products without a base address are not reachable.
    const send: typeof outbound = (address, request) =>
      /(?:github|slack|notion|bitbucket|atlassian)\.(?:com|org|net)$/.test(URL.parse(address)?.hostname ?? "")
        ? Promise.reject(new ReleaseDocsError("outbound/unreachable", `${address} is on the internet.`))
        : outbound(address, request);
    const repositories = createCachedRepositories({
      directory: folder,
      allowPrivate,
      checkRemote: (url) => checkRemote(url, guard),
      send,
      onFault: (error: unknown) => expect.unreachable(String(error)),
    });
    const served = await TestService.open(location, clock, {
      vault: createEphemeralVault(),
      outbound: { send, installations: createInstallations(send), allowPrivate, codehostbUrl },
      repositories,
      work: { retryDelayMs: 0 },
      ...parts,
      ...(onFault && { onFault }),
    });
    return new TestOrganization(served, await served.addOrganization("octo"), folder);
  }

  /** The calls of a new user of the organization with a built-in role, or with grants alone. */
  async addCaller(may: Parameters<TestService["addCaller"]>[1]): Promise<Call> {
    return (await this.addKeyed(may)).call;
  }

  /** As {@link addCaller}, with the user and the key, for calls of another service on the same store too. */
  addKeyed(may: Parameters<TestService["addCaller"]>[1]): Promise<Caller> {
    return this.#served.addCaller(this.orgId, may);
  }

  callerOf(apiKey: string): Call {
    return this.#served.callerOf(apiKey);
  }

  /** As {@link addCaller}, over HTTP. */
  async addRemote(may: Parameters<TestService["addCaller"]>[1]): Promise<Call> {
    this.#listening ??= await listen({ fetch: this.service.fetch, close: async () => undefined });
    return this.#served.callerOf((await this.addKeyed(may)).apiKey, this.#listening.url);
  }

  /** The calls of a new user of another organization. */
  async addOther(may: Parameters<TestService["addCaller"]>[1]): Promise<Call> {
    return (await this.addOtherKeyed(may)).call;
  }

  async addOtherKeyed(may: Parameters<TestService["addCaller"]>[1]): Promise<Caller> {
    return this.#served.addCaller(await this.#served.addOrganization("other"), may);
  }

  /** What the audit logs say, the oldest first. */
  async readAudits(): Promise<{ type: string; summary: string; delta: string; config: Record<string, unknown> }[]> {
    const rows = await this.store.database.selectFrom("audit_logs").selectAll().orderBy("seq").execute();
    return rows.map(({ type, summary, delta, config_json: json }) => ({
      type,
      summary,
      delta,
      config: JSON.parse(json),
    }));
  }

  /** Every stored text, to assert what must not be stored. */
  async readAll(): Promise<string> {
    const { database } = this.store;
    const tables = ["connections", "audit_logs", "tasks", "idempotency_keys", "conversations", "entries"] as const;
    const rows = await Promise.all(tables.map((table) => database.selectFrom(table).selectAll().execute()));
    return JSON.stringify(rows);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.service.idle();
    await this.#listening?.[Symbol.asyncDispose]();
    await this.#served.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Creates a record; its ID. */
export async function create(call: Call, path: string, body: unknown): Promise<string> {
  const answer = await call("POST", path, body);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body.id;
}
