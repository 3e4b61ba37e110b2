import type { Section } from "../section.ts";
import { billing } from "./billing.ts";
import { connectionRules } from "./connection-rules.ts";
import { drafts } from "./drafts.ts";
import { permittedLists } from "./permitted-lists.ts";
import { publicationFlags } from "./publication-flags.ts";
import { publicationSyncs } from "./publication-syncs.ts";
import { releaseNotesFiles } from "./release-notes-files.ts";
import { relevantLinks } from "./relevant-links.ts";
import { requestTime } from "./request-time.ts";
import { requestValues } from "./request-values.ts";
import { roundTrips } from "./round-trips.ts";
import { sources } from "./sources.ts";

/** What a client written from the interface alone relies on, by subject. */
export const ruleSections: readonly Section[] = [
  releaseNotesFiles,
  publicationFlags,
  sources,
  billing,
  drafts,
  requestTime,
  relevantLinks,
  permittedLists,
  publicationSyncs,
  connectionRules,
  requestValues,
  roundTrips,
];
