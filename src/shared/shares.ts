export type Limit = {
  name: string;
  max: number;
  /** Whose places count together in it; as the client is named unless given. */
  of?: string;
};

/** Who has or wants a place. */
export type Client<L extends Limit = Limit> = {
  /** Whose places count together. */
  name: string;
  /** The widest first. */
  limits: readonly L[];
  /** Whether the place may go to any client, before those that are not slow. */
  isSlow?: () => boolean;
  /** Whether the place may go to one that is of the same name, or of one with fewer places. */
  yields?: (asking: { isOwn: boolean; hasFewer: boolean }) => boolean;
  /** Called when the place went to another client. */
  end?: () => void;
};

/**
 * Shares out places, so that nobody keeps others out. Where a limit is reached, a client makes space: a slow one, or one
 * that yields, each of the names with the most places, the one that came first.
 */
export class Shares<L extends Limit = Limit> {
  /** By limit and by name. */
  readonly #clients = new Map<string, Map<string, Set<Client<L>>>>();

  /** Undefined if the client has a place, until {@link leave}; else the widest limit that is reached, and nobody's ends. */
  enter(client: Client<L>): L | undefined {
    const ending = new Set<Client<L>>();
    // The narrowest first: who makes space in it makes space in the wider ones too.
    const full = client.limits.toReversed().filter((limit) => !this.#findSpace(limit, client, ending));
    if (full.length > 0) return full.at(-1);
    for (const one of ending) {
      this.leave(one);
      one.end?.();
    }
    for (const { name, of = client.name } of client.limits) {
      const byName = this.#clients.get(name) ?? new Map<string, Set<Client<L>>>();
      this.#clients.set(name, byName.set(of, (byName.get(of) ?? new Set()).add(client)));
    }
    return undefined;
  }

  leave(client: Client<L>): void {
    for (const { name, of = client.name } of client.limits) {
      const byName = this.#clients.get(name);
      const own = byName?.get(of);
      if (own?.delete(client) && own.size === 0) byName?.delete(of);
      if (byName?.size === 0) this.#clients.delete(name);
    }
  }

  /** Adds the client that makes space to `ending`, unless one of these does; false if there is none. */
  #findSpace({ name, max, of }: L, client: Client<L>, ending: Set<Client<L>>): boolean {
    const byName = this.#clients.get(name) ?? new Map<string, Set<Client<L>>>();
    let count = 0;
    for (const { size } of byName.values()) count += size;
    if (count < max || [...ending].some(({ limits }) => limits.some((limit) => limit.name === name))) return true;
    const own = byName.get(of ?? client.name) ?? new Set();
    const groups = [...byName.values()].sort((one, other) => other.size - one.size);
    const find = (isFound: (one: Client<L>, group: Set<Client<L>>) => boolean | undefined) => {
      for (const group of groups) for (const one of group) if (isFound(one, group)) return one;
      return undefined;
    };
    const found =
      find(({ isSlow }) => isSlow?.()) ??
      find(({ yields }, group) => yields?.({ isOwn: group === own, hasFewer: own.size < group.size }));
    if (found !== undefined) ending.add(found);
    return found !== undefined;
  }
}

/** Counts what runs at the same time, by name. */
export class Tally {
  readonly #running = new Map<string, number>();

  count(name: string): number {
    return this.#running.get(name) ?? 0;
  }

  /** Counts one more; the returned function ends it. */
  enter(name: string): () => void {
    this.#running.set(name, this.count(name) + 1);
    return () => {
      const left = this.count(name) - 1;
      if (left > 0) this.#running.set(name, left);
      else this.#running.delete(name);
    };
  }

  /** Those of which `count` or more run. */
  listFrom(count: number): string[] {
    return [...this.#running].flatMap(([name, running]) => (running >= count ? [name] : []));
  }
}
