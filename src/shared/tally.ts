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
