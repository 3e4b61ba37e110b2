/** What changed, as the service's events name it; without an ID any record of the resource may have. */
export type RecordChange = { resource: string; id?: string };

/**
 * Whether what was read under the key of a query may be out of date. Keys are `["conversations", "list", …]` for lists,
 * and `["conversations", "one", ID, …]` for a record and what belongs to it.
 */
export function isAffected(key: readonly unknown[], changes: readonly RecordChange[]): boolean {
  const [resource, kind, id] = key;
  return changes.some((change) => {
    // What the caller may do.
    if (resource === "session") return change.resource === "user";
    if (resource === "notifications") return change.resource === "conversation";
    if (resource === "insight") return ["conversation", "connection", "publication"].includes(change.resource);
    if (`${change.resource}s` !== resource) return false;
    return kind !== "one" || change.id === undefined || change.id === id;
  });
}
