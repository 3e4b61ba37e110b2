/** IDs, page tokens and commits that the service gave, by their kind; those of connections by their type too. */
export type KnownIds = {
  /** Remembers what an answer that worked holds. */
  learn: (text: string) => void;
  add: (kind: string, id: string) => void;
  /** No longer gives this one. */
  forget: (id: string) => void;
  /** Puts known ones in the places of a text that ask for them: `@cnn:3`. Nobody knows what was never given. */
  put: (text: string) => string;
};

const MOST_KEPT = 30;
const PLACE = /@(\w+):(\d+)/g;

/** Knows nothing yet. */
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
        // The last one stays, so that there is always something to ask for.
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
