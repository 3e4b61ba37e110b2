import { sql } from "kysely";
import type { SIGN_IN_FAILURES } from "../../contract/sign-in-failures.ts";
import { insertUser } from "../security/access.ts";
import { ALL, endCredentials, NONE, OTHERS } from "../security/credentials.ts";
import { digest } from "../security/keys.ts";
import type { Entering } from "../security/sessions.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import { badRequest } from "../store/errors.ts";
import { after } from "../store/rows.ts";
import { lockOrganization, type Store } from "../store/store.ts";
import { isAddress } from "./members.ts";

/** A person as a sign-in provider describes them. */
export type Person = {
  /** Issuer and subject. */
  authId: string;
  email: string;
  name: string;
  /** Names of roles; others than those of the organization do not count. */
  roles: readonly string[];
  /** The session there, if the provider names it. */
  session: string | undefined;
};

/** Why the provider's person may not sign in. */
export class SignInError extends Error {
  declare readonly message: keyof typeof SIGN_IN_FAILURES;
}

type By = Omit<Actor, "userName">;

const DEFAULT_ROLE = "viewer";

/** The user of a person: the one with the identity, else the one with the address, else a new one. */
export async function admitPerson(within: Store, actor: By, person: Person): Promise<Entering> {
  const { orgId } = actor;
  await lockOrganization(within, orgId);
  const user = (await findUser(within, actor, person)) ?? (await addUser(within, actor, person));
  return { userId: user.id, userName: user.name, orgId, isOwn: true };
}

async function findUser(within: Store, actor: By, { authId, email }: Person) {
  const { database } = within;
  const users = database.selectFrom("users").select(["id", "name", "auth_id"]).where("org_id", "=", actor.orgId);
  const known = await users.where("auth_id", "=", authId).executeTakeFirst();
  if (known !== undefined) return known;
  const found = await users.where(isAddress(email)).executeTakeFirst();
  if (found === undefined) return undefined;
  if (found.auth_id !== found.id) throw new SignInError("identity");
  const accepted = { auth_id: authId, invitation_accepted: 1 };
  await database.updateTable("users").set(accepted).where("id", "=", found.id).execute();
  const before = { keys: OTHERS, sessions: ALL, why: "Ended what a user had before a provider sign-in" };
  await endCredentials(within, { ...actor, userName: found.name }, found.id, before);
  await database.updateTable("keys").set({ unconfirmed: 1 }).where("user_id", "=", found.id).execute();
  return found;
}

/** Ends all that the identity's user has: the provider says of them what lets nobody in. */
export async function expelPerson(within: Store, actor: By, authId: string): Promise<void> {
  const users = within.database.selectFrom("users").select(["id", "name"]).where("org_id", "=", actor.orgId);
  const found = await users.where("auth_id", "=", authId).executeTakeFirst();
  if (found === undefined) return;
  const had = { keys: ALL, sessions: ALL, why: "Ended what a user had who may not sign in any more" };
  await endCredentials(within, { ...actor, userName: found.name }, found.id, had);
}

type LoggedOut = { iss: string; jti: string; sub?: string | undefined; sid?: string | undefined };

/** Ends sessions by the provider and those that they could have begun. Throws `invalid` for a token that was used. */
export async function endProviderSessions(
  within: Store,
  requestId: string,
  { iss, jti, sub, sid = "" }: LoggedOut,
  keptMs: number,
): Promise<void> {
  const { database, now } = within;
  await database.deleteFrom("used_tokens").where("expires_at", "<=", now()).execute();
  const token = { hash: digest("logout", jti), expires_at: after(now(), keptMs) };
  const using = database.insertInto("used_tokens").values(token);
  const { numInsertedOrUpdatedRows } = await using.onConflict((one) => one.doNothing()).executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw badRequest("This logout token was used before.", "logout_token");
  const signedIn = database.selectFrom("sessions").select("user_id").where("provider_session", "=", sid);
  const known = database.selectFrom("users").select(["id", "name", "org_id"]);
  const users = sub === undefined ? known.where("id", "in", signedIn) : known.where("auth_id", "=", `${iss} ${sub}`);
  for (const { id: userId, name: userName, org_id: orgId } of await users.execute()) {
    const sessions = sid === "" ? ALL : sql<boolean>`(provider_session is null or provider_session = ${sid})`;
    const ended = { keys: NONE, sessions, why: "Signed out by the sign-in provider" };
    await endCredentials(within, { orgId, requestId, userName }, userId, ended);
  }
}

async function addUser(within: Store, actor: By, { authId, email, name, roles: asked }: Person) {
  const { database } = within;
  const known = await database.selectFrom("roles").select("name").where("org_id", "=", actor.orgId).execute();
  const names = known.flatMap((role) => (asked.includes(role.name) ? role.name : []));
  const roles = names.length === 0 ? [DEFAULT_ROLE] : names;
  const user = await insertUser(within, actor.orgId, { name, email, roles, authId });
  const config = { userId: user.id, name, email, roles };
  const by = { ...actor, userName: name };
  await writeAudit(within, by, { type: "action-update", summary: "Created a user who signed in", config });
  return user;
}
