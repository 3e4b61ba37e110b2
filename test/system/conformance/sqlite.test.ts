import { testConformance } from "./conformance.ts";

testConformance("sqlite");
