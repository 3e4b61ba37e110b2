import { testSections } from "./conformance.ts";
import { conversationRules } from "./conversation-rules.ts";
import { drafts } from "./rules/drafts.ts";
import { releaseNotesFiles } from "./rules/release-notes-files.ts";

// What a client written from the interface alone relies on for what was written.
testSections([conversationRules, drafts, releaseNotesFiles]);
