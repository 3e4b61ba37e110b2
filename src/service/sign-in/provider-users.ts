import { sql } from "kysely";
import type { SIGN_IN_FAILURES } from "../../contract/kinds.ts";
import { addMember, changeMember, isAddress } from "../people/members.ts";
import { FORMER_NAMES, listRoles } from "../people/roles.ts";
import { ALL, endCredentials, NONE, OTHERS } from "../security/credentials.ts";
import { digest } from "../security/keys.ts";
import type { Entering } from "../security/sessions.ts";
import type { Actor } from "../store/audit.ts";
import { lockOrganization, type Store } from "../store/store.ts";

/** A person as a sign-in provider describes them. */
export type Person = {
  /** Issuer and subject. */
  authId: string;
  email: string;
  name: string;
  /** Names of roles; others than those of the organization do not count. Undefined if the provider names none of anybody. */
  roles: readonly string[] | undefined;
  /** The session there, if the provider names it. */
  session: string | undefined;
};

/** Why the provider's person may not sign in. */
export class SignInError extends Error {
  declare readonly message: keyof typeof SIGN_IN_FAILURES;
}

type By = Omit<Actor, "userName">;

/**
 * The user of a person: the one with the identity, else the one with the address, else a new one. Roles that the provider
 * names replace those that it named before; others stay.
 */
export async function admitPerson(within: Store, by: By, person: Person): Promise<Entering> {
  const { orgId } = by;
  await lockOrganization(within, orgId);
  const found = await findUser(within, by, person);
  const actor = { ...by, userName: (found ?? person).name };
  const known = (await listRoles(within, by)).roles.map(({ name }) => name);
  const claimed = person.roles?.map((name) => (known.includes(name) ? name : (FORMER_NAMES.get(name) ?? name)));
  const named = known.filter((name) => claimed?.includes(name));
  // No other role can be called `viewer`.
  const reader = known.includes("viewer") ? "viewer" : "reader";
  const first = { roles: named.length === 0 ? [reader] : named, areClaimed: true };
  if (found !== undefined && person.roles !== undefined) {
    const had = await readClaimedRoles(within, found.id);
    const give = had.length === 0 ? { ...first, roles: named } : first;
    const take = { roles: had.filter((name) => !give.roles.includes(name)) };
    await changeMember(within, actor, found.id, { give, take });
  }
  const { id: userId } = found ?? (await addMember(within, actor, { ...person, ...first }));
  return { userId, userName: actor.userName, orgId, isOwn: true };
}

async function readClaimedRoles({ database }: Store, userId: string): Promise<string[]> {
  const held = database.selectFrom("user_roles").innerJoin("roles", "roles.id", "role_id").select("name");
  const claimed = await held.where("user_id", "=", userId).where("claimed", "=", 1).execute();
  return claimed.map(({ name }) => name);
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
  const before = { keys: OTHERS, held: ALL, sessions: ALL, why: "Ended what a user had before a provider sign-in" };
  await endCredentials(within, { ...actor, userName: found.name }, found.id, before);
  return found;
}

/** Ends the sessions and links of the identity's user. If the provider said why, the user has to confirm the keys. */
export async function expelPerson(within: Store, actor: By, authId: string, isStated: boolean): Promise<void> {
  const users = within.database.selectFrom("users").select(["id", "name"]).where("org_id", "=", actor.orgId);
  const found = await users.where("auth_id", "=", authId).executeTakeFirst();
  if (found === undefined) return;
  const why = "Ended what a user had to sign in with who may not sign in any more";
  const ended = { keys: NONE, held: isStated ? ALL : NONE, sessions: ALL, why };
  await endCredentials(within, { ...actor, userName: found.name }, found.id, ended);
}

type LoggedOut = { iss: string; sub?: string | undefined; sid?: string | undefined };

/** Ends sessions by the provider and those that they could have begun. */
export async function endProviderSessions(within: Store, requestId: string, { iss, sub, sid = "" }: LoggedOut) {
  const { database } = within;
  const hashed = digest("provider-session", sid);
  const signedIn = database.selectFrom("provider_sessions").select("user_id").where("hash", "=", hashed);
  const known = database.selectFrom("users").select(["id", "name", "org_id"]);
  const users = sub === undefined ? known.where("id", "in", signedIn) : known.where("auth_id", "=", `${iss} ${sub}`);
  for (const { id: userId, name: userName, org_id: orgId } of await users.execute()) {
    const sessions = sid === "" ? ALL : sql<boolean>`(provider_session is null or provider_session = ${sid})`;
    const ended = { keys: NONE, held: NONE, sessions, why: "Signed out by the sign-in provider" };
    await endCredentials(within, { orgId, requestId, userName }, userId, ended);
  }
}
