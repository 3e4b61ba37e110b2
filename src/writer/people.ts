import type { FactsBySha } from "../commit-facts.ts";
import type { Commit } from "../git/commit.ts";
import { type Change, selectWork } from "./change.ts";

/** Somebody who took part in a span. */
export type Person = {
  /** As git has it; the login where git does not tell. */
  name: string;
  /** The account on the code host, where it is known. */
  login: string | undefined;
  /** In small letters; those that are known to be this person's. */
  emails: readonly string[];
  /** Their oldest change in the span: its pull request in this repository, and its commit. */
  first: { pullRequest: number | undefined; sha: string };
};

type Sighting = Pick<Person, "login" | "emails"> & { name: string | undefined };

/** A person with everything that they were met by. */
type Known = { person: Person; keys: readonly string[] };

const NOREPLY = /^(?:\d+\+)?([a-z\d](?:[\w-]*[a-z\d])?)@users\.noreply\./i;
const CO_AUTHOR = /^co-authored-by: *([^<\n]*?) *<([^<>\s]+@[^<>\s]+)> *$/gim;
const MACHINE_LOGIN = /\[bot\]$|(?:^|[-_])(?:ro)?bot$/i;
const MACHINE_EMAIL = /\[bot\]@|^(?:no-?reply|actions?|bot)@/i;

/**
 * The people behind changes, newest first, each once and without bots: the author of a pull request where the code
 * host tells it, else the authors of the commits; and who is named as a co-author. Sorted by login or name.
 */
export function selectPeople(changes: readonly Change[], facts: FactsBySha | undefined): Person[] {
  const byKey = new Map<string, Known>();
  for (const change of changes) {
    const first = { pullRequest: change.pullRequest, sha: change.commits[0].sha };
    for (const seen of selectSightings(change, facts)) {
      if (isMachine(seen)) continue;
      const keys = selectKeys(seen);
      const near = new Set(keys.flatMap((key) => byKey.get(key) ?? []));
      const same = [...near].filter(({ person }) => isSame(person, seen));
      const known: Known = {
        person: joinPeople(
          same.map(({ person }) => person),
          seen,
          first,
        ),
        keys: [...new Set([...same.flatMap((other) => other.keys), ...keys])],
      };
      for (const key of known.keys) byKey.set(key, known);
    }
  }
  const people = new Set([...byKey.values()].map(({ person }) => person));
  return [...people].sort((a, b) => compareText(labelOf(a), labelOf(b)));
}

/** By what somebody is met again. */
function selectKeys({ name, login, emails }: Sighting): string[] {
  const named = [...(login === undefined ? [] : [`login ${login}`]), ...(name === undefined ? [] : [`name ${name}`])];
  return [...named.map((key) => key.toLowerCase()), ...emails.map((email) => `mail ${email}`)];
}

function selectSightings(change: Change, facts: FactsBySha | undefined): Sighting[] {
  const work = selectWork(change);
  const [lead] = change.commits;
  const authored = work.length > 0 ? work : lead.parents.length < 2 ? [lead] : [];
  const authors = authored.map((commit) => seeAuthor(commit, facts));
  const account = change.told?.author;
  const bodies = [change.body, ...authored.map(({ body }) => body)].join("\n");
  const others = [...bodies.matchAll(CO_AUTHOR)].map((match) => see(match[1] ?? "", match[2] ?? "", undefined));
  if (account === undefined || account.isBot) return [...authors, ...others];
  // Who opened a pull request wrote it, where nobody else did.
  const isOnlyOne = new Set(authors.flatMap(({ emails }) => emails)).size === 1;
  const opener = { name: isOnlyOne ? authors[0]?.name : undefined, login: account.login };
  return [{ ...opener, emails: isOnlyOne ? (authors[0]?.emails ?? []) : [] }, ...(isOnlyOne ? [] : authors), ...others];
}

function seeAuthor({ sha, author }: Commit, facts: FactsBySha | undefined): Sighting {
  return see(author.name, author.email, facts?.get(sha)?.login);
}

function see(name: string, email: string, login: string | undefined): Sighting {
  return { name: name.trim() || undefined, emails: [email.toLowerCase()], login: login ?? selectNoreplyLogin(email) };
}

/** `bo` of `7+bo@users.noreply.github.com`, which GitHub makes for those who hide their address. */
export function selectNoreplyLogin(email: string): string | undefined {
  return NOREPLY.exec(email)?.[1];
}

function isMachine({ name, emails, login }: Sighting): boolean {
  const isNamed = /\[bot\]$/i.test(name ?? "") || MACHINE_LOGIN.test(login ?? "");
  return isNamed || emails.some((email) => MACHINE_EMAIL.test(email));
}

function isSame(person: Person, seen: Sighting): boolean {
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

/** What a person is called where they are thanked. */
export function labelOf({ login, name }: Person): string {
  return login ?? name;
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function compareText(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a < b ? -1 : a > b ? 1 : 0;
}
