import type { SIGN_IN_FAILURES } from "../../contract/sign-in-failures.ts";
import { insertUser } from "../security/access.ts";
import type { Caller } from "../security/keys.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
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
};

/** Why the provider's person may not sign in. */
export class SignInError extends Error {
  declare readonly message: keyof typeof SIGN_IN_FAILURES;
}

const DEFAULT_ROLE = "viewer";

/** The user of a person: the one with the identity, else the one with the address, else a new one. */
export async function admitPerson(within: Store, actor: Omit<Actor, "userName">, person: Person): Promise<Caller> {
  const { orgId } = actor;
  await lockOrganization(within, orgId);
  const user = (await findUser(within, orgId, person)) ?? (await addUser(within, actor, person));
  return {
    kind: "code",
    keyId: user.id,
    keyExpiresAt: null,
    expiresAt: null,
    usedAt: null,
    userId: user.id,
    userName: user.name,
    orgId,
  };
}

async function findUser({ database }: Store, orgId: string, { authId, email }: Person) {
  const users = database.selectFrom("users").select(["id", "name", "auth_id"]).where("org_id", "=", orgId);
  const known = await users.where("auth_id", "=", authId).executeTakeFirst();
  if (known !== undefined) return known;
  const found = await users.where(isAddress(email)).executeTakeFirst();
  if (found === undefined) return undefined;
  if (found.auth_id !== found.id) throw new SignInError("identity");
  const accepted = { auth_id: authId, invitation_accepted: 1 };
  await database.updateTable("users").set(accepted).where("id", "=", found.id).execute();
  return found;
}

async function addUser(within: Store, actor: Omit<Actor, "userName">, { authId, email, name, roles: asked }: Person) {
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
