import type { ConnectionType } from "../../../contract/connections.ts";
import type { PublicationConfig } from "../../../contract/publications.ts";
import type { Access } from "../../security/access.ts";
import { badRequest, conflict } from "../../store/errors.ts";
import type { Store } from "../../store/store.ts";
import { dependsOn, selectAppField, selectDependentTypes } from "./change.ts";
import { type ConfigFields, type ConnectionRow, connectionsOf, selectTriggerEvents } from "./connections.ts";
import { type ConnectionPlace, fitsPlace, nameFitting } from "./places.ts";

type Caller = { access: Access };

const PLACES = { docs: "docsRepo", source: "sourceRepos", notifier: "notifierConnection" } as const;
const MOST_NAMED = 5;

/**
 * Checks that a connection may get another type; the organization is held. 409 that names the publications and
 * connections that use it in a place where the new type does not fit, 400 where it would be its own app.
 */
export async function checkNewType(
  within: Store,
  caller: Caller,
  row: ConnectionRow,
  { type, fields }: { type: ConnectionType; fields: ConfigFields },
): Promise<void> {
  if (dependsOn(type, fields, row.id)) {
    throw badRequest(`config.${type}.${selectAppField(type)}: a connection cannot name itself.`);
  }
  const uses = [...(await listPublicationUses(within, caller, row, type)), ...(await listAppUses(within, row, type))];
  if (uses.length === 0) return;
  const more = uses.length > MOST_NAMED ? ` and ${uses.length - MOST_NAMED} more` : "";
  throw conflict(
    `The connection ${row.name} is a ${row.type} and cannot become a ${type}: ${uses.slice(0, MOST_NAMED).join("; ")}` +
      `${more}. Change these first.`,
  );
}

/** The uses in publications that a connection of the new type could not have; names as far as the caller may read them. */
async function listPublicationUses(
  { database }: Store,
  { access }: Caller,
  row: ConnectionRow,
  type: string,
): Promise<string[]> {
  const used = await database
    .selectFrom("publication_connections")
    .innerJoin("publications", "publications.id", "publication_connections.publication_id")
    .select(["publications.id", "publications.name", "publications.config_json", "publication_connections.role"])
    .where("publication_connections.connection_id", "=", row.id)
    .orderBy("publications.seq")
    .orderBy("publication_connections.role")
    .execute();
  return used.flatMap(({ id, name, config_json, role }) => {
    const publication = `the publication ${access.may("publication:get", id) ? name : id}`;
    const place = PLACES[role];
    if (!fitsPlace(place, type)) return [describeUse(publication, place)];
    const { inputTriggers }: PublicationConfig = JSON.parse(config_json);
    const lost = (inputTriggers?.[row.id] ?? []).filter((event) => !selectTriggerEvents(type).includes(event));
    return role === "source" && lost.length > 0 ? [`${publication} is triggered by its ${lost.join(", ")}`] : [];
  });
}

/** The connections that name it as their app, and could not name one of the new type. */
async function listAppUses(store: Store, row: ConnectionRow, type: string): Promise<string[]> {
  const others = await connectionsOf(store, row.org_id)
    .where("type", "in", selectDependentTypes(row.type))
    .orderBy("seq")
    .execute();
  return others.flatMap((other) => {
    const field = selectAppField(other.type);
    const isUsed = field !== undefined && dependsOn(other.type, JSON.parse(other.config_json), row.id);
    return isUsed && !fitsPlace(field, type) ? [describeUse(`the connection ${other.name}`, field)] : [];
  });
}

function describeUse(user: string, place: ConnectionPlace): string {
  return `${user} names it as ${place}, which takes ${nameFitting(place)}`;
}
