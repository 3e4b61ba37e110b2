import { sql } from "kysely";
import { ReleaseDocsError } from "../../release-docs-error.ts";
import type { Store } from "../store/store.ts";

/** A user of an organization, as an operator named it. */
export type NamedUser = { id: string; org_id: string; name: string; email: string };

/** The user with this ID or e-mail address. Throws `admin/not-found`, also where several have the address. */
export async function findUser({ database }: Store, orgId: string, idOrEmail: string): Promise<NamedUser> {
  const found = await database
    .selectFrom("users")
    .select(["id", "org_id", "name", "email"])
    .where("org_id", "=", orgId)
    .where((where) => where.or([where("id", "=", idOrEmail), where(sql`lower(email)`, "=", idOrEmail.toLowerCase())]))
    .orderBy("seq")
    .execute();
  const [first, second] = found;
  if (first === undefined || second !== undefined) {
    throw new ReleaseDocsError({
      code: "admin/not-found",
      message: first === undefined ? `There is no user ${idOrEmail}.` : `Several users have the address ${idOrEmail}.`,
      hint: "users list shows who there is; give the ID.",
    });
  }
  return first;
}
