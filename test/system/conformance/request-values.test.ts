import { testSections } from "./conformance.ts";
import { relevantLinks } from "./rules/relevant-links.ts";
import { requestTime } from "./rules/request-time.ts";
import { requestValues } from "./rules/request-values.ts";

// What a client written from the interface alone relies on for the fields of a request.
testSections([requestTime, relevantLinks, requestValues]);
