import { writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

// Loaded by the program beside its own code. Writes the longest time, in milliseconds of CPU, that the thread of its calls
// was not at the event loop since SIGUSR2: other processes of the machine do not count.
const file = process.env.WATCHED_LOOP;
if (file !== undefined && isMainThread && process.argv[2] === "serve") {
  let longest = Number.POSITIVE_INFINITY;
  let before = process.threadCpuUsage();
  process.on("SIGUSR2", () => {
    longest = 0;
    writeFileSync(file, "0");
  });
  setInterval(() => {
    const now = process.threadCpuUsage();
    const used = (now.user - before.user + now.system - before.system) / 1000;
    before = now;
    if (used <= longest) return;
    longest = used;
    writeFileSync(file, String(used));
  }, 1).unref();
}
