import { expect } from "vitest";
import {
  type Grant,
  giveGrant,
  giveRole,
  insertOrganization,
  insertRole,
  insertUser,
  type Permission,
} from "../../src/service/security/access.ts";
import { createApiKey, insertKey } from "../../src/service/security/keys.ts";
import { createService, type Service, type ServiceOptions } from "../../src/service/server/service.ts";
import { newRow, openStore, type Store } from "../../src/service/store/store.ts";

/** A status and the JSON of an answer; `body` is undefined where there is none. */
export type Answer = { status: number; body: Shown };
// What tests read of an answer: what is not there is undefined, and fails them.
type Shown = Record<
  "id" | "orgId" | "error" | "name" | "updatedAt" | "createdAt" | "summary" | "delta" | "type",
  string
> &
  Record<"publicationId" | "slotType" | "status" | "message" | "syncedAt", string> &
  Record<"nextPageToken" | "previousPageToken", string | undefined> &
  Record<"instructions" | "instructionLinks" | "users" | "auditLogs", Shown[]> &
  Record<"connections" | "publications" | "conversations", Shown[]> & {
    position: number;
    healthy: boolean;
    config: Record<string, unknown>;
  };

export type Call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;

/** A user, and how to call with that user's key. */
export type Caller = { userId: string; keyId: string; apiKey: string; call: Call };

/** A service on a store, without any other part unless given: for what needs none. */
export class ServedStore {
  readonly store: Store;
  readonly parts: ServiceOptions;
  readonly service: Service;

  private constructor(store: Store, parts: Partial<ServiceOptions>) {
    const onFault = (error: unknown) => expect.unreachable(String(error));
    this.store = store;
    this.parts = { onFault, ...parts, store } as ServiceOptions;
    this.service = createService(this.parts);
  }

  static async open(location: string, clock?: () => Date, parts: Partial<ServiceOptions> = {}): Promise<ServedStore> {
    return new ServedStore(await openStore(location, clock), parts);
  }

  /** Adds an instruction that a publication has alone; its ID. */
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

  callerOf(apiKey: string): Call {
    return async (method, path, body, headers = {}) => {
      const answer = await this.service.fetch(
        new Request(`http://service/api/v1/${path}`, {
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
