import { type Clock, startTimer } from "../../client/clock.ts";
import { quoteText } from "../../quote-text.ts";
import { renderDuration } from "../render-duration.ts";
import type { Reporter } from "../reporter.ts";

const LONGEST_SILENCE = 30_000;
const LONGEST_FAULT = 300;

/** Tells the log how the waiting goes: a line for every new state, and one after each 30 s of silence. */
export type Progress = Disposable & {
  /** Hears how a record stands after every look at it. */
  saw: (name: string, state: string, settled: boolean) => Promise<void>;
  /** Hears of a look that failed and is made again. */
  missed: (fault: Error) => void;
};

/** Starts to count the time that is told; disposing of it ends the heartbeat. */
export function createProgress(reporter: Pick<Reporter, "info">, clock: Clock): Progress {
  const start = clock.now();
  const states = new Map<string, string>();
  const moving = new Map<string, string>();
  let fault: Error | undefined;
  let silence: Disposable | undefined;
  const since = () => `after ${renderDuration(clock.now() - start)}`;
  const say = async (line: string): Promise<void> => {
    silence?.[Symbol.dispose]();
    silence = startTimer(clock, LONGEST_SILENCE, () => say(`${renderWait(moving, since())}${renderFault(fault)}`));
    await reporter.info(line);
  };
  return {
    async saw(name, state, settled) {
      fault = undefined;
      if (settled) moving.delete(name);
      else moving.set(name, state);
      const first = !states.has(name);
      if (states.get(name) === state) return;
      states.set(name, state);
      await say(first ? `${name}: ${state}.` : `${name}: ${state} ${since()}.`);
    },
    missed: (missed) => {
      fault = missed;
    },
    [Symbol.dispose]: () => silence?.[Symbol.dispose](),
  };
}

function renderWait(moving: ReadonlyMap<string, string>, since: string): string {
  const [[name, state] = ["The result", "awaited"], ...others] = moving;
  if (others.length === 0) return `${name} is still ${state} ${since}.`;
  return `Still waiting ${since}: ${[...moving].map((pair) => pair.join(" ")).join(", ")}.`;
}

function renderFault(fault: Error | undefined): string {
  return fault === undefined ? "" : ` The last look failed: ${quoteText(fault.message, LONGEST_FAULT)}`;
}
