import { badRequest } from "../../contract/refusals.ts";
import { createCode } from "../security/sessions.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import type { Store } from "../store/store.ts";

/** The code of a link for a user who exists. `isOwn`: only the user or the operator gets it. */
export async function addLink(within: Store, actor: Actor, user: { id: string }, isOwn = true): Promise<string> {
  const config = { userId: user.id };
  await writeAudit(within, actor, { type: "action-create", summary: "Created a sign-in link", config });
  return createCode(within, user, isOwn);
}

/** The code is in the fragment, which browsers send to no server. Throws `invalid` without an origin. */
export function renderLink(origin: string | undefined, code: string): string {
  if (origin === undefined) throw badRequest("Links need serve --url, the address at which people open the app.");
  return `${origin}/sign-in#code=${code}`;
}
