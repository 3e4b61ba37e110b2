import { testSections } from "./conformance.ts";
import { publicationRules } from "./endpoints/publications.ts";
import { connectionRules } from "./rules/connection-rules.ts";
import { publicationFlags } from "./rules/publication-flags.ts";

// What a client written from the interface alone relies on for where it is written.
testSections([publicationRules, publicationFlags, connectionRules]);
