/** One page as every list of the interface answers it, its records under `records`. */
type Page<Item> = { records: readonly Item[]; nextPageToken?: string | null | undefined };

/** All records of a list, page after page. `read` gets the token of the page, undefined for the first. */
export async function listAll<Item>(read: (next: string | undefined) => Promise<Page<Item>>): Promise<Item[]> {
  return (await listPages(read, Number.POSITIVE_INFINITY)).records;
}

/** The records of the first `most` pages, and whether that is the whole list. */
export async function listPages<Item>(
  read: (next: string | undefined) => Promise<Page<Item>>,
  most: number,
): Promise<{ records: Item[]; isWhole: boolean }> {
  const records: Item[] = [];
  const seen = new Set<string>();
  let next: string | undefined;
  for (let count = 0; count < most; count += 1) {
    const page = await read(next);
    records.push(...page.records);
    const token = page.nextPageToken;
    // An empty token is the end; one that comes twice would never end.
    if (typeof token !== "string" || token === "" || seen.has(token)) return { records, isWhole: true };
    seen.add(token);
    next = token;
  }
  return { records, isWhole: false };
}
