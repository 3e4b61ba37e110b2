import type { Connection } from "../../contract/connections.ts";
import type { DocRequest } from "../../contract/jobs.ts";
import type { Publication } from "../../contract/publications.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { quoteText, selectNearestNames } from "../../shared/text.ts";
import type { ExistingRecords } from "./look-ahead.ts";

const UNSENT = "nothing was sent.";

/**
 * Throws for what cannot work before anything is created: a paused connection, an unknown or ambiguous publication.
 * Returns what may not work, as sentences: an unhealthy source or destination, and a source that the list does not
 * contain, since permissions can filter the list. Does not judge what could not be listed.
 */
export function checkNames(
  request: DocRequest,
  creates: "jobs" | "conversations",
  existing: ExistingRecords,
): string[] {
  const name = request.sourceConnection;
  const publications = (request.publications ?? []).flatMap(
    (name) => findPublication(name, existing.publications) ?? [],
  );
  // A conversation does not name its source (interface, "Conversations"): only its publication decides.
  const source = creates === "jobs" ? findConnection(name, existing.connections) : undefined;
  const isUnlisted = creates === "jobs" && isUnlistedConnection(name, existing.connections);
  const destinations = publications.map(({ config }) =>
    existing.connections?.find(({ id }) => id === config?.docsRepo),
  );
  const used = new Set([source, ...destinations].filter((connection) => connection !== undefined));
  const unlisted = isUnlisted ? [describeUnlisted("connection", name, existing.connections ?? [])] : [];
  return [
    ...unlisted.map((sentence) => `${sentence} The service decides; if it refuses, correct source-connection.`),
    ...[...used].flatMap(checkConnection),
  ];
}

/** The connection that an ID or a name means; undefined where the list does not contain it. */
export function findConnection(idOrName: string, known: ExistingRecords["connections"]): Connection | undefined {
  return matchesOf(idOrName, known ?? [])[0];
}

/** Whether there is a list of connections, and none in it has this ID or name. */
export function isUnlistedConnection(idOrName: string, known: ExistingRecords["connections"]): boolean {
  // An empty list may be one that the key is shown nothing of.
  if (known === undefined || known.length === 0) return false;
  return findConnection(idOrName, known) === undefined && !mayMean(idOrName, known);
}

function findPublication(idOrName: string, known: ExistingRecords["publications"]): Publication | undefined {
  if (known === undefined || known.length === 0) return undefined;
  const found = matchesOf(idOrName, known);
  if (found.length > 1) {
    throw new ReleaseDocsError({
      code: "submit/ambiguous-publication",
      message: `${found.length} publications are named ${JSON.stringify(idOrName)}: ${found.map(({ id }) => id).join(", ")}.`,
      hint: `Give the ID of the one that is meant in the input publications; ${UNSENT}`,
    });
  }
  if (found.length === 1 || mayMean(idOrName, known)) return found[0];
  throw unknownName("publication", idOrName, known);
}

function matchesOf<Item extends { id: string; name: string }>(idOrName: string, known: readonly Item[]): Item[] {
  const exact = known.filter(({ id }) => id === idOrName);
  return exact.length > 0 ? exact : known.filter(({ name }) => name === idOrName);
}

/** Whether a service that does not mind upper and lower case would find it. */
function mayMean(name: string, known: readonly { name: string }[]): boolean {
  return known.some((other) => other.name.toLowerCase() === name.toLowerCase());
}

/** The error for a name that the request needs and the list does not contain. */
export function unknownName(
  what: "connection" | "publication",
  name: string,
  known: readonly { name: string }[],
): ReleaseDocsError {
  const isConnection = what === "connection";
  const input = isConnection ? "source-connection" : "publications";
  return new ReleaseDocsError({
    code: isConnection ? "submit/unknown-connection" : "submit/unknown-publication",
    message: describeUnlisted(what, name, known),
    hint: `Correct the input ${input}, or create the ${what} in the service; ${UNSENT}`,
  });
}

function describeUnlisted(what: string, name: string, known: readonly { name: string }[]): string {
  const names = [...new Set(known.map((other) => quoteText(other.name)))];
  const nearest = selectNearestNames(name, names);
  const shown = nearest.length > 0 ? `nearest: ${nearest.join(", ")}` : `known: ${shorten(names)}`;
  return `There is no ${what} ${JSON.stringify(name)} among those that the key can see; ${shown}.`;
}

function shorten(names: readonly string[]): string {
  const most = 5;
  const more = names.length > most ? ` and ${names.length - most} more` : "";
  return names.slice(0, most).join(", ") + more;
}

function checkConnection({ name, paused, healthy }: Connection): string[] {
  // Somebody set it aside on purpose; a request would wait for them or go against them.
  if (paused === true) {
    throw new ReleaseDocsError({
      code: "submit/paused-connection",
      message: `The connection ${quoteText(name)} is paused.`,
      hint: `Resume it in the service, or leave this step out until then; ${UNSENT}`,
    });
  }
  return healthy === false
    ? [`The connection ${quoteText(name)} was unhealthy when the service last looked; trying all the same.`]
    : [];
}

/**
 * The publications that a request is for, by ID or name: those it names, else all that are written from its source
 * connection, as for a job (interface, "Jobs", rule 4), else the only one if that may be written from it. Throws
 * `submit/unknown-connection` or `submit/no-publication` where that cannot be told.
 */
export function selectPublications(
  request: DocRequest,
  { connections, publications = [] }: ExistingRecords,
): readonly string[] {
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
