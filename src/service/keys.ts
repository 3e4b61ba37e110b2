import { createHash } from "node:crypto";
import { unauthorized } from "./refusal.ts";
import type { Store } from "./store/store.ts";

/** Who a call is made for. */
export type Caller = { userId: string; orgId: string };

/** What is stored of a key: its SHA-256. A lookup by it tells nothing of the key by its timing. */
export function hashKey(apiKey: string): string {
  return createHash("sha256").update(apiKey).digest("hex");
}

/** The user of the bearer key in `authorization`; 401 without one or with one that is not known (interface, "Authentication"). */
export async function authenticate(store: Store, authorization: string | null): Promise<Caller> {
  const key = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
  if (key === undefined) throw unauthorized("Give an API key: Authorization: Bearer <API_KEY>.");
  const user = await store.database
    .selectFrom("keys")
    .innerJoin("users", "users.id", "keys.user_id")
    .select(["users.id", "users.org_id"])
    .where("keys.lookup", "=", hashKey(key))
    .executeTakeFirst();
  if (user === undefined) throw unauthorized("This API key is not known here.");
  return { userId: user.id, orgId: user.org_id };
}
