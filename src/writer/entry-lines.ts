import { escapeMarkdown, escapeMarkdownText } from "../escape-markdown.ts";
import { countWords } from "./count-commits.ts";
import type { Dependencies } from "./dependencies.ts";
import type { PackageUpdate } from "./dependency-update.ts";
import { renderCommitLink, renderPullRequestLink } from "./links.ts";
import type { Entry } from "./notes.ts";
import type { Repository } from "./span.ts";

const LEAST_OF_A_SCOPE = 4;

/**
 * One list item: `- **css:** Minify the style tag ([#12](…))`, below it what its breaking footers say,
 * indented so that it stays in the item. Ends without a line feed.
 */
export function renderEntry(entry: Entry, repository: Repository): string {
  const link =
    entry.pullRequest === undefined
      ? renderCommitLink(repository, entry.shas[0])
      : renderPullRequestLink(repository, entry.pullRequest);
  const scope = entry.scope === undefined ? "" : `**${escapeMarkdown(entry.scope)}:** `;
  const line = `- ${scope}${escapeMarkdown(entry.text)} (${link})`;
  if (entry.breaking === "" || isSame(entry.breaking, entry.text)) return line;
  const note = escapeMarkdownText(entry.breaking).replace(/^(?=.)/gm, "  ");
  return `${line}\n\n${note}`;
}

/** The entries as one list, each on its own line; items with text below stand apart. */
export function renderEntries(entries: readonly Entry[], repository: Repository): string {
  return joinItems(entries.map((entry) => renderEntry(entry, repository)));
}

/** Items with text below stand apart. */
function joinItems(items: readonly string[]): string {
  return items.join(items.some((item) => item.includes("\n\n")) ? "\n\n" : "\n");
}

/**
 * The entries as one list in which those of a scope that has four or more stand together below it, where the first of
 * them was. For text that is written anew each time: what is added to a list later would not find its scope.
 */
export function renderGroupedEntries(entries: readonly Entry[], repository: Repository): string {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = entry.scope?.toLowerCase() ?? entry.shas[0];
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const items = entries.flatMap((entry) => {
    const group = groups.get(entry.scope?.toLowerCase() ?? "") ?? [];
    if (group.length < LEAST_OF_A_SCOPE) return renderEntry(entry, repository);
    if (entry !== group[0]) return [];
    const inner = group.map((own) => renderEntry({ ...own, scope: undefined }, repository));
    return `- **${escapeMarkdown(entry.scope ?? "")}:**\n${joinItems(inner).replace(/^(?=.)/gm, "  ")}`;
  });
  return joinItems(items);
}

/** `12 dependency updates, among them `left-pad` 1.3.0 → 2.0.0 (major)`; undefined where there are none. */
export function renderDependencyLine(dependencies: Dependencies): string | undefined {
  if (dependencies.count === 0) return undefined;
  const updates = countWords(dependencies.count, ["dependency update", "dependency updates"]);
  const named = dependencies.notable.map((update) => {
    const why = [...(update.security ? ["security"] : []), ...(update.major ? ["major"] : [])].join(", ");
    return `${renderPackage(update)} (${why})`;
  });
  if (named.length === 0) return updates;
  return `${updates}${dependencies.count === named.length ? ": " : ", among them "}${named.join(", ")}`;
}

/** `` `left-pad` 1.3.0 → 2.0.0 ``. */
export function renderPackage({ name, from, to }: PackageUpdate): string {
  const versions = [from, to].filter((version) => version !== undefined).map(escapeMarkdown);
  return [`\`${name}\``, versions.join(" → ")].filter((part) => part !== "").join(" ");
}

function isSame(one: string, other: string): boolean {
  const plain = (text: string): string => text.trim().replace(/\.$/, "").toLowerCase();
  return plain(one) === plain(other);
}
