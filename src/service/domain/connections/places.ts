import type { ConnectionType } from "../../../contract/connections.ts";

/** Which types of connections fit which place, in the config of a publication and in that of another connection. */
export const PLACE_TYPES = {
  docsRepo: ["codehostRepo"],
  sourceRepos: ["codehostRepo", "notesTool", "tracker"],
  notifierConnection: ["chatChannel"],
  codehostAppConnectionId: ["codehostApp", "codehostbApp"],
  chatAppConnectionId: ["chatApp"],
} as const satisfies Record<string, readonly ConnectionType[]>;
export type ConnectionPlace = keyof typeof PLACE_TYPES;

/** Whether a connection of this type fits a place. */
export function fitsPlace(place: ConnectionPlace, type: string): boolean {
  return (PLACE_TYPES[place] as readonly string[]).includes(type);
}

/** The types that fit a place, for a sentence: `a codehostRepo, notesTool or tracker`. */
export function nameFitting(place: ConnectionPlace): string {
  const types = PLACE_TYPES[place];
  return `a ${[types.slice(0, -1).join(", "), types.at(-1)].filter((part) => part !== "").join(" or ")}`;
}

/** What is wrong with a connection in a place; undefined where its type fits. */
export function explainMisfit(
  place: ConnectionPlace,
  { name, type }: { name: string; type: string },
): string | undefined {
  return fitsPlace(place, type) ? undefined : `${name} is a ${type}; give ${nameFitting(place)}.`;
}
