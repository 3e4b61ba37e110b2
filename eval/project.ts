import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CLEAN_ENV, readBlob, runGit } from "./git.ts";
import type { Range } from "./ranges.ts";
import { readSection, removeSection } from "./section.ts";
import type { DocumentTask } from "./tasks.ts";

/**
 * `tagged`: the tree as it was released. `pending`: the same with the section for unreleased changes, as it was before the
 * release renamed it. `unwritten`: the same without any section for the version.
 */
export const WAYS = ["tagged", "pending", "unwritten"] as const;
export type Way = (typeof WAYS)[number];

export type Project = Disposable & { directory: string };

/** Throws if `repositories` does not have it. */
export function findMirror(repositories: string, repository: string): string {
  const [owner = "", name = ""] = repository.split("/");
  const places = [`${owner}+${name}/repo`, `${owner}+${name}`, `${owner}/${name}`, name, `${name}.git`];
  const found = places.map((place) => join(repositories, place)).find((path) => isRepository(path));
  if (found === undefined) throw new Error(`${repositories} has no clone of ${repository}.`);
  return found;
}

function isRepository(path: string): boolean {
  return existsSync(join(path, "HEAD")) || existsSync(join(path, ".git"));
}

/** A clone in a temporary folder with the range's end checked out; `origin` is the public address. */
export function openProject(repositories: string, range: Pick<Range, "repository" | "to">): Project {
  const directory = mkdtempSync(join(tmpdir(), "release-docs-eval-"));
  const project = { directory, [Symbol.dispose]: () => rmSync(directory, { recursive: true, force: true }) };
  try {
    runGit(directory, ["clone", "-q", "--no-checkout", findMirror(repositories, range.repository), "."]);
    runGit(directory, ["remote", "set-url", "origin", `https://github.com/${range.repository}.git`]);
    runGit(directory, ["checkout", "-q", "--detach", `refs/tags/${range.to}`]);
  } catch (error) {
    project[Symbol.dispose]();
    throw error;
  }
  return project;
}

/** Undefined if the project has no changelog, or no section for unreleased changes before the release. */
export function readChangelog({ directory }: Project, { from, to, changelog }: Range, way: Way): string | undefined {
  if (changelog === null) return undefined;
  const { path, heading } = changelog;
  const tagged = readBlob(directory, `refs/tags/${to}`, path);
  if (tagged === undefined) throw new Error(`${path} is not in ${to}.`);
  if (way === "tagged") return tagged;
  const unwritten = removeSection(tagged, heading, readBlob(directory, `refs/tags/${from}`, path) ?? "");
  if (unwritten === tagged) throw new Error(`${path} has no section for ${to}.`);
  if (way === "unwritten") return unwritten;
  const edit = runGit(directory, ["rev-list", "-1", `refs/tags/${from}..refs/tags/${to}`, "--", path]).trim();
  const pending = readBlob(directory, `${edit}^`, path) ?? "";
  const section = readSection(pending, heading);
  const isRenamed = section === "" && countLines(pending) > countLines(unwritten);
  // The version may be there already, with a line below it that says so.
  return isRenamed || /^\(?unreleased\b/im.test(section) ? pending : undefined;
}

function countLines(text: string): number {
  return text.split("\n").filter((line) => line.trim() !== "").length;
}

/**
 * Replaces the tagged commit by one with the same parents, message, people and dates, but with this changelog. So every
 * habit is measured alike: whether the release's commit wrote the section or renamed the one for unreleased changes.
 */
export function moveTag(project: Project, { to, changelog }: Range, text: string): void {
  if (changelog === null) return;
  const { directory } = project;
  const blob = runGit(directory, ["hash-object", "-w", "--stdin"], { input: text }).trim();
  runGit(directory, ["update-index", "--cacheinfo", `100644,${blob},${changelog.path}`]);
  moveToIndex(project, to);
}

/** The same with the documents as they were at `from`. */
export function putDocumentsBack(project: Project, { from, to, documents }: DocumentTask): void {
  const { directory } = project;
  runGit(directory, ["restore", "--staged", `--source=refs/tags/${from}`, "--", ...documents]);
  moveToIndex(project, to);
}

function moveToIndex({ directory }: Project, to: string): void {
  const commit = runGit(directory, ["rev-parse", `refs/tags/${to}^{commit}`]).trim();
  // A clone may lack the contents of large files.
  const tree = runGit(directory, ["write-tree", "--missing-ok"]).trim();
  const object = runGit(directory, ["cat-file", "commit", commit]);
  const moved = object.replace(/^tree [0-9a-f]+$/m, `tree ${tree}`).replace(/^gpgsig .*\n(?: .*\n)*/m, "");
  const sha = runGit(directory, ["hash-object", "-t", "commit", "-w", "--stdin"], { input: moved }).trim();
  runGit(directory, ["update-ref", `refs/tags/${to}`, sha]);
  runGit(directory, ["checkout", "-q", "--force", "--detach", `refs/tags/${to}`]);
}

/** Milliseconds. A model has 10 min for a turn. */
const TIMEOUT = 120_000;
const MODEL_TIMEOUT = 720_000;

export type Written = {
  notes: string;
  /** The drafted pull request; empty if there is none. */
  diff: string;
};

/** Runs a bundle as the README's command does, with `more` flags such as those of a model. Older ones print the diff without being asked. Throws if it fails. */
export function runBundle(
  bundle: string,
  { directory }: Project,
  { from, to }: Pick<Range, "from" | "to">,
  more: readonly string[] = [],
): Written {
  const args = [bundle, "--changes", `${from}..${to}`, "--working-directory", directory, ...more];
  const run = (flags: readonly string[]) =>
    spawnSync(process.execPath, [...args, ...flags], {
      encoding: "utf8",
      env: CLEAN_ENV,
      maxBuffer: 64 * 1024 * 1024,
      timeout: more.length === 0 ? TIMEOUT : MODEL_TIMEOUT,
      stdio: ["ignore", "pipe", "pipe"],
    });
  const asked = run(["--diff"]);
  const { status, stdout: output, stderr } = asked.stderr.includes("Unknown option '--diff'") ? run([]) : asked;
  if (status !== 0) throw new Error(`${bundle} failed: ${stderr}`);
  const start = /^diff --git /m.exec(output)?.index ?? output.length;
  return { notes: output.slice(0, start), diff: output.slice(start) };
}

/** The paths that the draft changes. The diff is applied to the clone. */
export function applyDraft({ directory }: Project, diff: string): string[] {
  if (diff === "") return [];
  runGit(directory, ["apply", "--whitespace=nowarn", "--index", "-"], { input: completeDiff(diff) });
  return runGit(directory, ["diff", "--cached", "--name-only", "-z", "--no-renames"]).split("\0").filter(Boolean);
}

/** Older bundles cut blank context lines off the end of the printed diff. */
function completeDiff(diff: string): string {
  const hunk = [...diff.matchAll(/^@@ -\d+(?:,(\d+))? /gm)].at(-1);
  if (hunk === undefined) return diff;
  const lines = diff.slice(hunk.index).trimEnd().split("\n").slice(1);
  const old = lines.filter((line) => !line.startsWith("+") && !line.startsWith("\\")).length;
  return `${diff.trimEnd()}\n${" \n".repeat(Math.max(0, Number(hunk[1] ?? 1) - old))}`;
}
