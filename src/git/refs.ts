import { runGit } from "./run-git.ts";

/** Gives `directory` the refs that `source` has and it lacks; it has to be able to read their objects. */
export async function copyMissingRefs(source: string, directory: string): Promise<void> {
  const [wanted, there] = await Promise.all([readRefs(source), readRefs(directory)]);
  const names = new Set(there.map(({ name }) => name));
  const missing = wanted.filter(({ name }) => !names.has(name));
  const lines = missing.flatMap(({ name, object, leadsTo }) => (leadsTo === "" ? [`create ${name} ${object}\n`] : []));
  await runGit(directory, ["update-ref", "--stdin"], { input: lines.join("") });
  for (const { name, leadsTo } of missing) if (leadsTo !== "") await runGit(directory, ["symbolic-ref", name, leadsTo]);
}

/** A ref by its full name; `leadsTo` names another where it is a symbolic one. */
type Ref = { name: string; object: string; leadsTo: string };

async function readRefs(directory: string): Promise<Ref[]> {
  const listing = await runGit(directory, ["for-each-ref", "--format=%(refname) %(objectname) %(symref)"]);
  return listing
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [name = "", object = "", leadsTo = ""] = line.split(" ");
      return { name, object, leadsTo };
    });
}
