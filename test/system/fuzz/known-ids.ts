/** IDs, page tokens and commits that the service gave, by their kind; those of connections by their type too. */
export type KnownIds = {
  /** Stores the IDs in a successful answer. */
  learn: (text: string) => void;
  add: (kind: string, id: string) => void;
  /** Removes an ID. */
  forget: (id: string) => void;
  /** Replaces placeholders such as `@cnn:3` with known IDs, or with an unknown ID if there is none of that kind. */
  put: (text: string) => string;
};

const MOST_KEPT = 30;
const PLACE = /@(\w+):(\d+)/g;

export function createKnownIds(): KnownIds {
  const known = new Map<string, string[]>();
  const add: KnownIds["add"] = (kind, id) => {
    const ids = known.get(kind) ?? [];
    if (!ids.includes(id)) known.set(kind, [id, ...ids].slice(0, MOST_KEPT));
  };
  return {
    add,
    learn: (text) => {
      for (const [id, prefix = ""] of text.matchAll(/\b([a-z]{3})-[0-9a-f]{16}\b/g)) add(prefix, id);
      const connections = /"id":"(cnn-\w+)","orgId":"[^"]+","name":"(?:[^"\\]|\\.)*","type":"(\w+)"/g;
      for (const [, id = "", type = ""] of text.matchAll(connections)) add(type, id);
    },
    forget: (id) => {
      for (const [kind, ids] of known) {
        // The last one stays, so that there is always an ID to request.
        if (ids.length > 1)
          known.set(
            kind,
            ids.filter((one) => one !== id),
          );
      }
    },
    put: (text) =>
      text.replace(PLACE, (_, kind: string, position: string) => {
        const ids = known.get(kind) ?? [];
        return ids[Number(position) % Math.max(1, ids.length)] ?? `${kind}-0123456789abcdef`;
      }),
  };
}
