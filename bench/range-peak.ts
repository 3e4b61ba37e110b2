import { readRange } from "./range-read.ts";

/** Run as a process of its own: resolves and reads one range and prints the most memory it held, in kilobytes. */

const [directory = "."] = process.argv.slice(2);
await readRange(directory, { tags: { start: "v9.0.0", end: "v9.1.0" } });
process.stdout.write(`${process.resourceUsage().maxRSS}\n`);
