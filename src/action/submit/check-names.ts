import type { Connection } from "../../contract/connections.ts";
import type { DocRequest } from "../../contract/jobs.ts";
import type { Publication } from "../../contract/publications.ts";
import { selectNearestNames } from "../../git/nearest-names.ts";
import { quoteText } from "../../quote-text.ts";
import { ReleaseDocsError } from "../../release-docs-error.ts";
import type { Seen } from "./look-ahead.ts";

const UNSENT = "nothing was sent.";

/**
 * Names what cannot work before anything is created: an unknown or paused connection, an unknown or ambiguous
 * publication. Returns what may not work, as sentences. What could not be seen is not judged.
 */
export function checkNames(request: DocRequest, creates: "jobs" | "conversations", seen: Seen): string[] {
  const publications = (request.publications ?? []).flatMap((name) => findPublication(name, seen.publications) ?? []);
  // A conversation does not name its source (interface, "Conversations"): only its publication decides.
  const source = creates === "jobs" ? findConnection(request.sourceConnection, seen.connections) : undefined;
  const destinations = publications.map(({ config }) => seen.connections?.find(({ id }) => id === config?.docsRepo));
  const used = new Set([source, ...destinations].filter((connection) => connection !== undefined));
  return [...used].flatMap(checkConnection);
}

/** The connection that an ID or a name means; undefined where that cannot be seen. Throws `submit/unknown-connection`. */
export function findConnection(idOrName: string, known: Seen["connections"]): Connection | undefined {
  // An empty list may be one that the key is shown nothing of.
  if (known === undefined || known.length === 0) return undefined;
  const [found] = matchesOf(idOrName, known);
  if (found !== undefined || mayMean(idOrName, known)) return found;
  throw unknownName("submit/unknown-connection", "source-connection", idOrName, known);
}

function findPublication(idOrName: string, known: Seen["publications"]): Publication | undefined {
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
  throw unknownName("submit/unknown-publication", "publications", idOrName, known);
}

function matchesOf<Item extends { id: string; name: string }>(idOrName: string, known: readonly Item[]): Item[] {
  const exact = known.filter(({ id }) => id === idOrName);
  return exact.length > 0 ? exact : known.filter(({ name }) => name === idOrName);
}

/** Whether a service that does not mind upper and lower case would find it. */
function mayMean(name: string, known: readonly { name: string }[]): boolean {
  return known.some((other) => other.name.toLowerCase() === name.toLowerCase());
}

function unknownName(
  code: "submit/unknown-connection" | "submit/unknown-publication",
  input: string,
  name: string,
  known: readonly { name: string }[],
): ReleaseDocsError {
  const what = code === "submit/unknown-connection" ? "connection" : "publication";
  const names = [...new Set(known.map((other) => quoteText(other.name)))];
  const nearest = selectNearestNames(name, names);
  const shown = nearest.length > 0 ? `nearest: ${nearest.join(", ")}` : `known: ${shorten(names)}`;
  return new ReleaseDocsError({
    code,
    message: `There is no ${what} ${JSON.stringify(name)} among those that the key can see; ${shown}.`,
    hint: `Correct the input ${input}, or create the ${what} in the service; ${UNSENT}`,
  });
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
