import type { DocRequest } from "../../contract/jobs.ts";
import type { Publication } from "../../contract/publications.ts";
import { ReleaseDocsError } from "../../release-docs-error.ts";
import { findConnection } from "./check-names.ts";
import type { Seen } from "./look-ahead.ts";

/**
 * The publications that a request is for, by ID or name: those it names, else all that are written from its source
 * connection, as for a job (interface, "Jobs", rule 4). Throws `submit/no-publication` where that cannot be told.
 */
export function selectPublications(request: DocRequest, { connections, publications = [] }: Seen): readonly string[] {
  if (request.publications !== undefined) return request.publications;
  const source = findConnection(request.sourceConnection, connections);
  const isOfSource = ({ config }: Publication) =>
    source !== undefined && config?.sourceRepos ? config.sourceRepos.includes(source.id) : publications.length === 1;
  const associated = publications.filter(isOfSource);
  if (associated.length > 0) return associated.map(({ id }) => id);
  throw new ReleaseDocsError({
    code: "submit/no-publication",
    message: `Which publications are written from ${request.sourceConnection} cannot be told.`,
    hint: "Name them in the input publications; nothing was sent.",
  });
}
