export type Limit = { name: string; max: number };

/** Who has or wants a place. */
export type Client<L extends Limit = Limit> = {
  /** Whose places count together. */
  name: string;
  limits: readonly L[];
  /** Whether the place may go to another client: to one with fewer places, or to any if this one is slow. */
  yields?: (mustBeSlow: boolean) => boolean;
  /** Called when the place went to another client. */
  end?: () => void;
};

/**
 * Shares out places, so that nobody keeps others out. Where a limit is reached, a client that yields makes space: of the
 * names with the most places, the one that came first.
 */
export class Shares<L extends Limit = Limit> {
  /** By limit and by name. */
  readonly #clients = new Map<string, Map<string, Set<Client<L>>>>();

  /** Undefined if the client has a place, until {@link leave}; else the limit that is reached. */
  enter(client: Client<L>): L | undefined {
    const full = client.limits.find((limit) => !this.#makeSpace(limit, client.name));
    if (full !== undefined) return full;
    for (const { name } of client.limits) {
      const byName = this.#clients.get(name) ?? new Map<string, Set<Client<L>>>();
      this.#clients.set(name, byName.set(client.name, (byName.get(client.name) ?? new Set()).add(client)));
    }
    return undefined;
  }

  leave(client: Client<L>): void {
    for (const { name } of client.limits) {
      const byName = this.#clients.get(name);
      const own = byName?.get(client.name);
      if (own?.delete(client) && own.size === 0) byName?.delete(client.name);
      if (byName?.size === 0) this.#clients.delete(name);
    }
  }

  #makeSpace({ name, max }: L, asking: string): boolean {
    const byName = this.#clients.get(name) ?? new Map<string, Set<Client<L>>>();
    let count = 0;
    for (const { size } of byName.values()) count += size;
    if (count < max) return true;
    const own = byName.get(asking)?.size ?? 0;
    for (const others of [...byName.values()].sort((one, other) => other.size - one.size)) {
      const found = [...others].find(({ yields }) => yields?.(others.size <= own));
      if (found === undefined) continue;
      this.leave(found);
      found.end?.();
      return true;
    }
    return false;
  }
}
