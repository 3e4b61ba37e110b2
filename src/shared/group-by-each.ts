/** Items by each of their keys, in the order of the items. `Map.groupBy` allows one key an item. */
export function groupByEach<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => Iterable<string>,
): Map<string, [Item, ...Item[]]> {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const known = groups.get(key);
      if (known === undefined) groups.set(key, [item]);
      else known.push(item);
    }
  }
  return groups;
}
