/** A moment at which a program is killed. */
export type Moment = (typeof MOMENTS)[number];

export const MOMENTS = [
  /** At any time. */
  "timer",
  /** While it starts again after another kill. */
  "starting",
  /** While a create is sent; its answer is lost. */
  "sent",
  /** As soon as a create is answered. */
  "accepted",
  /** In a push, before the branch has moved there. */
  "pushing",
  /** In a push, after it. */
  "pushed",
  /** In a push, when git alone is killed; the program itself some time later. */
  "cut",
  /** When a branch is to be made on GitHub, before and after it is. */
  "branching",
  "branched",
  /** When a pull request is to be opened, before and after it is. */
  "opening",
  "opened",
] as const;

/** Calls back when the program reaches the moment that it is set to. */
export class KillPoint {
  #set: { moment: Moment; onReached: () => void } | undefined;
  /** Called with each change, for moments that another process reaches. */
  readonly #onChange: (moment: Moment | "") => void;

  constructor(onChange: (moment: Moment | "") => void) {
    this.#onChange = onChange;
  }

  set(moment: Moment, onReached: () => void): void {
    this.#set = { moment, onReached };
    this.#onChange(moment);
  }

  clear(): void {
    this.#set = undefined;
    this.#onChange("");
  }

  /** Says that a moment is reached; whether it was set to that. */
  reach(moment: Moment): boolean {
    const set = this.#set;
    if (set?.moment !== moment) return false;
    this.clear();
    set.onReached();
    return true;
  }
}
