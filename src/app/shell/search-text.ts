const MAX_LENGTH = 1000;

/** A text of a URL's search; undefined for what is none. The router parses `?text=12` as a number. */
export function readText(value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const text = String(value);
  return text === "" || text.length > MAX_LENGTH ? undefined : text;
}

/** One of the keys of `table`; undefined for what is none. */
export function readKey<Key extends string>(value: unknown, table: Readonly<Record<Key, unknown>>): Key | undefined {
  return typeof value === "string" && Object.hasOwn(table, value) ? (value as Key) : undefined;
}

/** The token of a list's page, in its URL. */
export type PageSearch = { next?: string | undefined };

export function parsePageSearch({ next }: Readonly<Record<string, unknown>>): PageSearch {
  return { next: readText(next) };
}
