import { neutralizeMessage, neutralizeTitle } from "../shared/markdown/markdown.ts";
import { selectTrailers } from "../shared/text.ts";

/** `releases`: the tags that a merge of the commit releases. */
export type Message = {
  title: string;
  body: string;
  signOff?: boolean | undefined;
  releases?: readonly string[] | undefined;
};

/** `tree` is the name of its tree. */
export type OwnCommit = { commit: string; tree: string; message: string };

const TRAILER = "Release-Docs-Tree";

/** Who makes a commit. */
export type Signer = { name: string; email: string };

/** A commit message that no product obeys, marked with its tree: an amended commit is not ours. */
export function markMessage({ title, body, signOff, releases = [] }: Message, tree: string, signer?: Signer): string {
  const isSigned = signOff === true && signer !== undefined;
  const trailers = [
    ...releases.map((tag) => `${RELEASE_TRAILER}: ${tag.replace(/^@/, "%40")}`),
    ...(isSigned ? [`Signed-off-by: ${signer.name} <${signer.email}>`] : []),
    `${TRAILER}: ${tree}`,
  ];
  return [neutralizeTitle(title), neutralizeMessage(body).trim(), trailers.join("\n")]
    .filter((part) => part !== "")
    .join("\n\n");
}

export function isOwnCommit({ message, tree }: { message: string; tree: string }): boolean {
  return message.trimEnd().split("\n").at(-1) === `${TRAILER}: ${tree}`;
}

const RELEASE_TRAILER = "Release-Docs-Release";
const RELEASE_LINE = /^Release-Docs-Release: ((?:%40)?[\w+./@-]{1,200})$/gm;

/** The tags of {@link Message} that our newest commit with any names; `commits` have the newest first. */
export function selectReleases(commits: readonly Omit<OwnCommit, "commit">[]): string[] {
  const read = ({ message }: { message: string }) =>
    [...selectTrailers(message).matchAll(RELEASE_LINE)].map(([, tag = ""]) => tag.replace(/^%40/, "@"));
  const named = commits.filter(isOwnCommit).map(read);
  return named.find((tags) => tags.length > 0) ?? [];
}
