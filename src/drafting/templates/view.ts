import { escapeMarkdown } from "../../shared/markdown/escape.ts";
import type { Repository, Span } from "../../writer/changes/change.ts";
import { parseTitle } from "../../writer/changes/titles.ts";
import { describeEntry, renderDependencyLine } from "../../writer/entries.ts";
import * as links from "../../writer/links.ts";
import type { NoteEntry, Notes } from "../../writer/notes.ts";
import { arrangeSections, type Credits, isKindFolded, type SectionOptions } from "../../writer/release-notes.ts";

/** Fields as `docs/templates.md` explains them: Markdown. Those without a value are there too, and hide outer ones. */
export function viewRelease({ version, tag, previousTag, date }: Span, repository: Repository) {
  const compareUrl = tag && previousTag && links.buildCompareUrl(repository, previousTag, tag);
  const [shown, previous] = [tag, previousTag].map((name) => name && escapeMarkdown(name));
  return { version, tag: shown, previousTag: previous, date, compareUrl, repository: repository.name };
}

export function createEntryView({ changes }: Pick<Notes, "changes">, repository: Repository) {
  const byLead = new Map(changes.map((change) => [change.commits[0].sha, change]));
  return (entry: NoteEntry) => {
    const { text, references, note } = describeEntry(entry, repository);
    const { pullRequest, scope, class: kind, closes } = entry;
    const [sha] = entry.shas;
    return {
      text,
      scope: scope && escapeMarkdown(scope),
      type: parseTitle(byLead.get(sha)?.title ?? "").type,
      kind,
      pullRequest,
      pullRequestUrl: pullRequest && links.buildChangeUrl(repository, pullRequest, sha),
      sha: sha.slice(0, 7),
      commitUrl: links.buildChangeUrl(repository, undefined, sha),
      link: links.renderChangeLink(repository, pullRequest, sha),
      references: references.join(", "),
      authors: viewPeople(entry.listAuthors(), repository),
      closes: markLast(closes.map((issue) => ({ link: links.renderIssueLink(repository, issue) }))),
      breaking: kind === "breaking",
      // Below an item of a list.
      advice: note.replace(/\n(?=.)/g, "\n  "),
    };
  };
}

function viewPeople(people: readonly links.Person[], repository: Repository) {
  const view = (person: links.Person) => ({
    name: escapeMarkdown(person.name),
    login: person.login && escapeMarkdown(person.login),
    link: links.renderPerson(person, repository),
  });
  return markLast(people.map(view));
}

function markLast<Item extends object>(items: readonly Item[]): (Item & { last: boolean })[] {
  return items.map((item, index) => ({ ...item, last: index === items.length - 1 }));
}

export type ViewOptions = SectionOptions & { credits?: Credits | undefined; line: (entry: NoteEntry) => string };

export function viewNotes(
  span: Span,
  notes: Notes,
  repository: Repository,
  { credits, line, ...options }: ViewOptions,
) {
  const view = createEntryView(notes, repository);
  const others = { title: "Other changes", entries: notes.others };
  const sections = [...arrangeSections(notes, options), ...(notes.others.length === 0 ? [] : [others])];
  return {
    ...viewRelease(span, repository),
    sections: markLast(
      sections.map(({ title, entries }) => ({
        title,
        kind: entries[0]?.class,
        entries: markLast(entries.map((entry) => ({ ...view(entry), line: line(entry) }))),
      })),
    ),
    dependencies: renderDependencyLine(notes.dependencies),
    internalCount: isKindFolded("internal", options) ? notes.internal.length : 0,
    contributors: viewPeople(credits?.contributors ?? [], repository),
    newContributors: viewPeople(credits?.newcomers ?? [], repository),
  };
}
