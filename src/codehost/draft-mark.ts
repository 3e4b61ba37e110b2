const TRAILER = "Release-Docs-Tree";

/**
 * A commit's message with the mark that it is ours. An `@name` of it pings nobody. The mark names the tree that we wrote, so that a commit that a
 * person amended, or made with our words, does not count as ours.
 */
export function markMessage({ title, body }: { title: string; body: string }, tree: string): string {
  return [title, body, `${TRAILER}: ${tree}`]
    .map((part) => part.trim().replace(/(?<!\w)@(?=\w)/g, "@\u200B"))
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Whether a commit is one of ours, as we left it. */
export function isOwnCommit({ message, tree }: { message: string; tree: string }): boolean {
  return message.trimEnd().split("\n").at(-1) === `${TRAILER}: ${tree}`;
}
