import type { Section } from "../section.ts";
import { connectionFields, listedFields } from "./connection-fields.ts";
import { commentFields, conversationFields, turnFields } from "./conversation-fields.ts";
import { docRequestFields, jobFields } from "./job-fields.ts";
import { auditLogFields, instructionFields, instructionLinkFields, userFields } from "./library-fields.ts";
import { publicationConfigFields, publicationFields } from "./publication-fields.ts";

/** The interface, "Resources and their fields", without the change selectors. */
export const fieldSections: readonly Section[] = [
  jobFields,
  docRequestFields,
  connectionFields,
  listedFields,
  publicationFields,
  publicationConfigFields,
  conversationFields,
  commentFields,
  turnFields,
  userFields,
  instructionFields,
  instructionLinkFields,
  auditLogFields,
];
