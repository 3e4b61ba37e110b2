import { once } from "node:events";
import { openStore } from "../../../../src/service/store/store.ts";
import { insertOrganization } from "../../../support/rows.ts";

// A process that, on a message, opens the store at its first argument and adds an organization; with a second
// argument it keeps running.
const [location = "", stay] = process.argv.slice(2);
process.send?.("ready");
await once(process, "message");
const store = await openStore(location);
await insertOrganization(store, String(process.pid));
process.send?.("stored");
if (stay === undefined) {
  await store.close();
  process.disconnect();
}
