import { mkdir } from "node:fs/promises";
import { runGit } from "../../../git/run.ts";
import { DEMO_COMMITS, type DemoCommit } from "./product.ts";

const AUTHOR = "Demo <demo@example.com>";
const DAY_SECONDS = 86_400;

/** Writes the demo's history, the same all day (UTC) of `now`, to a new bare repository. Throws as `runGit` does. */
export async function createDemoRepository(directory: string, now: Date): Promise<void> {
  await mkdir(directory);
  await runGit(directory, ["init", "--bare", "--quiet", "--template=", "--initial-branch=main", "."]);
  const today = Math.floor(now.getTime() / 1000 / DAY_SECONDS) * DAY_SECONDS;
  const commits = DEMO_COMMITS.map((commit) => renderCommit(commit, today));
  await runGit(directory, ["fast-import", "--quiet"], { input: commits.join("") });
}

/** As `git fast-import` reads it. `today` is its midnight, in seconds since 1970. */
function renderCommit({ daysAgo, message, files, tag }: DemoCommit, today: number): string {
  const timeOf = (days: number) => today - days * DAY_SECONDS;
  const dateOf = (days: number) => new Date(timeOf(days) * 1000).toISOString().slice(0, "2026-01-05".length);
  const changes = Object.entries(files).map(([path, content]) => {
    const dated = content.replaceAll(/\{(\d+) days ago\}/g, (_, days: string) => dateOf(Number(days)));
    return `M 100644 inline ${path}\n${renderData(dated)}`;
  });
  const author = `committer ${AUTHOR} ${timeOf(daysAgo)} +0000\n`;
  const commit = `commit refs/heads/main\n${author}${renderData(message)}${changes.join("")}\n`;
  return tag === undefined ? commit : `${commit}reset refs/tags/${tag}\nfrom refs/heads/main\n\n`;
}

function renderData(text: string): string {
  return `data ${Buffer.byteLength(text)}\n${text}\n`;
}
