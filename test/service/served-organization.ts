import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { createApiKey, insertKey } from "../../src/service/access/keys.ts";
import { insertOrganization, insertUser } from "../../src/service/access/members.ts";
import type { Permission } from "../../src/service/access/permissions.ts";
import { checkRemote } from "../../src/service/outbound/check-remote.ts";
import { createOutbound } from "../../src/service/outbound/outbound.ts";
import { createCachedPlaces } from "../../src/service/places/cached-places.ts";
import { createService, type Service, type ServiceOptions } from "../../src/service/service.ts";
import { openStore, type Store } from "../../src/service/store/store.ts";
import { createPassingVault, type Vault } from "../../src/service/store/vault.ts";

/** What tests read of an answer; what is not there is undefined, and fails them. */
export type Shown = Record<"id" | "name" | "error" | "status" | "message" | "updatedAt" | "summary" | "type", string> &
  Record<"connections" | "publications" | "conversations" | "auditLogs" | "channels" | "repos", Shown[]> &
  Record<"statuses" | "entries" | "jobs" | "instructions", Shown[]> & {
    config: Record<string, Record<string, unknown>>;
    healthy: boolean;
    nextPageToken?: string;
  };

export type Answer = { status: number; body: Shown };
export type Call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;

type Options = { allowPrivate?: boolean; vault?: Vault; clock?: () => Date; codehostbUrl?: string };

/** A service for many repositories on a store, as an organization runs it, and its admin's calls. */
export class ServedOrganization implements AsyncDisposable {
  readonly store: Store;
  readonly parts: ServiceOptions;
  readonly service: Service;
  readonly orgId: string;
  readonly folder: string;

  private constructor(parts: ServiceOptions, orgId: string, folder: string) {
    this.store = parts.store;
    this.parts = parts;
    this.service = createService(parts);
    this.orgId = orgId;
    this.folder = folder;
  }

  static async open(location: string, options: Options = {}): Promise<ServedOrganization> {
    const { allowPrivate = true, vault = createPassingVault(), clock, codehostbUrl } = options;
    const store = await openStore(location, clock);
    const folder = mkdtempSync(join(tmpdir(), "organization-"));
    const guard = { allowPrivate, environment: {} };
    const onFault = (error: unknown) => expect.unreachable(String(error));
    const send = createOutbound(guard);
    const parts: ServiceOptions = {
      store,
      vault,
      outside: { send, allowPrivate, codehostbUrl },
      places: createCachedPlaces({
        directory: folder,
        olderThan: 0,
        allowPrivate,
        checkRemote: (url) => checkRemote(url, guard),
        send: async ({ url, ...request }) => {
          const { status, headers, body } = await send(url, request);
          return { status, headers, body: body.toString() };
        },
        onFault,
      }),
      work: { retryDelayMs: 0 },
      onFault,
    };
    return new ServedOrganization(parts, await insertOrganization(store, "octo"), folder);
  }

  /** The calls of a new user with a built-in role, or with grants alone. */
  async addCaller({ role = "viewer", grants }: { role?: string; grants?: [Permission, string][] } = {}): Promise<Call> {
    const user = await insertUser(this.store, this.orgId, { name: this.store.createId("usr"), email: "", role });
    if (grants !== undefined) {
      await this.store.database.deleteFrom("user_roles").where("user_id", "=", user.id).execute();
      for (const [permission, record_id] of grants) {
        const [resource = "", verb = ""] = permission.split(":");
        await this.store.database
          .insertInto("grants")
          .values({ user_id: user.id, resource, verb, record_id })
          .execute();
      }
    }
    const apiKey = createApiKey();
    await insertKey(this.store, user, apiKey, { name: "test" });
    return async (method, path, body, headers = {}) => {
      const answer = await this.service.fetch(
        new Request(`http://service/api/v1/${path}`, {
          method,
          headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json", ...headers },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      );
      const text = await answer.text();
      return { status: answer.status, body: text === "" ? undefined : JSON.parse(text) };
    };
  }

  /** What the audit logs say, the oldest first. */
  async readAudits(): Promise<{ type: string; summary: string; delta: string; config: Record<string, unknown> }[]> {
    const rows = await this.store.database.selectFrom("audit_logs").selectAll().orderBy("seq").execute();
    return rows.map(({ type, summary, delta, config_json }) => ({
      type,
      summary,
      delta,
      config: JSON.parse(config_json),
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
    await this.service.stop(0);
    await this.store.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Creates a record; its ID. */
export async function create(call: Call, path: string, body: unknown): Promise<string> {
  const answer = await call("POST", path, body);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body.id;
}
