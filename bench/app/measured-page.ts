import type { Page } from "playwright-core";
import { median } from "../median.ts";

/**
 * Milliseconds. `task`: the longest task of the main thread, in time of the processor, which other work on the machine
 * adds little to. `event`: from the slowest input to the next paint. `shown`: until the effect is on the page.
 */
export type Measured = { task: number; event: number; shown: number };

const OBSERVE = `
  window.measuredEvents = [];
  new PerformanceObserver((list) => measuredEvents.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: "event", durationThreshold: 16 });
`;

/** From the next page that it opens. */
export async function observePage(page: Page): Promise<void> {
  await page.addInitScript(OBSERVE);
}

/** Two frames, and what was left to do after them. */
const REST = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100))))`;
const TASKS = "disabled-by-default-devtools.timeline";

/** `act` returns once its effect is shown. */
export async function measure(page: Page, act: () => Promise<unknown>): Promise<Measured> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("The page has no browser.");
  await page.evaluate(REST);
  await page.evaluate("measuredEvents.length = 0");
  await browser.startTracing(page, { categories: [TASKS] });
  const start = performance.now();
  await act();
  const shown = performance.now() - start;
  await page.evaluate(REST);
  const trace: Trace = JSON.parse((await browser.stopTracing()).toString());
  const events = await page.evaluate<number[]>("measuredEvents");
  return { task: findLongestTask(trace), event: Math.max(0, ...events), shown };
}

/** Times in microseconds; `tdur` of the processor. */
type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args?: { name?: string } };
type Trace = { traceEvents: readonly TraceEvent[] };

function findLongestTask({ traceEvents }: Trace): number {
  const names = traceEvents.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain");
  const main = new Set(names.map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === "RunTask" && main.has(`${pid} ${tid}`));
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0);
}

export type Measurements = Map<string, Measured[]>;

export function addMeasured(measurements: Measurements, name: string, measured: Measured): void {
  measurements.set(name, [...(measurements.get(name) ?? []), measured]);
}

/** Prints one row per interaction: least and median. */
export function printMeasurements(title: string, measurements: Measurements): void {
  const [[, first = []] = []] = measurements;
  process.stdout.write(`\n${title} (least / median of ${first.length}, in ms)\n`);
  process.stdout.write(`${["task", "event", "shown"].map((field) => field.padStart(13)).join("")}\n`);
  for (const [name, rounds] of measurements) {
    const columns = (["task", "event", "shown"] as const).map((field) => {
      const values = rounds.map((round) => round[field]);
      return `${Math.min(...values).toFixed(0)} / ${median(values).toFixed(0)}`.padStart(13);
    });
    process.stdout.write(`${columns.join("")}  ${name}\n`);
  }
}
