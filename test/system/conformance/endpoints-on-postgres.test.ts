import { testEndpoints } from "./conformance.ts";

testEndpoints("postgres");
