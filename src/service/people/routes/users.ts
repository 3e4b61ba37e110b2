import { type Selectable, sql } from "kysely";
import type * as z from "zod/mini";
import type { User, UserFilter } from "../../../contract/resources/members.ts";
import { asRecord, showColumns } from "../../../shared/records.ts";
import { type CallContext, needsFor, procedures } from "../../http/procedures.ts";
import type { ServiceParts } from "../../parts.ts";
import { containsText, filterBy, foldCase, readPage } from "../../store/page.ts";
import type { Tables } from "../../store/schema.ts";
import { readRecord, type Store } from "../../store/store.ts";

export function implementUsers({ store }: ServiceParts) {
  const { users } = procedures;
  const show = async ({ orgId }: CallContext, id: string) => asUser(await readRecord(store, "users", orgId, id));
  return {
    me: users.me.handler(async ({ context }) => show(context, context.userId)),
    list: users.list.handler(async ({ input, context }) => {
      const { rows, ...tokens } = await readPage(input, selectUsers(store, context, input));
      return { users: rows.map(asUser), ...tokens };
    }),
    get: users.get.use(needsFor("user:get")).handler(({ input, context }) => show(context, input.id)),
  };
}

/** Those whom the caller may list or get. */
export function selectUsers({ database }: Store, { orgId, access }: CallContext, filter: z.infer<typeof UserFilter>) {
  const { email, name, authId: auth_id, query: text, roleIds, noBuiltinRole, invitationAccepted } = filter;
  const holders = database.selectFrom("user_roles").select("user_id");
  const builtIn = database.selectFrom("roles").select("id").where("org_id", "=", orgId).where("builtin", "=", 1);
  const filters = { name, auth_id, invitation_accepted: invitationAccepted };
  return filterBy(database.selectFrom("users").selectAll(), { org_id: orgId, id: access.narrow("user"), ...filters })
    .$if(email !== undefined, (some) => some.where(sql`lower(email)`, "=", foldCase(email ?? "")))
    .$if(text !== undefined, (some) => some.where(containsText(["name", "email"], text ?? "")))
    .$if(roleIds !== undefined, (some) => some.where("id", "in", holders.where("role_id", "in", roleIds ?? [])))
    .$if(noBuiltinRole !== undefined, (some) =>
      some.where("id", noBuiltinRole ? "not in" : "in", holders.where("role_id", "in", builtIn)),
    );
}

/** By the IDs of users. */
export async function readUserNames(
  { database }: Store,
  rows: readonly { user_id: string }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.map(({ user_id }) => user_id))];
  const users = await database.selectFrom("users").select(["id", "name"]).where("id", "in", ids).execute();
  return new Map(users.map(({ id, name }) => [id, name]));
}

export function asUser(row: Selectable<Tables["users"]>): User {
  return {
    ...asRecord(row),
    ...showColumns(row, "auth_id", "email", "name"),
    // Belongs to a sign-in provider; this service has none.
    sfsToken: "",
    invitationAccepted: row.invitation_accepted === 1,
  };
}
