export type Limit = { name: string; max: number };

/** Who has or wants a place. */
export type Client<L extends Limit = Limit> = {
  /** Whose places count together. */
  name: string;
  /** The first that is reached refuses the client. */
  limits: readonly L[];
  /** Whether the place may go to another client: one with fewer places, or any if this one is slow. */
  yields?: (mustBeSlow: boolean) => boolean;
  /** Called when the place went to another client. */
  end?: () => void;
};

/** Clients by their name, the first in its place first. */
type Taken<L extends Limit> = { count: number; byName: Map<string, Set<Client<L>>> };

/**
 * Shares out places. Where a limit is reached, the place goes from the name with the most places to the one that asks, so
 * that nobody keeps others out: of those that yield, the one that was in its place first.
 */
export class Shares<L extends Limit = Limit> {
  readonly #taken = new Map<string, Taken<L>>();

  /** Undefined if the client got a place, which it has until {@link leave}; else the last limit that is reached. */
  enter(client: Client<L>): L | undefined {
    const reached = client.limits.filter((limit) => this.#isReached(limit));
    const full = reached.findLast(({ name }) => this.#findYielding(name, client) === undefined);
    if (full !== undefined) return full;
    for (const limit of reached) {
      const other = this.#isReached(limit) ? this.#findYielding(limit.name, client) : undefined;
      if (other === undefined) continue;
      this.leave(other);
      other.end?.();
    }
    for (const { name } of client.limits) {
      const taken: Taken<L> = this.#taken.get(name) ?? { count: 0, byName: new Map() };
      this.#taken.set(name, taken);
      taken.count += 1;
      taken.byName.set(client.name, (taken.byName.get(client.name) ?? new Set()).add(client));
    }
    return undefined;
  }

  leave(client: Client<L>): void {
    for (const { name } of client.limits) {
      const taken = this.#taken.get(name);
      const own = taken?.byName.get(client.name);
      if (taken === undefined || own?.delete(client) !== true) continue;
      taken.count -= 1;
      if (own.size === 0) taken.byName.delete(client.name);
      if (taken.count === 0) this.#taken.delete(name);
    }
  }

  #isReached({ name, max }: L): boolean {
    return (this.#taken.get(name)?.count ?? 0) >= max;
  }

  #findYielding(limit: string, { name }: Client<L>): Client<L> | undefined {
    const byName = this.#taken.get(limit)?.byName ?? new Map<string, Set<Client<L>>>();
    const own = byName.get(name)?.size ?? 0;
    let most = 0;
    let found: Client<L> | undefined;
    for (const others of byName.values()) {
      if (others.size <= most) continue;
      const mustBeSlow = others.size <= own;
      const other = findFirst(others, ({ yields }) => yields?.(mustBeSlow) === true);
      if (other !== undefined) [most, found] = [others.size, other];
    }
    return found;
  }
}

function findFirst<Item>(items: Iterable<Item>, fits: (item: Item) => boolean): Item | undefined {
  for (const item of items) if (fits(item)) return item;
  return undefined;
}
