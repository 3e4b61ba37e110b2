/** A moment at which a program is killed. */
export type Moment = (typeof MOMENTS)[number];

export const MOMENTS = [
  /** At any time. */
  "timer",
  /** While it starts again after another kill. */
  "starting",
  /** While a create is on its way; its answer is lost. */
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

/** Waits for one moment, and does what it was set for once that has come. */
export class Trap {
  #set: { moment: Moment; spring: () => void } | undefined;
  /** Hears of what it is set for, for those who spring it from outside this process. */
  readonly #tell: (moment: Moment | "") => void;

  constructor(tell: (moment: Moment | "") => void) {
    this.#tell = tell;
  }

  set(moment: Moment, spring: () => void): void {
    this.#set = { moment, spring };
    this.#tell(moment);
  }

  /** Takes it away, sprung or not. */
  clear(): void {
    this.#set = undefined;
    this.#tell("");
  }

  /** Says that a moment has come; whether somebody waited for it. */
  spring(moment: Moment): boolean {
    const set = this.#set;
    if (set?.moment !== moment) return false;
    this.clear();
    set.spring();
    return true;
  }
}
