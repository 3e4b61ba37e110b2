import { testSections } from "./conformance.ts";
import { jobRules } from "./endpoints/jobs.ts";
import { sources } from "./rules/sources.ts";

// What a client written from the interface alone relies on when it requests work.
testSections([jobRules, sources]);
