import type { ConnectionType } from "./connections.ts";

const FIELD_TYPES = {
  docsRepo: ["codehostRepo"],
  sourceRepos: ["codehostRepo", "notesTool", "tracker"],
  notifierConnection: ["chatChannel"],
  codehostAppConnectionId: ["codehostApp", "codehostbApp"],
  chatAppConnectionId: ["chatApp"],
} as const satisfies Record<string, readonly ConnectionType[]>;
export type ConnectionField = keyof typeof FIELD_TYPES;

/** The field of a type's config that names the connection of its app. */
export const APP_FIELDS: Readonly<Partial<Record<string, ConnectionField>>> = {
  codehostRepo: "codehostAppConnectionId",
  chatChannel: "chatAppConnectionId",
};

export function fitsField(field: ConnectionField, type: string): boolean {
  return (FIELD_TYPES[field] as readonly string[]).includes(type);
}

/** The types that fit a field: `a codehostRepo, notesTool or tracker`. */
export function nameFieldTypes(field: ConnectionField): string {
  return `a ${new Intl.ListFormat("en-GB", { type: "disjunction" }).format(FIELD_TYPES[field])}`;
}

export function selectTriggerEvents(type: string): readonly string[] {
  return type === "codehostRepo" ? ["pullRequests", "newIssues", "issueComments", "releases"] : [];
}

/** Fields of a config that are stored encrypted and returned masked. */
export const SECRET_FIELDS: ReadonlySet<string> = new Set(["integrationKey", "token", "privateKey", "webhookSecret"]);

/** Secrets that the service generates: absent in an update, they are kept. */
export const GENERATED_SECRETS: ReadonlySet<string> = new Set(["webhookSecret"]);

/** Replaces a secret in answers; in an update it keeps the stored secret. */
export const MASKED_SECRET = "********";
