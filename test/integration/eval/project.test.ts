import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readCommits, runGit } from "../../../eval/git.ts";
import { applyDraft, moveTag, openProject, readChangelog, type Way } from "../../../eval/project.ts";
import { Range } from "../../../eval/ranges.ts";
import { History } from "../../support/history.ts";

const OLD = "## 1.0.0\n\n- Start ([#1])\n\n[#1]: https://host/1\n";
const ENTRY = "- Prints files ([#2])\n\n";

const range = Range.parse({
  repository: "ada/engine",
  language: "C",
  from: "v1.0.0",
  to: "v2.0.0",
  habits: "Lines under Unreleased, renamed by the release.",
  announced: [{ change: "Prints files.", group: ["added"], commits: ["0123456789ab"] }],
  alsoFine: [],
  changelog: { path: "NEWS.md", heading: "## 2.0.0", date: null, bullet: "- ", groups: {}, links: "reference" },
});

function createHistory(): History {
  const history = new History("engine");
  history.commit("Start (#1)", { "NEWS.md": OLD });
  history.tag("v1.0.0");
  history.commit("Print files (#2)", { "NEWS.md": `## Unreleased\n\n${ENTRY}${OLD}[#2]: https://host/2\n` });
  history.commit("Release 2.0.0", { "NEWS.md": `## 2.0.0\n\n${ENTRY}${OLD}[#2]: https://host/2\n` });
  history.tag("v2.0.0");
  return history;
}

test.each<[Way, string]>([
  ["tagged", `## 2.0.0\n\n${ENTRY}${OLD}[#2]: https://host/2\n`],
  ["pending", `## Unreleased\n\n${ENTRY}${OLD}[#2]: https://host/2\n`],
  ["unwritten", OLD],
])("%s: the tag has this changelog and the same history", (way, expected) => {
  using history = createHistory();
  using project = openProject(dirname(history.directory), range);
  const text = readChangelog(project, range, way);
  if (text !== undefined && way !== "tagged") moveTag(project, range, text);

  expect(readFileSync(join(project.directory, "NEWS.md"), "utf8")).toBe(expected);
  expect([...readCommits(project.directory, "v1.0.0", "v2.0.0").subjects.values()]).toEqual([
    "Release 2.0.0",
    "Print files (#2)",
  ]);
  expect(runGit(project.directory, ["status", "--porcelain"])).toBe("");
  expect(runGit(project.directory, ["log", "-1", "--format=%an %aI"])).toBe(
    `${history.git("log", "-1", "--format=%an %aI", "v2.0.0")}\n`,
  );
});

test("a range without a section for unreleased changes has nothing to measure in that way", () => {
  using history = new History("engine");
  history.commit("Start", { "NEWS.md": OLD });
  history.tag("v1.0.0");
  history.commit("Release 2.0.0", { "NEWS.md": `## 2.0.0\n\n${ENTRY}${OLD}` });
  history.tag("v2.0.0");
  using project = openProject(dirname(history.directory), range);

  expect(readChangelog(project, range, "pending")).toBeUndefined();
});

test("applies a draft whose last blank lines were cut off", () => {
  using history = createHistory();
  using project = openProject(dirname(history.directory), range);
  const diff = "diff --git a/NEWS.md b/NEWS.md\n--- a/NEWS.md\n+++ b/NEWS.md\n@@ -1,2 +1,3 @@\n+# News\n ## 2.0.0\n";

  expect(applyDraft(project, diff)).toEqual(["NEWS.md"]);
  expect(readFileSync(join(project.directory, "NEWS.md"), "utf8")).toMatch(/^# News\n## 2\.0\.0\n\n- /);
});
