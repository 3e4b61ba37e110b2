import { testSections } from "./conformance.ts";
import { conversationRules } from "./conversation-rules.ts";
import { publicationRules } from "./endpoints/publications.ts";
import { connectionRules } from "./rules/connection-rules.ts";
import { drafts } from "./rules/drafts.ts";
import { publicationFlags } from "./rules/publication-flags.ts";
import { publicationSyncs } from "./rules/publication-syncs.ts";
import { releaseNotesFiles } from "./rules/release-notes-files.ts";

// What a client written from the interface alone relies on for what was written, and where.
testSections([
  ...[conversationRules, drafts, releaseNotesFiles],
  ...[publicationRules, publicationFlags, publicationSyncs, connectionRules],
]);
