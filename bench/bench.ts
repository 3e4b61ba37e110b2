import { benchApp } from "./app/app.ts";
import { benchLoad } from "./load.ts";
import { benchNotes } from "./notes.ts";
import { benchPolling } from "./polling.ts";
import { benchRange } from "./range.ts";
import { benchService } from "./service.ts";
import { benchSoak } from "./soak.ts";
import { benchStart } from "./start.ts";
import { benchWebhooks } from "./webhooks.ts";

/** Runs all benchmarks but `soak [minutes]`, or the named one. Times are ratios to a bare command in the same run. */

const only = process.argv[2];
if (only === undefined || only === "start") await benchStart();
if (only === undefined || only === "notes") await benchNotes();
if (only === undefined || only === "range") await benchRange();
if (only === undefined || only === "polling") await benchPolling();
if (only === undefined || only === "webhooks") await benchWebhooks();
if (only === undefined || only === "app") await benchApp();
if (only === undefined || only === "service") {
  await benchLoad();
  await benchService();
}
if (only === "soak") await benchSoak(Number(process.argv[3] ?? 30));
