/** What there is to have permissions on. */
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

/** What there is to do with them (interface, "Authentication", 3). A sync, a retry and an annotation are updates, a look at the health is a get. */
export const VERBS = ["list", "get", "create", "update", "delete", "notify", "bulkCreate", "bulkDelete"] as const;
export type Verb = (typeof VERBS)[number];

/** One permission, as roles list them: `conversation:notify`. The interface names none; the names are ours. */
export type Permission = `${Resource}:${Verb}`;

const each = (resources: readonly Resource[], verbs: readonly Verb[]): Permission[] =>
  resources.flatMap((resource) => verbs.map((verb): Permission => `${resource}:${verb}`));

/** Every permission that there is. */
export const PERMISSIONS: readonly Permission[] = each(RESOURCES, VERBS);

const written = RESOURCES.filter((resource) => !["connection", "user", "auditLog"].includes(resource));

/** The roles that every organization has: all of it, all of the writing, and reading. */
export const BUILTIN_ROLES = {
  admin: PERMISSIONS,
  editor: [...each(written, VERBS), ...each(["connection", "user"], ["list", "get"])],
  viewer: each(
    RESOURCES.filter((resource) => resource !== "auditLog"),
    ["list", "get"],
  ),
} as const satisfies Record<string, readonly Permission[]>;
export type BuiltinRole = keyof typeof BUILTIN_ROLES;

/** Whether a text is a permission, spelled as here. */
export function isPermission(text: string): text is Permission {
  return (PERMISSIONS as readonly string[]).includes(text);
}
