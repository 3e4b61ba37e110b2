import { testEndpoints } from "./conformance.ts";

testEndpoints("sqlite");
