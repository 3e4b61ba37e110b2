import { readRange } from "./range-read.ts";

/** Runs in its own process: reads one range and prints the peak memory in kilobytes. */

const [directory = "."] = process.argv.slice(2);
await readRange(directory, { tags: { start: "v9.0.0", end: "v9.1.0" } });
process.stdout.write(`${process.resourceUsage().maxRSS}\n`);
