/** One page as every list of the interface answers it, its records under `records`. */
type Page<Item> = { records: readonly Item[]; nextPageToken?: string | null | undefined };

/** All records of a list, page after page. `read` gets the token of the page, undefined for the first. */
export async function listAll<Item>(read: (next: string | undefined) => Promise<Page<Item>>): Promise<Item[]> {
  const all: Item[] = [];
  const seen = new Set<string>();
  for (let next: string | undefined; ; ) {
    const page = await read(next);
    all.push(...page.records);
    const token = page.nextPageToken;
    // An empty token is the end; one that comes twice would never end.
    if (typeof token !== "string" || token === "" || seen.has(token)) return all;
    seen.add(token);
    next = token;
  }
}
