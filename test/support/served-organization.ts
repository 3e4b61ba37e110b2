import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { createCachedRepositories } from "../../src/service/domain/repositories/cached.ts";
import { checkRemote } from "../../src/service/security/addresses.ts";
import { createOutbound } from "../../src/service/security/outbound.ts";
import { createPassingVault } from "../../src/service/security/vault.ts";
import type { Service, ServiceOptions } from "../../src/service/server/service.ts";
import type { Store } from "../../src/service/store/store.ts";
import { type Call, type Caller, ServedStore } from "./served-store.ts";

type Options = { allowPrivate?: boolean; clock?: () => Date; codehostbUrl?: string };

/** A service for many repositories on a store, as an organization runs it. */
export class ServedOrganization implements AsyncDisposable {
  readonly store: Store;
  readonly parts: ServiceOptions;
  readonly service: Service;
  readonly orgId: string;
  readonly #served: ServedStore;
  readonly #folder: string;

  private constructor(served: ServedStore, orgId: string, folder: string) {
    this.store = served.store;
    this.parts = served.parts;
    this.service = served.service;
    this.orgId = orgId;
    this.#served = served;
    this.#folder = folder;
  }

  static async open(location: string, options: Options = {}): Promise<ServedOrganization> {
    const { allowPrivate = true, clock, codehostbUrl } = options;
    const folder = mkdtempSync(join(tmpdir(), "organization-"));
    const guard = { allowPrivate, environment: {} };
    const send = createOutbound(guard);
    const repositories = createCachedRepositories({
      directory: folder,
      olderThan: 0,
      allowPrivate,
      checkRemote: (url) => checkRemote(url, guard),
      send,
      onFault: (error: unknown) => expect.unreachable(String(error)),
    });
    const served = await ServedStore.open(location, clock, {
      vault: createPassingVault(),
      outbound: { send, allowPrivate, codehostbUrl },
      repositories,
      work: { retryDelayMs: 0 },
    });
    return new ServedOrganization(served, await served.addOrganization("octo"), folder);
  }

  /** The calls of a new user of the organization with a built-in role, or with grants alone. */
  async addCaller(may: Parameters<ServedStore["addCaller"]>[1]): Promise<Call> {
    return (await this.addKeyed(may)).call;
  }

  /** As {@link addCaller}, with the user and the key, for calls of another service on the same store too. */
  addKeyed(may: Parameters<ServedStore["addCaller"]>[1]): Promise<Caller> {
    return this.#served.addCaller(this.orgId, may);
  }

  callerOf(apiKey: string): Call {
    return this.#served.callerOf(apiKey);
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

  /** Every text that the store keeps, for what must not be among them. */
  async readAll(): Promise<string> {
    const { database } = this.store;
    const tables = ["connections", "audit_logs", "tasks", "idempotency_keys", "conversations", "entries"] as const;
    const rows = await Promise.all(tables.map((table) => database.selectFrom(table).selectAll().execute()));
    return JSON.stringify(rows);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.service.idle();
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
