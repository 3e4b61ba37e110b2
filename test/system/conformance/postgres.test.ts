import { testConformance } from "./conformance.ts";

testConformance("postgres");
