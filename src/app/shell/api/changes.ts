/** What changed, as the service's events name it; without an ID any record of the resource may have. */
export type RecordChange = { resource: string; id?: string };

/** Takes the pieces of a stream of server-sent events as they arrive, and returns the changes that are complete. */
export function createChangeParser(): (piece: string) => RecordChange[] {
  let rest = "";
  return (piece) => {
    const messages = (rest + piece).split("\n\n");
    rest = messages.pop() ?? "";
    return messages.flatMap((message) => {
      const lines = message.split("\n").filter((line) => line.startsWith("data: "));
      return lines.flatMap((line): RecordChange[] => JSON.parse(line.slice("data: ".length)).changes);
    });
  };
}

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
    if (`${change.resource}s` !== resource) return false;
    return kind !== "one" || change.id === undefined || change.id === id;
  });
}
