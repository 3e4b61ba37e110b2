import { readDiffs, readTreePaths, streamTreeText } from "../../git/tree.ts";
import { shorten } from "../../shared/text.ts";
import { type Change, selectPaths } from "../../writer/changes/change.ts";
import { type Claim, createLookup, type Lookup } from "../../writer/verify/lookup.ts";
import type { SourceRepository } from "../repositories/repositories.ts";
import type { WrittenSpan } from "../spans/span-notes.ts";
import { looksSecret } from "./reading.ts";
import type { AssistantTask } from "./task.ts";

export type Evidence = {
  /**
   * The claims that neither the repositories at their newest commit, nor the cited changes (title, body, diff), nor the
   * request's own words contain.
   */
  findUnfounded: (claims: readonly Claim[], cited: readonly Change[]) => Promise<Claim[]>;
  /** By `#7`, `octo/widget#7` or at least seven digits of a SHA; undefined if it is none of the range. */
  findChange: (reference: string) => SourceChange | undefined;
  /** A change's diff, cut to `longest` characters, without files that are likely to have secrets. */
  readDiff: (change: Change, source: SourceRepository, longest: number) => Promise<string>;
  /** Whether the words are in the request, a comment, an instruction or a linked page, whitespace and case aside. */
  isAsked: (words: string) => boolean;
};

type SourceChange = { change: Change; source: SourceRepository };

const MAX_DIFF_BYTES = 4 * 2 ** 20;
const MAX_TREE_BYTES = 512 * 2 ** 20;
/** In characters: any text contains a syllable. */
const MIN_QUOTE = 8;

/** `hasFile`: of the draft's repository, with the files that the turn has written. */
export function createEvidence(
  task: AssistantTask,
  sources: readonly SourceRepository[],
  written: readonly WrittenSpan[],
  hasFile: (path: string) => boolean | Promise<boolean> = () => false,
): Evidence {
  const asked = listAsked(task);
  const homes = sources.flatMap(({ repository }) => repository.webUrl ?? []);
  const versions = written.flatMap(({ span: { version, tag, previousTag }, earlier = [] }) =>
    [version, tag, previousTag, ...earlier].filter((name) => name !== undefined),
  );
  const known = [...asked, ...versions, ...homes];
  const changes = written.flatMap(({ source: { name }, notes }) => {
    const source = sources.find(({ repository }) => repository.name === name);
    return source === undefined ? [] : notes.changes.map((change) => ({ change, source }));
  });
  const sourceOf = new Map(changes.map(({ change, source }) => [change, source]));
  const diffs = new Map<Change, Promise<string>>();
  const readWhole = (change: Change, { history }: SourceRepository): Promise<string> => {
    const read = diffs.get(change) ?? readDiffs(history.directory, selectDiffed(change), MAX_DIFF_BYTES);
    diffs.set(change, read);
    return read;
  };
  const readCited = async (lookup: Lookup, change: Change): Promise<void> => {
    const messages = change.commits.flatMap(({ subject, body }) => [subject, body]);
    lookup.read([change.title, change.body, ...messages, ...selectPaths(change)].join("\n"), "words");
    const source = sourceOf.get(change);
    if (source === undefined || lookup.missing().length === 0) return;
    const diff = await readWhole(change, source);
    lookup.read(diff);
    lookup.read(selectChangedLines(diff), "change");
  };
  return {
    findUnfounded: async (claims, cited) => {
      const lookup = createLookup(claims);
      lookup.read(known.join("\n"), "words");
      for (const change of cited) await readCited(lookup, change);
      for (const source of sources) await readTree(lookup, source, selectNewest(source, written));
      const missing = lookup.missing();
      const exist = await Promise.all(
        missing.map(({ kind, text }) => {
          if (kind === "address") return homes.some((home) => isBelow(text, home));
          return (kind === "path" || kind === "package") && hasFile(text.replace(/^\.?\//, ""));
        }),
      );
      return missing.filter((_, index) => !exist[index]);
    },
    findChange: (reference) => changes.find((one) => isReferredTo(one, reference.trim())),
    readDiff: async (change, source, longest) => shorten(removeSecretFiles(await readWhole(change, source)), longest),
    isAsked: (words) => {
      const wanted = fold(words);
      return (
        wanted.length > 0 &&
        asked.map(fold).some((text) => text === wanted || (wanted.length >= MIN_QUOTE && text.includes(wanted)))
      );
    },
  };
}

function listAsked({ request, comments, instructions, config, links }: AssistantTask): string[] {
  return [
    request.title,
    request.body,
    ...(request.comments ?? []),
    ...comments.flatMap(({ body, anchor }) => [body, anchor?.lines ?? ""]),
    ...Object.values(instructions).flatMap((texts) => texts ?? []),
    config.planningInstructions ?? "",
    config.prCommitInstructions ?? "",
    ...links.flatMap(({ url, title, excerpt = "" }) => [url, title, excerpt]),
  ].filter((text) => text !== "");
}

/** A page of the repository itself. */
function isBelow(address: string, home: string): boolean {
  return address.startsWith(`${home}/`) && /^\/[\w./#-]*$/.test(address.slice(home.length)) && !address.includes("..");
}

/** The last commit of the newest release that is written about, else the branch's. */
function selectNewest({ history, repository }: SourceRepository, written: readonly WrittenSpan[]): string {
  const own = written.filter(({ source, span }) => source.name === repository.name && span.end !== undefined);
  return own.toSorted((a, b) => a.span.date.localeCompare(b.span.date)).at(-1)?.span.end ?? history.head;
}

async function readTree(lookup: Lookup, { history }: SourceRepository, sha: string): Promise<void> {
  if (lookup.missing().length === 0) return;
  lookup.read((await readTreePaths(history.directory, sha)).join("\n"));
  for await (const text of streamTreeText(history.directory, sha, MAX_TREE_BYTES)) {
    lookup.read(text);
    if (lookup.missing().length === 0) return;
  }
}

/** A merge has all of its branch; the commits of a rebase are newest first. */
function selectDiffed({ commits }: Change): string[] {
  const [lead] = commits;
  return lead.parents.length > 1 ? [lead.sha] : commits.map(({ sha }) => sha).reverse();
}

function isReferredTo({ change, source }: SourceChange, reference: string): boolean {
  const [, name = "", digits] = /^([\w./-]*)[#!](\d{1,9})$/.exec(reference) ?? [];
  if (digits !== undefined) {
    return (
      change.pullRequest === Number(digits) &&
      (name === "" || name.toLowerCase() === source.repository.name.toLowerCase())
    );
  }
  const sha = /^(?:[\w./-]+@)?([0-9a-f]{7,64})$/i.exec(reference)?.[1]?.toLowerCase();
  return sha !== undefined && change.commits.some((commit) => commit.sha.startsWith(sha));
}

/** Numbers of lines and of objects, and what a change leaves as it was, say nothing about it. */
function selectChangedLines(diff: string): string {
  const lines = diff.split("\n").filter((line) => /^(?:\+(?!\+\+ )|-(?!-- ))/.test(line));
  return lines.join("\n");
}

/** Without the diffs of files that are likely to have secrets. */
function removeSecretFiles(diff: string): string {
  const files = diff.split(/^(?=diff --git )/m);
  return files.filter((file) => !looksSecret(/^diff --git .* "?b\/(.+?)"?$/m.exec(file)?.[1] ?? "")).join("");
}

function fold(text: string): string {
  return text.replace(/\s+/g, " ").trim().toLowerCase();
}
