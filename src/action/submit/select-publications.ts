import type { DocRequest } from "../../contract/jobs.ts";
import type { Publication } from "../../contract/publications.ts";
import { ReleaseDocsError } from "../../release-docs-error.ts";
import { findConnection, isUnlistedConnection, unknownName } from "./check-names.ts";
import type { Seen } from "./look-ahead.ts";

/**
 * The publications that a request is for, by ID or name: those it names, else all that are written from its source
 * connection, as for a job (interface, "Jobs", rule 4), else the only one if that may be written from it. Throws
 * `submit/unknown-connection` or `submit/no-publication` where that cannot be told.
 */
export function selectPublications(request: DocRequest, { connections, publications = [] }: Seen): readonly string[] {
  if (request.publications !== undefined) return request.publications;
  const name = request.sourceConnection;
  const source = findConnection(name, connections);
  const isUnlisted = isUnlistedConnection(name, connections);
  const sourceId = source?.id ?? name;
  const associated = publications.filter(({ config }) => config?.sourceRepos?.includes(sourceId));
  if (associated.length > 0) return associated.map(({ id }) => id);
  const [only, ...others] = publications;
  const isHidden = (id: string) => connections?.some((connection) => connection.id === id) !== true;
  const mayBeOfSource = ({ config }: Publication) =>
    !config?.sourceRepos || (source === undefined && (!isUnlisted || config.sourceRepos.some(isHidden)));
  if (only !== undefined && others.length === 0 && mayBeOfSource(only)) return [only.id];
  if (isUnlisted) throw unknownName("connection", name, connections ?? []);
  throw new ReleaseDocsError({
    code: "submit/no-publication",
    message: `Which publications are written from ${name} cannot be told.`,
    hint: "Name them in the input publications; nothing was sent.",
  });
}
