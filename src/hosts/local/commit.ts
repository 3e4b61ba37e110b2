import { GitDialog, type ObjectReader } from "../../git/objects.ts";
import { GitCommandError } from "../../git/run.ts";
import type { TreeChange } from "../draft-files.ts";
import { readObject } from "./tree.ts";

type Signature = { name: string; email: string; date: string };

/** `date` is the time of the commit. */
export async function readCommit(objects: ObjectReader, sha: string) {
  const { content } = await readObject(objects, `${sha}^{commit}`);
  const [head = "", ...message] = content.toString().split("\n\n");
  // The committer's line ends in seconds and time zone.
  const lines = head.split("\n");
  const tree = lines[0]?.slice("tree ".length) ?? "";
  const seconds = lines
    .find((line) => line.startsWith("committer "))
    ?.split(" ")
    .at(-2);
  return { tree, date: new Date(Number(seconds) * 1000).toISOString(), message: message.join("\n\n") };
}

/** The repository that is written to, and the one that has the base: `store` itself, or what it borrows objects from. */
export type CommitPlace = { store: string; home: string; signature: Signature };

type NewCommit = {
  /** Full SHA. */
  parent: string;
  changes: readonly TreeChange[];
  /** Gets the SHA of the commit's tree. Without a message nothing is committed. */
  buildMessage: (tree: string) => string | undefined;
};

/** Never written: it is deleted before git writes refs. */
const BRANCH = "refs/release-docs/draft";

/**
 * Stores a commit on `parent` without a ref, by one process. `sha` is undefined without a message; `entries` are the
 * changed files that its tree has: mode, type and SHA.
 */
export async function writeCommit(
  { store, home, signature }: CommitPlace,
  { parent, changes, buildMessage }: NewCommit,
): Promise<{ tree: string; sha: string | undefined; entries: ReadonlyMap<string, string> }> {
  // Few objects are stored one by one, by a process more; where none of them is kept, a pack is as good.
  const unpackLimit = store === home ? 100 : 1;
  const args = ["-c", `fastimport.unpackLimit=${unpackLimit}`, "fast-import", "--quiet"];
  const git = new GitDialog(store, args);
  const ask = async (question: string, answer: RegExp): Promise<string> => {
    git.write(question);
    const line = await git.answers.readLine();
    const [, sha] = answer.exec(line) ?? [];
    if (sha !== undefined) return sha;
    await git.finish();
    throw new GitCommandError(args, 1, line);
  };
  try {
    // The message names the tree, so it is asked for in a commit without one.
    const draft = renderCommit(parent, { name: "-", email: "", date: "1970-01-01T00:00:00Z" }, "");
    const listing = `feature done\n${draft}${changes.map(renderChange).join("")}ls ""\n`;
    const tree = await ask(listing, /^040000 tree ([0-9a-f]+)\t$/);
    const entries = new Map<string, string>();
    for (const { path } of changes) {
      const entry = await ask(`ls ${quotePath(path)}\n`, /^(missing|\d{6} \w+ [0-9a-f]+)[ \t]/);
      if (entry !== "missing") entries.set(path, entry);
    }
    const message = buildMessage(tree);
    const final = message === undefined ? "" : `${renderCommit(parent, signature, message)}M 040000 ${tree} ""\n\n`;
    const sha = final === "" ? undefined : await ask(`${final}get-mark :1\n`, /^([0-9a-f]+)$/);
    git.write(`reset ${BRANCH}\nfrom ${"0".repeat(parent.length)}\n\ndone\n`);
    await git.finish();
    return { tree, sha, entries };
  } finally {
    await git.stop();
  }
}

function renderCommit(parent: string, { name, email, date }: Signature, message: string): string {
  const who = `${name} <${email}> ${Math.floor(Date.parse(date) / 1000)} +0000`;
  const text = message === "" ? "" : `${message.trim()}\n`;
  return [
    ...[`commit ${BRANCH}`, "mark :1", `author ${who}`, `committer ${who}`],
    ...[`data ${Buffer.byteLength(text)}`, `${text}from ${parent}`, ""],
  ].join("\n");
}

function renderChange({ path, mode, sha, content }: TreeChange): string {
  const name = quotePath(path);
  if (content !== undefined) return `M ${mode} inline ${name}\ndata ${Buffer.byteLength(content)}\n${content}\n`;
  return sha === null ? `D ${name}\n` : `M ${mode} ${sha} ${name}\n`;
}

function quotePath(path: string): string {
  return `"${path.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
