import { badRequest } from "../../contract/refusals.ts";
import { onError, ReleaseDocsError } from "../../shared/errors.ts";
import { quoteText } from "../../shared/text.ts";
import { renderBlocks, send } from "../notifications/email.ts";
import type { ServiceParts } from "../parts.ts";
import { type Code, createCode } from "../security/sessions.ts";
import { type Actor, auditFailure, writeAudit } from "../store/audit.ts";
import { readRecord, type Store } from "../store/store.ts";

/** The code of a link for a user who exists. `creator`: as for {@link createCode}. */
export async function addLink(within: Store, actor: Actor, user: { id: string }, creator?: string): Promise<Code> {
  const config = { userId: user.id };
  await writeAudit(within, actor, { type: "action-create", summary: "Created a sign-in link", config });
  return createCode(within, user, creator);
}

type Link = ReturnType<typeof renderLink>;

/** Emails an invitation where there is a mail server; the audit log says why it was not sent. Returns the address. */
export async function sendInvitation(
  { store, mail }: Pick<ServiceParts, "store" | "mail">,
  actor: Actor,
  id: string,
  { signInUrl: url, expiresAt }: Link,
): Promise<{ sentTo?: string }> {
  const { name, email, invitation_accepted } = await readRecord(store, "users", actor.orgId, id);
  if (mail === undefined || invitation_accepted === 1) return {};
  const subject = quoteText(`${actor.userName ?? "An operator"} invites you to release-docs`);
  const blocks = renderBlocks([{ label: subject, url, more: `The link signs you in once, until ${expiresAt}.` }]);
  const sending = send(mail, { subject, ...blocks, to: { name, address: email } });
  return sending.then(
    () => ({ sentTo: email }),
    onError(ReleaseDocsError, async (error) => {
      await auditFailure(store, actor, "An email was not sent", error, { userId: id });
      return {};
    }),
  );
}

/** Until when the invitations of those users work who have one, by their IDs. */
export async function readInvitations({ database, now }: Store, ids: readonly string[]) {
  const open = database
    .selectFrom("sign_in_codes")
    .innerJoin("users", "users.id", "user_id")
    .where("user_id", "in", ids);
  const invited = open.where("invitation_accepted", "=", 0).where("ended_at", "is", null);
  const rows = await invited.where("expires_at", ">", now()).select(["user_id", "expires_at"]).execute();
  return new Map(rows.map(({ user_id, expires_at }) => [user_id, expires_at]));
}

/** The code is in the fragment, which browsers send to no server. Throws `invalid` without an origin. */
export function renderLink(origin: string | undefined, { code, expiresAt }: Code) {
  if (origin === undefined) throw badRequest("Links need serve --url, the address at which people open the app.");
  return { signInUrl: `${origin}/sign-in#code=${code}`, expiresAt };
}
