import type { Connection } from "../../contract/connections.ts";
import type { DocRequest } from "../../contract/doc-request.ts";
import type { Publication } from "../../contract/publications.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { listSome, quoteText, selectNearestNames } from "../../shared/text.ts";
import type { ExistingRecords } from "./look-ahead.ts";

/** Throws for a paused connection and an unknown or ambiguous publication; returns warnings. */
export function checkNames(
  request: DocRequest,
  creates: "jobs" | "conversations",
  { connections = [], publications: known = [] }: ExistingRecords,
): string[] {
  const name = request.sourceConnection;
  const publications = (request.publications ?? []).flatMap((publication) => findPublication(publication, known) ?? []);
  // A conversation has no source connection; its publication does.
  const [source] = creates === "jobs" ? matchesOf(name, connections) : [];
  const destinations = publications.map(({ config }) => connections.find(({ id }) => id === config?.docsRepo));
  const used = new Set([source, ...destinations].filter((connection) => connection !== undefined));
  const warnings = [...used].flatMap(checkConnection);
  if (creates !== "jobs" || !isUnlisted(name, connections)) return warnings;
  const unlisted = describeUnlisted("connection", name, connections);
  return [`${unlisted} If the service rejects the request, correct source-connection.`, ...warnings];
}

/** An empty list may be a missing permission. */
function isUnlisted(idOrName: string, known: readonly Connection[]): boolean {
  return known.length > 0 && matchesOf(idOrName, known).length === 0 && !matchesIgnoringCase(idOrName, known);
}

function findPublication(idOrName: string, known: readonly Publication[]): Publication | undefined {
  if (known.length === 0) return undefined;
  const found = matchesOf(idOrName, known);
  if (found.length > 1) {
    throw new ReleaseDocsError(
      "submit/ambiguous-publication",
      `${found.length} publications are named ${JSON.stringify(idOrName)}: ${found.map(({ id }) => id).join(", ")}.`,
    );
  }
  if (found.length === 1 || matchesIgnoringCase(idOrName, known)) return found[0];
  throw unknownName("publication", idOrName, known);
}

function matchesOf<Item extends { id: string; name: string }>(idOrName: string, known: readonly Item[]): Item[] {
  const exact = known.filter(({ id }) => id === idOrName);
  return exact.length > 0 ? exact : known.filter(({ name }) => name === idOrName);
}

function matchesIgnoringCase(name: string, known: readonly { name: string }[]): boolean {
  return known.some((other) => other.name.toLowerCase() === name.toLowerCase());
}

type Kind = "connection" | "publication";

function unknownName(kind: Kind, name: string, known: readonly { name: string }[]): ReleaseDocsError {
  const code = kind === "connection" ? "submit/unknown-connection" : "submit/unknown-publication";
  return new ReleaseDocsError(code, describeUnlisted(kind, name, known));
}

function describeUnlisted(kind: Kind, name: string, known: readonly { name: string }[]): string {
  const names = [...new Set(known.map((other) => quoteText(other.name)))];
  const nearest = selectNearestNames(name, names);
  const shown = nearest.length > 0 ? `nearest: ${nearest.join(", ")}` : `known: ${listSome(names)}`;
  return `The key sees no ${kind} ${JSON.stringify(name)}; ${shown}.`;
}

function checkConnection({ name, paused, healthy }: Connection): string[] {
  // Paused on purpose: a request would wait.
  if (paused === true) {
    throw new ReleaseDocsError("submit/paused-connection", `The connection ${quoteText(name)} is paused.`);
  }
  return healthy === false
    ? [`The connection ${quoteText(name)} was unhealthy at the service's last check. Continuing.`]
    : [];
}

/** Those it names, else all of its source connection (operation create-job), else the only one. */
export function selectPublications(
  request: DocRequest,
  { connections = [], publications = [] }: ExistingRecords,
): readonly string[] {
  if (request.publications !== undefined) return request.publications;
  const name = request.sourceConnection;
  const [source] = matchesOf(name, connections);
  const sourceId = source?.id ?? name;
  const associated = publications.filter(({ config }) => config?.sourceRepos?.includes(sourceId));
  if (associated.length > 0) return associated.map(({ id }) => id);
  const [only, ...others] = publications;
  const isHidden = (id: string) => !connections.some((connection) => connection.id === id);
  const mayBeOfSource = ({ config }: Publication) =>
    !config?.sourceRepos ||
    (source === undefined && (!isUnlisted(name, connections) || config.sourceRepos.some(isHidden)));
  if (only !== undefined && others.length === 0 && mayBeOfSource(only)) return [only.id];
  if (isUnlisted(name, connections)) throw unknownName("connection", name, connections);
  throw new ReleaseDocsError("submit/no-publication", `Cannot determine the publications of ${name}.`);
}
