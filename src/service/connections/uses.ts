import type { Selectable } from "kysely";
import type { PublicationConfig } from "../../contract/resources/publications.ts";
import { prepare } from "../store/prepared.ts";
import type { Tables } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import type { ConnectionRow } from "./connections.ts";

export type PublicationRow = Selectable<Tables["publications"]>;

const ROLE_FIELDS = { docs: "docsRepo", source: "sourceRepos", notifier: "notifierConnection" } as const;
type Role = keyof typeof ROLE_FIELDS;

/** A connection that a publication uses, and the field of its config that names it. */
type Use = { role: Role; field: (typeof ROLE_FIELDS)[Role]; id: string };

/** In order: docs repository, sources, notifier. */
export function listUses({ docsRepo, sourceRepos, notifierConnection }: PublicationConfig): Use[] {
  const ids = { docs: [docsRepo], source: [...new Set(sourceRepos)], notifier: [notifierConnection] };
  const roles: Role[] = ["docs", "source", "notifier"];
  return roles.flatMap((role) =>
    ids[role].flatMap((id) => (id === undefined ? [] : { role, field: ROLE_FIELDS[role], id })),
  );
}

export function selectUsers({ database }: Pick<Store, "database">, connectionId: string, roles: readonly Role[]) {
  return database
    .selectFrom("publication_connections")
    .select("publication_id")
    .where("connection_id", "=", connectionId)
    .where("role", "in", roles);
}

const selectUsing = prepare((database, connectionId: string, ...roles: [Role, Role, Role]) =>
  database
    .selectFrom("publications")
    .selectAll()
    .where("id", "in", selectUsers({ database }, connectionId, roles))
    .orderBy("seq"),
);

export async function readUsingPublications(
  store: Store,
  connectionId: string,
  roles: readonly [Role, Role?, Role?] = ["docs", "source", "notifier"],
): Promise<PublicationRow[]> {
  const [first, second = first, third = first] = roles;
  return selectUsing(store, connectionId, first, second, third);
}

/** Without a repository: the docs repository. Includes deleted ones, so that a turn's error can name them. */
export async function readSources(
  { database }: Store,
  orgId: string,
  { sourceRepos = [], docsRepo }: PublicationConfig,
) {
  const connections = database.selectFrom("connections").selectAll().where("org_id", "=", orgId);
  const found = await connections.where("id", "in", sourceRepos).execute();
  const rows = sourceRepos.flatMap((id) => found.find((row) => row.id === id) ?? []);
  const repositories = rows.filter(({ type }) => type === "codehostRepo").map(({ id }) => id);
  const isContext = ({ type, deleted_at }: ConnectionRow) => type !== "codehostRepo" && deleted_at === null;
  return {
    repositories: repositories.length === 0 && docsRepo !== undefined ? [docsRepo] : repositories,
    context: rows.filter(isContext),
  };
}
