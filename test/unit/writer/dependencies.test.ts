import { describe, expect, test } from "vitest";
import { buildChanges } from "../../../src/writer/changes.ts";
import { parseDependencyUpdate } from "../../../src/writer/dependencies.ts";
import { makeCommits } from "../../support/make-commits.ts";

/** `rope 1.0.0 → 2.0.0 major`; undefined for a change that is no update. */
function parse(message: string, paths: readonly string[] = ["package.json", "package-lock.json"]) {
  const [change] = buildChanges(makeCommits({ message, paths })).changes;
  if (change === undefined) throw new Error("no change");
  return parseDependencyUpdate(change)?.map(({ name, from, to, runtime, major, security }) => {
    const marks = Object.entries({ runtime, major, security }).flatMap(([mark, applies]) => (applies ? [mark] : []));
    return [name, from, "→", to, ...marks].filter((part) => part !== undefined).join(" ");
  });
}

describe("an update of a dependency", () => {
  test.each<[message: string, updates: string[]]>([
    ["Bump rope from 1.0.0 to 2.0.0", ["rope 1.0.0 → 2.0.0 runtime major"]],
    ["Bump rope from 0.4.0 to 0.5.0", ["rope 0.4.0 → 0.5.0 runtime major"]],
    ["Bump rope from 1.4.0 to 1.5.0", ["rope 1.4.0 → 1.5.0 runtime"]],
    ["build(deps-dev): bump rope from 1.0.0 to 2.0.0", ["rope 1.0.0 → 2.0.0 major"]],
    ["Update dependency rope to v3", ["rope → 3 runtime major"]],
    ["Update dependency rope to v3.1.0 [SECURITY]", ["rope → 3.1.0 runtime security"]],
    ["deps: rope@^1.2.0", ["rope → 1.2.0 runtime"]],
    ["deps: bump rope", []],
    ["Bump the harbour", []],
    ["Update all non-major dependencies", []],
    ["Lock file maintenance", []],
    ["pre-commit autoupdate", []],
    [
      "Bump the npm group with 2 updates\n\nBumps [rope](https://x.example) from 1.0.0 to 1.1.0.\nUpdates `sail` from 2.0.0 to 3.0.0\n",
      ["rope 1.0.0 → 1.1.0 runtime", "sail 2.0.0 → 3.0.0 runtime major"],
    ],
    [
      "Bump rope from 1.0.0 to 1.1.0\n\n---\nupdated-dependencies:\n- dependency-name: rope\n  dependency-type: direct:development\n",
      ["rope 1.0.0 → 1.1.0"],
    ],
    [
      "Bump rope from 1.0.0 to 1.1.0\n\n---\nupdated-dependencies:\n- dependency-name: sail\n  dependency-type: direct:development\n",
      ["rope 1.0.0 → 1.1.0 runtime"],
    ],
  ])("%j", (message, updates) => expect(parse(message)).toEqual(updates));

  test.each<[message: string, paths?: string[]]>([
    ["Bump the minimum version of Node.js"],
    ["Bump rope", ["package.json", "src/rope.ts"]],
    ["Bump rope from 1.0.0 to 2.0.0", ["package.json", "src/rope.ts"]],
    ["feat!: bump rope from 1.0.0 to 2.0.0"],
    ["Tie rope from 1.0.0 to 2.0.0"],
    ["Update the timetable of rope"],
  ])("is not %j in %j", (message, paths) => expect(parse(message, paths)).toBeUndefined());
});
