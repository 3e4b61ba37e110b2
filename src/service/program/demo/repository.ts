import { runGit } from "../../../git/run.ts";
import { DEMO_COMMITS, type DemoCommit } from "./product.ts";

const DAY_SECONDS = 86_400;

/** Noon that many days ago, in seconds since 1970: the same all day (UTC). */
export function timeOf(daysAgo: number): number {
  return (Math.floor(Date.now() / 1000 / DAY_SECONDS) - daysAgo + 0.5) * DAY_SECONDS;
}

/** Adds the commits from `newest` days ago and before, after `oldest`, with their tags. */
export async function addCommits(directory: string, oldest: number, newest: number): Promise<void> {
  const commits = DEMO_COMMITS.filter(([daysAgo]) => daysAgo < oldest && daysAgo >= newest);
  const found = await runGit(directory, ["for-each-ref", "refs/heads/main"]);
  const rendered = commits.map((commit, index) => renderCommit(commit, index === 0 && found !== ""));
  await runGit(directory, ["fast-import", "--quiet"], { input: rendered.join("") });
}

/** As `git fast-import` reads it. `isNext`: after one that is there already. */
function renderCommit([daysAgo, message, files, tag]: DemoCommit, isNext: boolean): string {
  const changes = Object.entries(files).map(([path, text]) => `M 100644 inline ${path}\n${renderData(text)}`);
  const committer = `committer Ferrytime <demo@example.com> ${timeOf(daysAgo)} +0000\n`;
  const parent = isNext ? "from refs/heads/main^0\n" : "";
  const commit = `commit refs/heads/main\n${committer}${renderData(message)}${parent}${changes.join("")}\n`;
  return tag === undefined ? commit : `${commit}reset refs/tags/${tag}\nfrom refs/heads/main\n\n`;
}

function renderData(text: string): string {
  return `data ${Buffer.byteLength(text)}\n${text}\n`;
}
