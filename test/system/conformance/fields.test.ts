import { changeSelectors } from "./change-selectors.ts";
import { testSections } from "./conformance.ts";
import { connectionFields } from "./fields/connection-fields.ts";
import { docRequestFields } from "./fields/job-fields.ts";
import { auditLogFields, instructionFields, userFields } from "./fields/library-fields.ts";
import { publicationConfigFields } from "./fields/publication-fields.ts";

// The interface, "Resources and their fields": what the rows of the endpoints do not show.
testSections([
  docRequestFields,
  connectionFields,
  publicationConfigFields,
  userFields,
  instructionFields,
  auditLogFields,
  changeSelectors,
]);
