const MAX_LENGTH = 1000;

/** The search of a URL as anybody can write it. */
export type RawSearch = Readonly<Record<string, unknown>>;

/** For a route, since the router keeps the raw value of what `parse` leaves out. */
export function onlyParsed<Search extends object>(parse: (raw: RawSearch) => Search): (raw: RawSearch) => Search {
  return (raw) => ({ ...Object.fromEntries(Object.keys(raw).map((name) => [name, undefined])), ...parse(raw) });
}

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

type Filters = Readonly<Record<string, (value: unknown) => unknown>>;
type ListSearch<Read extends Filters> = PageSearch & { [Name in keyof Read]?: ReturnType<Read[Name]> };

/** A parser for the URL of a list with these filters, which takes what is understood; the rest counts as absent. */
export function createListParser<Read extends Filters>(filters: Read): (raw: RawSearch) => ListSearch<Read> {
  const readers = Object.entries({ ...filters, next: readText });
  return (raw) => Object.fromEntries(readers.map(([name, read]) => [name, read(raw[name])])) as ListSearch<Read>;
}

export const parsePageSearch = createListParser({});

/** Whether a list's URL has any filter. */
export function hasFilters({ next: _, ...filters }: PageSearch): boolean {
  return Object.values(filters).some((one) => one !== undefined);
}
