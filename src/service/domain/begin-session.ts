import type { Caller } from "../security/keys.ts";
import { insertSession, type SessionTerms } from "../security/sessions.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import type { Store } from "../store/store.ts";

type Begun = { actor: Actor; userAgent: string; terms: SessionTerms };

/** Returns the ID, the token for the cookie, and when the session ends. */
export async function beginSession(within: Store, caller: Caller, { actor, userAgent, terms }: Begun) {
  const session = await insertSession(within, caller, userAgent, terms);
  const config = { sessionId: session.id, userId: caller.userId };
  await writeAudit(within, actor, { type: "action-update", summary: "Signed in", config });
  return session;
}
