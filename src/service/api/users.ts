import type { Selectable } from "kysely";
import type { User } from "../../contract/users.ts";
import type { ServiceParts } from "../domain/repositories/repositories.ts";
import { containsText, readPage } from "../store/page.ts";
import type { Tables } from "../store/schema.ts";
import { readRecord, type Store } from "../store/store.ts";
import { type CallContext, procedures } from "./procedures.ts";

/** Handlers of users. */
export function implementUsers({ store }: ServiceParts) {
  const show = async ({ orgId }: CallContext, id: string) => asUser(await readRecord(store, "users", orgId, id));
  return {
    me: procedures.users.me.handler(async ({ context }) => show(context, context.userId)),
    list: procedures.users.list.handler(async ({ input, context }) => {
      const { rows, ...tokens } = await readPage(input, filtered(store, context, input));
      return { users: rows.map(asUser), ...tokens };
    }),
    get: procedures.users.get.handler(async ({ input, context }) => {
      context.access.check("user:get", input.id);
      return show(context, input.id);
    }),
  };
}

type Filter = Partial<{
  [Name in "email" | "name" | "authId" | "query"]: string | undefined;
}> & { roleIds?: string[] | undefined } & {
  [Name in "noBuiltinRole" | "invitationAccepted"]?: boolean | undefined;
};

function filtered(store: Store, { orgId, access }: CallContext, filter: Filter) {
  const { email, name, authId, query: text, roleIds, noBuiltinRole, invitationAccepted } = filter;
  const ids = access.narrow("user");
  const holders = store.database.selectFrom("user_roles").select("user_id");
  const builtIn = store.database.selectFrom("roles").select("id").where("org_id", "=", orgId).where("builtin", "=", 1);
  return store.database
    .selectFrom("users")
    .selectAll()
    .where("org_id", "=", orgId)
    .$if(ids !== undefined, (some) => some.where("id", "in", ids ?? []))
    .$if(email !== undefined, (some) => some.where("email", "=", email ?? ""))
    .$if(name !== undefined, (some) => some.where("name", "=", name ?? ""))
    .$if(authId !== undefined, (some) => some.where("auth_id", "=", authId ?? ""))
    .$if(text !== undefined, (some) => some.where(containsText(["name", "email"], text ?? "")))
    .$if(roleIds !== undefined, (some) => some.where("id", "in", holders.where("role_id", "in", roleIds ?? [])))
    .$if(noBuiltinRole !== undefined, (some) =>
      some.where("id", noBuiltinRole ? "not in" : "in", holders.where("role_id", "in", builtIn)),
    )
    .$if(invitationAccepted !== undefined, (some) =>
      some.where("invitation_accepted", "=", Number(invitationAccepted)),
    );
}

function asUser(row: Selectable<Tables["users"]>): User {
  return {
    id: row.id,
    authId: row.auth_id,
    email: row.email,
    name: row.name,
    // Belongs to a sign-in provider; this service has none.
    sfsToken: "",
    invitationAccepted: row.invitation_accepted === 1,
    orgId: row.org_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
