import { testSections } from "./conformance.ts";
import { eventSections } from "./events.ts";
import { existingClients } from "./existing-clients.ts";
import { purpose } from "./purpose.ts";

testSections([purpose, ...eventSections, existingClients]);
