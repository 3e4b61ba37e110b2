import { testRecords } from "./conformance.ts";

testRecords("sqlite");
