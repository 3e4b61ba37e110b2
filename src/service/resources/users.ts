import { procedures, type ServiceParts } from "../procedures.ts";
import { notFound } from "../refusal.ts";

/** `GET /me` (interface, "Users"). */
export function implementUsers({ store }: ServiceParts) {
  return {
    me: procedures.users.me.handler(async ({ context }) => {
      const row = await store.database
        .selectFrom("users")
        .selectAll()
        .where("id", "=", context.userId)
        .executeTakeFirst();
      if (row === undefined) throw notFound("user", context.userId);
      return {
        id: row.id,
        authId: row.auth_id,
        email: row.email,
        name: row.name,
        sfsToken: "",
        invitationAccepted: row.invitation_accepted === 1,
        orgId: row.org_id,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
      };
    }),
  };
}
