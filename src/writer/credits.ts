import { escapeMarkdown } from "../escape-markdown.ts";
import { renderCommitLink, renderPullRequestLink } from "./links.ts";
import { labelOf, type Person } from "./people.ts";
import type { Repository } from "./span.ts";

/** Whom release notes name at their end; nobody where a list is empty. */
export type Credits = { contributors: readonly Person[]; newcomers: readonly Person[] };

/** A line for each list, `**Contributors**: [ada](…) and Bob Builder`; no `@`, so that nobody is pinged. */
export function renderCredits({ contributors, newcomers }: Credits, repository: Repository): string[] {
  const lines = [];
  if (contributors.length > 0) {
    lines.push(`**Contributors**: ${joinNames(contributors.map((person) => renderPerson(person, repository)))}`);
  }
  if (newcomers.length > 0) {
    const named = newcomers.map((person) => {
      const { pullRequest, sha } = person.first;
      const link =
        pullRequest === undefined ? renderCommitLink(repository, sha) : renderPullRequestLink(repository, pullRequest);
      return `${renderPerson(person, repository)} (${link})`;
    });
    lines.push(`**New contributors**: ${joinNames(named)}`);
  }
  return lines;
}

function renderPerson(person: Person, { webUrl }: Repository): string {
  const host = /^https:\/\/[^/]+/.exec(webUrl ?? "")?.[0];
  if (person.login === undefined || host === undefined) return escapeMarkdown(labelOf(person));
  return `[${escapeMarkdown(person.login)}](${host}/${encodeURIComponent(person.login)})`;
}

function joinNames(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
