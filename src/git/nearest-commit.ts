import { runGit } from "./run-git.ts";

const FEWEST_DIGITS = 4;

/**
 * The commit whose SHA begins most like `name`, of those that share four digits with it, cut to the digits that a
 * person would give; undefined where there is none or where `name` is no SHA.
 */
export async function readNearestCommit(directory: string, name: string): Promise<string | undefined> {
  if (!/^[0-9a-f]{4,64}$/i.test(name)) return undefined;
  const wanted = name.toLowerCase();
  const objects = await runGit(directory, ["rev-parse", `--disambiguate=${wanted.slice(0, FEWEST_DIGITS)}`]);
  const kinds = await runGit(directory, ["cat-file", "--batch-check=%(objecttype) %(objectname)"], { input: objects });
  const commits = kinds
    .split("\n")
    .flatMap((line) => (line.startsWith("commit ") ? [line.slice("commit ".length)] : []));
  const [nearest] = commits.sort((a, b) => countShared(b, wanted) - countShared(a, wanted));
  return nearest?.slice(0, Math.max(wanted.length, 10));
}

function countShared(sha: string, wanted: string): number {
  const different = [...wanted].findIndex((digit, index) => digit !== sha[index]);
  return different === -1 ? wanted.length : different;
}
