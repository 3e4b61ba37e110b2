import type { Commit } from "./commit.ts";
import { streamGit } from "./run-git.ts";

/** Who had a part in a history: names and e-mail addresses after `.mailmap`, in small letters. */
export type EarlierAuthors = { names: ReadonlySet<string>; emails: ReadonlySet<string> };

/**
 * Who wrote, or is named as a co-author of, what `commits` build on; undefined where they start the history. One
 * `git log` over everything before them.
 */
export async function readEarlierAuthors(
  directory: string,
  commits: readonly Commit[],
): Promise<EarlierAuthors | undefined> {
  const own = new Set(commits.map(({ sha }) => sha));
  const before = [...new Set(commits.flatMap(({ parents }) => parents.filter((parent) => !own.has(parent))))];
  if (before.length === 0) return undefined;
  const args = [
    ...["-c", "mailmap.file=/dev/null", "-c", "mailmap.blob=HEAD:.mailmap"],
    ...["log", "--no-show-signature", "--encoding=UTF-8", "--no-notes"],
    "--format=%aN <%aE>%n%(trailers:key=Co-authored-by,valueonly)",
    "--stdin",
  ];
  const lines = new Set<string>();
  let rest = "";
  const decoder = new TextDecoder();
  for await (const piece of streamGit(directory, args, { input: `${before.join("\n")}\n` })) {
    const pieces = (rest + decoder.decode(piece, { stream: true })).split("\n");
    rest = pieces.pop() ?? "";
    for (const line of pieces) lines.add(line);
  }
  const people = [...lines, rest].flatMap((line) => {
    const [, name = "", email = ""] = /^(.*) <([^<>]*)>$/.exec(line.trim().toLowerCase()) ?? [];
    return email === "" ? [] : [{ name, email }];
  });
  return { names: new Set(people.map(({ name }) => name)), emails: new Set(people.map(({ email }) => email)) };
}
