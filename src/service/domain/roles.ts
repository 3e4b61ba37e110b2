import type { Actor } from "../store/audit.ts";
import { parseTexts } from "../store/columns.ts";
import type { Store } from "../store/store.ts";

export async function listRoles({ database }: Store, { orgId }: Pick<Actor, "orgId">) {
  const rows = await database
    .selectFrom("roles")
    .select(["id", "name", "builtin", "permissions_json"])
    .where("org_id", "=", orgId)
    .orderBy("seq")
    .execute();
  const roles = rows.map(({ id, name, builtin, permissions_json }) => {
    const permissions = parseTexts(permissions_json);
    return { id, name, builtin: builtin === 1, permissions };
  });
  return { roles };
}
