import type { ReleaseNotesStyle } from "../../contract/publication-config.ts";
import { readEarlierAuthors } from "../../git/earlier-authors.ts";
import type { History } from "../../git/read-history.ts";
import type { Credits } from "../../writer/credits.ts";
import type { Notes } from "../../writer/notes.ts";
import { type Person, selectNoreplyLogin, selectPeople } from "../../writer/people.ts";
import type { Span } from "../../writer/span.ts";

/** Whom the release notes of a span name, as the publication wants it. */
export async function readCredits(
  { directory }: History,
  span: Span,
  { changes }: Notes,
  { contributors, newContributors = false }: ReleaseNotesStyle,
): Promise<Credits> {
  const isWanted = newContributors || (contributors ?? span.metadata !== undefined);
  const people = isWanted ? selectPeople(changes, span.metadata?.facts) : [];
  const isNamed = contributors ?? (span.metadata !== undefined && people.length > 1);
  return {
    contributors: isNamed ? people : [],
    newcomers: newContributors ? await selectNewcomers(directory, span, people) : [],
  };
}

/**
 * Who had no part in anything that the span builds on, by e-mail, name and login. Nobody in a first release, where
 * everybody is new, and nobody whose e-mail is not known: a welcome to somebody who was there before is worse than none.
 */
async function selectNewcomers(directory: string, { commits }: Span, people: readonly Person[]): Promise<Person[]> {
  const earlier = await readEarlierAuthors(directory, commits);
  if (earlier === undefined) return [];
  const logins = new Set([...earlier.emails].flatMap((email) => selectNoreplyLogin(email) ?? []));
  return people.filter(
    ({ name, login, emails }) =>
      emails.length > 0 &&
      !emails.some((email) => earlier.emails.has(email)) &&
      !earlier.names.has(name.toLowerCase()) &&
      !logins.has(login?.toLowerCase() ?? ""),
  );
}
