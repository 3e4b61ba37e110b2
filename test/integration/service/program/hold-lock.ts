import { lockData } from "../../../../src/service/operator/operated-store.ts";

// A process that holds the folder of its first argument until it is killed; the channel keeps it alive.
const lock = lockData(process.argv[2] ?? "");
process.on("message", () => lock[Symbol.dispose]());
process.send?.("held");
