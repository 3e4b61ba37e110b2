/** Plain data, as `routes.ts`. */
export const RESOURCES = [
  "job",
  "connection",
  "conversation",
  "comment",
  "turn",
  "publication",
  "user",
  "instruction",
  "instructionLink",
  "auditLog",
] as const;
export type Resource = (typeof RESOURCES)[number];

/** A sync, a retry and an annotation are updates; a health check is a get. */
export const VERBS = ["list", "get", "create", "update", "delete", "notify", "bulkCreate", "bulkDelete"] as const;
export type Verb = (typeof VERBS)[number];

export type Permission = `${Resource}:${Verb}`;

export const PERMISSIONS: readonly Permission[] = RESOURCES.flatMap((resource) =>
  VERBS.map((verb): Permission => `${resource}:${verb}`),
);

export function isPermission(text: string): text is Permission {
  return (PERMISSIONS as readonly string[]).includes(text);
}

/** Each lets its user start work, also by a comment. */
export const STARTS_WORK = ["conversation:create", "job:create"] as const satisfies readonly Permission[];

/** Those that can apply to a single record. */
export const RECORD_VERBS = ["list", "get", "update", "delete", "notify"] as const satisfies readonly Verb[];

export function isGrantable(permission: Permission): boolean {
  return RECORD_VERBS.some((verb) => permission.endsWith(`:${verb}`));
}

/** A permission on one record. */
export type Grant = { permission: Permission; recordId: string };

/** Reads `resource:verb:id`; undefined for another text. */
export function splitGrant(text: string): Grant | undefined {
  const [resource, verb, ...id] = text.split(":");
  const permission = `${resource}:${verb}`;
  return isPermission(permission) ? { permission, recordId: id.join(":") } : undefined;
}

export function renderGrant({ permission, recordId }: Grant): string {
  return `${permission}:${recordId}`;
}

export function splitPermission(permission: Permission): [Resource, Verb] {
  return permission.split(":") as [Resource, Verb];
}
