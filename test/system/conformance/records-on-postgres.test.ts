import { testRecords } from "./conformance.ts";

testRecords("postgres");
