import type { FactsBySha } from "../git/commits.ts";
import { compareValues } from "../git/tags.ts";
import { escapeMarkdown } from "../shared/markdown/escape.ts";
import { type Change, type Repository, selectWork } from "./changes/change.ts";

export type Person = {
  name: string;
  login: string | undefined;
  emails: readonly string[];
  first: { pullRequest: number | undefined; sha: string };
};

type Sighting = Pick<Person, "login" | "emails"> & { name: string | undefined };

type Known = { person: Person; keys: readonly string[] };

const NOREPLY = /^(?:\d+\+)?([a-z\d](?:[\w-]*[a-z\d])?)@users\.noreply\./i;
const CO_AUTHOR = /^co-authored-by:([^<]*)<([^<>\s]*)> *$/i;
const MACHINE_LOGIN = /\[bot\]$|(?:^|[-_])(?:ro)?bot$/i;
const MACHINE_EMAIL = /\[bot\]@|^(?:no-?reply|actions?|bot)@/i;

/** Without bots. The code host's author of a pull request counts, else those of its commits. */
export function selectPeople(changes: readonly Change[], facts: FactsBySha | undefined): Person[] {
  const byKey = new Map<string, Known>();
  for (const change of changes) {
    const first = { pullRequest: change.pullRequest, sha: change.commits[0].sha };
    for (const seen of selectSightings(change, facts)) {
      if (isMachine(seen)) continue;
      const keys = selectKeys(seen);
      const same = keys.flatMap((key) => byKey.get(key) ?? []).filter(({ person }) => isSamePerson(person, seen));
      const people = same.map(({ person }) => person);
      const all = new Set([...same.flatMap((other) => other.keys), ...keys]);
      const known: Known = { person: joinPeople(people, seen, first), keys: [...all] };
      for (const key of known.keys) byKey.set(key, known);
    }
  }
  const people = new Set([...byKey.values()].map(({ person }) => person));
  return [...people].sort((a, b) => compareValues(labelOf(a).toLowerCase(), labelOf(b).toLowerCase()));
}

function selectKeys({ name, login, emails }: Sighting): string[] {
  const named = [...(login === undefined ? [] : [`login ${login}`]), ...(name === undefined ? [] : [`name ${name}`])];
  return [...named.map((key) => key.toLowerCase()), ...emails.map((email) => `mail ${email}`)];
}

function selectSightings(change: Change, facts: FactsBySha | undefined): Sighting[] {
  const work = selectWork(change);
  const [lead] = change.commits;
  const authored = work.length > 0 ? work : lead.parents.length < 2 ? [lead] : [];
  const authors = authored.map(({ sha, author }) => see(author.name, author.email, facts?.get(sha)?.login));
  const account = change.hosted?.author;
  const bodies = [change.body, ...authored.map(({ body }) => body)].join("\n");
  const lines = /co-authored-by:/i.test(bodies) ? bodies.split("\n") : [];
  const others = lines.flatMap((line) => {
    const [, name = "", email = ""] = CO_AUTHOR.exec(line) ?? [];
    return email.slice(1, -1).includes("@") ? [see(name, email, undefined)] : [];
  });
  if (account === undefined || account.isBot) return [...authors, ...others];
  // With one author, the person who opened the pull request is that author.
  const isOnlyOne = new Set(authors.flatMap(({ emails }) => emails)).size === 1;
  const opener = { name: isOnlyOne ? authors[0]?.name : undefined, login: account.login };
  return [{ ...opener, emails: isOnlyOne ? (authors[0]?.emails ?? []) : [] }, ...(isOnlyOne ? [] : authors), ...others];
}

function see(name: string, email: string, login: string | undefined): Sighting {
  return { name: name.trim() || undefined, emails: [email.toLowerCase()], login: login ?? selectNoreplyLogin(email) };
}

/** `bo` of `7+bo@users.noreply.github.com`. */
export function selectNoreplyLogin(email: string): string | undefined {
  return NOREPLY.exec(email)?.[1];
}

function isMachine({ name, emails, login }: Sighting): boolean {
  const isNamed = /\[bot\]$/i.test(name ?? "") || MACHINE_LOGIN.test(login ?? "");
  return isNamed || emails.some((email) => MACHINE_EMAIL.test(email));
}

function isSamePerson(person: Person, seen: Sighting): boolean {
  if (person.login !== undefined && seen.login !== undefined) return same(person.login, seen.login);
  return seen.emails.some((email) => person.emails.includes(email)) || same(person.name, seen.name ?? "");
}

function joinPeople(known: readonly Person[], seen: Sighting, first: Person["first"]): Person {
  const login = known.find((person) => person.login !== undefined)?.login ?? seen.login;
  return {
    name: known[0]?.name ?? seen.name ?? login ?? "",
    login,
    emails: [...new Set([...known.flatMap(({ emails }) => emails), ...seen.emails])],
    first,
  };
}

function labelOf({ login, name }: Person): string {
  return login ?? name;
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** A link to the account if it is known, without `@`, which would notify people. */
export function renderPerson(person: Person, { webUrl }: Repository): string {
  const host = /^https:\/\/[^/]+/.exec(webUrl ?? "")?.[0];
  if (person.login === undefined || host === undefined) return escapeMarkdown(labelOf(person));
  return `[${escapeMarkdown(person.login)}](${host}/${encodeURIComponent(person.login)})`;
}
