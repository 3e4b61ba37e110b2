import { testSections } from "./conformance.ts";
import { jobRules } from "./endpoints/jobs.ts";
import { relevantLinks } from "./rules/relevant-links.ts";
import { requestTime } from "./rules/request-time.ts";
import { requestValues } from "./rules/request-values.ts";
import { sources } from "./rules/sources.ts";

// What a client written from the interface alone relies on when it requests work.
testSections([jobRules, sources, requestTime, relevantLinks, requestValues]);
